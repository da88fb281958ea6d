use clayout::CEnum;

#[derive(Clone, Copy, CEnum)]
#[repr(transparent)]
struct Name(&'static str);

fn main() {}
