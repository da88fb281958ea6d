//! The C structs of state objects, named and laid out as in the headers of SDK 619.
//!
//! They are what `CreateStateObject` reads. Sizes, alignments and offsets are asserted for targets with 64-bit and with
//! 32-bit pointers.
//!
//! ```
//! use clayout::d3d12::state::raw::{D3D12_NODE_MASK, D3D12_STATE_OBJECT_DESC, D3D12_STATE_SUBOBJECT};
//!
//! let mask = D3D12_NODE_MASK { NodeMask: 1 };
//! let subobjects = [D3D12_STATE_SUBOBJECT { Type: 3, pDesc: (&raw const mask).cast() }];
//! let object = D3D12_STATE_OBJECT_DESC { Type: 3, NumSubobjects: 1, pSubobjects: subobjects.as_ptr() };
//! assert_eq!(object.NumSubobjects, 1);
//! ```

#![allow(non_camel_case_types, non_snake_case, reason = "the names are the C ones")]
#![allow(
    missing_docs,
    reason = "members are documented where the C headers are; each struct says what it is for"
)]

mod envelope;
mod programs;
mod work_graphs;

pub use envelope::{
    D3D12_COMPILER_EXISTING_COLLECTION_DESC, D3D12_DXIL_LIBRARY_DESC, D3D12_DXIL_SUBOBJECT_TO_EXPORTS_ASSOCIATION,
    D3D12_EXISTING_COLLECTION_BY_KEY_DESC, D3D12_EXISTING_COLLECTION_DESC, D3D12_EXPORT_DESC,
    D3D12_GLOBAL_ROOT_SIGNATURE, D3D12_GLOBAL_SERIALIZED_ROOT_SIGNATURE, D3D12_HIT_GROUP_DESC,
    D3D12_LOCAL_ROOT_SIGNATURE, D3D12_LOCAL_SERIALIZED_ROOT_SIGNATURE, D3D12_NODE_MASK,
    D3D12_RAYTRACING_PIPELINE_CONFIG, D3D12_RAYTRACING_PIPELINE_CONFIG1, D3D12_RAYTRACING_SHADER_CONFIG,
    D3D12_SERIALIZED_ROOT_SIGNATURE_DESC, D3D12_SHADER_BYTECODE, D3D12_STATE_OBJECT_CONFIG, D3D12_STATE_OBJECT_DESC,
    D3D12_STATE_SUBOBJECT, D3D12_SUBOBJECT_TO_EXPORTS_ASSOCIATION,
};
pub use programs::{
    D3D12_BLEND_DESC, D3D12_DEPTH_STENCIL_DESC, D3D12_DEPTH_STENCIL_DESC1, D3D12_DEPTH_STENCIL_DESC2,
    D3D12_DEPTH_STENCILOP_DESC, D3D12_DEPTH_STENCILOP_DESC1, D3D12_GENERIC_PROGRAM_DESC, D3D12_INPUT_ELEMENT_DESC,
    D3D12_INPUT_LAYOUT_DESC, D3D12_RASTERIZER_DESC2, D3D12_RENDER_TARGET_BLEND_DESC, D3D12_RT_FORMAT_ARRAY,
    D3D12_SO_DECLARATION_ENTRY, D3D12_STREAM_OUTPUT_DESC, D3D12_VIEW_INSTANCE_LOCATION, D3D12_VIEW_INSTANCING_DESC,
    DXGI_SAMPLE_DESC,
};
pub use work_graphs::{
    D3D12_BROADCASTING_LAUNCH_OVERRIDES, D3D12_COALESCING_LAUNCH_OVERRIDES, D3D12_COMMON_COMPUTE_NODE_OVERRIDES,
    D3D12_NODE, D3D12_NODE_ID, D3D12_NODE_OUTPUT_OVERRIDES, D3D12_SHADER_NODE, D3D12_SHADER_NODE_OVERRIDES,
    D3D12_THREAD_LAUNCH_OVERRIDES, D3D12_WORK_GRAPH_DESC,
};

/// A C struct with its layout: `size/align` and each member's offset, for 64-bit pointers and for 32-bit ones.
macro_rules! c_struct {
    ($(
        $(#[$attribute:meta])*
        $name:ident [$size64:literal/$align64:literal $size32:literal/$align32:literal] {
            $($member:ident: $type:ty = $at64:literal $at32:literal,)*
        }
    )*) => {$(
        $(#[$attribute])*
        #[derive(Clone, Copy, Debug)]
        #[repr(C)]
        pub struct $name {
            $(pub $member: $type,)*
        }

        impl Default for $name {
            /// All members zero or null.
            fn default() -> Self {
                // SAFETY: every member is an integer, a float, a raw pointer, an array or a struct of those: all bits
                // zero is a value of each.
                unsafe { core::mem::zeroed() }
            }
        }

        const _: () = {
            use core::mem::{align_of, offset_of, size_of};
            const WIDE: bool = size_of::<usize>() == 8;
            assert!(size_of::<$name>() == if WIDE { $size64 } else { $size32 });
            assert!(align_of::<$name>() == if WIDE { $align64 } else { $align32 });
            $(assert!(offset_of!($name, $member) == if WIDE { $at64 } else { $at32 });)*
        };
    )*};
}
use c_struct;
