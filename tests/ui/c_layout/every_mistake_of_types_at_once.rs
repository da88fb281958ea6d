use clayout::{CEnum, CLayout};
use core::ffi::{c_int, c_uchar};

const WIDTH: u32 = 40;

#[derive(Clone, Copy, CEnum)]
#[repr(u8)]
enum Mode {
    Off,
    Boost = 4,
}

#[derive(Clone, Copy)]
struct Level(u8);

#[derive(CLayout)]
struct Device {
    #[bits(WIDTH)]
    wide: u32,
    #[bits(3, u32)]
    sign: c_int,
    #[bits(9, u32)]
    narrow: c_uchar,
    #[bits(2, u32)]
    mode: Mode,
    #[bits(WIDTH - WIDTH)]
    zero: u32,
}

#[derive(CLayout)]
struct Traits {
    #[bits(3, u32)]
    level: Level,
    plain: Level,
    #[bits(3, f64)]
    ratio: u32,
}

fn main() {
    let c = CDevice::new().with_wide(1);
    let _ = (
        c.wide(),
        c.sign(),
        c.narrow(),
        c.mode(),
        c.zero(),
        CDevice::LAYOUT,
        Mode::Boost,
    );
    let _ = Device {
        wide: 1,
        sign: 1,
        narrow: 1,
        mode: Mode::Off,
        zero: 1,
    }
    .to_c();
    let c = CTraits::new().with_level(Level(1));
    let _ = (c.level(), c.plain, c.ratio(), CTraits::LAYOUT, c.to_bytes());
    let _ = Traits {
        level: Level(1),
        plain: Level(2),
        ratio: 1,
    }
    .to_c();
}
