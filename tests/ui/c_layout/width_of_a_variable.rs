use clayout::CLayout;

fn main() {
    let width = 3;

    #[derive(CLayout)]
    struct Level {
        #[bits(width)]
        value: u32,
    }

    let c = CLevel::new().with_value(1);
    let _ = (c.value(), CLevel::LAYOUT, Level { value: 1 }.to_c());
}
