use clayout::CLayout;

#[derive(CLayout)]
struct Level {
    #[bits(width = 3)]
    value: u32,
    #[bits(3, type = u32)]
    other: u32,
}

fn main() {
    let c = CLevel::new().with_value(1);
    let _ = (c.value(), c.other(), CLevel::LAYOUT);
    let _ = Level { value: 1, other: 1 }.to_c();
}
