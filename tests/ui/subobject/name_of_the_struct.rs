use clayout::Subobject;

#[derive(Subobject)]
#[subobject(part, name = "RANGE")]
struct RANGE {
    first: u32,
}

#[derive(Subobject)]
#[subobject(type = 0x4000, name = "XBOX_TUNING", in(Executable))]
struct Tuning {
    range: RANGE,
}

fn main() {
    let _ = Tuning::new(RANGE::new(1));
}
