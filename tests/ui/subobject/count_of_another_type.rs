use clayout::Subobject;
use clayout::d3d12::{RaytracingPipeline, StateObjectBuilder};

#[derive(Subobject)]
#[subobject(type = 0x4000, name = "XBOX_TUNING", in(RaytracingPipeline), associable)]
struct Tuning<'a> {
    #[subobject(list(NumNames: f32, pNames))]
    names: &'a [&'a str],
}

fn main() {
    let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
    let tuning = pipeline.add(Tuning::new(&["RayGen"]));
    pipeline.associate(tuning, ["RayGen"]);
}
