use clayout::Subobject;

#[derive(Subobject)]
#[subobject(part, type = 0x4000)]
struct Tuning {
    occupancy: u32,
}

fn main() {}
