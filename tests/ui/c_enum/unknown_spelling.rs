use clayout::CEnum;

#[derive(Clone, Copy, CEnum)]
#[clayout(rename_all = "SHOUTING")]
#[repr(u32)]
enum Tier {
    One = 1,
}

fn main() {}
