//! Without the standard library.
#![no_std]

extern crate std as _;

#[derive(Clone, Copy, Debug, PartialEq, clayout::CEnum)]
#[repr(i16)]
enum Tier {
    One = -1,
}

#[derive(Clone, Copy, Debug, PartialEq, clayout::CEnum)]
#[repr(transparent)]
struct Flags(u32);

fn main() {
    assert_eq!(Tier::from_repr(-1), Ok(Tier::One));
    assert_eq!(Flags::from_repr(2), Flags(2));
}
