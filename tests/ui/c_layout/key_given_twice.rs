use clayout::CLayout;

#[derive(CLayout)]
#[clayout(name = "DEVICE", packed)]
#[clayout(name = "OTHER", packed)]
struct Device {
    #[bits(3)]
    level: u32,
}

fn main() {
    let c = DEVICE::new().with_level(1);
    let _ = (c.level(), DEVICE::LAYOUT, Device { level: 1 }.to_c());
}
