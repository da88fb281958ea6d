//! What a device can do, as Direct3D 12 grew since 2022: `OPTIONS17` to `OPTIONS22`.

use clayout::{FeatureData, Open};

use super::{ExecuteIndirectTier, RecreateAtTier, WorkGraphsTier};

/// Samplers without normalized coordinates, and tracking of writes.
///
/// C: `D3D12_FEATURE_DATA_D3D12_OPTIONS17` of `d3d12.h`, 8 bytes, alignment 4; feature 46.
///
/// ```
/// use clayout::d3d12::Options17;
///
/// # let device = |_: u32, _: *mut core::ffi::c_void, _: u32| 0;
/// let answer = Options17::query(&device)?; // from a device that reports nothing
/// assert!(!answer.non_normalized_coordinate_samplers_supported);
/// # Ok::<(), clayout::d3d12::FeatureError>(())
/// ```
#[doc(alias("D3D12_FEATURE_DATA_D3D12_OPTIONS17", "D3D12_FEATURE_D3D12_OPTIONS17"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, FeatureData)]
#[feature_data(feature = 46, name = "D3D12_FEATURE_DATA_D3D12_OPTIONS17", rename_all = "PascalCase")]
pub struct Options17 {
    /// `BOOL NonNormalizedCoordinateSamplersSupported`, out: samplers can take coordinates in texels.
    #[doc(alias = "NonNormalizedCoordinateSamplersSupported")]
    pub non_normalized_coordinate_samplers_supported: bool,
    /// `BOOL ManualWriteTrackingResourceSupported`, out: the application can tell tools which memory it has written.
    #[doc(alias = "ManualWriteTrackingResourceSupported")]
    pub manual_write_tracking_resource_supported: bool,
}

/// Whether the driver handles render passes rightly.
///
/// C: `D3D12_FEATURE_DATA_D3D12_OPTIONS18` of `d3d12.h`, 4 bytes, alignment 4; feature 47.
///
/// ```
/// use clayout::d3d12::Options18;
///
/// # let device = |_: u32, _: *mut core::ffi::c_void, _: u32| 0;
/// let answer = Options18::query(&device)?; // from a device that reports nothing
/// assert!(!answer.render_passes_valid);
/// # Ok::<(), clayout::d3d12::FeatureError>(())
/// ```
#[doc(alias("D3D12_FEATURE_DATA_D3D12_OPTIONS18", "D3D12_FEATURE_D3D12_OPTIONS18"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, FeatureData)]
#[feature_data(feature = 47, name = "D3D12_FEATURE_DATA_D3D12_OPTIONS18", rename_all = "PascalCase")]
pub struct Options18 {
    /// `BOOL RenderPassesValid`, out: it does: without it, a tier of render passes above 0 is not to be relied on.
    #[doc(alias = "RenderPassesValid")]
    pub render_passes_valid: bool,
}

/// Sizes of descriptor heaps, and details of rasterizer and sampler.
///
/// The struct has grown: the query tries both sizes, and the last member is `None` where the runtime has the older one.
///
/// C: `D3D12_FEATURE_DATA_D3D12_OPTIONS19` of `d3d12.h`, 40 bytes, alignment 4; feature 48.
/// Older headers have 36 bytes.
///
/// ```
/// use clayout::d3d12::Options19;
///
/// # let device = |_: u32, _: *mut core::ffi::c_void, _: u32| 0;
/// let answer = Options19::query(&device)?; // from a device that reports nothing
/// assert_eq!(answer.max_sampler_descriptor_heap_size, None); // and not 0
/// assert_eq!(answer.compute_only_custom_heap_supported, Some(false));
/// # Ok::<(), clayout::d3d12::FeatureError>(())
/// ```
#[doc(alias("D3D12_FEATURE_DATA_D3D12_OPTIONS19", "D3D12_FEATURE_D3D12_OPTIONS19"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, FeatureData)]
#[feature_data(feature = 48, name = "D3D12_FEATURE_DATA_D3D12_OPTIONS19", rename_all = "PascalCase")]
pub struct Options19 {
    /// `BOOL MismatchingOutputDimensionsSupported`, out: render targets and depth buffer may differ in size.
    #[doc(alias = "MismatchingOutputDimensionsSupported")]
    pub mismatching_output_dimensions_supported: bool,
    /// `UINT SupportedSampleCountsWithNoOutputs`, out: how many samples there may be without render targets: one bit for each
    /// count.
    #[feature_data(nonzero)]
    #[doc(alias = "SupportedSampleCountsWithNoOutputs")]
    pub supported_sample_counts_with_no_outputs: Option<u32>,
    /// `BOOL PointSamplingAddressesNeverRoundUp`, out: point samplers never round up.
    #[doc(alias = "PointSamplingAddressesNeverRoundUp")]
    pub point_sampling_addresses_never_round_up: bool,
    /// `BOOL RasterizerDesc2Supported`, out: pipelines take a `D3D12_RASTERIZER_DESC2`.
    #[doc(alias = "RasterizerDesc2Supported")]
    pub rasterizer_desc2_supported: bool,
    /// `BOOL NarrowQuadrilateralLinesSupported`, out: lines can be narrow quadrilaterals.
    #[doc(alias = "NarrowQuadrilateralLinesSupported")]
    pub narrow_quadrilateral_lines_supported: bool,
    /// `BOOL AnisoFilterWithPointMipSupported`, out: filters can be anisotropic within a mip level and take one level only.
    #[doc(alias = "AnisoFilterWithPointMipSupported")]
    pub aniso_filter_with_point_mip_supported: bool,
    /// `UINT MaxSamplerDescriptorHeapSize`, out: the most descriptors of a sampler heap. Drivers are known to leave 0.
    #[feature_data(nonzero)]
    #[doc(alias = "MaxSamplerDescriptorHeapSize")]
    pub max_sampler_descriptor_heap_size: Option<u32>,
    /// `UINT MaxSamplerDescriptorHeapSizeWithStaticSamplers`, out: the same where static samplers are used.
    #[feature_data(nonzero)]
    #[doc(alias = "MaxSamplerDescriptorHeapSizeWithStaticSamplers")]
    pub max_sampler_descriptor_heap_size_with_static_samplers: Option<u32>,
    /// `UINT MaxViewDescriptorHeapSize`, out: the most descriptors of a heap of views.
    #[feature_data(nonzero)]
    #[doc(alias = "MaxViewDescriptorHeapSize")]
    pub max_view_descriptor_heap_size: Option<u32>,
    /// `BOOL ComputeOnlyCustomHeapSupported`, out: devices for compute only can have custom heaps.
    #[feature_data(appended)]
    #[doc(alias = "ComputeOnlyCustomHeapSupported")]
    pub compute_only_custom_heap_supported: Option<bool>,
}

/// Devices for compute only, and addresses that stay.
///
/// C: `D3D12_FEATURE_DATA_D3D12_OPTIONS20` of `d3d12.h`, 8 bytes, alignment 4; feature 49.
///
/// ```
/// use clayout::d3d12::{Options20, RecreateAtTier};
///
/// # let device = |_: u32, _: *mut core::ffi::c_void, _: u32| 0;
/// let answer = Options20::query(&device)?; // from a device that reports nothing
/// assert_eq!(answer.recreate_at_tier, RecreateAtTier::NotSupported);
/// # Ok::<(), clayout::d3d12::FeatureError>(())
/// ```
#[doc(alias("D3D12_FEATURE_DATA_D3D12_OPTIONS20", "D3D12_FEATURE_D3D12_OPTIONS20"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, FeatureData)]
#[feature_data(feature = 49, name = "D3D12_FEATURE_DATA_D3D12_OPTIONS20", rename_all = "PascalCase")]
pub struct Options20 {
    /// `BOOL ComputeOnlyWriteWatchSupported`, out: devices for compute only may use watched memory.
    #[doc(alias = "ComputeOnlyWriteWatchSupported")]
    pub compute_only_write_watch_supported: bool,
    /// `D3D12_RECREATE_AT_TIER RecreateAtTier`, out: whether resources can be made again at their addresses.
    #[doc(alias = "RecreateAtTier")]
    pub recreate_at_tier: Open<RecreateAtTier>,
}

/// Work graphs and indirect commands.
///
/// C: `D3D12_FEATURE_DATA_D3D12_OPTIONS21` of `d3d12.h`, 16 bytes, alignment 4; feature 53.
///
/// ```
/// use clayout::d3d12::{Options21, WorkGraphsTier};
///
/// # let device = |_: u32, _: *mut core::ffi::c_void, _: u32| 0;
/// let answer = Options21::query(&device)?; // from a device that reports nothing
/// assert_eq!((answer.work_graphs_tier, answer.execute_indirect_tier), (WorkGraphsTier::NotSupported.into(), None));
/// # Ok::<(), clayout::d3d12::FeatureError>(())
/// ```
#[doc(alias("D3D12_FEATURE_DATA_D3D12_OPTIONS21", "D3D12_FEATURE_D3D12_OPTIONS21"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, FeatureData)]
#[feature_data(feature = 53, name = "D3D12_FEATURE_DATA_D3D12_OPTIONS21", rename_all = "PascalCase")]
pub struct Options21 {
    /// `D3D12_WORK_GRAPHS_TIER WorkGraphsTier`, out: how much of work graphs there is.
    #[doc(alias = "WorkGraphsTier")]
    pub work_graphs_tier: Open<WorkGraphsTier>,
    /// `D3D12_EXECUTE_INDIRECT_TIER ExecuteIndirectTier`, out: what indirect commands can do.
    #[feature_data(nonzero)]
    #[doc(alias = "ExecuteIndirectTier")]
    pub execute_indirect_tier: Option<Open<ExecuteIndirectTier>>,
    /// `BOOL SampleCmpGradientAndBiasSupported`, out: comparing samples takes gradients and a bias.
    #[doc(alias = "SampleCmpGradientAndBiasSupported")]
    pub sample_cmp_gradient_and_bias_supported: bool,
    /// `BOOL ExtendedCommandInfoSupported`, out: shaders can read the vertex and instance that a draw starts with.
    #[doc(alias = "ExtendedCommandInfoSupported")]
    pub extended_command_info_supported: bool,
}

/// Shader execution reordering, views at offsets, and the largest dispatches.
///
/// C: `D3D12_FEATURE_DATA_D3D12_OPTIONS22` of `d3d12.h`, 16 bytes, alignment 4; feature 65.
///
/// ```
/// use clayout::d3d12::Options22;
///
/// # let device = |_: u32, _: *mut core::ffi::c_void, _: u32| 0;
/// let answer = Options22::query(&device)?; // from a device that reports nothing
/// assert_eq!(answer.max_1d_dispatch_size, None);
/// # Ok::<(), clayout::d3d12::FeatureError>(())
/// ```
#[doc(alias("D3D12_FEATURE_DATA_D3D12_OPTIONS22", "D3D12_FEATURE_D3D12_OPTIONS22"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, FeatureData)]
#[feature_data(feature = 65, name = "D3D12_FEATURE_DATA_D3D12_OPTIONS22", rename_all = "PascalCase")]
pub struct Options22 {
    /// `BOOL ShaderExecutionReorderingActuallyReorders`, out: shader execution reordering does reorder.
    #[doc(alias = "ShaderExecutionReorderingActuallyReorders")]
    pub shader_execution_reordering_actually_reorders: bool,
    /// `BOOL CreateByteOffsetViewsSupported`, out: views of buffers can start at any byte offset.
    #[doc(alias = "CreateByteOffsetViewsSupported")]
    pub create_byte_offset_views_supported: bool,
    /// `UINT Max1DDispatchSize`, out: the most groups of a dispatch of one dimension.
    #[feature_data(nonzero, name = "Max1DDispatchSize")]
    #[doc(alias = "Max1DDispatchSize")]
    pub max_1d_dispatch_size: Option<u32>,
    /// `UINT Max1DDispatchMeshSize`, out: the same for mesh shaders.
    #[feature_data(nonzero, name = "Max1DDispatchMeshSize")]
    #[doc(alias = "Max1DDispatchMeshSize")]
    pub max_1d_dispatch_mesh_size: Option<u32>,
}
