use clayout::CEnum;

#[derive(Clone, Copy, CEnum)]
#[repr(u32)]
enum Tier {
    #[clayout(value = 1)]
    One = 1,
}

fn main() {}
