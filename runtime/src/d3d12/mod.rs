//! Types of Direct3D 12 whose C layout or whose rules need care, declared with this crate's derives.
//!
//! For a struct there are two types: the annotated one with a Rust name ([`NodeMask`]), to fill and to match on, and the
//! generated one with the C name ([`D3D12_NODE_MASK`]), to keep, to edit in place and to pass to C. `to_c` and `from_c` lead
//! from one to the other. Searching this documentation for a C name finds the Rust one.
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
mod com;
mod dxgi_format;
pub(crate) mod feature;
mod flags;
mod node_mask;
mod raytracing;
mod root_signature;
#[cfg(feature = "alloc")]
pub mod state;
#[cfg(feature = "alloc")]
mod state_object;
#[cfg(all(windows, feature = "windows"))]
pub mod windows;
pub mod xbox;

pub use bool32::Bool32;
pub use com::ComRef;
pub use dxgi_format::DxgiFormat;
pub use feature::*;
pub use node_mask::{D3D12_NODE_MASK, NodeMask, ZeroNodeMask};
pub use raytracing::{
    D3D12_RAYTRACING_INSTANCE_DESC, D3D12_RAYTRACING_OPACITY_MICROMAP_DESC, OpacityMicromapFormat,
    RaytracingInstanceDesc, RaytracingInstanceFlags, RaytracingOpacityMicromapDesc,
};
pub use root_signature::{D3D12_GLOBAL_ROOT_SIGNATURE, GlobalRootSignature};
#[cfg(feature = "alloc")]
pub use state_object::*;
