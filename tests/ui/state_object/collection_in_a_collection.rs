use clayout::StateObject;
use clayout::d3d12::{ExistingCollection, NodeMask};

#[derive(StateObject)]
#[state_object(Collection)]
struct Outer<'a> {
    inner: ExistingCollection<'a>,
    mask: Option<NodeMask>,
}

fn main() {}
