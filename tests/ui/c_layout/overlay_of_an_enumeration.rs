use clayout::{CEnum, CLayout};

#[derive(Clone, Copy, CEnum)]
#[repr(u32)]
enum Mode {
    Off,
}

#[derive(CLayout)]
#[clayout(overlay(Word: Mode))]
struct Device {
    #[bits(1, u8, in = Word)]
    level: u8,
}

fn main() {
    let c = CDevice::new().with_level(1);
    let _ = (c.level(), c.word(), CDevice::LAYOUT, Device { level: 1 }.to_c());
    let _ = Mode::Off;
}
