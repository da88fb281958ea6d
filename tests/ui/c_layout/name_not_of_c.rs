use clayout::CLayout;

#[derive(CLayout)]
#[clayout(name = "struct device")]
struct Device {
    #[bits(3)]
    #[clayout(name = "3D")]
    level: u32,
    #[clayout(name = "")]
    plain: u32,
}

fn main() {
    let c = CDevice::new().with_level(1);
    let _ = (
        c.level(),
        c.plain,
        CDevice::LAYOUT,
        Device { level: 1, plain: 1 }.to_c(),
    );
}
