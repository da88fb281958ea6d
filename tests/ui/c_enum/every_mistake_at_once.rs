use clayout::CEnum;

#[derive(Clone, Copy, CEnum)]
#[clayout(nmae = "TIER", rename_all = "SHOUTING", packed, prefix("TIER_"))]
#[repr(u32, align(8))]
enum Tier {
    #[clayout(name = 1)]
    One = 1,
    #[clayout(name = "SAME")]
    Two,
    #[clayout(name = "SAME", foo)]
    Three,
    Four(u32),
}

fn main() {}
