use clayout::CLayout;

#[derive(CLayout)]
#[allow(non_snake_case)]
struct Device {
    #[bits(3)]
    level: u32,
    #[bits(3)]
    Level: u32,
}

fn main() {
    let c = CDevice::new().with_level(1);
    let _ = (
        c.level(),
        c.Level(),
        CDevice::LAYOUT,
        CDevice::LEVEL_RANGE,
        Device { level: 1, Level: 1 }.to_c(),
    );
}
