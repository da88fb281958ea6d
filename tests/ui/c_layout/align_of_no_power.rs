use clayout::CLayout;

#[derive(CLayout)]
#[clayout(align = 3)]
struct Three {
    #[bits(3)]
    #[clayout(align = 6)]
    level: u32,
    #[clayout(align = 0)]
    plain: u32,
    #[clayout(align = 131072)]
    large: u32,
}

fn main() {
    let c = CThree::new();
    let _ = (
        c.level(),
        c.plain,
        c.large,
        CThree::LAYOUT,
        Three {
            level: 1,
            plain: 1,
            large: 1,
        }
        .to_c(),
    );
}
