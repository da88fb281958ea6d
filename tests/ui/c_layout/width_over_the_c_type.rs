use clayout::CLayout;

#[derive(CLayout)]
struct Level {
    #[bits(33, u32)]
    value: u64,
    #[bits(2, bool)]
    reserved: (),
}

fn main() {
    let c = CLevel::new().with_value(1);
    let _ = (c.value(), Level::LAYOUT, Level { value: 1, reserved: () }.to_c());
}
