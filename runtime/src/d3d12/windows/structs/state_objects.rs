//! The structs of state objects: those that the builder's subobjects have generated, and those of the front door.

use super::same::{self, front_door, generated, place_of, refer};
use crate::d3d12 as ours;
use crate::d3d12::state::raw;

mod theirs {
    pub(super) use windows::Win32::Graphics::Direct3D12::*;
    pub(super) use windows::Win32::Graphics::Dxgi::Common::DXGI_SAMPLE_DESC;
}

/// Structs of both.
macro_rules! both {
    ($($table:tt)*) => {
        generated!($($table)*);
        front_door!($($table)*);
    };
}

both! {
    plain D3D12_STATE_OBJECT_CONFIG { Flags }
    interface D3D12_LOCAL_ROOT_SIGNATURE { pLocalRootSignature }
    padded D3D12_EXPORT_DESC { Name, ExportToRename, Flags }
    plain D3D12_SHADER_BYTECODE { pShaderBytecode, BytecodeLength }
    padded D3D12_DXIL_LIBRARY_DESC { DXILLibrary, NumExports, pExports }
    interface D3D12_EXISTING_COLLECTION_DESC { pExistingCollection, NumExports, pExports }
    plain D3D12_RAYTRACING_SHADER_CONFIG { MaxPayloadSizeInBytes, MaxAttributeSizeInBytes }
    plain D3D12_RAYTRACING_PIPELINE_CONFIG { MaxTraceRecursionDepth }
    plain D3D12_RAYTRACING_PIPELINE_CONFIG1 { MaxTraceRecursionDepth, Flags }
    padded D3D12_HIT_GROUP_DESC {
        HitGroupExport, Type, AnyHitShaderImport, ClosestHitShaderImport, IntersectionShaderImport,
    }
}

both! {
    padded D3D12_WORK_GRAPH_DESC {
        ProgramName, Flags, NumEntrypoints, pEntrypoints, NumExplicitlyDefinedNodes, pExplicitlyDefinedNodes,
    }
    padded D3D12_NODE_ID { Name, ArrayIndex }
    padded D3D12_NODE { NodeType, Shader = Anonymous }
    padded D3D12_SHADER_NODE { Shader, OverridesType, Overrides = Anonymous }
    padded D3D12_BROADCASTING_LAUNCH_OVERRIDES {
        pLocalRootArgumentsTableIndex, pProgramEntry, pNewName, pShareInputOf, pDispatchGrid, pMaxDispatchGrid,
        NumOutputOverrides, pOutputOverrides,
    }
    padded D3D12_COALESCING_LAUNCH_OVERRIDES {
        pLocalRootArgumentsTableIndex, pProgramEntry, pNewName, pShareInputOf, NumOutputOverrides, pOutputOverrides,
    }
    padded D3D12_THREAD_LAUNCH_OVERRIDES {
        pLocalRootArgumentsTableIndex, pProgramEntry, pNewName, pShareInputOf, NumOutputOverrides, pOutputOverrides,
    }
    padded D3D12_COMMON_COMPUTE_NODE_OVERRIDES {
        pLocalRootArgumentsTableIndex, pProgramEntry, pNewName, pShareInputOf, NumOutputOverrides, pOutputOverrides,
    }
    padded D3D12_NODE_OUTPUT_OVERRIDES {
        OutputIndex, pNewName, pAllowSparseNodes, pMaxRecords, pMaxRecordsSharedWithOutputIndex,
    }
}

both! {
    padded D3D12_GENERIC_PROGRAM_DESC { ProgramName, NumExports, pExports, NumSubobjects, ppSubobjects }
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

// What the builder writes by itself, and what the derive for layouts has declared (one level up).
front_door! {
    padded D3D12_STATE_OBJECT_DESC { Type, NumSubobjects, pSubobjects }
    padded D3D12_STATE_SUBOBJECT { Type, pDesc }
    padded D3D12_SUBOBJECT_TO_EXPORTS_ASSOCIATION { pSubobjectToAssociate, NumExports, pExports }
    padded D3D12_DXIL_SUBOBJECT_TO_EXPORTS_ASSOCIATION { SubobjectToAssociate, NumExports, pExports }
    interface D3D12_GLOBAL_ROOT_SIGNATURE { pGlobalRootSignature }
    plain D3D12_NODE_MASK { NodeMask }
}
