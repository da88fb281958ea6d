use clayout::StateObject;
use clayout::d3d12::NodeMask;

#[derive(StateObject)]
struct Pipeline {
    mask: NodeMask,
}

fn main() {}
