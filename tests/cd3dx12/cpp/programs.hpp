// Generic programs and work graphs: SDK 612 and later.
#pragma once

#include "states.hpp"

#if D3D12_SDK_VERSION >= 612

using Program = CD3DX12_GENERIC_PROGRAM_SUBOBJECT;
using Graph = CD3DX12_WORK_GRAPH_SUBOBJECT;

inline void program(Object& o, LPCWSTR name, Names exports, std::initializer_list<const Subobject*> states = {}) {
    auto& program = o.add<Program>();
    program.SetProgramName(name);
    for (const LPCWSTR name : exports) {
        program.AddExport(name);
    }
    for (const Subobject* state : states) {
        program.AddSubobject(*state);
    }
}

// What all four kinds of overrides have; every kind gets another number, so that none is mistaken for another.
template <class Overrides> void override_all(Overrides& overrides, UINT number) {
    overrides.LocalRootArgumentsTableIndex(number);
    overrides.ProgramEntry(number % 2);
    overrides.NewName({L"New", number + 1});
    overrides.ShareInputOf({L"Shared", number + 2});
    auto& outputs = overrides.NodeOutputOverrides();
    outputs.NewOutputOverride();
    outputs.OutputIndex(number + 3), outputs.NewName(L"Output", number + 4), outputs.AllowSparseNodes(number % 2);
    outputs.MaxOutputRecords(number + 5);
    outputs.NewOutputOverride();
    outputs.OutputIndex(number + 6), outputs.MaxOutputRecordsSharedWith(number + 3);
}

inline const Case PROGRAMS[] = {
    {"rasterizer", EXECUTABLE, [](Object& o) {
        STATE(17, RASTERIZER, CD3DX12_RASTERIZER_DESC2(DEFAULTS));
        const D3D12_RASTERIZER_DESC2 changed = {
            D3D12_FILL_MODE_WIREFRAME, D3D12_CULL_MODE_FRONT, TRUE, -1.5f, 0.25f, 3e-7f, FALSE,
            D3D12_LINE_RASTERIZATION_MODE_QUADRILATERAL_WIDE, 4, D3D12_CONSERVATIVE_RASTERIZATION_MODE_ON};
        STATE(17, RASTERIZER, changed);
    }},
    {"generic_programs", EXECUTABLE, [](Object& o) {
        o.library(0, {L"Vs", L"Ps", L"Ms"});
        const Subobject& blend = STATE(15, BLEND, Blend(DEFAULTS));
        const Subobject& topology = STATE(21, PRIMITIVE_TOPOLOGY, D3D12_PRIMITIVE_TOPOLOGY_TYPE_TRIANGLE);
        program(o, L"Opaque", {L"Vs", L"Ps"}, {&topology, &blend});
        const Subobject& mask = STATE(16, SAMPLE_MASK, 1u);
        program(o, L"Meshes \U0001F600", {L"Ms"}, {&mask, &blend, &mask});
        const auto& global = o.global(0);
        o.associate(global, {L"Opaque"});
    }},
    {"program_without_states", EXECUTABLE, [](Object& o) { program(o, L"Plain", {L"Cs"}), program(o, L"", {}); }},
    {"work_graph", EXECUTABLE, [](Object& o) {
        o.library(0);
        auto& graph = o.add<Graph>();
        graph.SetProgramName(L"Graph \U0001F4A1");
        graph.IncludeAllAvailableNodes();
        graph.AddEntrypoint({L"First", 0}), graph.AddEntrypoint({L"Second", 7});
        graph.CreateShaderNode(L"A"), graph.CreateShaderNode(L"B");
        o.add<Graph>().SetProgramName(L"Empty");
        o.mask(1);
    }},
    {"overrides", EXECUTABLE, [](Object& o) {
        auto& graph = o.add<Graph>();
        graph.SetProgramName(L"Graph");
        graph.AddEntrypoint({L"First", 9});
        auto& broadcasting = *graph.CreateBroadcastingLaunchNodeOverrides(L"Broadcasting");
        override_all(broadcasting, 10);
        broadcasting.DispatchGrid(8, 4, 2), broadcasting.MaxDispatchGrid(64, 32, 16);
        override_all(*graph.CreateCoalescingLaunchNodeOverrides(L"Coalescing"), 21);
        override_all(*graph.CreateThreadLaunchNodeOverrides(L"Thread"), 30);
        override_all(*graph.CreateCommonComputeNodeOverrides(L"Common"), 41);
        graph.CreateShaderNode(L"Plain");
    }},
    {"overrides_of_nothing", EXECUTABLE, [](Object& o) {
        auto& graph = o.add<Graph>();
        graph.SetProgramName(L"Graph");
        graph.CreateBroadcastingLaunchNodeOverrides(L"A"), graph.CreateCoalescingLaunchNodeOverrides(L"B");
        graph.CreateThreadLaunchNodeOverrides(L"C"), graph.CreateCommonComputeNodeOverrides(L"D");
        graph.CreateShaderNode(L"E");
    }},
};

#endif
