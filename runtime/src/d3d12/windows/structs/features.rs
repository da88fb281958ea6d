//! The structs of feature queries.
//!
//! Not there is what came after the crate's metadata: tight alignment, barrier layouts, `OPTIONS22`, and the features of
//! drivers and shader caches of SDK 619.

use windows::Win32::Graphics::Direct3D12 as theirs;

use super::same::{self, generated, place_of, refer};
use crate::d3d12 as ours;

generated! {
    plain D3D12_FEATURE_DATA_ARCHITECTURE { NodeIndex, TileBasedRenderer, UMA, CacheCoherentUMA }
    plain D3D12_FEATURE_DATA_ARCHITECTURE1 { NodeIndex, TileBasedRenderer, UMA, CacheCoherentUMA, IsolatedMMU }
    plain D3D12_FEATURE_DATA_COMMAND_QUEUE_PRIORITY { CommandListType, Priority, PriorityForTypeIsSupported }
    plain D3D12_FEATURE_DATA_CROSS_NODE { SharingTier, AtomicShaderInstructions }
    plain D3D12_FEATURE_DATA_D3D12_OPTIONS {
        DoublePrecisionFloatShaderOps, OutputMergerLogicOp, MinPrecisionSupport, TiledResourcesTier,
        ResourceBindingTier, PSSpecifiedStencilRefSupported, TypedUAVLoadAdditionalFormats, ROVsSupported,
        ConservativeRasterizationTier, MaxGPUVirtualAddressBitsPerResource, StandardSwizzle64KBSupported,
        CrossNodeSharingTier, CrossAdapterRowMajorTextureSupported,
        VPAndRTArrayIndexFromAnyShaderFeedingRasterizerSupportedWithoutGSEmulation, ResourceHeapTier,
    }
    plain D3D12_FEATURE_DATA_D3D12_OPTIONS1 {
        WaveOps, WaveLaneCountMin, WaveLaneCountMax, TotalLaneCount, ExpandedComputeResourceStates, Int64ShaderOps,
    }
    plain D3D12_FEATURE_DATA_D3D12_OPTIONS2 { DepthBoundsTestSupported, ProgrammableSamplePositionsTier }
    plain D3D12_FEATURE_DATA_D3D12_OPTIONS3 {
        CopyQueueTimestampQueriesSupported, CastingFullyTypedFormatSupported, WriteBufferImmediateSupportFlags,
        ViewInstancingTier, BarycentricsSupported,
    }
    plain D3D12_FEATURE_DATA_D3D12_OPTIONS4 {
        MSAA64KBAlignedTextureSupported, SharedResourceCompatibilityTier, Native16BitShaderOpsSupported,
    }
    plain D3D12_FEATURE_DATA_D3D12_OPTIONS5 { SRVOnlyTiledResourceTier3, RenderPassesTier, RaytracingTier }
    plain D3D12_FEATURE_DATA_D3D12_OPTIONS6 {
        AdditionalShadingRatesSupported, PerPrimitiveShadingRateSupportedWithViewportIndexing, VariableShadingRateTier,
        ShadingRateImageTileSize, BackgroundProcessingSupported,
    }
    plain D3D12_FEATURE_DATA_D3D12_OPTIONS7 { MeshShaderTier, SamplerFeedbackTier }
    plain D3D12_FEATURE_DATA_D3D12_OPTIONS8 { UnalignedBlockTexturesSupported }
    plain D3D12_FEATURE_DATA_D3D12_OPTIONS9 {
        MeshShaderPipelineStatsSupported, MeshShaderSupportsFullRangeRenderTargetArrayIndex,
        AtomicInt64OnTypedResourceSupported, AtomicInt64OnGroupSharedSupported,
        DerivativesInMeshAndAmplificationShadersSupported, WaveMMATier,
    }
    plain D3D12_FEATURE_DATA_D3D12_OPTIONS10 {
        VariableRateShadingSumCombinerSupported, MeshShaderPerPrimitiveShadingRateSupported,
    }
    plain D3D12_FEATURE_DATA_D3D12_OPTIONS11 { AtomicInt64OnDescriptorHeapResourceSupported }
    plain D3D12_FEATURE_DATA_D3D12_OPTIONS12 {
        MSPrimitivesPipelineStatisticIncludesCulledPrimitives, EnhancedBarriersSupported, RelaxedFormatCastingSupported,
    }
    plain D3D12_FEATURE_DATA_D3D12_OPTIONS13 {
        UnrestrictedBufferTextureCopyPitchSupported, UnrestrictedVertexElementAlignmentSupported,
        InvertedViewportHeightFlipsYSupported, InvertedViewportDepthFlipsZSupported,
        TextureCopyBetweenDimensionsSupported, AlphaBlendFactorSupported,
    }
    plain D3D12_FEATURE_DATA_D3D12_OPTIONS14 {
        AdvancedTextureOpsSupported, WriteableMSAATexturesSupported, IndependentFrontAndBackStencilRefMaskSupported,
    }
    plain D3D12_FEATURE_DATA_D3D12_OPTIONS15 { TriangleFanSupported, DynamicIndexBufferStripCutSupported }
    plain D3D12_FEATURE_DATA_D3D12_OPTIONS16 { DynamicDepthBiasSupported, GPUUploadHeapSupported }
    plain D3D12_FEATURE_DATA_D3D12_OPTIONS17 {
        NonNormalizedCoordinateSamplersSupported, ManualWriteTrackingResourceSupported,
    }
    plain D3D12_FEATURE_DATA_D3D12_OPTIONS18 { RenderPassesValid }
    plain D3D12_FEATURE_DATA_D3D12_OPTIONS19 {
        MismatchingOutputDimensionsSupported, SupportedSampleCountsWithNoOutputs, PointSamplingAddressesNeverRoundUp,
        RasterizerDesc2Supported, NarrowQuadrilateralLinesSupported, AnisoFilterWithPointMipSupported,
        MaxSamplerDescriptorHeapSize, MaxSamplerDescriptorHeapSizeWithStaticSamplers, MaxViewDescriptorHeapSize,
        ComputeOnlyCustomHeapSupported,
    }
    plain D3D12_FEATURE_DATA_D3D12_OPTIONS20 { ComputeOnlyWriteWatchSupported, RecreateAtTier }
    plain D3D12_FEATURE_DATA_D3D12_OPTIONS21 {
        WorkGraphsTier, ExecuteIndirectTier, SampleCmpGradientAndBiasSupported, ExtendedCommandInfoSupported,
    }
    plain D3D12_FEATURE_DATA_DISPLAYABLE { DisplayableTexture, SharedResourceCompatibilityTier }
    plain D3D12_FEATURE_DATA_EXISTING_HEAPS { Supported }
    padded D3D12_FEATURE_DATA_FEATURE_LEVELS { NumFeatureLevels, pFeatureLevelsRequested, MaxSupportedFeatureLevel }
    padded D3D12_FEATURE_DATA_FORMAT_INFO { Format, PlaneCount }
    plain D3D12_FEATURE_DATA_FORMAT_SUPPORT { Format, Support1, Support2 }
    plain D3D12_FEATURE_DATA_GPU_VIRTUAL_ADDRESS_SUPPORT {
        MaxGPUVirtualAddressBitsPerResource, MaxGPUVirtualAddressBitsPerProcess,
    }
    plain D3D12_FEATURE_DATA_HARDWARE_COPY { Supported }
    plain D3D12_FEATURE_DATA_MULTISAMPLE_QUALITY_LEVELS { Format, SampleCount, Flags, NumQualityLevels }
    plain D3D12_FEATURE_DATA_PLACED_RESOURCE_SUPPORT_INFO { Format, Dimension, DestHeapProperties, Supported }
    plain D3D12_FEATURE_DATA_PREDICATION { Supported }
    plain D3D12_FEATURE_DATA_PROTECTED_RESOURCE_SESSION_SUPPORT { NodeIndex, Support }
    plain D3D12_FEATURE_DATA_PROTECTED_RESOURCE_SESSION_TYPES { NodeIndex, Count, pTypes }
    plain D3D12_FEATURE_DATA_PROTECTED_RESOURCE_SESSION_TYPE_COUNT { NodeIndex, Count }
    padded D3D12_FEATURE_DATA_QUERY_META_COMMAND {
        CommandId, NodeMask, pQueryInputData, QueryInputDataSizeInBytes, pQueryOutputData, QueryOutputDataSizeInBytes,
    }
    plain D3D12_FEATURE_DATA_ROOT_SIGNATURE { HighestVersion }
    plain D3D12_FEATURE_DATA_SERIALIZATION { NodeIndex, HeapSerializationTier }
    plain D3D12_FEATURE_DATA_SHADER_CACHE { SupportFlags }
    plain D3D12_FEATURE_DATA_SHADER_MODEL { HighestShaderModel }
}
