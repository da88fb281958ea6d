use clayout::CLayout;

#[derive(Clone, Copy, CLayout)]
#[clayout(abi = "msvc")]
struct Inner {
    #[bits(3)]
    level: u32,
}

#[derive(CLayout)]
#[clayout(abi = "gnu")]
struct Outer {
    first: u32,
    inner: Inner,
    array: [Inner; 2],
    last: u32,
}

fn main() {
    let c = COuter::new();
    let _ = (c.inner, c.inner.level(), c.array, COuter::LAYOUT, c.to_bytes());
    let inner = Inner { level: 1 };
    let _ = Outer {
        first: 1,
        inner,
        array: [inner; 2],
        last: 1,
    }
    .to_c();
}
