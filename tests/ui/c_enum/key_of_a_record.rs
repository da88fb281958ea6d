use clayout::CEnum;

#[derive(Clone, Copy, CEnum)]
#[clayout(pack = 1)]
#[repr(u32)]
enum Tier {
    One = 1,
}

fn main() {}
