//! A collection that lives shorter than the builder to which it is added.
#![no_std]

use clayout::d3d12::{ExistingCollection, FlatDescription, RaytracingPipeline, StateObjectBuilder};
use windows::Win32::Graphics::Direct3D12::ID3D12StateObject;

pub fn shorter(collection: &ID3D12StateObject) -> FlatDescription<'_> {
    let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
    {
        let own = collection.clone();
        pipeline.add(ExistingCollection::from(&own));
    }
    pipeline.build_unchecked()
}
