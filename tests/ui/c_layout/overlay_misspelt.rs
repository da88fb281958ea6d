use clayout::CLayout;

#[derive(CLayout)]
#[clayout(overlay(Dword0: u32))]
struct Device {
    #[bits(3, in = Dwrod0)]
    level: u32,
    #[bits(29, in = Dwrod0)]
    reserved: (),
}

fn main() {
    let c = CDevice::new().with_level(1).with_dword0(1);
    let _ = (c.level(), c.dword0(), CDevice::LAYOUT);
    let _ = Device { level: 1, reserved: () }.to_c();
}
