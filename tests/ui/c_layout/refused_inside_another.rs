use clayout::{CEnum, CLayout};
use std::fmt;

#[derive(Clone, Copy, PartialEq, CEnum)]
#[repr(C)]
enum Mode {
    Off,
    On,
}

#[derive(Clone, Copy, CLayout)]
struct Inner {
    #[bits(0, u32)]
    level: u8,
    #[bits(2, u32)]
    mode: Mode,
    plain: u16,
}

// Nothing is wrong with these.
#[derive(Clone, Copy, CLayout)]
#[clayout(name = "OUTER", abi = "msvc")]
struct Outer<'a> {
    inner: Inner,
    array: [Inner; 2],
    mode: Mode,
    next: Option<&'a Inner>,
    #[bits(3, u32)]
    level: u8,
}

impl fmt::Display for CInner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.level(), self.plain)
    }
}

fn main() {
    let mut inner = CInner {
        plain: 1,
        ..CInner::new()
    };
    inner.set_level(3);
    inner.plain += inner.with_mode(Mode::On).plain;
    assert_eq!(inner.mode(), Ok(Mode::Off));
    println!("{inner} {inner:?} {}", CInner::LAYOUT);
    let mut outer = OUTER::new().with_level(1);
    outer.inner.set_level_checked(2).unwrap();
    for inner in outer.array {
        println!("{} {:?}", inner.level(), inner.to_bytes());
    }
    let back = Outer::from_c(&outer).unwrap();
    let again: OUTER<'_> = back.to_c().unwrap();
    back.write_to(&mut outer).unwrap();
    let _ = (outer == again, OUTER::LAYOUT.size, Outer::try_from(outer));
}
