use clayout::CLayout;

#[derive(CLayout)]
struct Device {
    next: *const u32,
}

fn main() {
    let _ = CDevice::from_slice(&[0; 8]);
}
