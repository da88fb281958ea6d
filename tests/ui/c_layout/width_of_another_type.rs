use clayout::CLayout;

const WIDTH: usize = 3;

#[derive(CLayout)]
struct Level {
    #[bits(WIDTH)]
    value: u32,
    #[bits(WIDTH, u32)]
    reserved: (),
}

fn main() {
    let c = CLevel::new().with_value(1);
    let _ = (c.value(), Level { value: 1, reserved: () }.to_c());
}
