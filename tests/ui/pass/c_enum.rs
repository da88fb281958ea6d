//! The smallest correct forms, next to which the cases of `c_enum` are mistakes.

use clayout::CEnum;

#[derive(Clone, Copy, CEnum)]
#[repr(u32)]
enum Tier {
    One = 1,
}

#[derive(Clone, Copy, CEnum)]
#[repr(transparent)]
struct Flags(u32);

fn main() {
    let _ = (Tier::One.into_repr(), Flags(2).into_repr());
}
