use clayout::CEnum;

#[derive(Clone, Copy, CEnum)]
#[repr(transparent)]
struct Factor(f32);

fn main() {}
