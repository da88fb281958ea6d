use clayout::CLayout;
use core::ffi::{c_uchar, c_uint};

const WIDTH: u32 = 9;

#[derive(CLayout)]
struct Level {
    #[bits(9, u32)]
    value: c_uchar,
    #[bits(WIDTH, c_uint)]
    other: u8,
}

fn main() {
    let c = CLevel::new().with_value(1);
    let _ = (
        c.value(),
        c.other(),
        CLevel::LAYOUT,
        Level { value: 1, other: 1 }.to_c(),
    );
}
