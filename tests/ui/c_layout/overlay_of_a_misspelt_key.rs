use clayout::CLayout;

#[derive(CLayout)]
#[clayout(overlays(A: u32))]
struct Device {
    #[bits(3, in = A)]
    level: u32,
}

#[derive(CLayout)]
#[clayout(overlay(A: u32))]
struct Port {
    #[bits(3, inn = A)]
    level: u32,
}

fn main() {
    let _ = (CDevice::new().with_level(1).a(), CPort::new().with_level(1).a());
    let _ = (Device { level: 1 }.to_c(), Port { level: 1 }.to_c());
}
