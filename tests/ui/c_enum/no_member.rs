use clayout::CEnum;

#[derive(Clone, Copy, CEnum)]
struct Flags;

fn main() {}
