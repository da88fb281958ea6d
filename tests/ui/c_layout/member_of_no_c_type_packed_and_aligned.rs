use clayout::CLayout;

struct Text(u32);

#[derive(CLayout)]
#[clayout(packed, align = 4)]
struct Device {
    text: Text,
    #[bits(3)]
    level: u32,
}

fn main() {
    let c = CDevice::new().with_level(1);
    let _ = (
        c.level(),
        c.text(),
        CDevice::LAYOUT,
        c.to_bytes(),
        c == c,
        Device::from_c(&c),
    );
    let _ = Device {
        text: Text(1),
        level: 1,
    }
    .to_c();
}
