use clayout::CLayout;

#[derive(CLayout)]
#[clayout(overlay(Word: u32))]
struct Device {
    #[bits(3, in = Word)]
    level: u32,
    #[bits(3)]
    #[clayout(in = Word)]
    other: u32,
}

fn main() {
    let c = CDevice::new().with_level(1);
    let _ = (
        c.level(),
        c.word(),
        CDevice::LAYOUT,
        Device { level: 1, other: 1 }.to_c(),
    );
}
