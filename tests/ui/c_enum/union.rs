use clayout::CEnum;

#[derive(Clone, Copy, CEnum)]
#[repr(C)]
union Flags {
    word: u32,
    half: u16,
}

fn main() {}
