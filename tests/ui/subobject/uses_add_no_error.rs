use clayout::Subobject;
use clayout::d3d12::{RaytracingPipeline, StateObjectBuilder};

#[derive(Subobject)]
#[subobject(in(RaytracingPipeline))]
struct Tuning {
    occupancy: u32,
}

fn main() {
    let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
    let tuning = pipeline.add(Tuning { occupancy: 4 });
    pipeline.associate_all(tuning);
}
