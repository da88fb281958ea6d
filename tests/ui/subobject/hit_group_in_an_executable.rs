use clayout::d3d12::{Executable, HitGroup, StateObjectBuilder};

fn main() {
    let mut object = StateObjectBuilder::<Executable>::new();
    object.add(HitGroup::triangles("Hits"));
}
