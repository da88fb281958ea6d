use clayout::CEnum;

#[derive(Clone, Copy, CEnum)]
#[repr(C)]
enum Tier {
    One = 1,
}

fn main() {}
