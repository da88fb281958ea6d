use clayout::d3d12::{NodeMask, RaytracingPipeline, StateObjectBuilder};

fn main() {
    let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
    let mask = pipeline.add(NodeMask::node(0));
    pipeline.associate(mask, ["RayGen".to_string()]);
    pipeline.associate(mask, "RayGen");
}
