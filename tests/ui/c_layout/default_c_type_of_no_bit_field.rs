use clayout::CLayout;

#[derive(CLayout)]
#[clayout(bits = f32)]
struct Device {
    #[bits(3)]
    level: u8,
    #[bits(3)]
    other: u8,
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
