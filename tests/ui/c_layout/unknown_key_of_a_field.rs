use clayout::CLayout;

#[derive(CLayout)]
struct Device {
    #[bits(3)]
    level: u32,
    #[clayout(foriegn)]
    callback: Option<extern "C" fn()>,
}

fn main() {
    let c = CDevice::new().with_level(1);
    let _ = (
        c.level(),
        c.callback,
        CDevice::LAYOUT,
        Device {
            level: 1,
            callback: None,
        }
        .to_c(),
    );
}
