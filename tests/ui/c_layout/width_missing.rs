use clayout::CLayout;

#[derive(CLayout)]
#[clayout(overlay(Word: u32))]
struct Level {
    #[bits()]
    value: u32,
    #[bits(in = Word)]
    other: u32,
}

fn main() {
    let c = CLevel::new().with_value(1);
    let _ = (
        c.value(),
        c.other(),
        c.word(),
        CLevel::LAYOUT,
        Level { value: 1, other: 1 }.to_c(),
    );
}
