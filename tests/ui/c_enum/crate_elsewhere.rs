use clayout::CEnum;

#[derive(Clone, Copy, CEnum)]
#[clayout(crate = "nowhere")]
#[repr(u32)]
enum Tier {
    One = 1,
}

fn main() {}
