//! The smallest correct forms, next to which the cases of `c_layout` are mistakes.

use clayout::{CEnum, CLayout, Open};

const WIDTH: u32 = 3;

#[derive(Clone, Copy, CEnum)]
#[repr(u32)]
enum Mode {
    Off,
    On = 3,
}

#[derive(Clone, Copy, CLayout)]
#[clayout(name = "INNER", rename_all = "PascalCase", overlay(Word: u32))]
struct Inner {
    #[bits(WIDTH, in = Word)]
    level: u8,
    #[bits({ WIDTH - 1 }, in = Word)]
    mode: Mode,
    #[bits(2, in = Word)]
    newer: Open<Mode>,
    #[bits(25, in = Word)]
    reserved: (),
}

#[derive(Clone, Copy, CLayout)]
union Either {
    number: u32,
    bytes: [u8; 4],
}

#[derive(CLayout)]
#[clayout(bits = u16, pack = 4, align = 4)]
struct Outer<'a> {
    inner: Inner,
    #[bits(1)]
    ready: bool,
    #[bits(0, unnamed)]
    separator: (),
    either: Either,
    next: &'a u32,
    #[clayout(foreign)]
    callback: Option<extern "C" fn()>,
}

fn main() {
    let inner = Inner {
        level: 1,
        mode: Mode::On,
        newer: Open::new(Mode::Off),
        reserved: (),
    };
    let mut c = inner.to_c().unwrap();
    c.set_level(2);
    let _ = (c.word(), c.to_bytes(), INNER::LAYOUT, COuter::LAYOUT, Outer::LAYOUT);
    let _ = (CEither::new().with_number(1).bytes(), COuter::READY_RANGE);
}
