use clayout::d3d12::{Collection, ExistingCollection, StateObjectBuilder};

fn nested(inner: ExistingCollection<'static>) {
    let mut outer = StateObjectBuilder::<Collection>::new();
    outer.add(inner);
}

fn main() {}
