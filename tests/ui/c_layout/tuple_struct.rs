use clayout::CLayout;

#[derive(CLayout)]
struct Device(u32, #[bits(3)] u32);

fn main() {
    let c = CDevice::new();
    let _ = (c.to_bytes(), CDevice::LAYOUT, Device(1, 2).to_c());
}
