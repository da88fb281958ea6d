use clayout::CEnum;

#[derive(Clone, Copy, CEnum)]
#[r#clayout(r#nmae = "TIER")]
#[r#repr(C)]
enum Tier {
    #[r#clayout(r#prefix = "TIER_")]
    One = 1,
}

fn main() {}
