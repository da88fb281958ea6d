use clayout::Subobject;
use clayout::d3d12::{RaytracingPipeline, StateObjectBuilder};

#[derive(Subobject)]
#[subobject(type = 0x4000, name = "XBOX_TUNING", in(RaytracingPipeline), associable)]
struct Tuning {
    #[subobject(list(NumNames: u32, pNames))]
    names: u32,
}

fn main() {
    let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
    let tuning = pipeline.add(Tuning::new(4));
    pipeline.associate(tuning, ["RayGen"]);
}
