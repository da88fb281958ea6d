//! A root signature that goes before the pipeline which borrows it.
#![no_std]

use clayout::PipelineStateStream;
use clayout::d3d12::stream;
use clayout::d3d12::windows::{PipelineStateDevice, PipelineStateError};
use windows::Win32::Graphics::Direct3D12::{ID3D12Device2, ID3D12PipelineState, ID3D12RootSignature};

#[derive(PipelineStateStream)]
pub struct Skinning<'a> {
    root_signature: stream::RootSignature<'a>,
    shader: stream::ComputeShader<'a>,
}

pub fn early(
    device: &ID3D12Device2,
    root_signature: ID3D12RootSignature,
    dxil: &[u8],
) -> Result<ID3D12PipelineState, PipelineStateError> {
    let pipeline = Skinning {
        root_signature: stream::RootSignature::from(&root_signature),
        shader: stream::ComputeShader::new(dxil),
    };
    drop(root_signature);
    unsafe { device.create_pipeline_state(&pipeline) }
}
