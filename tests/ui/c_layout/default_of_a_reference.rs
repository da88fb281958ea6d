use clayout::CLayout;

#[derive(CLayout)]
struct Device<'a> {
    #[bits(3)]
    level: u32,
    next: &'a u32,
}

fn fill<T: Default>(value: &mut T) {
    *value = T::default();
}

fn main() {
    let mut c = Device { level: 1, next: &2 }.to_c().unwrap();
    fill(&mut c);
}
