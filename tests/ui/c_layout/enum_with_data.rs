use clayout::CLayout;

#[derive(CLayout)]
enum Value {
    Number(u32),
    None,
}

#[derive(CLayout)]
struct Device {
    value: Value,
    level: u32,
}

fn main() {
    let c = CDevice::new();
    let _ = (
        c.value,
        c.level,
        CValue::new(),
        CDevice::LAYOUT,
        Device {
            level: 1,
            value: Value::Number(1),
        }
        .to_c(),
    );
    let _ = Value::None;
}
