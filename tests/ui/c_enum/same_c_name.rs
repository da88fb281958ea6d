use clayout::CEnum;

#[derive(Clone, Copy, CEnum)]
#[repr(u32)]
enum Tier {
    One = 1,
    #[clayout(name = "One")]
    First = 2,
}

fn main() {}
