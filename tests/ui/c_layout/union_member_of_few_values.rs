use clayout::CLayout;

#[derive(CLayout)]
union Value {
    number: u32,
    flag: bool,
}

fn main() {
    let c = CValue::new().with_number(2);
    let _ = (c.number(), c.flag());
}
