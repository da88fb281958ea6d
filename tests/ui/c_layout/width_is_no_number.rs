use clayout::CLayout;

#[derive(CLayout)]
struct Level {
    #[bits("3")]
    value: u32,
    #[bits(3.0)]
    other: u32,
    #[bits(-3)]
    third: u32,
    #[bits(3u8)]
    fourth: u32,
}

fn main() {
    let c = CLevel::new().with_value(1);
    let _ = (c.value(), c.other(), c.third(), c.fourth(), CLevel::LAYOUT);
    let _ = Level {
        value: 1,
        other: 1,
        third: 1,
        fourth: 1,
    }
    .to_c();
}
