use clayout::Subobject;

#[derive(Subobject)]
#[subobject(type = 0x4000, in(Executable))]
struct Tuning<T> {
    occupancy: T,
}

fn main() {}
