use clayout::CLayout;

#[derive(CLayout)]
struct Device<'a> {
    #[bits(3)]
    level: u32,
    next: &'a u32,
}

fn main() {
    let _ = CDevice::new();
}
