//! Pipeline state streams: what `ID3D12Device2::CreatePipelineState` takes.
//!
//! A struct of stream subobjects with [`#[derive(PipelineStateStream)]`](derive@crate::PipelineStateStream) is turned into a
//! [`Stream`] by [`to_stream`](PipelineStateStream::to_stream): a value of fixed size, right on 32 and on 64 bits, with nothing
//! allocated. Works without `alloc`.
//!
//! | # | type | is |
//! |---|---|---|
//! | 0, 29 | root signature | [`RootSignature`], [`SerializedRootSignature`] |
//! | 1 to 6, 24, 25 | shaders | [`VertexShader`], [`PixelShader`], [`DomainShader`], [`HullShader`], [`GeometryShader`], [`ComputeShader`], [`AmplificationShader`], [`MeshShader`] |
//! | 7 | stream output | [`StreamOutput`] |
//! | 8, 9 | blending, sample mask | [`Blend`], [`SampleMask`] |
//! | 10, 27, 28 | rasterizer | [`Rasterizer`], [`Rasterizer1`], [`Rasterizer2`] |
//! | 11, 21, 26 | depth and stencil | [`DepthStencil`], [`DepthStencil1`], [`DepthStencil2`] |
//! | 12 to 14 | vertices | [`InputLayout`], [`IbStripCutValue`], [`PrimitiveTopology`] |
//! | 15 to 17 | targets | [`RenderTargetFormats`], [`DepthStencilFormat`], [`SampleDesc`] |
//! | 18, 19, 20 | | [`NodeMask`], [`CachedPso`], [`PipelineFlags`] |
//! | 22 | view instancing | [`ViewInstancing`] |
//!
//! Some of these are subobjects of state objects too, under another number there. The types know both numbers, so that none
//! can be mixed up; where the C struct is another, or holds lists, there are two types.
//!
//! `Default` of blending, rasterizer, depth and stencil, sample mask and sample description is the API's default, as in
//! `CD3DX12_DEFAULT`. State that a stream leaves out is not always that: without any depth state there is no depth test,
//! while the default of [`DepthStencil`] tests by `LESS`.

mod check;
mod kinds;
mod lists;
mod pipeline;
mod shaders;
mod sizes;
mod state;
mod subobject;
mod words;

pub use check::FieldLayout;
#[doc(hidden)]
pub use check::{check_stream_field, check_stream_kind};
pub use kinds::{PipelineKind, StreamType};
pub use lists::{D3D12_INPUT_LAYOUT_DESC, D3D12_STREAM_OUTPUT_DESC, D3D12_VIEW_INSTANCING_DESC};
pub use lists::{InputLayout, LentInputElement, LentSoDeclarationEntry, StreamOutput, ViewInstancing};
pub use pipeline::D3D12_PIPELINE_STATE_STREAM_DESC;
pub use pipeline::{PipelineStateStream, PipelineStateStreamDesc, Stream, StreamDesc};
pub use shaders::{
    AmplificationShader, ComputeShader, DomainShader, GeometryShader, HullShader, MeshShader, PixelShader, VertexShader,
};
pub use state::{CRootSignature, CachedPso, Rasterizer, Rasterizer1, RootSignature};
pub use state::{D3D12_CACHED_PIPELINE_STATE, D3D12_RASTERIZER_DESC, D3D12_RASTERIZER_DESC1};
pub use subobject::{CanBeAbsent, StreamField, StreamSubobject};
#[doc(hidden)]
pub use subobject::{Element, Pair};
#[doc(hidden)]
pub use words::{Elements, Words, words};

pub use super::{
    Blend, DepthStencil, DepthStencil1, DepthStencil2, DepthStencilFormat, IbStripCutValue, NodeMask,
    PrimitiveTopology, ProgramFlags as PipelineFlags, Rasterizer as Rasterizer2, RenderTargetFormats, SampleDesc,
    SampleMask, SerializedRootSignature,
};

// Beside the trait of the same name, so that one import brings both.
pub use clayout_macros::PipelineStateStream;
