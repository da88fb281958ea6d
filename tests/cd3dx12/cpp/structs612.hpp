// The structs of work graphs and generic programs; part of structs.hpp.
#pragma once

MEMBERS(D3D12_NODE_ID, Name, ArrayIndex)

WHOLE(D3D12_NODE_OUTPUT_OVERRIDES, OutputIndex, pNewName, pAllowSparseNodes, pMaxRecords, pMaxRecordsSharedWithOutputIndex)
COMPARE(D3D12_NODE_OUTPUT_OVERRIDES) {
    MEMBER(OutputIndex);
    BEHIND(pNewName), BEHIND(pAllowSparseNodes), BEHIND(pMaxRecords), BEHIND(pMaxRecordsSharedWithOutputIndex);
}

// Three of the four kinds of overrides have the same members; the fourth has two grids besides.
template <class S> void common_overrides(Walk& walk, const S& a, const S& b) {
    BEHIND(pLocalRootArgumentsTableIndex), BEHIND(pProgramEntry), BEHIND(pNewName), BEHIND(pShareInputOf);
    LIST(NumOutputOverrides, pOutputOverrides);
}
#define OVERRIDES(S) \
    WHOLE(S, pLocalRootArgumentsTableIndex, pProgramEntry, pNewName, pShareInputOf, NumOutputOverrides, pOutputOverrides) \
    COMPARE(S) { common_overrides(walk, a, b); }
OVERRIDES(D3D12_COALESCING_LAUNCH_OVERRIDES)
OVERRIDES(D3D12_THREAD_LAUNCH_OVERRIDES)
OVERRIDES(D3D12_COMMON_COMPUTE_NODE_OVERRIDES)

WHOLE(
    D3D12_BROADCASTING_LAUNCH_OVERRIDES, pLocalRootArgumentsTableIndex, pProgramEntry, pNewName, pShareInputOf, pDispatchGrid,
    pMaxDispatchGrid, NumOutputOverrides, pOutputOverrides)
COMPARE(D3D12_BROADCASTING_LAUNCH_OVERRIDES) {
    using Grid = UINT[3];
    const auto grid = [](const UINT* numbers) { return reinterpret_cast<const Grid*>(numbers); };
    common_overrides(walk, a, b);
    walk.behind("pDispatchGrid", grid(a.pDispatchGrid), grid(b.pDispatchGrid));
    walk.behind("pMaxDispatchGrid", grid(a.pMaxDispatchGrid), grid(b.pMaxDispatchGrid));
}

// No `WHOLE` for two: their last member is an anonymous union, here of four pointers, there of the one kind of node.
COMPARE(D3D12_SHADER_NODE) {
    MEMBER(Shader), MEMBER(OverridesType);
    if (a.OverridesType != b.OverridesType) {
        return;
    }
    switch (a.OverridesType) {
    case D3D12_NODE_OVERRIDES_TYPE_NONE: return BEHIND(pCommonComputeNodeOverrides); // null
    case D3D12_NODE_OVERRIDES_TYPE_BROADCASTING_LAUNCH: return BEHIND(pBroadcastingLaunchOverrides);
    case D3D12_NODE_OVERRIDES_TYPE_COALESCING_LAUNCH: return BEHIND(pCoalescingLaunchOverrides);
    case D3D12_NODE_OVERRIDES_TYPE_THREAD_LAUNCH: return BEHIND(pThreadLaunchOverrides);
    case D3D12_NODE_OVERRIDES_TYPE_COMMON_COMPUTE: return BEHIND(pCommonComputeNodeOverrides);
    }
}

COMPARE(D3D12_NODE) { MEMBER(NodeType), MEMBER(Shader); }

WHOLE(
    D3D12_WORK_GRAPH_DESC, ProgramName, Flags, NumEntrypoints, pEntrypoints, NumExplicitlyDefinedNodes, pExplicitlyDefinedNodes)
COMPARE(D3D12_WORK_GRAPH_DESC) {
    MEMBER(ProgramName), MEMBER(Flags);
    LIST(NumEntrypoints, pEntrypoints), LIST(NumExplicitlyDefinedNodes, pExplicitlyDefinedNodes);
}

WHOLE(D3D12_GENERIC_PROGRAM_DESC, ProgramName, NumExports, pExports, NumSubobjects, ppSubobjects)
COMPARE(D3D12_GENERIC_PROGRAM_DESC) {
    MEMBER(ProgramName), LIST(NumExports, pExports), LIST(NumSubobjects, ppSubobjects);
}

MEMBERS(
    D3D12_RASTERIZER_DESC2, FillMode, CullMode, FrontCounterClockwise, DepthBias, DepthBiasClamp, SlopeScaledDepthBias,
    DepthClipEnable, LineRasterizationMode, ForcedSampleCount, ConservativeRaster)
