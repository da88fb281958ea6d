use clayout::CLayout;

#[derive(Clone, Copy)]
struct Level(u8);

#[derive(CLayout)]
struct Device {
    #[bits(3, u32)]
    level: Level,
}

fn main() {
    let mut c = CDevice::new().with_level(Level(1));
    c.set_level(Level(2));
    let _ = (
        c.set_level_checked(Level(3)),
        c.level(),
        c.to_bytes(),
        CDevice::LAYOUT,
        CDevice::LEVEL_RANGE,
    );
    let _ = Device { level: Level(4) }.to_c();
    let _ = Device::from_c(&c);
    let _ = format!("{c:?} {}", c == c);
}
