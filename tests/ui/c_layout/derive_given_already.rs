use clayout::CLayout;

#[derive(CLayout)]
#[clayout(derive(Debug, core::clone::Clone, PartialOrd))]
struct Device {
    #[bits(3)]
    level: u32,
}

fn main() {
    let c = CDevice::new().with_level(1);
    let _ = (c.level(), CDevice::LAYOUT, Device { level: 1 }.to_c());
}
