use clayout::CLayout;

#[derive(Clone, Copy)]
#[repr(C, align(16))]
struct Vector([f32; 4]);

#[derive(CLayout)]
#[clayout(pack = 4)]
struct Device {
    first: u32,
    #[clayout(foreign)]
    vector: Vector,
}

fn main() {
    let vector = Vector([0.0; 4]);
    let _ = (CDevice::LAYOUT, Device { first: 1, vector }.to_c());
}
