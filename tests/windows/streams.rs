//! The elements of pipeline state streams around the windows crate's structs, and a whole stream, when they are compiled: for 64
//! bits and for 32.

use core::ffi::c_void;

use clayout::PipelineStateStream;
use clayout::d3d12::stream::{self, PipelineStateStream as _, Stream, StreamField};
use windows::Win32::Graphics::Direct3D12::*;
use windows::Win32::Graphics::Dxgi::Common::{DXGI_FORMAT, DXGI_SAMPLE_DESC};

const WIDE: bool = size_of::<usize>() == 8;

/// As C++ users write it: `alignas(void *)`, the number, the struct.
#[repr(C)]
pub(crate) struct Theirs<T> {
    aligned: [*const c_void; 0],
    ty: D3D12_PIPELINE_STATE_SUBOBJECT_TYPE,
    pub(crate) inner: T,
}

/// `OUR TYPE, NUMBER = STRUCT [size of the element on 64 bits, on 32]`
macro_rules! elements {
    ($($name:ident $ty:ident = $inner:ty [$size:literal $size32:literal])*) => {$(
        const _: () = {
            const LAYOUT: stream::FieldLayout = <stream::$name as StreamField>::LAYOUT;
            assert!(LAYOUT.ty.number() == $ty.0.cast_unsigned());
            assert!(LAYOUT.size == size_of::<Theirs<$inner>>() && LAYOUT.size == if WIDE { $size } else { $size32 });
            assert!(LAYOUT.c_offset == core::mem::offset_of!(Theirs<$inner>, inner));
            assert!(size_of::<<stream::$name as StreamField>::C>() == size_of::<$inner>());
        };
    )*};
}

elements! {
    RootSignature D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_ROOT_SIGNATURE = Option<ID3D12RootSignature> [16 8]
    VertexShader D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_VS = D3D12_SHADER_BYTECODE [24 12]
    PixelShader D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_PS = D3D12_SHADER_BYTECODE [24 12]
    DomainShader D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_DS = D3D12_SHADER_BYTECODE [24 12]
    HullShader D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_HS = D3D12_SHADER_BYTECODE [24 12]
    GeometryShader D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_GS = D3D12_SHADER_BYTECODE [24 12]
    ComputeShader D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_CS = D3D12_SHADER_BYTECODE [24 12]
    StreamOutput D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_STREAM_OUTPUT = D3D12_STREAM_OUTPUT_DESC [40 24]
    Blend D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_BLEND = D3D12_BLEND_DESC [336 332]
    SampleMask D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_SAMPLE_MASK = u32 [8 8]
    Rasterizer D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_RASTERIZER = D3D12_RASTERIZER_DESC [48 48]
    DepthStencil D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_DEPTH_STENCIL = D3D12_DEPTH_STENCIL_DESC [56 56]
    InputLayout D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_INPUT_LAYOUT = D3D12_INPUT_LAYOUT_DESC [24 12]
    IbStripCutValue D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_IB_STRIP_CUT_VALUE = D3D12_INDEX_BUFFER_STRIP_CUT_VALUE [8 8]
    PrimitiveTopology D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_PRIMITIVE_TOPOLOGY = D3D12_PRIMITIVE_TOPOLOGY_TYPE [8 8]
    RenderTargetFormats D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_RENDER_TARGET_FORMATS = D3D12_RT_FORMAT_ARRAY [40 40]
    DepthStencilFormat D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_DEPTH_STENCIL_FORMAT = DXGI_FORMAT [8 8]
    SampleDesc D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_SAMPLE_DESC = DXGI_SAMPLE_DESC [16 12]
    NodeMask D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_NODE_MASK = D3D12_NODE_MASK [8 8]
    CachedPso D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_CACHED_PSO = D3D12_CACHED_PIPELINE_STATE [24 12]
    PipelineFlags D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_FLAGS = D3D12_PIPELINE_STATE_FLAGS [8 8]
    DepthStencil1 D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_DEPTH_STENCIL1 = D3D12_DEPTH_STENCIL_DESC1 [64 60]
    ViewInstancing D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_VIEW_INSTANCING = D3D12_VIEW_INSTANCING_DESC [32 16]
    AmplificationShader D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_AS = D3D12_SHADER_BYTECODE [24 12]
    MeshShader D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_MS = D3D12_SHADER_BYTECODE [24 12]
    DepthStencil2 D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_DEPTH_STENCIL2 = D3D12_DEPTH_STENCIL_DESC2 [64 64]
    Rasterizer1 D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_RASTERIZER1 = D3D12_RASTERIZER_DESC1 [48 48]
    Rasterizer2 D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_RASTERIZER2 = D3D12_RASTERIZER_DESC2 [48 44]
}

/// One of each kind that a graphics pipeline reads.
#[derive(PipelineStateStream)]
pub struct Everything<'a> {
    pub root_signature: stream::RootSignature<'a>,
    pub vertex: stream::VertexShader<'a>,
    pub pixel: Option<stream::PixelShader<'a>>,
    pub domain: Option<stream::DomainShader<'a>>,
    pub hull: Option<stream::HullShader<'a>>,
    pub geometry: Option<stream::GeometryShader<'a>>,
    pub stream_output: Option<stream::StreamOutput<'a>>,
    pub blend: stream::Blend,
    pub sample_mask: stream::SampleMask,
    pub rasterizer: stream::Rasterizer2,
    pub depth_stencil: stream::DepthStencil1,
    pub input_layout: stream::InputLayout<'a>,
    pub strip_cut: stream::IbStripCutValue,
    pub topology: stream::PrimitiveTopology,
    pub targets: stream::RenderTargetFormats,
    pub depth_format: stream::DepthStencilFormat,
    pub samples: stream::SampleDesc,
    pub nodes: stream::NodeMask,
    pub cached: Option<stream::CachedPso<'a>>,
    pub flags: stream::PipelineFlags,
    pub views: Option<stream::ViewInstancing<'a>>,
}

const _: () = {
    assert!(Everything::FIELDS.len() == 21);
    assert!(Stream::<Everything<'_>>::SIZE == if WIDE { 808 } else { 668 });
    assert!(size_of::<D3D12_PIPELINE_STATE_STREAM_DESC>() == if WIDE { 16 } else { 8 });
    assert!(align_of::<Stream<Everything<'_>>>() == align_of::<usize>());
};
