use clayout::CLayout;

#[derive(CLayout)]
#[repr(C, packed)]
struct Packed {
    #[bits(3)]
    level: u32,
}

#[derive(CLayout)]
#[repr(C, align(16))]
struct Aligned {
    #[bits(3)]
    level: u32,
}

#[derive(CLayout)]
#[repr(transparent)]
struct Transparent {
    #[bits(3)]
    level: u32,
}

fn main() {
    let _ = (
        CPacked::new().level(),
        CAligned::new().level(),
        CTransparent::new().level(),
    );
    let _ = (
        Packed { level: 1 }.to_c(),
        Aligned { level: 1 }.to_c(),
        Transparent::LAYOUT,
    );
}
