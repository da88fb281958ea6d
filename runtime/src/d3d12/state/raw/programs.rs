//! Generic programs and the state that they list.

use core::ffi::c_char;

use super::{D3D12_STATE_SUBOBJECT, c_struct};

c_struct! {
    /// Type 29: shaders and pointers to the state subobjects that they run with.
    D3D12_GENERIC_PROGRAM_DESC [40/8 20/4] {
        ProgramName: *const u16 = 0 0,
        NumExports: u32 = 8 4,
        pExports: *const *const u16 = 16 8,
        NumSubobjects: u32 = 24 12,
        ppSubobjects: *const *const D3D12_STATE_SUBOBJECT = 32 16,
    }

    /// Type 14: stream output.
    D3D12_STREAM_OUTPUT_DESC [32/8 20/4] {
        pSODeclaration: *const D3D12_SO_DECLARATION_ENTRY = 0 0,
        NumEntries: u32 = 8 4,
        pBufferStrides: *const u32 = 16 8,
        NumStrides: u32 = 24 12,
        RasterizedStream: u32 = 28 16,
    }

    /// One output of a stream.
    D3D12_SO_DECLARATION_ENTRY [24/8 16/4] {
        Stream: u32 = 0 0,
        SemanticName: *const c_char = 8 4,
        SemanticIndex: u32 = 16 8,
        StartComponent: u8 = 20 12,
        ComponentCount: u8 = 21 13,
        OutputSlot: u8 = 22 14,
    }

    /// Type 15: blending.
    D3D12_BLEND_DESC [328/4 328/4] {
        AlphaToCoverageEnable: i32 = 0 0,
        IndependentBlendEnable: i32 = 4 4,
        RenderTarget: [D3D12_RENDER_TARGET_BLEND_DESC; 8] = 8 8,
    }

    /// Blending of one render target.
    D3D12_RENDER_TARGET_BLEND_DESC [40/4 40/4] {
        BlendEnable: i32 = 0 0,
        LogicOpEnable: i32 = 4 4,
        SrcBlend: u32 = 8 8,
        DestBlend: u32 = 12 12,
        BlendOp: u32 = 16 16,
        SrcBlendAlpha: u32 = 20 20,
        DestBlendAlpha: u32 = 24 24,
        BlendOpAlpha: u32 = 28 28,
        LogicOp: u32 = 32 32,
        RenderTargetWriteMask: u8 = 36 36,
    }

    /// Type 17: rasterizer state.
    D3D12_RASTERIZER_DESC2 [40/4 40/4] {
        FillMode: u32 = 0 0,
        CullMode: u32 = 4 4,
        FrontCounterClockwise: i32 = 8 8,
        DepthBias: f32 = 12 12,
        DepthBiasClamp: f32 = 16 16,
        SlopeScaledDepthBias: f32 = 20 20,
        DepthClipEnable: i32 = 24 24,
        LineRasterizationMode: u32 = 28 28,
        ForcedSampleCount: u32 = 32 32,
        ConservativeRaster: u32 = 36 36,
    }

    /// Stencil operations of one face.
    D3D12_DEPTH_STENCILOP_DESC [16/4 16/4] {
        StencilFailOp: u32 = 0 0,
        StencilDepthFailOp: u32 = 4 4,
        StencilPassOp: u32 = 8 8,
        StencilFunc: u32 = 12 12,
    }

    /// Stencil operations of one face, with masks of its own.
    D3D12_DEPTH_STENCILOP_DESC1 [20/4 20/4] {
        StencilFailOp: u32 = 0 0,
        StencilDepthFailOp: u32 = 4 4,
        StencilPassOp: u32 = 8 8,
        StencilFunc: u32 = 12 12,
        StencilReadMask: u8 = 16 16,
        StencilWriteMask: u8 = 17 17,
    }

    /// Type 18: depth and stencil.
    D3D12_DEPTH_STENCIL_DESC [52/4 52/4] {
        DepthEnable: i32 = 0 0,
        DepthWriteMask: u32 = 4 4,
        DepthFunc: u32 = 8 8,
        StencilEnable: i32 = 12 12,
        StencilReadMask: u8 = 16 16,
        StencilWriteMask: u8 = 17 17,
        FrontFace: D3D12_DEPTH_STENCILOP_DESC = 20 20,
        BackFace: D3D12_DEPTH_STENCILOP_DESC = 36 36,
    }

    /// Type 27: type 18 with a depth-bounds test.
    D3D12_DEPTH_STENCIL_DESC1 [56/4 56/4] {
        DepthEnable: i32 = 0 0,
        DepthWriteMask: u32 = 4 4,
        DepthFunc: u32 = 8 8,
        StencilEnable: i32 = 12 12,
        StencilReadMask: u8 = 16 16,
        StencilWriteMask: u8 = 17 17,
        FrontFace: D3D12_DEPTH_STENCILOP_DESC = 20 20,
        BackFace: D3D12_DEPTH_STENCILOP_DESC = 36 36,
        DepthBoundsTestEnable: i32 = 52 52,
    }

    /// Type 30: type 27 with masks for each face.
    D3D12_DEPTH_STENCIL_DESC2 [60/4 60/4] {
        DepthEnable: i32 = 0 0,
        DepthWriteMask: u32 = 4 4,
        DepthFunc: u32 = 8 8,
        StencilEnable: i32 = 12 12,
        FrontFace: D3D12_DEPTH_STENCILOP_DESC1 = 16 16,
        BackFace: D3D12_DEPTH_STENCILOP_DESC1 = 36 36,
        DepthBoundsTestEnable: i32 = 56 56,
    }

    /// Type 19: what the vertex buffers hold.
    D3D12_INPUT_LAYOUT_DESC [16/8 8/4] {
        pInputElementDescs: *const D3D12_INPUT_ELEMENT_DESC = 0 0,
        NumElements: u32 = 8 4,
    }

    /// One element of a vertex.
    D3D12_INPUT_ELEMENT_DESC [32/8 28/4] {
        SemanticName: *const c_char = 0 0,
        SemanticIndex: u32 = 8 4,
        Format: u32 = 12 8,
        InputSlot: u32 = 16 12,
        AlignedByteOffset: u32 = 20 16,
        InputSlotClass: u32 = 24 20,
        InstanceDataStepRate: u32 = 28 24,
    }

    /// Type 22: formats of the render targets.
    D3D12_RT_FORMAT_ARRAY [36/4 36/4] {
        RTFormats: [u32; 8] = 0 0,
        NumRenderTargets: u32 = 32 32,
    }

    /// Type 24: multi-sampling.
    DXGI_SAMPLE_DESC [8/4 8/4] {
        Count: u32 = 0 0,
        Quality: u32 = 4 4,
    }

    /// Type 28: view instancing.
    D3D12_VIEW_INSTANCING_DESC [24/8 12/4] {
        ViewInstanceCount: u32 = 0 0,
        pViewInstanceLocations: *const D3D12_VIEW_INSTANCE_LOCATION = 8 4,
        Flags: u32 = 16 8,
    }

    /// Where one view is drawn.
    D3D12_VIEW_INSTANCE_LOCATION [8/4 8/4] {
        ViewportArrayIndex: u32 = 0 0,
        RenderTargetArrayIndex: u32 = 4 4,
    }
}
