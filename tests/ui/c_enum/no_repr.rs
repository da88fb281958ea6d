use clayout::CEnum;

#[derive(Clone, Copy, CEnum)]
enum Tier {
    One = 1,
}

fn main() {}
