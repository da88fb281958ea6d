use clayout::CLayout;

#[derive(CLayout)]
struct Device {
    #[bits(3)]
    new: u32,
    #[bits(3)]
    to_bytes: u32,
    #[bits(3)]
    from_bytes: u32,
    #[bits(3)]
    from_slice: u32,
}

fn main() {
    let c = CDevice::new().with_new(1);
    let _ = (
        c.to_bytes(),
        CDevice::LAYOUT,
        Device {
            new: 1,
            to_bytes: 1,
            from_bytes: 1,
            from_slice: 1,
        }
        .to_c(),
    );
}
