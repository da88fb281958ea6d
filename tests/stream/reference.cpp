// Microsoft's helpers for pipeline state streams, asked for their sizes, their defaults, filled streams and what their parser
// makes of a stream. Pointers come as numbers and are led nowhere.
#include <wsl/winadapter.h>
#include <directx/d3d12.h>
#include <directx/d3dx12.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <new>

static void hex(const void *start, size_t size)
{
    for (size_t i = 0; i < size; i++)
        printf("%02x", static_cast<const unsigned char *>(start)[i]);
    printf("\n");
}

template <typename T>
struct Zeroed {
    alignas(T) unsigned char memory[sizeof(T)];
    T *value;
    Zeroed() { memset(memory, 0, sizeof memory); value = new (memory) T; }
};

// Element: name, size, alignment, where the inner struct is, its size, the bytes of its default.
#define ELEMENT(Name) { \
    Zeroed<CD3DX12_PIPELINE_STATE_STREAM_##Name> element; \
    auto *inner = element.value->operator&(); \
    printf("element %s %zu %zu %zu %zu ", #Name, sizeof *element.value, alignof(CD3DX12_PIPELINE_STATE_STREAM_##Name), \
        size_t(reinterpret_cast<unsigned char *>(inner) - element.memory), sizeof *inner); \
    hex(inner, sizeof *inner); \
}

#define WHOLE(Name) { Zeroed<CD3DX12_PIPELINE_STATE_##Name> whole; printf("whole " #Name " "); hex(whole.memory, sizeof *whole.value); }

static void describe()
{
    printf("sdk %d\n", int(D3D12_SDK_VERSION));
    ELEMENT(FLAGS) ELEMENT(NODE_MASK) ELEMENT(ROOT_SIGNATURE) ELEMENT(INPUT_LAYOUT) ELEMENT(IB_STRIP_CUT_VALUE)
    ELEMENT(PRIMITIVE_TOPOLOGY) ELEMENT(VS) ELEMENT(GS) ELEMENT(STREAM_OUTPUT) ELEMENT(HS) ELEMENT(DS) ELEMENT(PS) ELEMENT(AS)
    ELEMENT(MS) ELEMENT(CS) ELEMENT(BLEND_DESC) ELEMENT(DEPTH_STENCIL) ELEMENT(DEPTH_STENCIL1) ELEMENT(DEPTH_STENCIL2)
    ELEMENT(DEPTH_STENCIL_FORMAT) ELEMENT(RASTERIZER) ELEMENT(RENDER_TARGET_FORMATS) ELEMENT(SAMPLE_DESC) ELEMENT(SAMPLE_MASK)
    ELEMENT(CACHED_PSO) ELEMENT(VIEW_INSTANCING)
    WHOLE(STREAM) WHOLE(STREAM1) WHOLE(STREAM2) WHOLE(STREAM3)
#if D3D12_SDK_VERSION >= 608
    ELEMENT(RASTERIZER1) WHOLE(STREAM4)
#endif
#if D3D12_SDK_VERSION >= 610
    ELEMENT(RASTERIZER2) WHOLE(STREAM5)
#endif
#if D3D12_SDK_VERSION >= 618
    ELEMENT(SERIALIZED_ROOT_SIGNATURE) WHOLE(STREAM6)
#endif
}

template <typename T> static T *pointer(const char *text) { return reinterpret_cast<T *>(strtoull(text, nullptr, 16)); }

// In the order of the addresses in the Rust half.
static void fill(char **addresses)
{
    Zeroed<CD3DX12_PIPELINE_STATE_STREAM1> stream;
    CD3DX12_PIPELINE_STATE_STREAM1 &graphics = *stream.value;
    graphics.Flags = D3D12_PIPELINE_STATE_FLAG_TOOL_DEBUG;
    graphics.NodeMask = 2u;
    graphics.pRootSignature = pointer<ID3D12RootSignature>(addresses[0]);
    graphics.InputLayout = D3D12_INPUT_LAYOUT_DESC{ pointer<D3D12_INPUT_ELEMENT_DESC>(addresses[1]), 2 };
    graphics.IBStripCutValue = D3D12_INDEX_BUFFER_STRIP_CUT_VALUE_0xFFFFFFFF;
    graphics.PrimitiveTopologyType = D3D12_PRIMITIVE_TOPOLOGY_TYPE_PATCH;
    graphics.VS = D3D12_SHADER_BYTECODE{ pointer<void>(addresses[2]), 11 };
    graphics.GS = D3D12_SHADER_BYTECODE{ pointer<void>(addresses[3]), 12 };
    graphics.StreamOutput = D3D12_STREAM_OUTPUT_DESC{
        pointer<D3D12_SO_DECLARATION_ENTRY>(addresses[4]), 1, pointer<UINT>(addresses[5]), 2, 3 };
    graphics.HS = D3D12_SHADER_BYTECODE{ pointer<void>(addresses[6]), 13 };
    graphics.DS = D3D12_SHADER_BYTECODE{ pointer<void>(addresses[7]), 14 };
    graphics.PS = D3D12_SHADER_BYTECODE{ pointer<void>(addresses[8]), 15 };
    D3D12_BLEND_DESC &blend = static_cast<CD3DX12_BLEND_DESC &>(graphics.BlendState);
    blend.IndependentBlendEnable = TRUE;
    D3D12_RENDER_TARGET_BLEND_DESC &target = blend.RenderTarget[7];
    target.BlendEnable = TRUE;
    target.SrcBlend = D3D12_BLEND_SRC_ALPHA;
    target.DestBlend = D3D12_BLEND_INV_SRC_ALPHA;
    target.BlendOpAlpha = D3D12_BLEND_OP_MAX;
    target.LogicOp = D3D12_LOGIC_OP_XOR;
    target.RenderTargetWriteMask = D3D12_COLOR_WRITE_ENABLE_GREEN;
    D3D12_DEPTH_STENCIL_DESC1 &depth = static_cast<CD3DX12_DEPTH_STENCIL_DESC1 &>(graphics.DepthStencilState);
    depth.DepthWriteMask = D3D12_DEPTH_WRITE_MASK_ZERO;
    depth.DepthFunc = D3D12_COMPARISON_FUNC_GREATER;
    depth.StencilReadMask = 0x12;
    depth.StencilWriteMask = 0x34;
    depth.BackFace.StencilPassOp = D3D12_STENCIL_OP_DECR;
    depth.DepthBoundsTestEnable = TRUE;
    graphics.DSVFormat = DXGI_FORMAT_D32_FLOAT;
    D3D12_RASTERIZER_DESC &rasterizer = static_cast<CD3DX12_RASTERIZER_DESC &>(graphics.RasterizerState);
    rasterizer.FillMode = D3D12_FILL_MODE_WIREFRAME;
    rasterizer.CullMode = D3D12_CULL_MODE_NONE;
    rasterizer.DepthBias = -5;
    rasterizer.SlopeScaledDepthBias = 1.5f;
    rasterizer.AntialiasedLineEnable = TRUE;
    rasterizer.ForcedSampleCount = 8;
    rasterizer.ConservativeRaster = D3D12_CONSERVATIVE_RASTERIZATION_MODE_ON;
    D3D12_RT_FORMAT_ARRAY formats = {};
    formats.RTFormats[0] = DXGI_FORMAT_R8G8B8A8_UNORM;
    formats.RTFormats[1] = DXGI_FORMAT_R16G16_FLOAT;
    formats.NumRenderTargets = 2;
    graphics.RTVFormats = formats;
    graphics.SampleDesc = DXGI_SAMPLE_DESC{ 4, 1 };
    graphics.SampleMask = 0xFu;
    graphics.CachedPSO = D3D12_CACHED_PIPELINE_STATE{ pointer<void>(addresses[9]), 16 };
    D3D12_VIEW_INSTANCING_DESC &views = static_cast<CD3DX12_VIEW_INSTANCING_DESC &>(graphics.ViewInstancingDesc);
    views = D3D12_VIEW_INSTANCING_DESC{
        2, pointer<D3D12_VIEW_INSTANCE_LOCATION>(addresses[10]), D3D12_VIEW_INSTANCING_FLAG_ENABLE_VIEW_INSTANCE_MASKING };
    printf("whole graphics ");
    hex(stream.memory, sizeof graphics);

    Zeroed<CD3DX12_PIPELINE_STATE_STREAM3> meshes;
    meshes.value->MS = D3D12_SHADER_BYTECODE{ pointer<void>(addresses[11]), 17 };
    meshes.value->PS = D3D12_SHADER_BYTECODE{ pointer<void>(addresses[8]), 15 };
    meshes.value->NodeMask = 1u;
    static_cast<CD3DX12_DEPTH_STENCIL_DESC2 &>(meshes.value->DepthStencilState).FrontFace.StencilWriteMask = 0x56;
    printf("whole mesh ");
    hex(meshes.memory, sizeof *meshes.value);

    Zeroed<CD3DX12_PIPELINE_STATE_STREAM> compute;
    compute.value->CS = D3D12_SHADER_BYTECODE{ pointer<void>(addresses[12]), 18 };
    compute.value->NodeMask = 1u;
    printf("whole compute ");
    hex(compute.memory, sizeof *compute.value);
}

struct Seen : ID3DX12PipelineParserCallbacks {
#define SEEN(Method, Name, Type) void Method(Type inner) override { printf("seen " #Name " "); hex(&inner, sizeof inner); }
    SEEN(FlagsCb, FLAGS, D3D12_PIPELINE_STATE_FLAGS)
    SEEN(NodeMaskCb, NODE_MASK, UINT)
    SEEN(RootSignatureCb, ROOT_SIGNATURE, ID3D12RootSignature *)
    SEEN(InputLayoutCb, INPUT_LAYOUT, const D3D12_INPUT_LAYOUT_DESC &)
    SEEN(IBStripCutValueCb, IB_STRIP_CUT_VALUE, D3D12_INDEX_BUFFER_STRIP_CUT_VALUE)
    SEEN(PrimitiveTopologyTypeCb, PRIMITIVE_TOPOLOGY, D3D12_PRIMITIVE_TOPOLOGY_TYPE)
    SEEN(VSCb, VS, const D3D12_SHADER_BYTECODE &)
    SEEN(GSCb, GS, const D3D12_SHADER_BYTECODE &)
    SEEN(StreamOutputCb, STREAM_OUTPUT, const D3D12_STREAM_OUTPUT_DESC &)
    SEEN(HSCb, HS, const D3D12_SHADER_BYTECODE &)
    SEEN(DSCb, DS, const D3D12_SHADER_BYTECODE &)
    SEEN(PSCb, PS, const D3D12_SHADER_BYTECODE &)
    SEEN(CSCb, CS, const D3D12_SHADER_BYTECODE &)
    SEEN(ASCb, AS, const D3D12_SHADER_BYTECODE &)
    SEEN(MSCb, MS, const D3D12_SHADER_BYTECODE &)
    SEEN(BlendStateCb, BLEND_DESC, const D3D12_BLEND_DESC &)
    SEEN(DepthStencilStateCb, DEPTH_STENCIL, const D3D12_DEPTH_STENCIL_DESC &)
    SEEN(DepthStencilState1Cb, DEPTH_STENCIL1, const D3D12_DEPTH_STENCIL_DESC1 &)
    SEEN(DepthStencilState2Cb, DEPTH_STENCIL2, const D3D12_DEPTH_STENCIL_DESC2 &)
    SEEN(DSVFormatCb, DEPTH_STENCIL_FORMAT, DXGI_FORMAT)
    SEEN(RasterizerStateCb, RASTERIZER, const D3D12_RASTERIZER_DESC &)
    SEEN(RTVFormatsCb, RENDER_TARGET_FORMATS, const D3D12_RT_FORMAT_ARRAY &)
    SEEN(SampleDescCb, SAMPLE_DESC, const DXGI_SAMPLE_DESC &)
    SEEN(SampleMaskCb, SAMPLE_MASK, UINT)
    SEEN(ViewInstancingCb, VIEW_INSTANCING, const D3D12_VIEW_INSTANCING_DESC &)
    SEEN(CachedPSOCb, CACHED_PSO, const D3D12_CACHED_PIPELINE_STATE &)
};

static void parse(const char *path)
{
    alignas(16) static unsigned char memory[4096];
    FILE *file = fopen(path, "rb");
    size_t size = file ? fread(memory, 1, sizeof memory, file) : 0;
    Seen seen;
    D3D12_PIPELINE_STATE_STREAM_DESC desc = { size, memory };
    HRESULT result = D3DX12ParsePipelineStream(desc, &seen);
    printf("result %08x\n", unsigned(result));
}

int main(int count, char **arguments)
{
    if (count == 2) {
        parse(arguments[1]);
    } else {
        describe();
        fill(arguments + 1);
    }
    return 0;
}
