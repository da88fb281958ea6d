use clayout::Subobject;

#[derive(Subobject)]
#[subobject(type = 0x4000, in(Executable))]
struct Tuning(u32);

fn main() {}
