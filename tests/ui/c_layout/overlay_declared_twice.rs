use clayout::CLayout;

#[derive(CLayout)]
#[clayout(overlay(Word0: u32, Word0: u16))]
struct Device {
    #[bits(3, in = Word0)]
    level: u32,
}

fn main() {
    let c = CDevice::new().with_level(1);
    let _ = (c.level(), c.word0(), CDevice::LAYOUT, Device { level: 1 }.to_c());
}
