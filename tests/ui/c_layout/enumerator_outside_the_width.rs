use clayout::{CEnum, CLayout};

#[derive(Clone, Copy, CEnum)]
#[repr(u32)]
enum Mode {
    Off,
    On,
    Boost = 4,
}

#[derive(Clone, Copy, CEnum)]
#[repr(i8)]
enum Tilt {
    Left = -1,
    Right = 1,
}

#[derive(CLayout)]
struct Device {
    #[bits(2, u32)]
    mode: Mode,
    #[bits(1, i32)]
    tilt: Tilt,
    #[bits(4, u32)]
    unsigned_tilt: Tilt,
}

fn main() {
    let c = CDevice::new().with_mode(Mode::On);
    let _ = (c.mode().is_ok(), c.tilt().is_ok(), c.to_bytes(), CDevice::LAYOUT);
    let _ = Device {
        mode: Mode::Off,
        tilt: Tilt::Left,
        unsigned_tilt: Tilt::Right,
    }
    .to_c();
    let _ = Mode::Boost;
}
