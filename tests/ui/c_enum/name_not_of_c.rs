use clayout::CEnum;

#[derive(Clone, Copy, CEnum)]
#[clayout(name = "Tier::C", prefix = "1_")]
#[repr(u32)]
enum Tier {
    #[clayout(name = "")]
    One = 1,
}

fn main() {}
