use clayout::CLayout;

#[derive(CLayout)]
#[r#clayout(packd)]
#[r#repr(packed)]
struct Device {
    #[r#bits(3, i32)]
    level: u32,
    #[r#bits(0)]
    #[r#clayout(r#name = "1")]
    r#type: u32,
}

fn main() {
    let c = CDevice::new().with_level(1).with_type(1);
    let _ = (
        c.level(),
        c.r#type(),
        CDevice::LAYOUT,
        Device { level: 1, r#type: 1 }.to_c(),
    );
}
