use clayout::CLayout;

#[derive(Clone, Copy)]
struct Text(u32);

#[derive(CLayout)]
union Either {
    text: Text,
    level: u32,
}

fn main() {
    let c = CEither::new().with_level(1);
    let _ = (c.level(), c.text(), CEither::LAYOUT, c.to_bytes());
}
