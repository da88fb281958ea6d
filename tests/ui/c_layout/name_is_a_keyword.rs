use clayout::CLayout;

#[derive(CLayout)]
#[clayout(name = "int", overlay(long: u32))]
struct Device {
    #[clayout(name = "for")]
    level: u32,
    r#while: u32,
    #[bits(3, in = long)]
    low: u32,
    #[clayout(name = "class")]
    of_cpp: u32,
}

fn main() {
    let c = int::new();
    let _ = (c.level, c.r#while, c.low(), c.long(), c.of_cpp);
}
