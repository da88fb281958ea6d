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
//! [`xbox`].
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
//!
//! # Bindings
//!
//! No version of the `windows` crate is asked for. With the feature `windows`, on Windows, version 0.62 of that crate is known:
//! its interfaces convert, its devices answer queries and make state objects and pipeline states, and its structs are these by
//! reference; the module `d3d12::windows` says how. Everything also goes by pointers, with any version and any other binding:
//! interfaces come in through [`ComRef`], a closure is a device for [feature queries](CheckFeatureSupport), and C structs have the
//! bytes of every binding's structs of the same name, so that pointers to them cast.
//!
//! ```
//! # // What stands in for a binding has the shape of the `windows` crate's.
//! # mod binding {
//! #     use core::{ffi::c_void, ptr::NonNull};
//! #     #[repr(transparent)]
//! #     pub struct ID3D12RootSignature(pub NonNull<c_void>);
//! #     pub struct ID3D12StateObject;
//! #     #[allow(non_camel_case_types)]
//! #     #[repr(C)]
//! #     pub struct D3D12_STATE_OBJECT_DESC { r#type: i32, count: u32, subobjects: *const c_void }
//! #     pub struct ID3D12Device5;
//! #     pub type Result<T> = core::result::Result<T, i32>;
//! #     #[allow(non_snake_case)]
//! #     impl ID3D12Device5 {
//! #         pub unsafe fn CreateStateObject(&self, desc: *const D3D12_STATE_OBJECT_DESC) -> Result<ID3D12StateObject> {
//! #             match unsafe { (*desc).count } { 1 => Ok(ID3D12StateObject), _ => Err(-1) }
//! #         }
//! #     }
//! # }
//! # use binding::{ID3D12Device5, ID3D12RootSignature, ID3D12StateObject, Result};
//! use clayout::d3d12::{ComRef, GlobalRootSignature, RaytracingPipeline, StateObjectBuilder};
//!
//! fn create(device: &ID3D12Device5, root_signature: &ID3D12RootSignature) -> Result<ID3D12StateObject> {
//!     // SAFETY: the interface is one pointer, of an object that all threads may use.
//!     let borrowed = unsafe { ComRef::from_wrapper(root_signature) };
//!     let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
//!     pipeline.add(GlobalRootSignature::new(borrowed));
//!     let desc = pipeline.build_unchecked();
//!     // SAFETY: the root signature is of this device.
//!     unsafe { device.CreateStateObject(desc.as_ptr().cast()) }
//! }
//! # let mut object = 0_usize;
//! # assert!(create(&ID3D12Device5, &ID3D12RootSignature(core::ptr::NonNull::from(&mut object).cast())).is_ok());
//! ```

mod bool32;
mod by_value;
mod com;
mod dxgi_format;
mod enums;
pub(crate) mod feature;
mod flags;
pub(crate) mod gate;
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
#[cfg(all(windows, feature = "windows"))]
pub mod windows;
pub mod xbox;

pub use bool32::Bool32;
pub use by_value::{ByValue, InPlace, Lent};
#[doc(hidden)]
pub use by_value::{at_most, count};
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

// Beside the traits of the same names, so that one import brings both.
pub use clayout_macros::FeatureData;
#[cfg(feature = "alloc")]
pub use clayout_macros::{StateObject, Subobject};
