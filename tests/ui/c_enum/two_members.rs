use clayout::CEnum;

#[derive(Clone, Copy, CEnum)]
#[repr(C)]
struct Flags(u16, u16);

fn main() {}
