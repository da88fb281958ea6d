use clayout::Subobject;

#[derive(Subobject)]
#[subobject(type = 0x4000, name = "XBOX_TUNING", rename_all = "Pascal", in(RaytracingPipeline))]
struct Tuning {
    #[subobject(name = "no name")]
    occupancy: u32,
    #[subobject(name = "int")]
    waves: u32,
}

fn main() {
    let _ = Tuning::new(1, 2);
}
