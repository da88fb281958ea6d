use clayout::CEnum;

#[derive(Clone, Copy, CEnum)]
#[clayout(rename_all = "lowercase")]
#[repr(u32)]
enum Tier {
    OneA,
    Onea,
}

fn main() {}
