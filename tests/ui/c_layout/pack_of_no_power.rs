use clayout::CLayout;

#[derive(CLayout)]
#[clayout(pack = 3)]
struct Three {
    #[bits(3)]
    level: u32,
}

#[derive(CLayout)]
#[clayout(pack = 0)]
struct Zero {
    #[bits(3)]
    level: u32,
}

#[derive(CLayout)]
#[clayout(pack = 32)]
struct Large {
    #[bits(3)]
    level: u32,
}

fn main() {
    let _ = (
        CThree::new().level(),
        CZero::new().level(),
        CLarge::LAYOUT,
        Large { level: 1 }.to_c(),
    );
}
