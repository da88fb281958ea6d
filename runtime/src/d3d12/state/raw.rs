//! The C structs of state objects, named and laid out as in the headers of SDK 619, their members too.
//!
//! They are what `CreateStateObject` reads. Each is generated where its subobject is declared, by the derive, and gathered
//! here; of the two below, which are no subobjects, this is the place.
//!
//! Padding is private, so that a value starts as all zero:
//!
//! ```
//! use clayout::d3d12::state::raw::{D3D12_NODE_MASK, D3D12_STATE_OBJECT_DESC, D3D12_STATE_SUBOBJECT};
//!
//! let mut mask = D3D12_NODE_MASK::new();
//! mask.node_mask = 1;
//! let mut subobject = D3D12_STATE_SUBOBJECT::new();
//! (subobject.Type, subobject.pDesc) = (3, (&raw const mask).cast());
//! let mut object = D3D12_STATE_OBJECT_DESC::new();
//! (object.Type, object.NumSubobjects, object.pSubobjects) = (3, 1, &raw const subobject);
//! assert_eq!(object.NumSubobjects, 1);
//! ```

pub use self::envelope::{D3D12_STATE_OBJECT_DESC, D3D12_STATE_SUBOBJECT};
pub use crate::d3d12::{
    D3D12_BLEND_DESC, D3D12_BROADCASTING_LAUNCH_OVERRIDES, D3D12_COALESCING_LAUNCH_OVERRIDES,
    D3D12_COMMON_COMPUTE_NODE_OVERRIDES, D3D12_COMPILER_EXISTING_COLLECTION_DESC, D3D12_DEPTH_STENCIL_DESC,
    D3D12_DEPTH_STENCIL_DESC1, D3D12_DEPTH_STENCIL_DESC2, D3D12_DEPTH_STENCILOP_DESC, D3D12_DEPTH_STENCILOP_DESC1,
    D3D12_DXIL_LIBRARY_DESC, D3D12_DXIL_SUBOBJECT_TO_EXPORTS_ASSOCIATION, D3D12_EXISTING_COLLECTION_BY_KEY_DESC,
    D3D12_EXISTING_COLLECTION_DESC, D3D12_EXPORT_DESC, D3D12_GENERIC_PROGRAM_DESC, D3D12_GLOBAL_ROOT_SIGNATURE,
    D3D12_GLOBAL_SERIALIZED_ROOT_SIGNATURE, D3D12_HIT_GROUP_DESC, D3D12_INPUT_ELEMENT_DESC, D3D12_INPUT_LAYOUT_DESC,
    D3D12_LOCAL_ROOT_SIGNATURE, D3D12_LOCAL_SERIALIZED_ROOT_SIGNATURE, D3D12_NODE, D3D12_NODE_ID, D3D12_NODE_MASK,
    D3D12_NODE_OUTPUT_OVERRIDES, D3D12_RASTERIZER_DESC2, D3D12_RAYTRACING_PIPELINE_CONFIG,
    D3D12_RAYTRACING_PIPELINE_CONFIG1, D3D12_RAYTRACING_SHADER_CONFIG, D3D12_RENDER_TARGET_BLEND_DESC,
    D3D12_RT_FORMAT_ARRAY, D3D12_SERIALIZED_ROOT_SIGNATURE_DESC, D3D12_SHADER_BYTECODE, D3D12_SHADER_NODE,
    D3D12_SO_DECLARATION_ENTRY, D3D12_STATE_OBJECT_CONFIG, D3D12_STREAM_OUTPUT_DESC,
    D3D12_SUBOBJECT_TO_EXPORTS_ASSOCIATION, D3D12_THREAD_LAUNCH_OVERRIDES, D3D12_VIEW_INSTANCE_LOCATION,
    D3D12_VIEW_INSTANCING_DESC, D3D12_WORK_GRAPH_DESC, DXGI_SAMPLE_DESC,
};

mod envelope {
    #![allow(non_snake_case, reason = "members have their C names")]
    #![allow(
        unreachable_pub,
        reason = "what the derive stands on is as visible as what it generates"
    )]

    use core::ffi::c_void;

    use clayout::CLayout;

    /// The members of a state object.
    #[derive(CLayout)]
    #[clayout(name = "D3D12_STATE_OBJECT_DESC")]
    pub struct StateObjectDesc {
        /// What it is for: a number of `D3D12_STATE_OBJECT_TYPE`.
        pub Type: u32,
        /// How many subobjects it has.
        pub NumSubobjects: u32,
        /// Its subobjects.
        pub pSubobjects: *const D3D12_STATE_SUBOBJECT,
    }

    /// The members of one subobject.
    #[derive(CLayout)]
    #[clayout(name = "D3D12_STATE_SUBOBJECT")]
    pub struct StateSubobject {
        /// Which it is: a number of `D3D12_STATE_SUBOBJECT_TYPE`.
        pub Type: u32,
        /// The struct of that type.
        pub pDesc: *const c_void,
    }
}
