use clayout::CLayout;

#[derive(CLayout)]
union Value<'a> {
    number: usize,
    reference: &'a u32,
}

fn main() {
    let c = CValue::new().with_number(2);
    let _ = (c.number(), c.reference());
}
