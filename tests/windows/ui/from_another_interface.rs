//! A state object where a root signature is due.
#![no_std]

use clayout::d3d12::GlobalRootSignature;
use windows::Win32::Graphics::Direct3D12::ID3D12StateObject;

pub fn wrong(object: &ID3D12StateObject) -> GlobalRootSignature<'_> {
    object.into()
}
