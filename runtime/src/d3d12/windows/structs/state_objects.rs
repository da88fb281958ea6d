//! The structs of state objects that pipeline states have not.

use windows::Win32::Graphics::Direct3D12 as theirs;

use super::same::{self, generated, place_of, refer};

mod ours {
    pub(super) use crate::d3d12::state::raw::*;
}

generated! {
    plain D3D12_STATE_OBJECT_DESC { Type, NumSubobjects, pSubobjects }
    padded D3D12_STATE_SUBOBJECT { Type, pDesc }
    padded D3D12_SUBOBJECT_TO_EXPORTS_ASSOCIATION { pSubobjectToAssociate, NumExports, pExports }
    padded D3D12_DXIL_SUBOBJECT_TO_EXPORTS_ASSOCIATION { SubobjectToAssociate, NumExports, pExports }
    plain D3D12_STATE_OBJECT_CONFIG { Flags }
    interface D3D12_LOCAL_ROOT_SIGNATURE { pLocalRootSignature }
    padded D3D12_EXPORT_DESC { Name, ExportToRename, Flags }
    padded D3D12_DXIL_LIBRARY_DESC { DXILLibrary, NumExports, pExports }
    padded_interface D3D12_EXISTING_COLLECTION_DESC { pExistingCollection, NumExports, pExports }
    plain D3D12_RAYTRACING_SHADER_CONFIG { MaxPayloadSizeInBytes, MaxAttributeSizeInBytes }
    plain D3D12_RAYTRACING_PIPELINE_CONFIG { MaxTraceRecursionDepth }
    plain D3D12_RAYTRACING_PIPELINE_CONFIG1 { MaxTraceRecursionDepth, Flags }
    padded D3D12_HIT_GROUP_DESC {
        HitGroupExport, Type, AnyHitShaderImport, ClosestHitShaderImport, IntersectionShaderImport,
    }
    padded D3D12_WORK_GRAPH_DESC {
        ProgramName, Flags, NumEntrypoints, pEntrypoints, NumExplicitlyDefinedNodes, pExplicitlyDefinedNodes,
    }
    padded D3D12_NODE_ID { Name, ArrayIndex }
    padded D3D12_NODE { NodeType, Shader = Anonymous }
    padded D3D12_SHADER_NODE { Shader, OverridesType, pBroadcastingLaunchOverrides = Anonymous }
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
    padded D3D12_GENERIC_PROGRAM_DESC { ProgramName, NumExports, pExports, NumSubobjects, ppSubobjects }
}
