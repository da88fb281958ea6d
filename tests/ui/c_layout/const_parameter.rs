use clayout::CLayout;

#[derive(CLayout)]
struct Device<'a, const N: usize> {
    #[bits(3)]
    level: u32,
    values: [u8; N],
    name: Option<&'a u8>,
}

fn main() {
    let c = CDevice::<'static, 3>::new().with_level(1);
    let _ = (
        c.level(),
        c.values,
        CDevice::<'static, 3>::LAYOUT,
        Device {
            level: 1,
            values: [0; 3],
            name: None,
        }
        .to_c(),
    );
}
