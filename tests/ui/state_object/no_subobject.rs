use clayout::d3d12::{NodeMask, StateObject};

#[derive(StateObject)]
#[state_object(Collection)]
struct Shaders {
    mask: NodeMask,
    waves: u32,
    #[associate]
    name: String,
}

fn main() {
    let shaders = Shaders {
        mask: NodeMask::node(0),
        waves: 4,
        name: String::new(),
    };
    let desc = shaders.build().unwrap();
    let _ = desc.size();
}
