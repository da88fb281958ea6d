use clayout::CLayout;

#[derive(CLayout)]
#[clayout(overlay(Word0: u32, Word1: u8))]
struct Device {
    #[bits(30, in = Word0)]
    level: u32,
    #[bits(3, in = Word0)]
    other: u32,
    #[bits(8, in = Word1)]
    third: u8,
    #[bits(1, in = Word1)]
    fourth: bool,
}

fn main() {
    let c = CDevice::new().with_level(1);
    let _ = (c.level(), c.word0(), c.other(), c.third(), CDevice::LAYOUT);
    let _ = Device {
        level: 1,
        other: 1,
        third: 1,
        fourth: true,
    }
    .to_c();
}
