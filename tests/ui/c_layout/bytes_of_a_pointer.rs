use clayout::CLayout;

#[derive(CLayout)]
struct Device {
    #[bits(3)]
    level: u32,
    next: *const u32,
}

fn main() {
    let c = CDevice::new();
    let _ = c.to_bytes();
}
