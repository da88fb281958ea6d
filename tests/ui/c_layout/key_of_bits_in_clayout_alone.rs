use clayout::CLayout;

#[derive(CLayout)]
#[clayout(overlay(A: u32))]
struct Device {
    #[clayout(in = A)]
    level: u32,
}

fn main() {
    let c = CDevice::new();
    let _ = (c.a(), CDevice::LAYOUT, Device { level: 1 }.to_c());
}
