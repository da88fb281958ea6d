//! What the tests share. It has no std, so that it can be checked for targets whose linker is not here.
#![no_std]

pub mod fake;
mod layouts;
mod streams;

use core::ffi::c_void;

use windows::Win32::Graphics::Direct3D::D3D_FEATURE_LEVEL_11_0;
use windows::Win32::Graphics::Direct3D12::{D3D12CreateDevice, ID3D12Device, ID3D12RootSignature};
use windows::core::{IUnknown, Interface};

/// The device of this machine: Wine's own `d3d12` where the tests run under Wine.
pub fn device() -> ID3D12Device {
    let mut device = None;
    // SAFETY: no adapter is named, and `device` takes what is asked for.
    unsafe { D3D12CreateDevice(None, D3D_FEATURE_LEVEL_11_0, &mut device) }.expect("a device");
    device.expect("a device")
}

/// A root signature without parameters: version 1.0, in a container of its own.
pub fn root_signature(device: &ID3D12Device) -> ID3D12RootSignature {
    use windows::Win32::Graphics::Direct3D12::{
        D3D_ROOT_SIGNATURE_VERSION_1, D3D12_ROOT_SIGNATURE_DESC, D3D12SerializeRootSignature,
    };
    let desc = D3D12_ROOT_SIGNATURE_DESC::default();
    let mut blob = None;
    // SAFETY: the description has no pointers, and `blob` takes what is returned.
    unsafe { D3D12SerializeRootSignature(&desc, D3D_ROOT_SIGNATURE_VERSION_1, &mut blob, None) }.expect("a blob");
    let blob = blob.expect("a blob");
    // SAFETY: the blob has that many bytes for as long as it lives.
    let bytes = unsafe { core::slice::from_raw_parts(blob.GetBufferPointer().cast(), blob.GetBufferSize()) };
    // SAFETY: the bytes are a serialized root signature.
    unsafe { device.CreateRootSignature(0, bytes) }.expect("a root signature")
}

/// How many references an object has.
pub fn references(object: &impl Interface) -> u32 {
    let raw: *mut c_void = object.as_raw();
    // SAFETY: every interface begins with `IUnknown`'s methods; the reference taken is given back.
    unsafe {
        let unknown = IUnknown::from_raw_borrowed(&raw).expect("an object");
        (unknown.vtable().AddRef)(raw);
        (unknown.vtable().Release)(raw)
    }
}
