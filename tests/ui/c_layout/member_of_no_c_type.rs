use clayout::CLayout;

struct Text(u32);

#[derive(CLayout)]
struct Device {
    text: Text,
    string: String,
    slice: &'static [u8],
    tuple: (u8, u8),
    callback: extern "C" fn(),
    character: char,
    #[bits(3)]
    level: u32,
}

extern "C" fn nothing() {}

fn main() {
    let c = CDevice::new().with_level(1);
    let _ = (c.level(), c.text, c.string, c.slice, c.tuple, c.callback, c.character);
    let _ = (CDevice::LAYOUT, c.to_bytes(), c == c, Device::from_c(&c));
    let device = Device {
        text: Text(1),
        string: String::new(),
        slice: &[],
        tuple: (1, 2),
        callback: nothing,
        character: 'a',
        level: 1,
    };
    let _ = device.to_c();
}
