use clayout::d3d12::{HitGroup, RaytracingPipeline, StateObjectBuilder};

fn main() {
    let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
    {
        let name = String::from("Hits");
        pipeline.add(HitGroup::triangles(&name));
    }
    let _desc = pipeline.build_unchecked();
}
