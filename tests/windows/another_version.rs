//! Another version of the windows crate than the one that clayout knows: everything goes by pointers.

use clayout::d3d12::{ComRef, D3D12_NODE_MASK, GlobalRootSignature, NodeMask, RaytracingPipeline, StateObjectBuilder};
use windows_0_61::Win32::Graphics::Direct3D12::{
    D3D12_GLOBAL_ROOT_SIGNATURE, D3D12_NODE_MASK as Theirs, D3D12_STATE_OBJECT_DESC, ID3D12Device5,
    ID3D12RootSignature, ID3D12StateObject,
};
use windows_0_61::core::{Interface, Result};

/// As a user would write it.
fn create(device: &ID3D12Device5, root_signature: &ID3D12RootSignature) -> Result<ID3D12StateObject> {
    // SAFETY: the interface is one pointer, of an object that all threads may use.
    let borrowed = unsafe { ComRef::from_wrapper(root_signature) };
    let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
    pipeline.add(GlobalRootSignature::new(borrowed));
    let desc = pipeline.build_unchecked();
    // SAFETY: the root signature is of this device.
    unsafe { device.CreateStateObject(desc.as_ptr().cast()) }
}

#[test]
fn pointers_cast() {
    // Only compiled: there is no such device here.
    let _: fn(&ID3D12Device5, &ID3D12RootSignature) -> Result<ID3D12StateObject> = create;

    let mask: D3D12_NODE_MASK = NodeMask::node(2).to_c().unwrap();
    // SAFETY: the two structs are the same.
    let theirs = unsafe { &*(&raw const mask).cast::<Theirs>() };
    assert_eq!(theirs.NodeMask, 4);

    // An interface of this version, never called.
    let mut object = [0_usize; 4];
    // SAFETY: nobody uses it, and `ManuallyDrop` keeps it from being released.
    let root_signature =
        core::mem::ManuallyDrop::new(unsafe { ID3D12RootSignature::from_raw(object.as_mut_ptr().cast()) });
    // SAFETY: one pointer; nobody calls the object.
    let borrowed = unsafe { ComRef::from_wrapper(&*root_signature) };
    assert_eq!(borrowed.as_ptr(), root_signature.as_raw());

    let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
    pipeline.add(GlobalRootSignature::new(borrowed));
    let desc = pipeline.build_unchecked();
    // SAFETY: the description has one subobject, a global root signature.
    let held = unsafe {
        let theirs = &*desc.as_ptr().cast::<D3D12_STATE_OBJECT_DESC>();
        (*(*theirs.pSubobjects).pDesc.cast::<D3D12_GLOBAL_ROOT_SIGNATURE>())
            .pGlobalRootSignature
            .as_ref()
    };
    assert_eq!(held.map(Interface::as_raw), Some(root_signature.as_raw()));
}
