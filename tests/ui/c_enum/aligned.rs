use clayout::CEnum;

#[derive(Clone, Copy, CEnum)]
#[repr(u32, align(8))]
enum Tier {
    One = 1,
}

fn main() {}
