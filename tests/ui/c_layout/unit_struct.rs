use clayout::CLayout;

#[derive(CLayout)]
struct Device;

fn main() {
    let c = CDevice::new();
    let _ = (c.to_bytes(), CDevice::LAYOUT, Device.to_c());
}
