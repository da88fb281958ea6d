use clayout::CEnum;

#[derive(Clone, Copy, CEnum)]
#[clayout(name)]
#[repr(u32)]
enum Tier {
    One = 1,
}

fn main() {}
