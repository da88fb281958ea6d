use clayout::CLayout;

#[derive(CLayout)]
struct Device {
    #[bits(3)]
    level: u32,
    ratio: f32,
}

fn assert_eq_is<T: Eq>(_: T) {}

fn main() {
    assert_eq_is(CDevice::new());
}
