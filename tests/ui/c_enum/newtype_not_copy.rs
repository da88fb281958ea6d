use clayout::CEnum;

#[derive(CEnum)]
#[repr(transparent)]
struct Flags(u32);

fn main() {}
