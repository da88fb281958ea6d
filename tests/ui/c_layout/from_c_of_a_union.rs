use clayout::CLayout;

#[derive(Clone, Copy, CLayout)]
union Value {
    number: u32,
    ratio: f32,
}

#[derive(CLayout)]
struct Device {
    #[bits(3)]
    level: u32,
    value: Value,
}

fn main() {
    let _ = Device::from_c(&CDevice::new());
}
