use clayout::Subobject;
use clayout::d3d12::{RaytracingPipeline, StateObjectBuilder};

enum Mode {
    Wave32,
}

#[derive(Subobject)]
#[subobject(type = 0x4000, name = "XBOX_TUNING", in(RaytracingPipeline), associable)]
struct Tuning {
    mode: Mode,
}

fn main() {
    let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
    let tuning = pipeline.add(Tuning::new(Mode::Wave32));
    pipeline.associate(tuning, ["RayGen"]);
}
