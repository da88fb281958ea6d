//! A root signature that goes before the description which borrows it.
#![no_std]

use clayout::d3d12::windows::{StateObjectDevice, StateObjectError};
use clayout::d3d12::{GlobalRootSignature, RaytracingPipeline, StateObjectBuilder};
use windows::Win32::Graphics::Direct3D12::{ID3D12Device5, ID3D12RootSignature, ID3D12StateObject};

pub fn early(
    device: &ID3D12Device5,
    root_signature: ID3D12RootSignature,
) -> Result<ID3D12StateObject, StateObjectError> {
    let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
    pipeline.add(GlobalRootSignature::from(&root_signature));
    let desc = pipeline.build_unchecked();
    drop(root_signature);
    unsafe { device.create_state_object(&desc) }
}
