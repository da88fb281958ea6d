use clayout::CLayout;

#[derive(CLayout)]
#[clayout(packed, align = 4)]
struct Device {
    tag: u8,
    level: f32,
}

fn main() {
    let mut c = CDevice::new();
    c.level = 1.0;
    let _ = (c.level(), c.tag(), Device { tag: 1, level: 1.0 }.to_c());
}
