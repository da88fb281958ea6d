// The state of generic programs.
#pragma once

#include "object.hpp"

#if D3D12_SDK_VERSION >= 612
#define STATE(NUMBER, NAME, desc) o.state<CD3DX12_##NAME##_SUBOBJECT>(desc)
#else
#define STATE(NUMBER, NAME, desc) o.by_hand(NUMBER, desc)
#endif

using Blend = CD3DX12_BLEND_DESC;
inline const CD3DX12_DEFAULT DEFAULTS;

inline void stream_output(Object& o, const D3D12_STREAM_OUTPUT_DESC& desc) {
#if D3D12_SDK_VERSION >= 612
    auto& subobject = o.add<CD3DX12_STREAM_OUTPUT_SUBOBJECT>();
    subobject.SetSODeclEntries(desc.pSODeclaration, desc.NumEntries);
    if (desc.NumStrides > 0) { // else it would be a pointer to nothing in place of null
        subobject.SetBufferStrides(desc.pBufferStrides, desc.NumStrides);
    }
    subobject.SetRasterizedStream(desc.RasterizedStream);
#else
    o.by_hand(14, desc);
#endif
}

inline void input_layout(Object& o, const D3D12_INPUT_LAYOUT_DESC& desc) {
#if D3D12_SDK_VERSION >= 612
    auto& subobject = o.add<CD3DX12_INPUT_LAYOUT_SUBOBJECT>();
    for (UINT i = 0; i < desc.NumElements; i++) {
        subobject.AddInputLayoutElementDesc(desc.pInputElementDescs[i]);
    }
#else
    o.by_hand(19, desc);
#endif
}

inline void view_instancing(Object& o, const D3D12_VIEW_INSTANCING_DESC& desc) {
#if D3D12_SDK_VERSION >= 612
    auto& subobject = o.add<CD3DX12_VIEW_INSTANCING_SUBOBJECT>();
    for (UINT i = 0; i < desc.ViewInstanceCount; i++) {
        subobject.AddViewInstanceLocation(desc.pViewInstanceLocations[i]);
    }
    subobject.SetFlags(desc.Flags);
#else
    o.by_hand(28, desc);
#endif
}

inline void sample_desc(Object& o, const DXGI_SAMPLE_DESC& desc) {
#if D3D12_SDK_VERSION >= 612
    // In SDK 619 the constructor that takes a description forgets it.
    auto& subobject = o.add<CD3DX12_SAMPLE_DESC_SUBOBJECT>();
    subobject.SetCount(desc.Count), subobject.SetQuality(desc.Quality);
#else
    o.by_hand(24, desc);
#endif
}

inline const D3D12_SO_DECLARATION_ENTRY OUTPUTS[] = {{0, "POSITION", 1, 0, 4, 2}, {3, "NORMAL", 0, 1, 2, 0}};
inline const UINT STRIDES[] = {16, 32, 48};
inline const D3D12_INPUT_ELEMENT_DESC ELEMENTS[] = {
    {"POSITION", 0, DXGI_FORMAT_R32G32B32_FLOAT, 0, 0, D3D12_INPUT_CLASSIFICATION_PER_VERTEX_DATA, 0},
    {"COLOR", 2, DXGI_FORMAT_R8G8B8A8_UNORM, 3, 0xFFFFFFFF, D3D12_INPUT_CLASSIFICATION_PER_INSTANCE_DATA, 5},
};
inline const D3D12_VIEW_INSTANCE_LOCATION VIEWS[] = {{0, 1}, {2, 3}};
inline const D3D12_DEPTH_STENCILOP_DESC FACE = {
    D3D12_STENCIL_OP_ZERO, D3D12_STENCIL_OP_REPLACE, D3D12_STENCIL_OP_INVERT, D3D12_COMPARISON_FUNC_NOT_EQUAL};
inline const D3D12_DEPTH_STENCILOP_DESC1 FACE1 = {
    D3D12_STENCIL_OP_INCR_SAT, D3D12_STENCIL_OP_DECR_SAT, D3D12_STENCIL_OP_INCR, D3D12_COMPARISON_FUNC_GREATER_EQUAL, 0x12,
    0x34};

inline const Case STATES[] = {
    // What CD3DX12_DEFAULT makes is what ours have without being told.
    {"default_states", EXECUTABLE, [](Object& o) {
        STATE(15, BLEND, Blend(DEFAULTS));
        STATE(18, DEPTH_STENCIL, CD3DX12_DEPTH_STENCIL_DESC(DEFAULTS));
        STATE(27, DEPTH_STENCIL1, CD3DX12_DEPTH_STENCIL_DESC1(DEFAULTS));
        STATE(30, DEPTH_STENCIL2, CD3DX12_DEPTH_STENCIL_DESC2(DEFAULTS));
        STATE(22, RENDER_TARGET_FORMATS, D3D12_RT_FORMAT_ARRAY{});
    }},
    {"blend", EXECUTABLE, [](Object& o) {
        Blend blend(DEFAULTS);
        blend.AlphaToCoverageEnable = blend.IndependentBlendEnable = TRUE;
        for (int i = 0; i < 8; i++) {
            blend.RenderTarget[i] = {
                BOOL(i % 2), BOOL(i % 3 == 0), D3D12_BLEND(i + 1), D3D12_BLEND(i + 2), D3D12_BLEND_OP(i % 5 + 1),
                D3D12_BLEND(i + 3), D3D12_BLEND(i + 4), D3D12_BLEND_OP(i % 4 + 2), D3D12_LOGIC_OP(i + 5), UINT8(i + 7)};
        }
        STATE(15, BLEND, blend);
    }},
    {"depth_and_stencil", EXECUTABLE, [](Object& o) {
        const auto off = D3D12_DEPTH_WRITE_MASK_ZERO;
        const auto func = D3D12_COMPARISON_FUNC_ALWAYS;
        D3D12_DEPTH_STENCIL_DESC zero = {FALSE, off, func, TRUE, 0x56, 0x78, FACE, FACE};
        D3D12_DEPTH_STENCIL_DESC1 one = {FALSE, off, func, TRUE, 0x9A, 0xBC, FACE, FACE, TRUE};
        D3D12_DEPTH_STENCIL_DESC2 two = {FALSE, off, func, TRUE, FACE1, FACE1, TRUE};
        zero.BackFace.StencilFunc = one.BackFace.StencilFunc = two.BackFace.StencilFunc = D3D12_COMPARISON_FUNC_NEVER;
        STATE(18, DEPTH_STENCIL, zero);
        STATE(27, DEPTH_STENCIL1, one);
        STATE(30, DEPTH_STENCIL2, two);
        STATE(23, DEPTH_STENCIL_FORMAT, DXGI_FORMAT_D32_FLOAT);
    }},
    {"vertices", EXECUTABLE, [](Object& o) {
        stream_output(o, {OUTPUTS, 2, STRIDES, 3, 1});
        input_layout(o, {ELEMENTS, 2});
        STATE(20, IB_STRIP_CUT_VALUE, D3D12_INDEX_BUFFER_STRIP_CUT_VALUE_0xFFFFFFFF);
        STATE(21, PRIMITIVE_TOPOLOGY, D3D12_PRIMITIVE_TOPOLOGY_TYPE_PATCH);
    }},
    {"outputs", EXECUTABLE, [](Object& o) {
        STATE(16, SAMPLE_MASK, UINT(0x89ABCDEF));
        const D3D12_RT_FORMAT_ARRAY formats = {
            {DXGI_FORMAT_R8G8B8A8_UNORM, DXGI_FORMAT_R16G16B16A16_FLOAT, DXGI_FORMAT_R32_UINT}, 3};
        STATE(22, RENDER_TARGET_FORMATS, formats);
        sample_desc(o, {4, 1});
        STATE(26, FLAGS, D3D12_PIPELINE_STATE_FLAGS(12));
        view_instancing(o, {2, VIEWS, D3D12_VIEW_INSTANCING_FLAG_ENABLE_VIEW_INSTANCE_MASKING});
    }},
    {"empty_lists", EXECUTABLE, [](Object& o) {
        stream_output(o, {}), input_layout(o, {}), view_instancing(o, {});
    }},
};
