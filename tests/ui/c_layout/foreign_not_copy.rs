use clayout::CLayout;

#[repr(C)]
struct Text(u32);

#[derive(CLayout)]
struct Device {
    #[clayout(foreign)]
    text: Text,
    #[bits(3)]
    level: u32,
}

fn main() {
    let c = CDevice::new().with_level(1);
    let _ = (
        c.level(),
        c.text,
        CDevice::LAYOUT,
        Device {
            text: Text(1),
            level: 1,
        }
        .to_c(),
    );
}
