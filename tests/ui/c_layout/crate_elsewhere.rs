use clayout::CLayout;

#[derive(CLayout)]
#[clayout(crate = "elsewhere::clayout")]
struct Device {
    #[bits(3)]
    level: u32,
    plain: u16,
}

fn main() {
    let c = CDevice::new().with_level(1);
    let _ = (
        c.level(),
        c.plain,
        CDevice::LAYOUT,
        Device { level: 1, plain: 2 }.to_c(),
    );
}
