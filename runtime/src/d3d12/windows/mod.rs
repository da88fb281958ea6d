//! Feature `windows`, on Windows: the types of that crate, version 0.62.
//!
//! Nothing else in this crate asks for a version of it: for others, and for other bindings, see [the parent](super#bindings).
//!
//! # Interfaces
//!
//! Interfaces are borrowed; no conversion touches a reference count. The lifetime keeps the interface where it is for as long
//! as a description of it is used.
//!
//! | from | to |
//! |---|---|
//! | `&ID3D12RootSignature` | [`ComRef`](super::ComRef), [`GlobalRootSignature`](super::GlobalRootSignature), [`LocalRootSignature`](super::LocalRootSignature), [`stream::RootSignature`](super::stream::RootSignature) |
//! | `Option<&ID3D12RootSignature>` | `GlobalRootSignature`, `LocalRootSignature`; `None` is null |
//! | `&ID3D12StateObject` | [`ComRef`](super::ComRef), [`ExistingCollection`](super::ExistingCollection), [`CollectionRef`](super::CollectionRef), [`Identity`](super::state::Identity) |
//! | `&FlatDescription` | `&D3D12_STATE_OBJECT_DESC`, by `AsRef` |
//! | `&StreamDesc` | `&D3D12_PIPELINE_STATE_STREAM_DESC`, by `AsRef` |
//!
//! Where a function of this crate takes `impl Into<ComRef>`, it takes the reference: `GlobalRootSignature::new(&signature)`.
//!
//! ```compile_fail,E0505
//! use clayout::d3d12::{GlobalRootSignature, RaytracingPipeline, StateObjectBuilder};
//! use windows::Win32::Graphics::Direct3D12::ID3D12RootSignature;
//!
//! fn early(root_signature: ID3D12RootSignature) {
//!     let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
//!     pipeline.add(GlobalRootSignature::from(&root_signature));
//!     drop(root_signature); // the pipeline still points to it
//!     let _ = pipeline.build();
//! }
//! ```
//!
//! # Devices
//!
//! `ID3D12Device` to `ID3D12Device14` implement [`CheckFeatureSupport`](super::CheckFeatureSupport): they answer typed queries.
//! [`StateObjectDevice`] makes state objects, and where the device refuses, says why; [`PipelineStateDevice`] makes pipeline
//! states of [streams](super::stream).
//!
//! ```no_run
//! use clayout::d3d12::Architecture1;
//! use windows::Win32::Graphics::Direct3D12::ID3D12Device5;
//!
//! fn shares_memory(device: &ID3D12Device5) -> Result<bool, clayout::d3d12::FeatureError> {
//!     Ok(Architecture1::query(device, 0)?.uma)
//! }
//! ```
//!
//! # Structs
//!
//! A C struct has one name in both crates, and is the same: size, alignment, and offset and size of each member are asserted
//! when this crate is compiled. So a reference to one is a reference to the other, by `From`:
//!
//! - from a struct of this crate to theirs; but not where ours has an interface as a raw pointer, for theirs would let safe code
//!   use it (`D3D12_LOCAL_ROOT_SIGNATURE`, `D3D12_EXISTING_COLLECTION_DESC`);
//! - from theirs to a struct of this crate that has no padding on 64 bits.
//!
//! For the rest, and to write to one, cast pointers. [`NodeMask`](super::NodeMask) and [`Bool32`](super::Bool32) also convert by value.
//! What is newer than the crate's metadata, SDK 614, has no counterpart there. Of `D3D12_UNORDERED_ACCESS_VIEW_DESC`, which
//! later SDKs make larger, this crate has none.
//!
//! ```
//! use clayout::d3d12::{D3D12_RAYTRACING_INSTANCE_DESC, NodeMask, RaytracingInstanceDesc};
//! use windows::Win32::Graphics::Direct3D12 as theirs;
//!
//! // Bit-fields by name, for an array of the other crate's structs.
//! let instance = RaytracingInstanceDesc { instance_id: 7, instance_mask: 0xFF, ..RaytracingInstanceDesc::new(0x1_0000) };
//! let c: D3D12_RAYTRACING_INSTANCE_DESC = instance.to_c()?;
//! let theirs: &theirs::D3D12_RAYTRACING_INSTANCE_DESC = (&c).into();
//! assert_eq!(theirs._bitfield1, 0xFF00_0007);
//!
//! // And those of a struct that came from elsewhere.
//! let ours: &D3D12_RAYTRACING_INSTANCE_DESC = theirs.into();
//! assert_eq!(ours.instance_id(), 7);
//!
//! assert_eq!(theirs::D3D12_NODE_MASK::from(NodeMask::node(1)).NodeMask, 2);
//! # Ok::<(), clayout::OutOfRange>(())
//! ```

mod calls;
#[cfg(feature = "alloc")]
mod create;
mod interfaces;
mod pipeline;
mod structs;
mod values;

#[cfg(feature = "alloc")]
pub use create::{StateObjectDevice, StateObjectError};
pub use pipeline::{PipelineStateDevice, PipelineStateError};
#[doc(hidden)]
pub use structs::SAME;
