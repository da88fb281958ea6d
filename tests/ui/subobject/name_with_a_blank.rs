use clayout::Subobject;

#[derive(Subobject)]
#[subobject(type = 0x4000, name = "struct XBOX_TUNING", in(Executable))]
struct Tuning {
    waves: u32,
}

fn main() {
    let _ = Tuning::new(1);
}
