use clayout::CEnum;

#[derive(Clone, Copy, CEnum)]
#[repr(u32)]
enum Tier {
    One = 1,
    Other(u32),
    Named { value: u32 },
}

fn main() {}
