use clayout::CEnum;

#[derive(CEnum)]
#[repr(u32)]
enum Tier {
    One = 1,
}

fn main() {}
