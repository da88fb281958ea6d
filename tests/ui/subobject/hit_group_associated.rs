use clayout::d3d12::{HitGroup, RaytracingPipeline, StateObjectBuilder};

fn main() {
    let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
    let hits = pipeline.add(HitGroup::triangles("Hits"));
    pipeline.associate(hits, ["Hits"]);
}
