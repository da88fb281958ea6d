use clayout::CLayout;

#[derive(CLayout)]
#[clayout(overlay(Word0: u32))]
struct Device {
    #[bits(3, in = Word0)]
    level: u32,
    #[bits(3, in = Wrod0)]
    other: u32,
    #[bits(3, in = Flags)]
    third: u32,
}

fn main() {
    let c = CDevice::new().with_level(1);
    let _ = (c.level(), c.word0(), c.other(), c.third(), CDevice::LAYOUT);
    let _ = Device {
        level: 1,
        other: 1,
        third: 1,
    }
    .to_c();
}
