use clayout::CLayout;
use core::ffi::c_uint;

const WIDTH: u32 = 33;

#[derive(CLayout)]
struct Level {
    #[bits(WIDTH)]
    value: u32,
    #[bits(WIDTH + 1, u32)]
    other: u64,
    #[bits(33)]
    alias: c_uint,
    #[bits(WIDTH, u32)]
    reserved: (),
}

fn main() {
    let c = CLevel::new().with_value(1);
    let _ = (c.value(), c.other(), c.alias(), Level::LAYOUT);
    let _ = Level {
        value: 1,
        other: 1,
        alias: 1,
        reserved: (),
    }
    .to_c();
}
