use clayout::CEnum;

#[derive(Clone, Copy, CEnum)]
#[repr(u32)]
enum Tier {
    One = 1,
}

#[derive(Clone, Copy, CEnum)]
#[repr(transparent)]
struct Wrapped(Tier);

fn main() {}
