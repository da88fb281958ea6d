use clayout::CEnum;

#[derive(Clone, Copy, CEnum)]
#[clayout(name = "TIER", prefix = "TIER_")]
#[clayout(name = "Tier")]
#[repr(u32)]
enum Tier {
    One = 1,
}

fn main() {}
