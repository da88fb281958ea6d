//! What a device can do, as Direct3D 12 grew until 2022: `OPTIONS8` to `OPTIONS16`.

use clayout::{FeatureData, Open};

use super::{TriState, WaveMmaTier};

/// Textures of compressed blocks.
///
/// C: `D3D12_FEATURE_DATA_D3D12_OPTIONS8` of `d3d12.h`, 4 bytes, alignment 4; feature 36.
///
/// ```
/// use clayout::d3d12::Options8;
///
/// # let device = |_: u32, _: *mut core::ffi::c_void, _: u32| 0;
/// let answer = Options8::query(&device)?; // from a device that reports nothing
/// assert!(!answer.unaligned_block_textures_supported);
/// # Ok::<(), clayout::d3d12::FeatureError>(())
/// ```
#[doc(alias("D3D12_FEATURE_DATA_D3D12_OPTIONS8", "D3D12_FEATURE_D3D12_OPTIONS8"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, FeatureData)]
#[feature_data(feature = 36, name = "D3D12_FEATURE_DATA_D3D12_OPTIONS8", rename_all = "PascalCase")]
pub struct Options8 {
    /// `BOOL UnalignedBlockTexturesSupported`, out: they need not be whole blocks wide and high.
    #[doc(alias = "UnalignedBlockTexturesSupported")]
    pub unaligned_block_textures_supported: bool,
}

/// Mesh shaders and atomics of 64 bits.
///
/// C: `D3D12_FEATURE_DATA_D3D12_OPTIONS9` of `d3d12.h`, 24 bytes, alignment 4; feature 37.
///
/// ```
/// use clayout::d3d12::{Options9, WaveMmaTier};
///
/// # let device = |_: u32, _: *mut core::ffi::c_void, _: u32| 0;
/// let answer = Options9::query(&device)?; // from a device that reports nothing
/// assert_eq!(answer.wave_mma_tier, WaveMmaTier::NotSupported);
/// # Ok::<(), clayout::d3d12::FeatureError>(())
/// ```
#[doc(alias("D3D12_FEATURE_DATA_D3D12_OPTIONS9", "D3D12_FEATURE_D3D12_OPTIONS9"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, FeatureData)]
#[feature_data(feature = 37, name = "D3D12_FEATURE_DATA_D3D12_OPTIONS9", rename_all = "PascalCase")]
pub struct Options9 {
    /// `BOOL MeshShaderPipelineStatsSupported`, out: queries count mesh shaders.
    #[doc(alias = "MeshShaderPipelineStatsSupported")]
    pub mesh_shader_pipeline_stats_supported: bool,
    /// `BOOL MeshShaderSupportsFullRangeRenderTargetArrayIndex`, out: mesh shaders can choose any render target of an array,
    /// not only one of the first 8.
    #[doc(alias = "MeshShaderSupportsFullRangeRenderTargetArrayIndex")]
    pub mesh_shader_supports_full_range_render_target_array_index: bool,
    /// `BOOL AtomicInt64OnTypedResourceSupported`, out: atomics of 64 bits on typed resources.
    #[doc(alias = "AtomicInt64OnTypedResourceSupported")]
    pub atomic_int64_on_typed_resource_supported: bool,
    /// `BOOL AtomicInt64OnGroupSharedSupported`, out: atomics of 64 bits on group-shared memory.
    #[doc(alias = "AtomicInt64OnGroupSharedSupported")]
    pub atomic_int64_on_group_shared_supported: bool,
    /// `BOOL DerivativesInMeshAndAmplificationShadersSupported`, out: derivatives in mesh and amplification shaders.
    #[doc(alias = "DerivativesInMeshAndAmplificationShadersSupported")]
    pub derivatives_in_mesh_and_amplification_shaders_supported: bool,
    /// `D3D12_WAVE_MMA_TIER WaveMMATier`, out: whether waves multiply matrices.
    #[feature_data(name = "WaveMMATier")]
    #[doc(alias = "WaveMMATier")]
    pub wave_mma_tier: Open<WaveMmaTier>,
}

/// More of variable rate shading.
///
/// C: `D3D12_FEATURE_DATA_D3D12_OPTIONS10` of `d3d12.h`, 8 bytes, alignment 4; feature 39.
///
/// ```
/// use clayout::d3d12::Options10;
///
/// # let device = |_: u32, _: *mut core::ffi::c_void, _: u32| 0;
/// let answer = Options10::query(&device)?; // from a device that reports nothing
/// assert!(!answer.variable_rate_shading_sum_combiner_supported);
/// # Ok::<(), clayout::d3d12::FeatureError>(())
/// ```
#[doc(alias("D3D12_FEATURE_DATA_D3D12_OPTIONS10", "D3D12_FEATURE_D3D12_OPTIONS10"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, FeatureData)]
#[feature_data(feature = 39, name = "D3D12_FEATURE_DATA_D3D12_OPTIONS10", rename_all = "PascalCase")]
pub struct Options10 {
    /// `BOOL VariableRateShadingSumCombinerSupported`, out: rates can be added.
    #[doc(alias = "VariableRateShadingSumCombinerSupported")]
    pub variable_rate_shading_sum_combiner_supported: bool,
    /// `BOOL MeshShaderPerPrimitiveShadingRateSupported`, out: mesh shaders can set a rate by primitive.
    #[doc(alias = "MeshShaderPerPrimitiveShadingRateSupported")]
    pub mesh_shader_per_primitive_shading_rate_supported: bool,
}

/// Atomics of 64 bits on resources that are reached through the descriptor heap.
///
/// C: `D3D12_FEATURE_DATA_D3D12_OPTIONS11` of `d3d12.h`, 4 bytes, alignment 4; feature 40.
///
/// ```
/// use clayout::d3d12::Options11;
///
/// # let device = |_: u32, _: *mut core::ffi::c_void, _: u32| 0;
/// let answer = Options11::query(&device)?; // from a device that reports nothing
/// assert!(!answer.atomic_int64_on_descriptor_heap_resource_supported);
/// # Ok::<(), clayout::d3d12::FeatureError>(())
/// ```
#[doc(alias("D3D12_FEATURE_DATA_D3D12_OPTIONS11", "D3D12_FEATURE_D3D12_OPTIONS11"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, FeatureData)]
#[feature_data(feature = 40, name = "D3D12_FEATURE_DATA_D3D12_OPTIONS11", rename_all = "PascalCase")]
pub struct Options11 {
    /// `BOOL AtomicInt64OnDescriptorHeapResourceSupported`, out: there are such.
    #[doc(alias = "AtomicInt64OnDescriptorHeapResourceSupported")]
    pub atomic_int64_on_descriptor_heap_resource_supported: bool,
}

/// Enhanced barriers and casts.
///
/// C: `D3D12_FEATURE_DATA_D3D12_OPTIONS12` of `d3d12.h`, 12 bytes, alignment 4; feature 41.
///
/// ```
/// use clayout::d3d12::{Options12, TriState};
///
/// # let device = |_: u32, _: *mut core::ffi::c_void, _: u32| 0;
/// let answer = Options12::query(&device)?; // from a device that reports nothing
/// assert_eq!(answer.ms_primitives_pipeline_statistic_includes_culled_primitives, TriState::False);
/// # Ok::<(), clayout::d3d12::FeatureError>(())
/// ```
#[doc(alias("D3D12_FEATURE_DATA_D3D12_OPTIONS12", "D3D12_FEATURE_D3D12_OPTIONS12"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, FeatureData)]
#[feature_data(feature = 41, name = "D3D12_FEATURE_DATA_D3D12_OPTIONS12", rename_all = "PascalCase")]
pub struct Options12 {
    /// `D3D12_TRI_STATE MSPrimitivesPipelineStatisticIncludesCulledPrimitives`, out: whether the count of primitives from
    /// mesh shaders includes culled ones.
    #[feature_data(name = "MSPrimitivesPipelineStatisticIncludesCulledPrimitives")]
    #[doc(alias = "MSPrimitivesPipelineStatisticIncludesCulledPrimitives")]
    pub ms_primitives_pipeline_statistic_includes_culled_primitives: Open<TriState>,
    /// `BOOL EnhancedBarriersSupported`, out: there are enhanced barriers.
    #[doc(alias = "EnhancedBarriersSupported")]
    pub enhanced_barriers_supported: bool,
    /// `BOOL RelaxedFormatCastingSupported`, out: resources can be cast to more formats.
    #[doc(alias = "RelaxedFormatCastingSupported")]
    pub relaxed_format_casting_supported: bool,
}

/// Limits of older hardware that a device does not have.
///
/// C: `D3D12_FEATURE_DATA_D3D12_OPTIONS13` of `d3d12.h`, 24 bytes, alignment 4; feature 42.
///
/// ```
/// use clayout::d3d12::Options13;
///
/// # let device = |_: u32, _: *mut core::ffi::c_void, _: u32| 0;
/// let answer = Options13::query(&device)?; // from a device that reports nothing
/// assert!(!answer.alpha_blend_factor_supported);
/// # Ok::<(), clayout::d3d12::FeatureError>(())
/// ```
#[doc(alias("D3D12_FEATURE_DATA_D3D12_OPTIONS13", "D3D12_FEATURE_D3D12_OPTIONS13"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, FeatureData)]
#[feature_data(feature = 42, name = "D3D12_FEATURE_DATA_D3D12_OPTIONS13", rename_all = "PascalCase")]
pub struct Options13 {
    /// `BOOL UnrestrictedBufferTextureCopyPitchSupported`, out: copies between buffers and textures take any pitch and
    /// offset.
    #[doc(alias = "UnrestrictedBufferTextureCopyPitchSupported")]
    pub unrestricted_buffer_texture_copy_pitch_supported: bool,
    /// `BOOL UnrestrictedVertexElementAlignmentSupported`, out: vertex elements take any alignment.
    #[doc(alias = "UnrestrictedVertexElementAlignmentSupported")]
    pub unrestricted_vertex_element_alignment_supported: bool,
    /// `BOOL InvertedViewportHeightFlipsYSupported`, out: a viewport of negative height turns the picture upside down.
    #[doc(alias = "InvertedViewportHeightFlipsYSupported")]
    pub inverted_viewport_height_flips_y_supported: bool,
    /// `BOOL InvertedViewportDepthFlipsZSupported`, out: a viewport whose least depth is the greater one turns depth round.
    #[doc(alias = "InvertedViewportDepthFlipsZSupported")]
    pub inverted_viewport_depth_flips_z_supported: bool,
    /// `BOOL TextureCopyBetweenDimensionsSupported`, out: textures of different dimensions can be copied to each other.
    #[doc(alias = "TextureCopyBetweenDimensionsSupported")]
    pub texture_copy_between_dimensions_supported: bool,
    /// `BOOL AlphaBlendFactorSupported`, out: there is the blend factor alpha.
    #[doc(alias = "AlphaBlendFactorSupported")]
    pub alpha_blend_factor_supported: bool,
}

/// Texture operations and stencil masks.
///
/// C: `D3D12_FEATURE_DATA_D3D12_OPTIONS14` of `d3d12.h`, 12 bytes, alignment 4; feature 43.
///
/// ```
/// use clayout::d3d12::Options14;
///
/// # let device = |_: u32, _: *mut core::ffi::c_void, _: u32| 0;
/// let answer = Options14::query(&device)?; // from a device that reports nothing
/// assert!(!answer.writeable_msaa_textures_supported);
/// # Ok::<(), clayout::d3d12::FeatureError>(())
/// ```
#[doc(alias("D3D12_FEATURE_DATA_D3D12_OPTIONS14", "D3D12_FEATURE_D3D12_OPTIONS14"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, FeatureData)]
#[feature_data(feature = 43, name = "D3D12_FEATURE_DATA_D3D12_OPTIONS14", rename_all = "PascalCase")]
pub struct Options14 {
    /// `BOOL AdvancedTextureOpsSupported`, out: there are the texture operations of shader model 6.7.
    #[doc(alias = "AdvancedTextureOpsSupported")]
    pub advanced_texture_ops_supported: bool,
    /// `BOOL WriteableMSAATexturesSupported`, out: shaders can write multisampled textures.
    #[feature_data(name = "WriteableMSAATexturesSupported")]
    #[doc(alias = "WriteableMSAATexturesSupported")]
    pub writeable_msaa_textures_supported: bool,
    /// `BOOL IndependentFrontAndBackStencilRefMaskSupported`, out: front and back have a stencil reference and masks each.
    #[doc(alias = "IndependentFrontAndBackStencilRefMaskSupported")]
    pub independent_front_and_back_stencil_ref_mask_supported: bool,
}

/// Triangle fans and strips.
///
/// C: `D3D12_FEATURE_DATA_D3D12_OPTIONS15` of `d3d12.h`, 8 bytes, alignment 4; feature 44.
///
/// ```
/// use clayout::d3d12::Options15;
///
/// # let device = |_: u32, _: *mut core::ffi::c_void, _: u32| 0;
/// let answer = Options15::query(&device)?; // from a device that reports nothing
/// assert!(!answer.triangle_fan_supported);
/// # Ok::<(), clayout::d3d12::FeatureError>(())
/// ```
#[doc(alias("D3D12_FEATURE_DATA_D3D12_OPTIONS15", "D3D12_FEATURE_D3D12_OPTIONS15"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, FeatureData)]
#[feature_data(feature = 44, name = "D3D12_FEATURE_DATA_D3D12_OPTIONS15", rename_all = "PascalCase")]
pub struct Options15 {
    /// `BOOL TriangleFanSupported`, out: triangle fans can be drawn.
    #[doc(alias = "TriangleFanSupported")]
    pub triangle_fan_supported: bool,
    /// `BOOL DynamicIndexBufferStripCutSupported`, out: a command list can set the value that cuts strips.
    #[doc(alias = "DynamicIndexBufferStripCutSupported")]
    pub dynamic_index_buffer_strip_cut_supported: bool,
}

/// Depth bias and upload heaps in video memory.
///
/// C: `D3D12_FEATURE_DATA_D3D12_OPTIONS16` of `d3d12.h`, 8 bytes, alignment 4; feature 45.
///
/// ```
/// use clayout::d3d12::Options16;
///
/// # let device = |_: u32, _: *mut core::ffi::c_void, _: u32| 0;
/// let answer = Options16::query(&device)?; // from a device that reports nothing
/// assert!(!answer.gpu_upload_heap_supported);
/// # Ok::<(), clayout::d3d12::FeatureError>(())
/// ```
#[doc(alias("D3D12_FEATURE_DATA_D3D12_OPTIONS16", "D3D12_FEATURE_D3D12_OPTIONS16"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, FeatureData)]
#[feature_data(feature = 45, name = "D3D12_FEATURE_DATA_D3D12_OPTIONS16", rename_all = "PascalCase")]
pub struct Options16 {
    /// `BOOL DynamicDepthBiasSupported`, out: a command list can set the depth bias.
    #[doc(alias = "DynamicDepthBiasSupported")]
    pub dynamic_depth_bias_supported: bool,
    /// `BOOL GPUUploadHeapSupported`, out: there are heaps of the type [`GpuUpload`](super::HeapType::GpuUpload).
    #[feature_data(name = "GPUUploadHeapSupported")]
    #[doc(alias = "GPUUploadHeapSupported")]
    pub gpu_upload_heap_supported: bool,
}
