use clayout::CLayout;

#[derive(CLayout)]
#[bits(3)]
struct Device {
    #[bits(3)]
    level: u32,
}

fn main() {
    let c = CDevice::new().with_level(1);
    let _ = (c.level(), CDevice::LAYOUT, Device { level: 1 }.to_c());
}
