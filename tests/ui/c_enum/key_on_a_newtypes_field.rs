use clayout::CEnum;

#[derive(Clone, Copy, CEnum)]
#[repr(transparent)]
struct Flags(#[clayout(name = "FLAGS")] u32);

fn main() {}
