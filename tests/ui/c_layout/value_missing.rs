use clayout::CLayout;

#[derive(CLayout)]
#[clayout(name = , abi =)]
struct Device {
    #[bits(3, in =)]
    level: u32,
}

fn main() {
    let c = CDevice::new().with_level(1);
    let _ = (c.level(), CDevice::LAYOUT, Device { level: 1 }.to_c());
}
