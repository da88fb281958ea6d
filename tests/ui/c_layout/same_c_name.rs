use clayout::CLayout;

#[derive(CLayout)]
struct Device {
    #[bits(3)]
    level: u32,
    #[bits(3)]
    #[clayout(name = "level")]
    other: u32,
}

fn main() {
    let c = CDevice::new().with_level(1);
    let _ = (
        c.level(),
        c.other(),
        CDevice::LAYOUT,
        Device { level: 1, other: 1 }.to_c(),
    );
}
