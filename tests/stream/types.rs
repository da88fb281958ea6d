//! All shipped types, each with its number, its names and its default.

use clayout::d3d12::stream::{self, FieldLayout, StreamField};
use clayout::d3d12::{self, ByValue};
use clayout::{CLayout, StructLayout};

use crate::memory::c_bytes;
use crate::walker::C_STRUCTS;

pub(crate) struct Type {
    pub(crate) number: u32,
    /// What `CD3DX12_PIPELINE_STATE_STREAM_` is followed by.
    pub(crate) name: &'static str,
    pub(crate) layout: &'static StructLayout,
    pub(crate) element: FieldLayout,
    /// The C struct of the default.
    pub(crate) default: Option<fn() -> Vec<u8>>,
}

macro_rules! types {
    ($($number:literal $name:ident $ty:ty $(= $default:expr)?;)*) => {
        pub(crate) static TYPES: &[Type] = &[$(Type {
            number: $number,
            name: stringify!($name),
            layout: <<$ty as ByValue>::C as CLayout>::LAYOUT,
            element: <$ty as StreamField>::LAYOUT,
            default: types!(@ $($default)?),
        },)*];
    };
    (@ $default:expr) => { Some(|| c_bytes(&$default.by_value())) };
    (@) => { None };
}

types! {
    0 ROOT_SIGNATURE stream::RootSignature<'static>;
    1 VS stream::VertexShader<'static>;
    2 PS stream::PixelShader<'static>;
    3 DS stream::DomainShader<'static>;
    4 HS stream::HullShader<'static>;
    5 GS stream::GeometryShader<'static>;
    6 CS stream::ComputeShader<'static>;
    7 STREAM_OUTPUT stream::StreamOutput<'static> = stream::StreamOutput::new(&[], &[]);
    8 BLEND_DESC d3d12::Blend = d3d12::Blend::default();
    9 SAMPLE_MASK d3d12::SampleMask = d3d12::SampleMask::default();
    10 RASTERIZER stream::Rasterizer = stream::Rasterizer::default();
    11 DEPTH_STENCIL d3d12::DepthStencil = d3d12::DepthStencil::default();
    12 INPUT_LAYOUT stream::InputLayout<'static> = stream::InputLayout::new(&[]);
    13 IB_STRIP_CUT_VALUE stream::IbStripCutValue;
    14 PRIMITIVE_TOPOLOGY stream::PrimitiveTopology;
    15 RENDER_TARGET_FORMATS d3d12::RenderTargetFormats = d3d12::RenderTargetFormats::default();
    16 DEPTH_STENCIL_FORMAT stream::DepthStencilFormat;
    17 SAMPLE_DESC d3d12::SampleDesc = d3d12::SampleDesc::default();
    18 NODE_MASK d3d12::NodeMask;
    19 CACHED_PSO stream::CachedPso<'static> = stream::CachedPso::new(&[]);
    20 FLAGS stream::PipelineFlags;
    21 DEPTH_STENCIL1 d3d12::DepthStencil1 = d3d12::DepthStencil1::default();
    22 VIEW_INSTANCING stream::ViewInstancing<'static> = stream::ViewInstancing::new(&[]);
    24 AS stream::AmplificationShader<'static>;
    25 MS stream::MeshShader<'static>;
    26 DEPTH_STENCIL2 d3d12::DepthStencil2 = d3d12::DepthStencil2::default();
    27 RASTERIZER1 stream::Rasterizer1 = stream::Rasterizer1::default();
    28 RASTERIZER2 stream::Rasterizer2 = stream::Rasterizer2::default();
    29 SERIALIZED_ROOT_SIGNATURE d3d12::SerializedRootSignature<'static> = d3d12::SerializedRootSignature::new(&[]);
}

#[test]
fn every_type_has_its_number_and_its_c_struct() {
    assert_eq!(TYPES.len(), C_STRUCTS.len());
    for (ty, (number, on_64, on_32)) in TYPES.iter().zip(C_STRUCTS) {
        let [size, align] = if size_of::<usize>() == 8 { on_64 } else { on_32 };
        assert_eq!((ty.number, ty.element.ty.number()), (number, number), "{}", ty.name);
        assert_eq!((ty.layout.size, ty.layout.align), (size, align), "{}", ty.name);
        assert_eq!(ty.element.c_offset, 4_usize.next_multiple_of(align), "{}", ty.name);
        let end = ty.element.c_offset + size;
        assert_eq!(ty.element.size, end.next_multiple_of(size_of::<usize>()), "{}", ty.name);
    }
}

/// The same Rust type has its own number in each place, and none that is another C struct there.
#[test]
fn numbers_of_streams_are_not_those_of_state_objects() {
    use d3d12::Subobject;

    assert_eq!((d3d12::Blend::TYPE.number(), number::<d3d12::Blend>()), (15, 8));
    assert_eq!(
        (d3d12::Rasterizer::TYPE.number(), number::<d3d12::Rasterizer>()),
        (17, 28)
    );
    assert_eq!((d3d12::NodeMask::TYPE.number(), number::<d3d12::NodeMask>()), (3, 18));
}

fn number<F: StreamField>() -> u32 {
    F::FIELD_TYPE.number()
}
