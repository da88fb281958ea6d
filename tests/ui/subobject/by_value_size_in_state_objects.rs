use clayout::Subobject;

#[derive(Subobject)]
#[subobject(type = 0x4000, stream = 0x4000, name = "XBOX_TUNING", in(Executable))]
struct Tuning {
    waves: usize,
}

fn main() {
    let _ = Tuning::new(4);
}
