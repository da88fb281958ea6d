use clayout::CLayout;

#[derive(Clone, Copy, CLayout)]
union Value {
    number: u32,
    ratio: f32,
}

fn main() {
    let _ = Value { number: 3 }.to_c();
}
