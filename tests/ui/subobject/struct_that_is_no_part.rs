use clayout::Subobject;
use clayout::d3d12::{RaytracingPipeline, StateObjectBuilder};

struct Range {
    first: u32,
}

#[derive(Subobject)]
#[subobject(type = 0x4000, name = "XBOX_TUNING", in(RaytracingPipeline), associable)]
struct Tuning {
    range: Range,
}

fn main() {
    let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
    let tuning = pipeline.add(Tuning::new(Range { first: 1 }));
    pipeline.associate(tuning, ["RayGen"]);
}
