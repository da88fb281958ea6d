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
    let mut c = CDevice::new().with_level(1);
    c.value.set_number(3);
    let _ = Device {
        level: 1,
        value: Value { number: 3 },
    }
    .to_c();
}
