use clayout::CLayout;

#[derive(CLayout)]
struct Device {
    #[bits(3)]
    level: u32,
    #[bits(29)]
    reserved: (),
}

fn main() {
    let c = CDevice::new().with_level(1);
    let _ = (c.level(), CDevice::LAYOUT, Device { level: 1, reserved: () }.to_c());
}
