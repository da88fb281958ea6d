//! The sizes of all elements, on both widths of pointers, asserted when the crate is compiled.

#[allow(clippy::wildcard_imports)]
use super::*;

/// Number, type; size of the element and offset of the C struct on 64 bits, and the same on 32.
macro_rules! sizes {
    ($($number:literal $ty:ty: $size64:literal / $offset64:literal, $size32:literal / $offset32:literal;)*) => {$(
        const _: () = {
            const LAYOUT: FieldLayout = <$ty as StreamField>::LAYOUT;
            let (size, offset) = if size_of::<usize>() == 8 { ($size64, $offset64) } else { ($size32, $offset32) };
            assert!(LAYOUT.ty.number() == $number && LAYOUT.size == size && LAYOUT.c_offset == offset);
            assert!(align_of::<Element<<$ty as StreamField>::C>>() == align_of::<usize>());
        };
    )*};
}

sizes! {
    0 RootSignature<'static>: 16 / 8, 8 / 4;
    1 VertexShader<'static>: 24 / 8, 12 / 4;
    2 PixelShader<'static>: 24 / 8, 12 / 4;
    3 DomainShader<'static>: 24 / 8, 12 / 4;
    4 HullShader<'static>: 24 / 8, 12 / 4;
    5 GeometryShader<'static>: 24 / 8, 12 / 4;
    6 ComputeShader<'static>: 24 / 8, 12 / 4;
    7 StreamOutput<'static>: 40 / 8, 24 / 4;
    8 Blend: 336 / 4, 332 / 4;
    9 SampleMask: 8 / 4, 8 / 4;
    10 Rasterizer: 48 / 4, 48 / 4;
    11 DepthStencil: 56 / 4, 56 / 4;
    12 InputLayout<'static>: 24 / 8, 12 / 4;
    13 IbStripCutValue: 8 / 4, 8 / 4;
    14 PrimitiveTopology: 8 / 4, 8 / 4;
    15 RenderTargetFormats: 40 / 4, 40 / 4;
    16 DepthStencilFormat: 8 / 4, 8 / 4;
    17 SampleDesc: 16 / 4, 12 / 4;
    18 NodeMask: 8 / 4, 8 / 4;
    19 CachedPso<'static>: 24 / 8, 12 / 4;
    20 PipelineFlags: 8 / 4, 8 / 4;
    21 DepthStencil1: 64 / 4, 60 / 4;
    22 ViewInstancing<'static>: 32 / 8, 16 / 4;
    24 AmplificationShader<'static>: 24 / 8, 12 / 4;
    25 MeshShader<'static>: 24 / 8, 12 / 4;
    26 DepthStencil2: 64 / 4, 64 / 4;
    27 Rasterizer1: 48 / 4, 48 / 4;
    28 Rasterizer2: 48 / 4, 44 / 4;
    29 SerializedRootSignature<'static>: 24 / 8, 12 / 4;
}
