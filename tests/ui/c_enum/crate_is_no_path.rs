use clayout::CEnum;

#[derive(Clone, Copy, CEnum)]
#[clayout(crate = "not a path")]
#[repr(u32)]
enum Tier {
    One = 1,
}

fn main() {}
