use clayout::CEnum;

#[derive(Clone, Copy, CEnum)]
#[repr(u32)]
enum Tier {
    #[clayout(prefix = "TIER_")]
    One = 1,
}

fn main() {}
