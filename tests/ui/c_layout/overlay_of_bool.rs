use clayout::CLayout;

#[derive(CLayout)]
#[clayout(overlay(Word: bool))]
struct Device {
    #[bits(1, u8, in = Word)]
    level: u8,
}

fn main() {
    let c = CDevice::new().with_level(1);
    let _ = (c.level(), c.word(), CDevice::LAYOUT, Device { level: 1 }.to_c());
}
