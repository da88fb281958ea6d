//! Streams with something in every member, in the order of Microsoft's structs: `reference.cpp` fills those likewise.

use core::ptr::NonNull;

use clayout::PipelineStateStream;
use clayout::d3d12::stream::{
    self, InputLayout, LentInputElement, LentSoDeclarationEntry, PipelineFlags, Rasterizer, StreamOutput,
    ViewInstancing,
};
use clayout::d3d12::{
    Blend, BlendFactor, BlendOp, ByValue, ColorWriteMask, ComRef, ComparisonFunc, ConservativeRasterizationMode,
    CullMode, D3D12_VIEW_INSTANCE_LOCATION, DepthStencil1, DepthStencil2, DepthStencilFormat, DxgiFormat, FillMode,
    IbStripCutValue, InputElement, LogicOp, NodeMask, PipelineStateFlags, PrimitiveTopology, PrimitiveTopologyType,
    RenderTargetFormats, SampleDesc, SampleMask, SoDeclarationEntry, StencilOp, StripCut, ViewInstanceLocation,
    ViewInstancingFlags,
};

/// What the pointers lead to.
pub(crate) struct Lent {
    root_signature: usize,
    input: [LentInputElement<'static>; 2],
    outputs: [LentSoDeclarationEntry<'static>; 1],
    strides: [u32; 2],
    bytes: [u8; 256],
    views: [D3D12_VIEW_INSTANCE_LOCATION; 2],
}

impl Lent {
    pub(crate) fn new() -> Self {
        Self {
            root_signature: 0,
            input: [
                InputElement::new(c"POSITION", DxgiFormat::R32G32B32_FLOAT).into(),
                InputElement::new(c"COLOR", DxgiFormat::R8G8B8A8_UNORM)
                    .aligned_byte_offset(12)
                    .into(),
            ],
            outputs: [SoDeclarationEntry::new(c"POSITION", 4).into()],
            strides: [16, 8],
            bytes: [0xDB; 256],
            views: [ViewInstanceLocation::new(0, 0), ViewInstanceLocation::new(0, 1)].by_value(),
        }
    }

    fn root_signature(&self) -> ComRef<'_> {
        // SAFETY: nobody calls the object.
        unsafe { ComRef::new(NonNull::from(&self.root_signature).cast()) }
    }

    /// Bytes of their own for each shader.
    fn code(&self, size: usize) -> &[u8] {
        &self.bytes[8 * (size - 11)..][..size]
    }

    /// In the order in which `reference.cpp` has them.
    pub(crate) fn addresses(&self) -> Vec<String> {
        let code = |size| self.code(size).as_ptr().addr();
        let addresses = [
            (&raw const self.root_signature).addr(),
            self.input.as_ptr().addr(),
            code(11),
            code(12),
            self.outputs.as_ptr().addr(),
            self.strides.as_ptr().addr(),
            code(13),
            code(14),
            code(15),
            code(16),
            self.views.as_ptr().addr(),
            code(17),
            code(18),
        ];
        addresses.iter().map(|address| format!("{address:x}")).collect()
    }
}

/// `CD3DX12_PIPELINE_STATE_STREAM1` without the compute shader.
#[derive(PipelineStateStream)]
pub(crate) struct Graphics<'a> {
    flags: PipelineFlags,
    node_mask: NodeMask,
    root_signature: stream::RootSignature<'a>,
    input_layout: InputLayout<'a>,
    strip_cut: IbStripCutValue,
    topology: PrimitiveTopology,
    vertex: stream::VertexShader<'a>,
    geometry: stream::GeometryShader<'a>,
    output: StreamOutput<'a>,
    hull: stream::HullShader<'a>,
    domain: stream::DomainShader<'a>,
    pixel: stream::PixelShader<'a>,
    blend: Blend,
    depth: DepthStencil1,
    depth_format: DepthStencilFormat,
    rasterizer: Rasterizer,
    formats: RenderTargetFormats,
    samples: SampleDesc,
    mask: SampleMask,
    cached: stream::CachedPso<'a>,
    views: ViewInstancing<'a>,
}

pub(crate) fn graphics(lent: &Lent) -> Graphics<'_> {
    Graphics {
        flags: PipelineFlags::new(PipelineStateFlags::TOOL_DEBUG),
        node_mask: NodeMask::node(1),
        root_signature: stream::RootSignature::new(lent.root_signature()),
        input_layout: InputLayout::new(&lent.input),
        strip_cut: IbStripCutValue::new(StripCut::FfffFfff),
        topology: PrimitiveTopology::new(PrimitiveTopologyType::Patch),
        vertex: stream::VertexShader::new(lent.code(11)),
        geometry: stream::GeometryShader::new(lent.code(12)),
        output: StreamOutput::new(&lent.outputs, &lent.strides).rasterized_stream(3),
        hull: stream::HullShader::new(lent.code(13)),
        domain: stream::DomainShader::new(lent.code(14)),
        pixel: stream::PixelShader::new(lent.code(15)),
        blend: blend(),
        depth: depth(),
        depth_format: DepthStencilFormat::new(DxgiFormat::D32_FLOAT),
        rasterizer: Rasterizer {
            fill_mode: FillMode::Wireframe.into(),
            cull_mode: CullMode::None.into(),
            depth_bias: -5,
            slope_scaled_depth_bias: 1.5,
            antialiased_line_enable: true,
            forced_sample_count: 8,
            conservative_raster: ConservativeRasterizationMode::On.into(),
            ..Rasterizer::default()
        },
        formats: RenderTargetFormats::of(&[DxgiFormat::R8G8B8A8_UNORM, DxgiFormat::R16G16_FLOAT]),
        samples: SampleDesc::new(4).quality(1),
        mask: SampleMask::new(0xF),
        cached: stream::CachedPso::new(lent.code(16)),
        views: ViewInstancing::new(&lent.views).flags(ViewInstancingFlags::ENABLE_VIEW_INSTANCE_MASKING),
    }
}

fn blend() -> Blend {
    let mut blend = Blend {
        independent_blend_enable: true,
        ..Blend::default()
    };
    let target = &mut blend.render_target[7];
    target.blend_enable = true;
    target.src_blend = BlendFactor::SrcAlpha.into();
    target.dest_blend = BlendFactor::InvSrcAlpha.into();
    target.blend_op_alpha = BlendOp::Max.into();
    target.logic_op = LogicOp::Xor.into();
    target.render_target_write_mask = ColorWriteMask::GREEN;
    blend
}

fn depth() -> DepthStencil1 {
    let mut depth = DepthStencil1 {
        depth_write: false,
        depth_func: ComparisonFunc::Greater.into(),
        stencil_read_mask: 0x12,
        stencil_write_mask: 0x34,
        depth_bounds_test_enable: true,
        ..DepthStencil1::default()
    };
    depth.back_face.pass_op = StencilOp::Decr.into();
    depth
}

/// `CD3DX12_PIPELINE_STATE_STREAM3` without the vertex and the compute shader.
#[derive(PipelineStateStream)]
pub(crate) struct Mesh<'a> {
    flags: PipelineFlags,
    node_mask: NodeMask,
    root_signature: Option<stream::RootSignature<'a>>,
    input_layout: Option<InputLayout<'a>>,
    strip_cut: IbStripCutValue,
    topology: PrimitiveTopology,
    geometry: Option<stream::GeometryShader<'a>>,
    output: Option<StreamOutput<'a>>,
    hull: Option<stream::HullShader<'a>>,
    domain: Option<stream::DomainShader<'a>>,
    pixel: Option<stream::PixelShader<'a>>,
    amplification: Option<stream::AmplificationShader<'a>>,
    shader: stream::MeshShader<'a>,
    blend: Blend,
    depth: DepthStencil2,
    depth_format: DepthStencilFormat,
    rasterizer: Rasterizer,
    formats: RenderTargetFormats,
    samples: SampleDesc,
    mask: SampleMask,
    cached: Option<stream::CachedPso<'a>>,
    views: Option<ViewInstancing<'a>>,
}

pub(crate) fn mesh(lent: &Lent) -> Mesh<'_> {
    let mut depth = DepthStencil2::default();
    depth.front_face.write_mask = 0x56;
    Mesh {
        flags: PipelineFlags::new(PipelineStateFlags::NONE),
        node_mask: NodeMask::node(0),
        root_signature: None,
        input_layout: None,
        strip_cut: IbStripCutValue::new(StripCut::Disabled),
        topology: PrimitiveTopology::new(PrimitiveTopologyType::Undefined),
        geometry: None,
        output: None,
        hull: None,
        domain: None,
        pixel: Some(stream::PixelShader::new(lent.code(15))),
        amplification: None,
        shader: stream::MeshShader::new(lent.code(17)),
        blend: Blend::default(),
        depth,
        depth_format: DepthStencilFormat::new(DxgiFormat::UNKNOWN),
        rasterizer: Rasterizer::default(),
        formats: RenderTargetFormats::default(),
        samples: SampleDesc::default(),
        mask: SampleMask::default(),
        cached: None,
        views: None,
    }
}

/// What a compute pipeline reads of `CD3DX12_PIPELINE_STATE_STREAM`.
#[derive(PipelineStateStream)]
pub(crate) struct Compute<'a> {
    flags: PipelineFlags,
    node_mask: NodeMask,
    root_signature: Option<stream::RootSignature<'a>>,
    shader: stream::ComputeShader<'a>,
    cached: Option<stream::CachedPso<'a>>,
}

pub(crate) fn compute(lent: &Lent) -> Compute<'_> {
    Compute {
        flags: PipelineFlags::new(PipelineStateFlags::NONE),
        node_mask: NodeMask::node(0),
        root_signature: None,
        shader: stream::ComputeShader::new(lent.code(18)),
        cached: None,
    }
}
