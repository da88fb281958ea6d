use clayout::StateObject;
use clayout::d3d12::NodeMask;

#[derive(StateObject)]
#[state_object(Pipeline)]
struct Pipeline {
    mask: NodeMask,
}

fn main() {}
