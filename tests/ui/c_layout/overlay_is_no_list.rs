use clayout::CLayout;

#[derive(CLayout)]
#[clayout(overlay = "A")]
struct Device {
    #[bits(3, in = A)]
    level: u32,
    #[bits(29, in = A)]
    reserved: (),
}

fn main() {
    let c = CDevice::new().with_level(1).with_a(1);
    let _ = (c.level(), c.a(), CDevice::LAYOUT);
    let _ = Device { level: 1, reserved: () }.to_c();
}
