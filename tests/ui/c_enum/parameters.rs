use clayout::CEnum;

#[derive(Clone, Copy, CEnum)]
#[repr(transparent)]
struct Flags<T>(T);

#[derive(Clone, Copy, CEnum)]
#[repr(transparent)]
struct Array<const N: usize>([u8; N]);

#[derive(Clone, Copy, CEnum)]
#[repr(transparent)]
struct Borrowed<'a>(&'a u32);

fn main() {}
