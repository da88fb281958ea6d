use clayout::CLayout;

#[derive(CLayout)]
struct Level {
    #[bits(3, i32)]
    value: u8,
    #[bits(3, u32)]
    other: i8,
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
