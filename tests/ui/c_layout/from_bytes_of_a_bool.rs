use clayout::CLayout;

#[derive(CLayout)]
struct Device {
    enabled: bool,
}

fn main() {
    let _ = CDevice::from_bytes([2]);
}
