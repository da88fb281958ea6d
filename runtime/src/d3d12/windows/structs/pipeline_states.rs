//! The structs of pipeline states: those of streams, many of which state objects have too.

use super::same::{self, generated, place_of, refer};
use crate::d3d12 as ours;

mod theirs {
    pub(super) use windows::Win32::Graphics::Direct3D12::*;
    pub(super) use windows::Win32::Graphics::Dxgi::Common::DXGI_SAMPLE_DESC;
}

generated! {
    plain D3D12_PIPELINE_STATE_STREAM_DESC { SizeInBytes, pPipelineStateSubobjectStream }
    plain D3D12_CACHED_PIPELINE_STATE { pCachedBlob, CachedBlobSizeInBytes }
    plain D3D12_RASTERIZER_DESC {
        FillMode, CullMode, FrontCounterClockwise, DepthBias, DepthBiasClamp, SlopeScaledDepthBias, DepthClipEnable,
        MultisampleEnable, AntialiasedLineEnable, ForcedSampleCount, ConservativeRaster,
    }
    plain D3D12_RASTERIZER_DESC1 {
        FillMode, CullMode, FrontCounterClockwise, DepthBias, DepthBiasClamp, SlopeScaledDepthBias, DepthClipEnable,
        MultisampleEnable, AntialiasedLineEnable, ForcedSampleCount, ConservativeRaster,
    }
    plain D3D12_SHADER_BYTECODE { pShaderBytecode, BytecodeLength }
    padded D3D12_STREAM_OUTPUT_DESC { pSODeclaration, NumEntries, pBufferStrides, NumStrides, RasterizedStream }
    padded D3D12_SO_DECLARATION_ENTRY {
        Stream, SemanticName, SemanticIndex, StartComponent, ComponentCount, OutputSlot,
    }
    padded D3D12_BLEND_DESC { AlphaToCoverageEnable, IndependentBlendEnable, RenderTarget }
    padded D3D12_RENDER_TARGET_BLEND_DESC {
        BlendEnable, LogicOpEnable, SrcBlend, DestBlend, BlendOp, SrcBlendAlpha, DestBlendAlpha, BlendOpAlpha, LogicOp,
        RenderTargetWriteMask,
    }
    plain D3D12_RASTERIZER_DESC2 {
        FillMode, CullMode, FrontCounterClockwise, DepthBias, DepthBiasClamp, SlopeScaledDepthBias, DepthClipEnable,
        LineRasterizationMode, ForcedSampleCount, ConservativeRaster,
    }
    plain D3D12_DEPTH_STENCILOP_DESC { StencilFailOp, StencilDepthFailOp, StencilPassOp, StencilFunc }
    padded D3D12_DEPTH_STENCILOP_DESC1 {
        StencilFailOp, StencilDepthFailOp, StencilPassOp, StencilFunc, StencilReadMask, StencilWriteMask,
    }
    padded D3D12_DEPTH_STENCIL_DESC {
        DepthEnable, DepthWriteMask, DepthFunc, StencilEnable, StencilReadMask, StencilWriteMask, FrontFace, BackFace,
    }
    padded D3D12_DEPTH_STENCIL_DESC1 {
        DepthEnable, DepthWriteMask, DepthFunc, StencilEnable, StencilReadMask, StencilWriteMask, FrontFace, BackFace,
        DepthBoundsTestEnable,
    }
    padded D3D12_DEPTH_STENCIL_DESC2 {
        DepthEnable, DepthWriteMask, DepthFunc, StencilEnable, FrontFace, BackFace, DepthBoundsTestEnable,
    }
    padded D3D12_INPUT_LAYOUT_DESC { pInputElementDescs, NumElements }
    plain D3D12_INPUT_ELEMENT_DESC {
        SemanticName, SemanticIndex, Format, InputSlot, AlignedByteOffset, InputSlotClass, InstanceDataStepRate,
    }
    plain D3D12_RT_FORMAT_ARRAY { RTFormats, NumRenderTargets }
    plain DXGI_SAMPLE_DESC { Count, Quality }
    padded D3D12_VIEW_INSTANCING_DESC { ViewInstanceCount, pViewInstanceLocations, Flags }
    plain D3D12_VIEW_INSTANCE_LOCATION { ViewportArrayIndex, RenderTargetArrayIndex }
}
