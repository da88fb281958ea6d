use clayout::CLayout;
use core::ffi::{c_int, c_uint};

#[derive(CLayout)]
struct Level {
    #[bits(3, c_int)]
    value: u8,
    #[bits(3, u32)]
    other: c_int,
    #[bits(3, i32)]
    third: c_uint,
}

fn main() {
    let c = CLevel::new().with_value(1);
    let _ = (
        c.value(),
        c.other(),
        c.third(),
        CLevel::LAYOUT,
        Level {
            value: 1,
            other: 1,
            third: 1,
        }
        .to_c(),
    );
}
