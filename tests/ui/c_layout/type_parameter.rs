use clayout::CLayout;

#[derive(CLayout)]
struct Device<T> {
    #[bits(3)]
    level: u32,
    value: T,
}

fn main() {
    let c = CDevice::<u32>::new().with_level(1);
    let _ = (
        c.level(),
        CDevice::<u32>::LAYOUT,
        Device { level: 1, value: 1_u32 }.to_c(),
    );
}
