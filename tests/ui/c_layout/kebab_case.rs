use clayout::CLayout;

#[derive(CLayout)]
#[clayout(rename_all = "kebab-case")]
struct Device {
    #[bits(3)]
    level_high: u32,
    #[bits(3)]
    low: u32,
}

fn main() {
    let c = CDevice::new().with_low(1);
    let _ = (
        c.low(),
        c.level_high(),
        Device::LAYOUT,
        Device { level_high: 1, low: 1 }.to_c(),
    );
}
