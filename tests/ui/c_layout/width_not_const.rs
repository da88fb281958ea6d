use clayout::CLayout;

fn width() -> u32 {
    3
}

#[derive(CLayout)]
struct Level {
    #[bits(width())]
    value: u32,
}

fn main() {
    let c = CLevel::new().with_value(1);
    let _ = (c.value(), CLevel::LAYOUT, Level { value: 1 }.to_c());
}
