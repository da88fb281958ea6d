use clayout::CLayout;

#[derive(Clone, Copy, CLayout)]
#[clayout(abi = "msvc", align = 8)]
struct Inner {
    #[bits(3)]
    level: u32,
}

// Microsoft's `align` is stronger than `pack`, Rust's is not.
#[derive(CLayout)]
#[clayout(abi = "msvc", pack = 4)]
struct Outer {
    first: u32,
    inner: Inner,
}

fn main() {
    let inner = Inner { level: 1 };
    let _ = (COuter::new().inner, COuter::LAYOUT, Outer { first: 1, inner }.to_c());
}
