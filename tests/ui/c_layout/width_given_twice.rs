use clayout::CLayout;

#[derive(CLayout)]
struct Level {
    #[bits(3)]
    #[bits(3)]
    value: u32,
}

fn main() {
    let c = CLevel::new().with_value(1);
    let _ = (c.value(), CLevel::LAYOUT, Level { value: 1 }.to_c());
}
