use clayout::Subobject;

#[derive(Subobject)]
#[subobject(name = "XBOX_TUNING", in(RaytracingPipeline))]
struct Tuning {
    occupancy: u32,
}

fn main() {}
