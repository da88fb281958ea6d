use clayout::CLayout;

#[derive(CLayout)]
struct Level {
    #[bits(9)]
    value: u8,
}

fn main() {
    let c = CLevel::new().with_value(1);
    let _ = (c.value(), Level::LAYOUT, Level { value: 1 }.to_c());
}
