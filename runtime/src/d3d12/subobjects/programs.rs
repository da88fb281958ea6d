//! Generic programs, type 29, and the state of the end of the pipeline that they list: types 15, 16, 17, 22, 24, 26, 28.

#[cfg(feature = "alloc")]
use alloc::vec::Vec;

use crate::d3d12::{
    BlendFactor, BlendOp, ColorWriteMask, ConservativeRasterizationMode, CullMode, DxgiFormat, FillMode,
    LineRasterizationMode, LogicOp, PipelineStateFlags,
};
#[cfg(feature = "alloc")]
use crate::d3d12::{D3D12_VIEW_INSTANCING_DESC, SubobjectRef, ViewInstancingFlags};
use crate::{Open, Subobject};

/// Shaders, and the state that they run with: state subobject type 29.
///
/// What it lists stands in the same state object and is of types 14 to 30; what it does not list has its default. A program
/// with a vertex shader lists a [`PrimitiveTopology`](super::PrimitiveTopology).
///
/// C: `D3D12_GENERIC_PROGRAM_DESC` of `d3d12.h`.
///
/// ```
/// use clayout::d3d12::{Executable, GenericProgram, PrimitiveTopology, PrimitiveTopologyType, StateObjectBuilder};
///
/// let mut object = StateObjectBuilder::<Executable>::new();
/// let topology = object.add(PrimitiveTopology::new(PrimitiveTopologyType::Triangle));
/// object.add(GenericProgram::new("Opaque", vec!["VertexMain", "PixelMain"]).with(topology));
/// ```
#[cfg(feature = "alloc")]
#[doc(alias("D3D12_GENERIC_PROGRAM_DESC", "CD3DX12_GENERIC_PROGRAM_SUBOBJECT"))]
#[derive(Clone, Debug, PartialEq, Eq, Subobject)]
#[subobject(type = 29, name = "D3D12_GENERIC_PROGRAM_DESC", in(Executable))]
pub struct GenericProgram<'a> {
    /// Under which the program is found; unique in the object.
    #[subobject(name = "ProgramName")]
    pub name: &'a str,
    /// Its shaders.
    #[subobject(list(NumExports: u32, pExports))]
    pub exports: Vec<&'a str>,
    /// The state that it runs with.
    #[subobject(list(NumSubobjects: u32, ppSubobjects), optional)]
    pub subobjects: Vec<SubobjectRef>,
}

#[cfg(feature = "alloc")]
impl GenericProgram<'_> {
    /// Lists a subobject of the builder that the program is added to.
    #[must_use]
    pub fn with(mut self, subobject: impl Into<SubobjectRef>) -> Self {
        self.subobjects.push(subobject.into());
        self
    }
}

/// Blending of one render target; a part of type 15.
///
/// C: `D3D12_RENDER_TARGET_BLEND_DESC` of `d3d12.h`, 40 bytes.
///
/// ```
/// use clayout::d3d12::{BlendFactor, RenderTargetBlend};
///
/// let transparent = RenderTargetBlend {
///     blend_enable: true,
///     src_blend: BlendFactor::SrcAlpha.into(),
///     dest_blend: BlendFactor::InvSrcAlpha.into(),
///     ..RenderTargetBlend::default()
/// };
/// assert_eq!(transparent.src_blend_alpha, BlendFactor::One);
/// ```
#[doc(alias = "D3D12_RENDER_TARGET_BLEND_DESC")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Subobject)]
#[subobject(
    part,
    by_value,
    name = "D3D12_RENDER_TARGET_BLEND_DESC",
    rename_all = "PascalCase",
    no_new
)]
pub struct RenderTargetBlend {
    /// Whether it blends; not together with a logic operation.
    pub blend_enable: bool,
    /// Whether there is a logic operation.
    pub logic_op_enable: bool,
    /// What the shader's colour is multiplied by.
    pub src_blend: Open<BlendFactor>,
    /// What the colour that is there is multiplied by.
    pub dest_blend: Open<BlendFactor>,
    /// How the two are joined.
    pub blend_op: Open<BlendOp>,
    /// `src_blend` for alpha.
    pub src_blend_alpha: Open<BlendFactor>,
    /// `dest_blend` for alpha.
    pub dest_blend_alpha: Open<BlendFactor>,
    /// `blend_op` for alpha.
    pub blend_op_alpha: Open<BlendOp>,
    /// The logic operation.
    pub logic_op: Open<LogicOp>,
    /// What is written.
    pub render_target_write_mask: ColorWriteMask,
}

impl Default for RenderTargetBlend {
    /// Off; everything is written.
    fn default() -> Self {
        Self {
            blend_enable: false,
            logic_op_enable: false,
            src_blend: BlendFactor::One.into(),
            dest_blend: BlendFactor::Zero.into(),
            blend_op: BlendOp::Add.into(),
            src_blend_alpha: BlendFactor::One.into(),
            dest_blend_alpha: BlendFactor::Zero.into(),
            blend_op_alpha: BlendOp::Add.into(),
            logic_op: LogicOp::Noop.into(),
            render_target_write_mask: ColorWriteMask::ALL,
        }
    }
}

/// Blending: state subobject type 15, of generic programs; stream subobject type 8. Without one it is off.
///
/// C: `D3D12_BLEND_DESC` of `d3d12.h`, 328 bytes.
///
/// ```
/// assert!(!clayout::d3d12::Blend::default().alpha_to_coverage_enable);
/// ```
#[doc(alias(
    "D3D12_BLEND_DESC",
    "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_BLEND",
    "CD3DX12_PIPELINE_STATE_STREAM_BLEND_DESC",
))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Subobject)]
#[subobject(
    type = 15,
    stream = 8,
    name = "D3D12_BLEND_DESC",
    rename_all = "PascalCase",
    in(Executable),
    no_new
)]
pub struct Blend {
    /// Whether alpha decides which samples are covered.
    pub alpha_to_coverage_enable: bool,
    /// Whether each render target has its own; else all have the first.
    pub independent_blend_enable: bool,
    /// The render targets.
    pub render_target: [RenderTargetBlend; 8],
}

/// Which samples are written: state subobject type 16, of generic programs; stream subobject type 9. Without one, all.
///
/// C: a `UINT`.
///
/// ```
/// assert_eq!(clayout::d3d12::SampleMask::new(!0).mask, 0xFFFF_FFFF);
/// ```
#[doc(alias(
    "D3D12_STATE_SUBOBJECT_TYPE_SAMPLE_MASK",
    "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_SAMPLE_MASK",
    "CD3DX12_PIPELINE_STATE_STREAM_SAMPLE_MASK",
))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Subobject)]
#[subobject(type = 16, stream = 9, in(Executable))]
pub struct SampleMask {
    /// One bit for each sample.
    pub mask: u32,
}

impl Default for SampleMask {
    /// All samples.
    fn default() -> Self {
        Self::new(!0)
    }
}

/// Rasterizer state: state subobject type 17, of generic programs; stream subobject type 28. It is
/// `D3D12_RASTERIZER_DESC2`, not the first version.
///
/// C: `D3D12_RASTERIZER_DESC2` of `d3d12.h`, 40 bytes.
///
/// ```
/// use clayout::d3d12::{CullMode, Rasterizer};
///
/// let both_sides = Rasterizer { cull_mode: CullMode::None.into(), ..Rasterizer::default() };
/// assert!(both_sides.depth_clip_enable);
/// ```
#[doc(alias(
    "D3D12_RASTERIZER_DESC2",
    "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_RASTERIZER2",
    "CD3DX12_PIPELINE_STATE_STREAM_RASTERIZER2",
))]
#[derive(Clone, Copy, Debug, PartialEq, Subobject)]
#[subobject(
    type = 17,
    stream = 28,
    name = "D3D12_RASTERIZER_DESC2",
    rename_all = "PascalCase",
    in(Executable),
    no_new
)]
pub struct Rasterizer {
    /// Whether triangles are filled.
    pub fill_mode: Open<FillMode>,
    /// Which triangles are left out.
    pub cull_mode: Open<CullMode>,
    /// Whether the front of a triangle is where its vertices run counter-clockwise.
    pub front_counter_clockwise: bool,
    /// Added to each depth, in steps of the depth buffer, which fractions are taken of too: the least value above 0 of a format
    /// with UNORM, and for floats the last bit of the largest depth in the primitive. Positive is farther.
    pub depth_bias: f32,
    /// The largest bias, as a depth, after the slope has been added; negative for the least one, 0 for no limit.
    pub depth_bias_clamp: f32,
    /// Multiplied with the largest slope of the depth (its change from pixel to pixel), and added.
    pub slope_scaled_depth_bias: f32,
    /// Whether what is nearer or farther than the depth range is cut off.
    pub depth_clip_enable: bool,
    /// How lines are drawn.
    pub line_rasterization_mode: Open<LineRasterizationMode>,
    /// How many samples the rasterizer takes, whatever the render targets have: 1, 4, 8, and 16 where devices can; 0 for not
    /// forced. Where it is forced no depth buffer is bound, and depth is not tested.
    pub forced_sample_count: u32,
    /// Whether every pixel is drawn that a triangle touches.
    pub conservative_raster: Open<ConservativeRasterizationMode>,
}

impl Default for Rasterizer {
    /// What a program has that lists none: filled, without backs, clockwise, with depth clip.
    fn default() -> Self {
        Self {
            fill_mode: FillMode::Solid.into(),
            cull_mode: CullMode::Back.into(),
            front_counter_clockwise: false,
            depth_bias: 0.0,
            depth_bias_clamp: 0.0,
            slope_scaled_depth_bias: 0.0,
            depth_clip_enable: true,
            line_rasterization_mode: LineRasterizationMode::Aliased.into(),
            forced_sample_count: 0,
            conservative_raster: ConservativeRasterizationMode::Off.into(),
        }
    }
}

/// The formats of the render targets: state subobject type 22, of generic programs; stream subobject type 15. Without
/// one there are none.
///
/// C: `D3D12_RT_FORMAT_ARRAY` of `d3d12.h`, 36 bytes.
///
/// ```
/// use clayout::d3d12::{DxgiFormat, RenderTargetFormats};
///
/// let two = RenderTargetFormats::of(&[DxgiFormat::R8G8B8A8_UNORM, DxgiFormat::R16G16_FLOAT]);
/// assert_eq!(two.num_render_targets, 2);
/// ```
#[doc(alias(
    "D3D12_RT_FORMAT_ARRAY",
    "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_RENDER_TARGET_FORMATS",
    "CD3DX12_PIPELINE_STATE_STREAM_RENDER_TARGET_FORMATS",
))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Subobject)]
#[subobject(type = 22, stream = 15, name = "D3D12_RT_FORMAT_ARRAY", in(Executable))]
pub struct RenderTargetFormats {
    /// The formats: `UNKNOWN` where there is no render target.
    #[subobject(name = "RTFormats")]
    pub formats: [DxgiFormat; 8],
    /// How many of them count: 8 at most.
    #[subobject(name = "NumRenderTargets", at_most = 8)]
    pub num_render_targets: u32,
}

impl RenderTargetFormats {
    /// So many render targets, of these formats.
    ///
    /// # Panics
    ///
    /// When there are more than 8.
    #[must_use]
    #[track_caller]
    pub fn of(formats: &[DxgiFormat]) -> Self {
        assert!(
            formats.len() <= 8,
            "there are {} formats, and a pipeline has 8 render targets at most",
            formats.len()
        );
        let mut all = [DxgiFormat::UNKNOWN; 8];
        for (format, given) in all.iter_mut().zip(formats) {
            *format = *given;
        }
        Self::new(all, u32::try_from(formats.len()).unwrap_or(u32::MAX))
    }
}

/// Multi-sampling: state subobject type 24, of generic programs; stream subobject type 17. Without one there is one sample.
///
/// C: `DXGI_SAMPLE_DESC` of `dxgicommon.h`, 8 bytes.
///
/// ```
/// assert_eq!(clayout::d3d12::SampleDesc::new(4).quality, 0);
/// ```
#[doc(alias(
    "DXGI_SAMPLE_DESC",
    "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_SAMPLE_DESC",
    "CD3DX12_PIPELINE_STATE_STREAM_SAMPLE_DESC",
))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Subobject)]
#[subobject(
    type = 24,
    stream = 17,
    name = "DXGI_SAMPLE_DESC",
    rename_all = "PascalCase",
    in(Executable)
)]
pub struct SampleDesc {
    /// Samples for each pixel: at least 1.
    pub count: u32,
    /// The quality level: 0 for the standard pattern.
    #[subobject(optional)]
    pub quality: u32,
}

impl Default for SampleDesc {
    /// One sample.
    fn default() -> Self {
        Self::new(1)
    }
}

/// Flags of a program: state subobject type 26, stream subobject type 20. Without one there are none.
///
/// C: a `D3D12_PIPELINE_STATE_FLAGS`.
///
/// ```
/// use clayout::d3d12::{PipelineStateFlags, ProgramFlags};
///
/// assert_eq!(ProgramFlags::new(PipelineStateFlags::NONE).flags.into_repr(), 0);
/// ```
#[doc(alias(
    "D3D12_STATE_SUBOBJECT_TYPE_FLAGS",
    "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_FLAGS",
    "CD3DX12_PIPELINE_STATE_STREAM_FLAGS",
))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Subobject)]
#[subobject(type = 26, stream = 20, in(Executable))]
pub struct ProgramFlags {
    /// The flags.
    pub flags: PipelineStateFlags,
}

/// Where one view is drawn; a part of type 28.
///
/// C: `D3D12_VIEW_INSTANCE_LOCATION` of `d3d12.h`, 8 bytes.
///
/// ```
/// assert_eq!(clayout::d3d12::ViewInstanceLocation::new(0, 1).render_target_array_index, 1);
/// ```
#[doc(alias = "D3D12_VIEW_INSTANCE_LOCATION")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Subobject)]
#[subobject(part, by_value, name = "D3D12_VIEW_INSTANCE_LOCATION", rename_all = "PascalCase")]
pub struct ViewInstanceLocation {
    /// Which viewport.
    pub viewport_array_index: u32,
    /// Which layer of the render targets.
    pub render_target_array_index: u32,
}

/// View instancing: state subobject type 28, of generic programs. Without one there is one view.
///
/// C: `D3D12_VIEW_INSTANCING_DESC` of `d3d12.h`.
///
/// ```
/// use clayout::d3d12::{ViewInstanceLocation, ViewInstancing};
///
/// let eyes = [ViewInstanceLocation::new(0, 0), ViewInstanceLocation::new(0, 1)];
/// assert_eq!(ViewInstancing::new(&eyes).flags.into_repr(), 0);
/// ```
#[cfg(feature = "alloc")]
#[doc(alias = "D3D12_VIEW_INSTANCING_DESC")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Subobject)]
#[subobject(
    type = 28,
    c = D3D12_VIEW_INSTANCING_DESC,
    in(Executable)
)]
pub struct ViewInstancing<'a> {
    /// The views: 4 at most.
    #[subobject(list(ViewInstanceCount: u32, pViewInstanceLocations))]
    pub view_instance_locations: &'a [ViewInstanceLocation],
    /// Whether the command list can mask views.
    #[subobject(name = "Flags", optional)]
    pub flags: ViewInstancingFlags,
}
