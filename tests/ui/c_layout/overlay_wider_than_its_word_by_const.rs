use clayout::CLayout;
use core::ffi::c_uint;

const WIDTH: u32 = 30;

#[derive(CLayout)]
#[clayout(overlay(Word0: c_uint, Word1: u32))]
struct Device {
    #[bits(30, in = Word0)]
    level: u32,
    #[bits(3, in = Word0)]
    other: u32,
    #[bits(WIDTH, in = Word1)]
    third: u32,
    #[bits(3, in = Word1)]
    fourth: u32,
}

fn main() {
    let c = CDevice::new().with_level(1);
    let _ = (c.level(), c.word0(), c.other(), c.third(), CDevice::LAYOUT);
    let _ = Device {
        level: 1,
        other: 1,
        third: 1,
        fourth: 1,
    }
    .to_c();
}
