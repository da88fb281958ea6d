use clayout::CLayout;

#[derive(CLayout)]
#[clayout(abi = "mscv")]
struct Near {
    #[bits(3)]
    level: u32,
}

#[derive(CLayout)]
#[clayout(abi = "sysv")]
struct Far {
    #[bits(3)]
    level: u32,
}

fn main() {
    let _ = (
        CNear::new().level(),
        CFar::new().level(),
        CNear::LAYOUT,
        Far { level: 1 }.to_c(),
    );
}
