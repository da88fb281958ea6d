use clayout::Subobject;

#[derive(Subobject)]
#[subobject(type = 0x4000, in(Executable), asociable)]
struct Tuning {
    occupancy: u32,
}

fn main() {}
