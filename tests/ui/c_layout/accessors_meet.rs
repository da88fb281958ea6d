use clayout::CLayout;

#[derive(CLayout)]
#[clayout(overlay(Word: u32, New: u32))]
struct Device {
    #[bits(3, in = Word)]
    level: u32,
    #[bits(3, in = Word)]
    set_level: u32,
    #[bits(3, in = Word)]
    word: u32,
    #[bits(3, in = New)]
    other: u32,
}

fn main() {
    let c = CDevice::new().with_level(1);
    let _ = (c.level(), c.word(), c.other(), CDevice::LAYOUT);
    let _ = Device {
        level: 1,
        set_level: 1,
        word: 1,
        other: 1,
    }
    .to_c();
}
