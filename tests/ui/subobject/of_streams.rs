use clayout::d3d12::stream::Rasterizer;
use clayout::d3d12::{Executable, StateObjectBuilder};

fn main() {
    let mut object = StateObjectBuilder::<Executable>::new();
    object.add(Rasterizer::default());
}
