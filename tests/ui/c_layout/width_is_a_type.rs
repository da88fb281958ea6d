use clayout::CLayout;

#[derive(CLayout)]
struct Level {
    #[bits(u32)]
    value: u32,
    #[bits(u32, 3)]
    other: u32,
}

fn main() {
    let c = CLevel::new().with_value(1);
    let _ = (
        c.value(),
        c.other(),
        CLevel::LAYOUT,
        Level { value: 1, other: 1 }.to_c(),
    );
}
