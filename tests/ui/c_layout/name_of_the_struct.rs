use clayout::CLayout;

#[derive(CLayout)]
#[clayout(name = "Device")]
struct Device {
    #[bits(3)]
    level: u32,
}

fn main() {
    let _ = (Device::LAYOUT, Device { level: 1 }.to_c());
}
