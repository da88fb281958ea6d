use clayout::CLayout;

#[derive(CLayout)]
#[clayout(name = DEVICE, pack = "4", align, packed = true, derive = Clone, overlay = u32, bits(u32), crate = clayout)]
struct Device {
    #[bits(3, in = "Word")]
    #[clayout(name(Level), align = four)]
    level: u32,
}

fn main() {
    let c = CDevice::new().with_level(1);
    let _ = (c.level(), CDevice::LAYOUT, Device { level: 1 }.to_c());
}
