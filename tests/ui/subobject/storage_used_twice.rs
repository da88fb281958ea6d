use std::mem::MaybeUninit;

use clayout::d3d12::{RaytracingPipeline, StateObjectBuilder};

fn main() {
    let pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
    let mut storage = [MaybeUninit::uninit(); 64];
    let desc = pipeline.build_in(&mut storage);
    storage[0] = MaybeUninit::new(1);
    println!("{desc:?} {}", storage.len());
}
