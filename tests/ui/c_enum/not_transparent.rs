use clayout::CEnum;

#[derive(Clone, Copy, CEnum)]
struct Flags(u32);

fn main() {}
