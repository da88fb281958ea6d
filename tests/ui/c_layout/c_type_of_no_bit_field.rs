use clayout::CLayout;

#[derive(Clone, Copy)]
struct Word(u32);

#[derive(CLayout)]
struct Device {
    #[bits(3, f32)]
    level: u8,
    #[bits(3, Word)]
    other: u8,
    #[bits(3, [u8; 4])]
    reserved: (),
}

fn main() {
    let c = CDevice::new().with_level(1);
    let _ = (
        c.level(),
        c.other(),
        CDevice::LAYOUT,
        Device {
            level: 1,
            other: 1,
            reserved: (),
        }
        .to_c(),
    );
}
