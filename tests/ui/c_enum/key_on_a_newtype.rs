use clayout::CEnum;

#[derive(Clone, Copy, CEnum)]
#[clayout(rename_all = "lowercase")]
#[repr(transparent)]
struct Flags(u32);

fn main() {}
