use clayout::CLayout;

#[allow(non_camel_case_types)]
type u32 = bool;

#[derive(CLayout)]
struct Device {
    level: u32,
}

fn main() {
    let c = CDevice::new();
    let _ = (c.level, c.to_bytes(), CDevice::LAYOUT, Device { level: true }.to_c());
}
