// What there is to compare in each struct.
//
// `WHOLE` names all members of a struct in their order: another number of them does not compile, so that none is forgotten.
// `MEMBERS` does the same and compares each; structs with lists say what belongs together.
#pragma once

#include "walk.hpp"

#define WHOLE(S, ...) \
    inline auto tied(const S& s) { \
        const auto& [__VA_ARGS__] = s; \
        return std::tie(__VA_ARGS__); \
    }
#define MEMBERS(S, ...) \
    WHOLE(S, __VA_ARGS__) \
    inline void compare(Walk& walk, const S& a, const S& b) { walk.all(#__VA_ARGS__, tied(a), tied(b)); }
#define COMPARE(S) inline void compare(Walk& walk, const S& a, const S& b)
#define MEMBER(M) walk.member(#M, a.M, b.M)
#define LIST(N, P) walk.list(#N, #P, a.N, a.P, b.N, b.P)
#define BEHIND(P) walk.behind(#P, a.P, b.P)

// Types 0 to 12.

MEMBERS(D3D12_STATE_OBJECT_CONFIG, Flags)
MEMBERS(D3D12_GLOBAL_ROOT_SIGNATURE, pGlobalRootSignature)
MEMBERS(D3D12_LOCAL_ROOT_SIGNATURE, pLocalRootSignature)
MEMBERS(D3D12_NODE_MASK, NodeMask)
MEMBERS(D3D12_EXPORT_DESC, Name, ExportToRename, Flags)
MEMBERS(D3D12_SHADER_BYTECODE, pShaderBytecode, BytecodeLength)
MEMBERS(D3D12_RAYTRACING_SHADER_CONFIG, MaxPayloadSizeInBytes, MaxAttributeSizeInBytes)
MEMBERS(D3D12_RAYTRACING_PIPELINE_CONFIG, MaxTraceRecursionDepth)
MEMBERS(D3D12_RAYTRACING_PIPELINE_CONFIG1, MaxTraceRecursionDepth, Flags)
MEMBERS(D3D12_HIT_GROUP_DESC, HitGroupExport, Type, AnyHitShaderImport, ClosestHitShaderImport, IntersectionShaderImport)

WHOLE(D3D12_DXIL_LIBRARY_DESC, DXILLibrary, NumExports, pExports)
COMPARE(D3D12_DXIL_LIBRARY_DESC) { MEMBER(DXILLibrary), LIST(NumExports, pExports); }

WHOLE(D3D12_EXISTING_COLLECTION_DESC, pExistingCollection, NumExports, pExports)
COMPARE(D3D12_EXISTING_COLLECTION_DESC) { MEMBER(pExistingCollection), LIST(NumExports, pExports); }

WHOLE(D3D12_SUBOBJECT_TO_EXPORTS_ASSOCIATION, pSubobjectToAssociate, NumExports, pExports)
COMPARE(D3D12_SUBOBJECT_TO_EXPORTS_ASSOCIATION) { MEMBER(pSubobjectToAssociate), LIST(NumExports, pExports); }

WHOLE(D3D12_DXIL_SUBOBJECT_TO_EXPORTS_ASSOCIATION, SubobjectToAssociate, NumExports, pExports)
COMPARE(D3D12_DXIL_SUBOBJECT_TO_EXPORTS_ASSOCIATION) { MEMBER(SubobjectToAssociate), LIST(NumExports, pExports); }

// Types 14 to 28 and 30 but for 17: structs that pipeline states had before.

MEMBERS(D3D12_SO_DECLARATION_ENTRY, Stream, SemanticName, SemanticIndex, StartComponent, ComponentCount, OutputSlot)
MEMBERS(
    D3D12_RENDER_TARGET_BLEND_DESC, BlendEnable, LogicOpEnable, SrcBlend, DestBlend, BlendOp, SrcBlendAlpha, DestBlendAlpha,
    BlendOpAlpha, LogicOp, RenderTargetWriteMask)
MEMBERS(D3D12_BLEND_DESC, AlphaToCoverageEnable, IndependentBlendEnable, RenderTarget)
MEMBERS(D3D12_DEPTH_STENCILOP_DESC, StencilFailOp, StencilDepthFailOp, StencilPassOp, StencilFunc)
MEMBERS(
    D3D12_DEPTH_STENCILOP_DESC1, StencilFailOp, StencilDepthFailOp, StencilPassOp, StencilFunc, StencilReadMask,
    StencilWriteMask)
MEMBERS(
    D3D12_DEPTH_STENCIL_DESC, DepthEnable, DepthWriteMask, DepthFunc, StencilEnable, StencilReadMask, StencilWriteMask,
    FrontFace, BackFace)
MEMBERS(
    D3D12_DEPTH_STENCIL_DESC1, DepthEnable, DepthWriteMask, DepthFunc, StencilEnable, StencilReadMask, StencilWriteMask,
    FrontFace, BackFace, DepthBoundsTestEnable)
MEMBERS(
    D3D12_DEPTH_STENCIL_DESC2, DepthEnable, DepthWriteMask, DepthFunc, StencilEnable, FrontFace, BackFace,
    DepthBoundsTestEnable)
MEMBERS(
    D3D12_INPUT_ELEMENT_DESC, SemanticName, SemanticIndex, Format, InputSlot, AlignedByteOffset, InputSlotClass,
    InstanceDataStepRate)
MEMBERS(D3D12_RT_FORMAT_ARRAY, RTFormats, NumRenderTargets)
MEMBERS(DXGI_SAMPLE_DESC, Count, Quality)
MEMBERS(D3D12_VIEW_INSTANCE_LOCATION, ViewportArrayIndex, RenderTargetArrayIndex)

WHOLE(D3D12_STREAM_OUTPUT_DESC, pSODeclaration, NumEntries, pBufferStrides, NumStrides, RasterizedStream)
COMPARE(D3D12_STREAM_OUTPUT_DESC) {
    LIST(NumEntries, pSODeclaration), LIST(NumStrides, pBufferStrides), MEMBER(RasterizedStream);
}

WHOLE(D3D12_INPUT_LAYOUT_DESC, pInputElementDescs, NumElements)
COMPARE(D3D12_INPUT_LAYOUT_DESC) { LIST(NumElements, pInputElementDescs); }

WHOLE(D3D12_VIEW_INSTANCING_DESC, ViewInstanceCount, pViewInstanceLocations, Flags)
COMPARE(D3D12_VIEW_INSTANCING_DESC) { LIST(ViewInstanceCount, pViewInstanceLocations), MEMBER(Flags); }

#if D3D12_SDK_VERSION >= 612
#include "structs612.hpp"
#endif
#if D3D12_SDK_VERSION >= 618
MEMBERS(D3D12_GLOBAL_SERIALIZED_ROOT_SIGNATURE, Desc)
MEMBERS(D3D12_LOCAL_SERIALIZED_ROOT_SIGNATURE, Desc)
MEMBERS(D3D12_SERIALIZED_ROOT_SIGNATURE_DESC, pSerializedBlob, SerializedBlobSizeInBytes)

// CD3DX12 copies the key, so its bytes are compared.
WHOLE(D3D12_EXISTING_COLLECTION_BY_KEY_DESC, pKey, KeySize, NumExports, pExports)
COMPARE(D3D12_EXISTING_COLLECTION_BY_KEY_DESC) {
    const auto bytes = [](const void* key) { return static_cast<const unsigned char*>(key); };
    walk.list("KeySize", "pKey", a.KeySize, bytes(a.pKey), b.KeySize, bytes(b.pKey));
    LIST(NumExports, pExports);
}
#endif

using Subobject = D3D12_STATE_SUBOBJECT;
template <class S> void as(Walk& walk, const std::string& name, const Subobject& a, const Subobject& b) {
    walk.member(name, *static_cast<const S*>(a.pDesc), *static_cast<const S*>(b.pDesc));
}

inline void subobjects(Walk& walk, const std::string& at, const Subobject& a, const Subobject& b) {
    walk.member(at + "Type", a.Type, b.Type);
    if (a.Type != b.Type) {
        return;
    }
    if (!a.pDesc || !b.pDesc) {
        return walk.differ(at + (a.pDesc ? "a struct" : "null"), b.pDesc ? "a struct" : "null");
    }
    // By number: older headers do not know all names.
    switch (int(a.Type)) {
    case 0: return as<D3D12_STATE_OBJECT_CONFIG>(walk, at + "STATE_OBJECT_CONFIG", a, b);
    case 1: return as<D3D12_GLOBAL_ROOT_SIGNATURE>(walk, at + "GLOBAL_ROOT_SIGNATURE", a, b);
    case 2: return as<D3D12_LOCAL_ROOT_SIGNATURE>(walk, at + "LOCAL_ROOT_SIGNATURE", a, b);
    case 3: return as<D3D12_NODE_MASK>(walk, at + "NODE_MASK", a, b);
    case 5: return as<D3D12_DXIL_LIBRARY_DESC>(walk, at + "DXIL_LIBRARY", a, b);
    case 6: return as<D3D12_EXISTING_COLLECTION_DESC>(walk, at + "EXISTING_COLLECTION", a, b);
    case 7: return as<D3D12_SUBOBJECT_TO_EXPORTS_ASSOCIATION>(walk, at + "SUBOBJECT_TO_EXPORTS_ASSOCIATION", a, b);
    case 8: return as<D3D12_DXIL_SUBOBJECT_TO_EXPORTS_ASSOCIATION>(walk, at + "DXIL_SUBOBJECT_TO_EXPORTS_ASSOCIATION", a, b);
    case 9: return as<D3D12_RAYTRACING_SHADER_CONFIG>(walk, at + "RAYTRACING_SHADER_CONFIG", a, b);
    case 10: return as<D3D12_RAYTRACING_PIPELINE_CONFIG>(walk, at + "RAYTRACING_PIPELINE_CONFIG", a, b);
    case 11: return as<D3D12_HIT_GROUP_DESC>(walk, at + "HIT_GROUP", a, b);
    case 12: return as<D3D12_RAYTRACING_PIPELINE_CONFIG1>(walk, at + "RAYTRACING_PIPELINE_CONFIG1", a, b);
    case 14: return as<D3D12_STREAM_OUTPUT_DESC>(walk, at + "STREAM_OUTPUT", a, b);
    case 15: return as<D3D12_BLEND_DESC>(walk, at + "BLEND", a, b);
    case 16: return as<UINT>(walk, at + "SAMPLE_MASK", a, b);
    case 18: return as<D3D12_DEPTH_STENCIL_DESC>(walk, at + "DEPTH_STENCIL", a, b);
    case 19: return as<D3D12_INPUT_LAYOUT_DESC>(walk, at + "INPUT_LAYOUT", a, b);
    case 20: return as<D3D12_INDEX_BUFFER_STRIP_CUT_VALUE>(walk, at + "IB_STRIP_CUT_VALUE", a, b);
    case 21: return as<D3D12_PRIMITIVE_TOPOLOGY_TYPE>(walk, at + "PRIMITIVE_TOPOLOGY", a, b);
    case 22: return as<D3D12_RT_FORMAT_ARRAY>(walk, at + "RENDER_TARGET_FORMATS", a, b);
    case 23: return as<DXGI_FORMAT>(walk, at + "DEPTH_STENCIL_FORMAT", a, b);
    case 24: return as<DXGI_SAMPLE_DESC>(walk, at + "SAMPLE_DESC", a, b);
    case 26: return as<D3D12_PIPELINE_STATE_FLAGS>(walk, at + "FLAGS", a, b);
    case 27: return as<D3D12_DEPTH_STENCIL_DESC1>(walk, at + "DEPTH_STENCIL1", a, b);
    case 28: return as<D3D12_VIEW_INSTANCING_DESC>(walk, at + "VIEW_INSTANCING", a, b);
    case 30: return as<D3D12_DEPTH_STENCIL_DESC2>(walk, at + "DEPTH_STENCIL2", a, b);
#if D3D12_SDK_VERSION >= 612
    case 13: return as<D3D12_WORK_GRAPH_DESC>(walk, at + "WORK_GRAPH", a, b);
    case 17: return as<D3D12_RASTERIZER_DESC2>(walk, at + "RASTERIZER", a, b);
    case 29: return as<D3D12_GENERIC_PROGRAM_DESC>(walk, at + "GENERIC_PROGRAM", a, b);
#endif
#if D3D12_SDK_VERSION >= 618
    case 31: return as<D3D12_GLOBAL_SERIALIZED_ROOT_SIGNATURE>(walk, at + "GLOBAL_SERIALIZED_ROOT_SIGNATURE", a, b);
    case 32: return as<D3D12_LOCAL_SERIALIZED_ROOT_SIGNATURE>(walk, at + "LOCAL_SERIALIZED_ROOT_SIGNATURE", a, b);
    case 36: return as<D3D12_EXISTING_COLLECTION_BY_KEY_DESC>(walk, at + "EXISTING_COLLECTION_BY_KEY", a, b);
#endif
    default: return walk.differ("type " + std::to_string(int(a.Type)), "a type that can be compared");
    }
}

WHOLE(D3D12_STATE_OBJECT_DESC, Type, NumSubobjects, pSubobjects)
WHOLE(D3D12_STATE_SUBOBJECT, Type, pDesc)
inline void objects(Walk& walk) {
    const D3D12_STATE_OBJECT_DESC &a = walk.ours, &b = walk.theirs;
    MEMBER(Type), MEMBER(NumSubobjects);
    walk.member("pSubobjects is null", !a.pSubobjects, !b.pSubobjects);
    for (UINT i = 0; i < a.NumSubobjects && i < b.NumSubobjects; i++) {
        subobjects(walk, "subobject " + std::to_string(i) + ": ", a.pSubobjects[i], b.pSubobjects[i]);
    }
}
