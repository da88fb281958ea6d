use clayout::CLayout;

#[derive(CLayout)]
struct Device {
    __hole0: u32,
    #[bits(3)]
    level: u32,
}

fn main() {
    let c = CDevice::new().with_level(1);
    let _ = (
        c.level(),
        c.__hole0,
        CDevice::LAYOUT,
        Device { __hole0: 1, level: 1 }.to_c(),
    );
}
