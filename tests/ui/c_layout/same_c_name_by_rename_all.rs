use clayout::CLayout;

#[derive(CLayout)]
#[clayout(rename_all = "PascalCase", overlay(Word: u32))]
struct Device {
    #[bits(3, in = Word)]
    tier_1: u32,
    #[bits(3, in = Word)]
    tier1: u32,
    plain: u32,
    #[clayout(name = "Word")]
    other: u32,
}

fn main() {
    let c = CDevice::new().with_tier1(1);
    let _ = (c.tier1(), c.tier_1(), c.plain, CDevice::LAYOUT);
    let _ = Device {
        tier_1: 1,
        tier1: 1,
        plain: 1,
        other: 1,
    }
    .to_c();
}
