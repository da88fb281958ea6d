//! Types of Direct3D 12 whose C layout or whose rules need care, declared with this crate's derives.
//!
//! For a struct there are two types: the annotated one with a Rust name ([`NodeMask`]), to fill and to match on, and the
//! generated one with the C name ([`D3D12_NODE_MASK`]), to keep, to edit in place and to pass to C. `to_c` and `from_c` lead
//! from one to the other. Searching this documentation for a C name finds the Rust one.
//!
//! A member that is an enumeration in C is an [`Open`](crate::Open) of it, so that a header newer than this crate can be
//! followed; an enumerator becomes one by `into`, and constructors and setters take either.
//! A feature that `CheckFeatureSupport` knows is a struct with a `query` of its own, such as [`Architecture1`] or [`Options5`]:
//! see [`FeatureData`] and [`CheckFeatureSupport`].
//!
//! Names, values and layouts are those of `d3d12.h` of Agility SDK 619, on 32 and on 64 bits; what only consoles have is in
//! [`xbox`]. No version of the `windows` crate is asked for: the types have the bytes of that crate's types of the same C
//! name, so pointers cast, and interface pointers come in through [`ComRef`].
//!
//! ```
//! use clayout::d3d12::{D3D12_RAYTRACING_INSTANCE_DESC, RaytracingInstanceDesc, RaytracingInstanceFlags};
//!
//! let instance = RaytracingInstanceDesc {
//!     instance_id: 7,
//!     flags: RaytracingInstanceFlags::FORCE_OPAQUE,
//!     ..RaytracingInstanceDesc::new(0x1_0000)
//! };
//! let mut c: D3D12_RAYTRACING_INSTANCE_DESC = instance.to_c()?;
//! c.set_instance_mask(0x0F);
//! assert_eq!(c.to_bytes()[48..52], [7, 0, 0, 0x0F]);
//! # Ok::<(), clayout::OutOfRange>(())
//! ```

mod bool32;
mod by_value;
mod com;
mod dxgi_format;
mod enums;
pub(crate) mod feature;
mod flags;
mod node_mask;
mod raytracing;
mod root_signature;
mod shipped;
#[cfg(feature = "alloc")]
pub mod state;
#[cfg(feature = "alloc")]
mod state_object;
pub mod stream;
mod subobjects;
pub mod xbox;

pub use bool32::Bool32;
#[doc(hidden)]
pub use by_value::count;
pub use by_value::{ByValue, InPlace, Lent};
pub use com::ComRef;
pub use dxgi_format::DxgiFormat;
pub use enums::*;
pub use feature::*;
pub use node_mask::{D3D12_NODE_MASK, NodeMask, ZeroNodeMask};
pub use raytracing::{
    D3D12_RAYTRACING_INSTANCE_DESC, D3D12_RAYTRACING_OPACITY_MICROMAP_DESC, OpacityMicromapFormat,
    RaytracingInstanceDesc, RaytracingInstanceFlags, RaytracingOpacityMicromapDesc,
};
pub use root_signature::{D3D12_GLOBAL_ROOT_SIGNATURE, GlobalRootSignature};
pub use shipped::{SHIPPED, Shipped};
#[cfg(feature = "alloc")]
pub use state_object::*;
pub use stream::{
    D3D12_CACHED_PIPELINE_STATE, D3D12_INPUT_LAYOUT_DESC, D3D12_PIPELINE_STATE_STREAM_DESC, D3D12_RASTERIZER_DESC,
    D3D12_RASTERIZER_DESC1, D3D12_STREAM_OUTPUT_DESC, D3D12_VIEW_INSTANCING_DESC,
};
pub use subobjects::*;

// Beside the traits of the same names, so that this module is all that a state object needs.
#[cfg(feature = "alloc")]
pub use clayout_macros::{StateObject, Subobject};
