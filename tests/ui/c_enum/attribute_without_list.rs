use clayout::CEnum;

#[derive(Clone, Copy, CEnum)]
#[clayout]
#[repr(u32)]
enum Tier {
    #[clayout = "ONE"]
    One = 1,
}

fn main() {}
