use std::ffi::c_void;
use std::ptr::NonNull;

use clayout::d3d12::{ComRef, GlobalRootSignature, RaytracingPipeline, StateObjectBuilder};

struct RootSignature(NonNull<c_void>);

fn main() {
    let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
    let desc = {
        let root_signature = RootSignature(NonNull::dangling());
        // SAFETY: this is not run.
        let borrowed = unsafe { ComRef::from_wrapper(&root_signature) };
        pipeline.add(GlobalRootSignature::new(borrowed));
        pipeline.build_unchecked()
    };
    println!("{:?}", desc.as_ptr());
}
