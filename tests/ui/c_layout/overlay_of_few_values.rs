use clayout::{CEnum, CLayout};

#[derive(Clone, Copy, CEnum)]
#[repr(u32)]
enum Mode {
    Off,
}

#[derive(CLayout)]
#[clayout(overlay(Word0: bool, Word1: Mode))]
struct Device {
    #[bits(1, u8, in = Word0)]
    level: u8,
    #[bits(1, u8, in = Word1)]
    other: u8,
}

fn main() {
    let c = CDevice::new().with_level(1);
    let _ = (c.level(), c.word0(), c.word1(), c.other(), CDevice::LAYOUT, Mode::Off);
    let _ = Device { level: 1, other: 1 }.to_c();
}
