use clayout::CEnum;

#[derive(Clone, Copy, CEnum)]
enum Tier {}

fn main() {}
