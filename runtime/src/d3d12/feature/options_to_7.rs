//! What a device can do, as Direct3D 12 grew until 2019: `OPTIONS` to `OPTIONS7`.

use clayout::{FeatureData, Open};

use super::{
    CommandListSupport, ConservativeRasterizationTier, CrossNodeSharingTier, MeshShaderTier,
    ProgrammableSamplePositionsTier, RaytracingTier, RenderPassTier, ResourceBindingTier, ResourceHeapTier,
    SamplerFeedbackTier, ShaderMinPrecision, SharedResourceCompatibilityTier, TiledResourcesTier,
    VariableShadingRateTier, ViewInstancingTier,
};

/// What every device answers.
///
/// C: `D3D12_FEATURE_DATA_D3D12_OPTIONS` of `d3d12.h`, 60 bytes, alignment 4; feature 0.
///
/// ```
/// use clayout::d3d12::{Options, TiledResourcesTier};
///
/// # let device = |_: u32, _: *mut core::ffi::c_void, _: u32| 0;
/// let answer = Options::query(&device)?; // from a device that reports nothing
/// assert_eq!(answer.tiled_resources_tier, TiledResourcesTier::NotSupported);
/// assert_eq!(answer.resource_binding_tier, None); // there is no tier 0
/// # Ok::<(), clayout::d3d12::FeatureError>(())
/// ```
#[doc(alias("D3D12_FEATURE_DATA_D3D12_OPTIONS", "D3D12_FEATURE_D3D12_OPTIONS"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, FeatureData)]
#[feature_data(feature = 0, name = "D3D12_FEATURE_DATA_D3D12_OPTIONS", rename_all = "PascalCase")]
pub struct Options {
    /// `BOOL DoublePrecisionFloatShaderOps`, out: shaders calculate with `double`.
    #[doc(alias = "DoublePrecisionFloatShaderOps")]
    pub double_precision_float_shader_ops: bool,
    /// `BOOL OutputMergerLogicOp`, out: render targets can be combined by logic operations.
    #[doc(alias = "OutputMergerLogicOp")]
    pub output_merger_logic_op: bool,
    /// `D3D12_SHADER_MIN_PRECISION_SUPPORT MinPrecisionSupport`, out: which lower precisions make a difference in shaders.
    #[doc(alias = "MinPrecisionSupport")]
    pub min_precision_support: ShaderMinPrecision,
    /// `D3D12_TILED_RESOURCES_TIER TiledResourcesTier`, out: how much of tiled resources there is.
    #[doc(alias = "TiledResourcesTier")]
    pub tiled_resources_tier: Open<TiledResourcesTier>,
    /// `D3D12_RESOURCE_BINDING_TIER ResourceBindingTier`, out: how many resources shaders can reach.
    #[feature_data(nonzero)]
    #[doc(alias = "ResourceBindingTier")]
    pub resource_binding_tier: Option<Open<ResourceBindingTier>>,
    /// `BOOL PSSpecifiedStencilRefSupported`, out: pixel shaders can write the stencil reference.
    #[feature_data(name = "PSSpecifiedStencilRefSupported")]
    #[doc(alias = "PSSpecifiedStencilRefSupported")]
    pub ps_specified_stencil_ref_supported: bool,
    /// `BOOL TypedUAVLoadAdditionalFormats`, out: more formats can be loaded from typed unordered access views;
    /// [`FormatSupport`](super::FormatSupport) says which.
    #[feature_data(name = "TypedUAVLoadAdditionalFormats")]
    #[doc(alias = "TypedUAVLoadAdditionalFormats")]
    pub typed_uav_load_additional_formats: bool,
    /// `BOOL ROVsSupported`, out: there are rasterizer ordered views.
    #[feature_data(name = "ROVsSupported")]
    #[doc(alias = "ROVsSupported")]
    pub rovs_supported: bool,
    /// `D3D12_CONSERVATIVE_RASTERIZATION_TIER ConservativeRasterizationTier`, out: how much of conservative rasterization
    /// there is.
    #[doc(alias = "ConservativeRasterizationTier")]
    pub conservative_rasterization_tier: Open<ConservativeRasterizationTier>,
    /// `UINT MaxGPUVirtualAddressBitsPerResource`, out: how many bits the addresses within one resource have.
    #[feature_data(nonzero, name = "MaxGPUVirtualAddressBitsPerResource")]
    #[doc(alias = "MaxGPUVirtualAddressBitsPerResource")]
    pub max_gpu_virtual_address_bits_per_resource: Option<u32>,
    /// `BOOL StandardSwizzle64KBSupported`, out: textures can have the standard swizzle of 64 KiB, which CPU code can read
    /// too.
    #[feature_data(name = "StandardSwizzle64KBSupported")]
    #[doc(alias = "StandardSwizzle64KBSupported")]
    pub standard_swizzle_64kb_supported: bool,
    /// `D3D12_CROSS_NODE_SHARING_TIER CrossNodeSharingTier`, out: what may be done across nodes.
    #[doc(alias = "CrossNodeSharingTier")]
    pub cross_node_sharing_tier: Open<CrossNodeSharingTier>,
    /// `BOOL CrossAdapterRowMajorTextureSupported`, out: adapters can share textures in row-major order.
    #[doc(alias = "CrossAdapterRowMajorTextureSupported")]
    pub cross_adapter_row_major_texture_supported: bool,
    /// `BOOL VPAndRTArrayIndexFromAnyShaderFeedingRasterizerSupportedWithoutGSEmulation`, out: vertex and domain shaders can
    /// choose viewport and render target without a hidden geometry shader.
    #[feature_data(name = "VPAndRTArrayIndexFromAnyShaderFeedingRasterizerSupportedWithoutGSEmulation")]
    #[doc(alias = "VPAndRTArrayIndexFromAnyShaderFeedingRasterizerSupportedWithoutGSEmulation")]
    pub vp_and_rt_array_index_from_any_shader_feeding_rasterizer_supported_without_gs_emulation: bool,
    /// `D3D12_RESOURCE_HEAP_TIER ResourceHeapTier`, out: whether one heap may hold resources of all kinds.
    #[feature_data(nonzero)]
    #[doc(alias = "ResourceHeapTier")]
    pub resource_heap_tier: Option<Open<ResourceHeapTier>>,
}

/// Waves and wide integers in shaders.
///
/// C: `D3D12_FEATURE_DATA_D3D12_OPTIONS1` of `d3d12.h`, 24 bytes, alignment 4; feature 8.
///
/// ```
/// use clayout::d3d12::Options1;
///
/// # let device = |_: u32, _: *mut core::ffi::c_void, _: u32| 0;
/// let answer = Options1::query(&device)?; // from a device that reports nothing
/// assert_eq!((answer.wave_ops, answer.wave_lane_count_min), (false, None));
/// # Ok::<(), clayout::d3d12::FeatureError>(())
/// ```
#[doc(alias("D3D12_FEATURE_DATA_D3D12_OPTIONS1", "D3D12_FEATURE_D3D12_OPTIONS1"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, FeatureData)]
#[feature_data(feature = 8, name = "D3D12_FEATURE_DATA_D3D12_OPTIONS1", rename_all = "PascalCase")]
pub struct Options1 {
    /// `BOOL WaveOps`, out: there are wave intrinsics.
    #[doc(alias = "WaveOps")]
    pub wave_ops: bool,
    /// `UINT WaveLaneCountMin`, out: the fewest lanes of a wave.
    #[feature_data(nonzero)]
    #[doc(alias = "WaveLaneCountMin")]
    pub wave_lane_count_min: Option<u32>,
    /// `UINT WaveLaneCountMax`, out: the most lanes of a wave. Older drivers leave a number that is not to be relied on.
    #[feature_data(nonzero)]
    #[doc(alias = "WaveLaneCountMax")]
    pub wave_lane_count_max: Option<u32>,
    /// `UINT TotalLaneCount`, out: how many lanes the GPU has.
    #[feature_data(nonzero)]
    #[doc(alias = "TotalLaneCount")]
    pub total_lane_count: Option<u32>,
    /// `BOOL ExpandedComputeResourceStates`, out: compute queues know more resource states.
    #[doc(alias = "ExpandedComputeResourceStates")]
    pub expanded_compute_resource_states: bool,
    /// `BOOL Int64ShaderOps`, out: shaders calculate with integers of 64 bits.
    #[doc(alias = "Int64ShaderOps")]
    pub int64_shader_ops: bool,
}

/// Depth bounds and sample positions.
///
/// C: `D3D12_FEATURE_DATA_D3D12_OPTIONS2` of `d3d12.h`, 8 bytes, alignment 4; feature 18.
///
/// ```
/// use clayout::d3d12::Options2;
///
/// # let device = |_: u32, _: *mut core::ffi::c_void, _: u32| 0;
/// let answer = Options2::query(&device)?; // from a device that reports nothing
/// assert!(!answer.depth_bounds_test_supported);
/// # Ok::<(), clayout::d3d12::FeatureError>(())
/// ```
#[doc(alias("D3D12_FEATURE_DATA_D3D12_OPTIONS2", "D3D12_FEATURE_D3D12_OPTIONS2"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, FeatureData)]
#[feature_data(feature = 18, name = "D3D12_FEATURE_DATA_D3D12_OPTIONS2", rename_all = "PascalCase")]
pub struct Options2 {
    /// `BOOL DepthBoundsTestSupported`, out: there is a depth bounds test.
    #[doc(alias = "DepthBoundsTestSupported")]
    pub depth_bounds_test_supported: bool,
    /// `D3D12_PROGRAMMABLE_SAMPLE_POSITIONS_TIER ProgrammableSamplePositionsTier`, out: whether sample positions can be set.
    #[doc(alias = "ProgrammableSamplePositionsTier")]
    pub programmable_sample_positions_tier: Open<ProgrammableSamplePositionsTier>,
}

/// Copy queues, casts, immediate writes, views and barycentrics.
///
/// C: `D3D12_FEATURE_DATA_D3D12_OPTIONS3` of `d3d12.h`, 20 bytes, alignment 4; feature 21.
///
/// ```
/// use clayout::d3d12::{CommandListSupport, Options3};
///
/// # let device = |_: u32, _: *mut core::ffi::c_void, _: u32| 0;
/// let answer = Options3::query(&device)?; // from a device that reports nothing
/// assert_eq!(answer.write_buffer_immediate_support_flags, CommandListSupport::NONE);
/// # Ok::<(), clayout::d3d12::FeatureError>(())
/// ```
#[doc(alias("D3D12_FEATURE_DATA_D3D12_OPTIONS3", "D3D12_FEATURE_D3D12_OPTIONS3"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, FeatureData)]
#[feature_data(feature = 21, name = "D3D12_FEATURE_DATA_D3D12_OPTIONS3", rename_all = "PascalCase")]
pub struct Options3 {
    /// `BOOL CopyQueueTimestampQueriesSupported`, out: copy queues take timestamps.
    #[doc(alias = "CopyQueueTimestampQueriesSupported")]
    pub copy_queue_timestamp_queries_supported: bool,
    /// `BOOL CastingFullyTypedFormatSupported`, out: views can cast resources that have a full format.
    #[doc(alias = "CastingFullyTypedFormatSupported")]
    pub casting_fully_typed_format_supported: bool,
    /// `D3D12_COMMAND_LIST_SUPPORT_FLAGS WriteBufferImmediateSupportFlags`, out: which command lists have
    /// `WriteBufferImmediate`.
    #[doc(alias = "WriteBufferImmediateSupportFlags")]
    pub write_buffer_immediate_support_flags: CommandListSupport,
    /// `D3D12_VIEW_INSTANCING_TIER ViewInstancingTier`, out: how view instances are drawn.
    #[doc(alias = "ViewInstancingTier")]
    pub view_instancing_tier: Open<ViewInstancingTier>,
    /// `BOOL BarycentricsSupported`, out: pixel shaders can read barycentrics.
    #[doc(alias = "BarycentricsSupported")]
    pub barycentrics_supported: bool,
}

/// Alignment of multisampled textures, sharing, and 16 bits in shaders.
///
/// C: `D3D12_FEATURE_DATA_D3D12_OPTIONS4` of `d3d12.h`, 12 bytes, alignment 4; feature 23.
///
/// ```
/// use clayout::d3d12::Options4;
///
/// # let device = |_: u32, _: *mut core::ffi::c_void, _: u32| 0;
/// let answer = Options4::query(&device)?; // from a device that reports nothing
/// assert!(!answer.native_16bit_shader_ops_supported);
/// # Ok::<(), clayout::d3d12::FeatureError>(())
/// ```
#[doc(alias("D3D12_FEATURE_DATA_D3D12_OPTIONS4", "D3D12_FEATURE_D3D12_OPTIONS4"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, FeatureData)]
#[feature_data(feature = 23, name = "D3D12_FEATURE_DATA_D3D12_OPTIONS4", rename_all = "PascalCase")]
pub struct Options4 {
    /// `BOOL MSAA64KBAlignedTextureSupported`, out: multisampled textures may be aligned to 64 KiB.
    #[feature_data(name = "MSAA64KBAlignedTextureSupported")]
    #[doc(alias = "MSAA64KBAlignedTextureSupported")]
    pub msaa_64kb_aligned_texture_supported: bool,
    /// `D3D12_SHARED_RESOURCE_COMPATIBILITY_TIER SharedResourceCompatibilityTier`, out: which resources can be shared.
    #[doc(alias = "SharedResourceCompatibilityTier")]
    pub shared_resource_compatibility_tier: Open<SharedResourceCompatibilityTier>,
    /// `BOOL Native16BitShaderOpsSupported`, out: shaders calculate with 16 bits.
    #[feature_data(name = "Native16BitShaderOpsSupported")]
    #[doc(alias = "Native16BitShaderOpsSupported")]
    pub native_16bit_shader_ops_supported: bool,
}

/// Ray tracing and render passes.
///
/// C: `D3D12_FEATURE_DATA_D3D12_OPTIONS5` of `d3d12.h`, 12 bytes, alignment 4; feature 27.
///
/// ```
/// use clayout::d3d12::{Options5, RaytracingTier};
///
/// # let device = |_: u32, _: *mut core::ffi::c_void, _: u32| 0;
/// let answer = Options5::query(&device)?; // from a device that reports nothing
/// assert!(answer.raytracing_tier < RaytracingTier::Tier1_0);
/// # Ok::<(), clayout::d3d12::FeatureError>(())
/// ```
#[doc(alias("D3D12_FEATURE_DATA_D3D12_OPTIONS5", "D3D12_FEATURE_D3D12_OPTIONS5"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, FeatureData)]
#[feature_data(feature = 27, name = "D3D12_FEATURE_DATA_D3D12_OPTIONS5", rename_all = "PascalCase")]
pub struct Options5 {
    /// `BOOL SRVOnlyTiledResourceTier3`, out: tiled textures of three dimensions work where shaders only read them.
    #[feature_data(name = "SRVOnlyTiledResourceTier3")]
    #[doc(alias = "SRVOnlyTiledResourceTier3")]
    pub srv_only_tiled_resource_tier3: bool,
    /// `D3D12_RENDER_PASS_TIER RenderPassesTier`, out: who makes use of render passes.
    #[doc(alias = "RenderPassesTier")]
    pub render_passes_tier: Open<RenderPassTier>,
    /// `D3D12_RAYTRACING_TIER RaytracingTier`, out: how much of ray tracing there is.
    #[doc(alias = "RaytracingTier")]
    pub raytracing_tier: Open<RaytracingTier>,
}

/// Variable rate shading.
///
/// C: `D3D12_FEATURE_DATA_D3D12_OPTIONS6` of `d3d12.h`, 20 bytes, alignment 4; feature 30.
///
/// ```
/// use clayout::d3d12::Options6;
///
/// # let device = |_: u32, _: *mut core::ffi::c_void, _: u32| 0;
/// let answer = Options6::query(&device)?; // from a device that reports nothing
/// assert_eq!(answer.shading_rate_image_tile_size, None);
/// # Ok::<(), clayout::d3d12::FeatureError>(())
/// ```
#[doc(alias("D3D12_FEATURE_DATA_D3D12_OPTIONS6", "D3D12_FEATURE_D3D12_OPTIONS6"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, FeatureData)]
#[feature_data(feature = 30, name = "D3D12_FEATURE_DATA_D3D12_OPTIONS6", rename_all = "PascalCase")]
pub struct Options6 {
    /// `BOOL AdditionalShadingRatesSupported`, out: there are the rates 2x4, 4x2 and 4x4 too.
    #[doc(alias = "AdditionalShadingRatesSupported")]
    pub additional_shading_rates_supported: bool,
    /// `BOOL PerPrimitiveShadingRateSupportedWithViewportIndexing`, out: a rate by primitive works with several viewports.
    #[doc(alias = "PerPrimitiveShadingRateSupportedWithViewportIndexing")]
    pub per_primitive_shading_rate_supported_with_viewport_indexing: bool,
    /// `D3D12_VARIABLE_SHADING_RATE_TIER VariableShadingRateTier`, out: how the rate can vary.
    #[doc(alias = "VariableShadingRateTier")]
    pub variable_shading_rate_tier: Open<VariableShadingRateTier>,
    /// `UINT ShadingRateImageTileSize`, out: how many pixels, in each direction, one texel of the image of rates is for.
    #[feature_data(nonzero)]
    #[doc(alias = "ShadingRateImageTileSize")]
    pub shading_rate_image_tile_size: Option<u32>,
    /// `BOOL BackgroundProcessingSupported`, out: the driver optimizes in the background, and can be told when.
    #[doc(alias = "BackgroundProcessingSupported")]
    pub background_processing_supported: bool,
}

/// Mesh shaders and sampler feedback.
///
/// C: `D3D12_FEATURE_DATA_D3D12_OPTIONS7` of `d3d12.h`, 8 bytes, alignment 4; feature 32.
///
/// ```
/// use clayout::d3d12::{MeshShaderTier, Options7};
///
/// # let device = |_: u32, _: *mut core::ffi::c_void, _: u32| 0;
/// let answer = Options7::query(&device)?; // from a device that reports nothing
/// assert_eq!(answer.mesh_shader_tier, MeshShaderTier::NotSupported);
/// # Ok::<(), clayout::d3d12::FeatureError>(())
/// ```
#[doc(alias("D3D12_FEATURE_DATA_D3D12_OPTIONS7", "D3D12_FEATURE_D3D12_OPTIONS7"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, FeatureData)]
#[feature_data(feature = 32, name = "D3D12_FEATURE_DATA_D3D12_OPTIONS7", rename_all = "PascalCase")]
pub struct Options7 {
    /// `D3D12_MESH_SHADER_TIER MeshShaderTier`, out: whether there are mesh shaders.
    #[doc(alias = "MeshShaderTier")]
    pub mesh_shader_tier: Open<MeshShaderTier>,
    /// `D3D12_SAMPLER_FEEDBACK_TIER SamplerFeedbackTier`, out: how much of sampler feedback there is.
    #[doc(alias = "SamplerFeedbackTier")]
    pub sampler_feedback_tier: Open<SamplerFeedbackTier>,
}
