use clayout::StateObject;
use clayout::d3d12::NodeMask;

#[derive(StateObject)]
#[state_object(RaytracingPipeline)]
struct Pipeline {
    #[associate]
    first: NodeMask,
    #[associate]
    second: NodeMask,
}

fn main() {}
