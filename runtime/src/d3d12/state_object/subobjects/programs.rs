//! Generic programs, type 29, and the state of the end of the pipeline that they list: types 15, 16, 17, 22, 24, 26, 28.

use alloc::vec::Vec;

use super::flags;
use crate::d3d12::SubobjectRef;
use crate::{CEnum, Subobject};

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
#[doc(alias = "D3D12_GENERIC_PROGRAM_DESC")]
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
/// The numbers are those of `D3D12_BLEND`, `D3D12_BLEND_OP` and `D3D12_LOGIC_OP`.
///
/// C: `D3D12_RENDER_TARGET_BLEND_DESC` of `d3d12.h`, 40 bytes.
///
/// ```
/// assert_eq!(clayout::d3d12::RenderTargetBlend::default().render_target_write_mask, 0xF);
/// ```
#[doc(alias = "D3D12_RENDER_TARGET_BLEND_DESC")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Subobject)]
#[subobject(part, name = "D3D12_RENDER_TARGET_BLEND_DESC", rename_all = "PascalCase", no_new)]
pub struct RenderTargetBlend {
    /// Whether it blends; not together with a logic operation.
    pub blend_enable: bool,
    /// Whether there is a logic operation.
    pub logic_op_enable: bool,
    /// What the shader's colour is multiplied by: `D3D12_BLEND`, 2 is one.
    pub src_blend: u32,
    /// What the colour that is there is multiplied by: 1 is zero.
    pub dest_blend: u32,
    /// How the two are joined: `D3D12_BLEND_OP`, 1 adds.
    pub blend_op: u32,
    /// `src_blend` for alpha.
    pub src_blend_alpha: u32,
    /// `dest_blend` for alpha.
    pub dest_blend_alpha: u32,
    /// `blend_op` for alpha.
    pub blend_op_alpha: u32,
    /// `D3D12_LOGIC_OP`, 4 does nothing.
    pub logic_op: u32,
    /// Bits 0 to 3: whether red, green, blue and alpha are written.
    pub render_target_write_mask: u8,
}

impl Default for RenderTargetBlend {
    /// Off; everything is written.
    fn default() -> Self {
        Self {
            blend_enable: false,
            logic_op_enable: false,
            src_blend: 2,
            dest_blend: 1,
            blend_op: 1,
            src_blend_alpha: 2,
            dest_blend_alpha: 1,
            blend_op_alpha: 1,
            logic_op: 4,
            render_target_write_mask: 0xF,
        }
    }
}

/// Blending: state subobject type 15, of generic programs. Without one it is off.
///
/// C: `D3D12_BLEND_DESC` of `d3d12.h`, 328 bytes.
///
/// ```
/// assert!(!clayout::d3d12::Blend::default().alpha_to_coverage_enable);
/// ```
#[doc(alias = "D3D12_BLEND_DESC")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Subobject)]
#[subobject(
    type = 15,
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

/// Which samples are written: state subobject type 16, of generic programs. Without one, all.
///
/// C: a `UINT`.
///
/// ```
/// assert_eq!(clayout::d3d12::SampleMask::new(!0).mask, 0xFFFF_FFFF);
/// ```
#[doc(alias = "D3D12_STATE_SUBOBJECT_TYPE_SAMPLE_MASK")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Subobject)]
#[subobject(type = 16, in(Executable))]
pub struct SampleMask {
    /// One bit for each sample.
    pub mask: u32,
}

/// Whether triangles are filled.
///
/// ```
/// assert_eq!(clayout::d3d12::FillMode::Solid.into_repr(), 3);
/// ```
#[doc(alias = "D3D12_FILL_MODE")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, CEnum)]
#[clayout(
    name = "D3D12_FILL_MODE",
    prefix = "D3D12_FILL_MODE_",
    rename_all = "SCREAMING_SNAKE_CASE"
)]
#[repr(u32)]
pub enum FillMode {
    /// Only their edges are drawn.
    Wireframe = 2,
    /// They are filled.
    #[default]
    Solid = 3,
}

/// Which triangles are left out.
///
/// ```
/// assert_eq!(clayout::d3d12::CullMode::Back.into_repr(), 3);
/// ```
#[doc(alias = "D3D12_CULL_MODE")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, CEnum)]
#[clayout(
    name = "D3D12_CULL_MODE",
    prefix = "D3D12_CULL_MODE_",
    rename_all = "SCREAMING_SNAKE_CASE"
)]
#[repr(u32)]
pub enum CullMode {
    /// None.
    None = 1,
    /// Those whose front is seen.
    Front = 2,
    /// Those whose back is seen.
    #[default]
    Back = 3,
}

/// Rasterizer state: state subobject type 17, of generic programs. It is `D3D12_RASTERIZER_DESC2`, not the first version.
///
/// C: `D3D12_RASTERIZER_DESC2` of `d3d12.h`, 40 bytes.
///
/// ```
/// use clayout::d3d12::{CullMode, Rasterizer};
///
/// let both_sides = Rasterizer { cull_mode: CullMode::None, ..Rasterizer::default() };
/// assert!(both_sides.depth_clip_enable);
/// ```
#[doc(alias = "D3D12_RASTERIZER_DESC2")]
#[derive(Clone, Copy, Debug, PartialEq, Subobject)]
#[subobject(
    type = 17,
    name = "D3D12_RASTERIZER_DESC2",
    rename_all = "PascalCase",
    in(Executable),
    no_new
)]
pub struct Rasterizer {
    /// Whether triangles are filled.
    pub fill_mode: FillMode,
    /// Which triangles are left out.
    pub cull_mode: CullMode,
    /// Whether the front of a triangle is where its vertices run counter-clockwise.
    pub front_counter_clockwise: bool,
    /// Added to each depth.
    pub depth_bias: f32,
    /// The largest bias; 0 for no limit.
    pub depth_bias_clamp: f32,
    /// Added for each unit of the depth's slope.
    pub slope_scaled_depth_bias: f32,
    /// Whether what is nearer or farther than the depth range is cut off.
    pub depth_clip_enable: bool,
    /// `D3D12_LINE_RASTERIZATION_MODE`.
    pub line_rasterization_mode: u32,
    /// Samples while nothing is bound; 0 for none forced.
    pub forced_sample_count: u32,
    /// `D3D12_CONSERVATIVE_RASTERIZATION_MODE`: 1 for on.
    pub conservative_raster: u32,
}

impl Default for Rasterizer {
    /// What a program has that lists none: filled, without backs, clockwise, with depth clip.
    fn default() -> Self {
        Self {
            fill_mode: FillMode::Solid,
            cull_mode: CullMode::Back,
            front_counter_clockwise: false,
            depth_bias: 0.0,
            depth_bias_clamp: 0.0,
            slope_scaled_depth_bias: 0.0,
            depth_clip_enable: true,
            line_rasterization_mode: 0,
            forced_sample_count: 0,
            conservative_raster: 0,
        }
    }
}

/// The formats of the render targets: state subobject type 22, of generic programs. Without one there are none.
///
/// C: `D3D12_RT_FORMAT_ARRAY` of `d3d12.h`, 36 bytes.
///
/// ```
/// use clayout::d3d12::RenderTargetFormats;
///
/// assert_eq!(RenderTargetFormats::of(&[28, 28]).num_render_targets, 2);
/// ```
#[doc(alias = "D3D12_RT_FORMAT_ARRAY")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Subobject)]
#[subobject(type = 22, name = "D3D12_RT_FORMAT_ARRAY", in(Executable))]
pub struct RenderTargetFormats {
    /// Numbers of `DXGI_FORMAT`.
    #[subobject(name = "RTFormats")]
    pub formats: [u32; 8],
    /// How many of them count: 8 at most.
    #[subobject(name = "NumRenderTargets")]
    pub num_render_targets: u32,
}

impl RenderTargetFormats {
    /// So many render targets, of these formats. With more than 8 the judge says so.
    #[must_use]
    pub fn of(formats: &[u32]) -> Self {
        let mut all = [0; 8];
        for (format, given) in all.iter_mut().zip(formats) {
            *format = *given;
        }
        Self::new(all, u32::try_from(formats.len()).unwrap_or(u32::MAX))
    }
}

/// Multi-sampling: state subobject type 24, of generic programs. Without one there is one sample.
///
/// C: `DXGI_SAMPLE_DESC` of `dxgicommon.h`, 8 bytes.
///
/// ```
/// assert_eq!(clayout::d3d12::SampleDesc::new(4).quality, 0);
/// ```
#[doc(alias = "DXGI_SAMPLE_DESC")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Subobject)]
#[subobject(type = 24, name = "DXGI_SAMPLE_DESC", rename_all = "PascalCase", in(Executable))]
pub struct SampleDesc {
    /// Samples for each pixel: at least 1.
    pub count: u32,
    /// The quality level: 0 for the standard pattern.
    #[subobject(optional)]
    pub quality: u32,
}

flags! {
    /// Flags of a pipeline state.
    ///
    /// ```
    /// assert_eq!(clayout::d3d12::PipelineStateFlags::DYNAMIC_DEPTH_BIAS.into_repr(), 4);
    /// ```
    PipelineStateFlags("D3D12_PIPELINE_STATE_FLAGS") {
        /// For debugging in software.
        TOOL_DEBUG = 1 "D3D12_PIPELINE_STATE_FLAG_TOOL_DEBUG",
        /// The depth bias is set by the command list.
        DYNAMIC_DEPTH_BIAS = 4 "D3D12_PIPELINE_STATE_FLAG_DYNAMIC_DEPTH_BIAS",
        /// The strip cut value is set by the command list.
        DYNAMIC_INDEX_BUFFER_STRIP_CUT = 8 "D3D12_PIPELINE_STATE_FLAG_DYNAMIC_INDEX_BUFFER_STRIP_CUT",
    }
}

/// Flags of a program: state subobject type 26. Without one there are none.
///
/// C: a `D3D12_PIPELINE_STATE_FLAGS`.
///
/// ```
/// use clayout::d3d12::{PipelineStateFlags, ProgramFlags};
///
/// assert_eq!(ProgramFlags::new(PipelineStateFlags::NONE).flags.into_repr(), 0);
/// ```
#[doc(alias = "D3D12_STATE_SUBOBJECT_TYPE_FLAGS")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Subobject)]
#[subobject(type = 26, in(Executable))]
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
#[subobject(part, name = "D3D12_VIEW_INSTANCE_LOCATION", rename_all = "PascalCase")]
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
/// assert_eq!(ViewInstancing::new(&eyes).flags, 0);
/// ```
#[doc(alias = "D3D12_VIEW_INSTANCING_DESC")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Subobject)]
#[subobject(
    type = 28,
    name = "D3D12_VIEW_INSTANCING_DESC",
    rename_all = "PascalCase",
    in(Executable)
)]
pub struct ViewInstancing<'a> {
    /// The views: 4 at most.
    #[subobject(list(ViewInstanceCount: u32, pViewInstanceLocations))]
    pub view_instance_locations: &'a [ViewInstanceLocation],
    /// `D3D12_VIEW_INSTANCING_FLAGS`: 1 lets the command list mask views.
    #[subobject(optional)]
    pub flags: u32,
}
