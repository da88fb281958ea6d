use clayout::CLayout;

#[derive(CLayout)]
#[repr(u32)]
enum Mode {
    Off,
}

#[derive(CLayout)]
struct Device {
    #[bits(3, u32)]
    level: u32,
    mode: Mode,
}

fn main() {
    let c = CDevice::new().with_level(1);
    let _ = (
        c.level(),
        c.mode,
        CDevice::LAYOUT,
        Device {
            level: 1,
            mode: Mode::Off,
        }
        .to_c(),
    );
}
