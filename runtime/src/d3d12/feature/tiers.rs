//! The tiers that devices report.
//!
//! Tiers are ordered: each allows what the lower ones do. Members hold them as [`Open`](clayout::Open), so that a tier which is
//! newer than this crate is kept, and is higher than those that the crate knows.

use super::tiers;

tiers! {
    /// How much of tiled resources there is.
    ///
    /// C: `D3D12_TILED_RESOURCES_TIER`.
    ///
    /// ```
    /// use clayout::d3d12::TiledResourcesTier;
    ///
    /// assert!(TiledResourcesTier::Tier4 > TiledResourcesTier::NotSupported);
    /// ```
    TiledResourcesTier("D3D12_TILED_RESOURCES_TIER": u32) {
        /// None.
        NotSupported = 0 "D3D12_TILED_RESOURCES_TIER_NOT_SUPPORTED",
        /// Reserved resources. What an access to a tile without memory does is not defined.
        Tier1 = 1 "D3D12_TILED_RESOURCES_TIER_1",
        /// Such an access reads 0 and writes nothing; shaders can ask whether it hit memory, and clamp the level of detail.
        Tier2 = 2 "D3D12_TILED_RESOURCES_TIER_2",
        /// Also textures of three dimensions.
        Tier3 = 3 "D3D12_TILED_RESOURCES_TIER_3",
        /// Also arrays whose small mip levels do not fill a tile.
        Tier4 = 4 "D3D12_TILED_RESOURCES_TIER_4",
    }

    /// How many resources shaders can reach through descriptor tables. There is no value 0.
    ///
    /// | most | `Tier1` | `Tier2` | `Tier3` |
    /// |---|---|---|---|
    /// | descriptors in a heap of views | 1,000,000 | 1,000,000 | more: see [`Options19`](super::Options19) |
    /// | constant buffers, each stage | 14 | 14 | the heap |
    /// | shader resource views, each stage | 128 | the heap | the heap |
    /// | unordered access views, all stages together | 64; 8 at feature level 11.0 | 64 | the heap |
    /// | samplers, each stage | 16 | 2048 | 2048 |
    ///
    /// C: `D3D12_RESOURCE_BINDING_TIER`.
    ///
    /// ```
    /// use clayout::d3d12::ResourceBindingTier;
    ///
    /// assert!(ResourceBindingTier::Tier3 > ResourceBindingTier::Tier1);
    /// ```
    ResourceBindingTier("D3D12_RESOURCE_BINDING_TIER": u32) {
        /// Fixed numbers of each. All descriptors of a table are set when the shader runs, those that it does not use too.
        Tier1 = 1 "D3D12_RESOURCE_BINDING_TIER_1",
        /// All shader resource views and samplers of a heap. Constant buffers and unordered access views of a table are all set.
        Tier2 = 2 "D3D12_RESOURCE_BINDING_TIER_2",
        /// All descriptors of a heap, and they may stay unset where they are not used.
        Tier3 = 3 "D3D12_RESOURCE_BINDING_TIER_3",
    }

    /// How much of conservative rasterization there is.
    ///
    /// C: `D3D12_CONSERVATIVE_RASTERIZATION_TIER`.
    ///
    /// ```
    /// use clayout::d3d12::ConservativeRasterizationTier;
    ///
    /// assert!(ConservativeRasterizationTier::Tier3 > ConservativeRasterizationTier::NotSupported);
    /// ```
    ConservativeRasterizationTier("D3D12_CONSERVATIVE_RASTERIZATION_TIER": u32) {
        /// None.
        NotSupported = 0 "D3D12_CONSERVATIVE_RASTERIZATION_TIER_NOT_SUPPORTED",
        /// A pixel that a primitive touches is drawn, with an uncertainty of at most 1/2 pixel.
        Tier1 = 1 "D3D12_CONSERVATIVE_RASTERIZATION_TIER_1",
        /// Of at most 1/256 pixel, and degenerate triangles are not dropped.
        Tier2 = 2 "D3D12_CONSERVATIVE_RASTERIZATION_TIER_2",
        /// Shaders also see which pixels are covered wholly (`SV_InnerCoverage`).
        Tier3 = 3 "D3D12_CONSERVATIVE_RASTERIZATION_TIER_3",
    }

    /// Whether one heap may hold resources of all kinds. There is no value 0.
    ///
    /// C: `D3D12_RESOURCE_HEAP_TIER`.
    ///
    /// ```
    /// use clayout::d3d12::ResourceHeapTier;
    ///
    /// assert!(ResourceHeapTier::Tier2 > ResourceHeapTier::Tier1);
    /// ```
    ResourceHeapTier("D3D12_RESOURCE_HEAP_TIER": u32) {
        /// A heap holds buffers, or textures that are render targets or depth buffers, or other textures.
        Tier1 = 1 "D3D12_RESOURCE_HEAP_TIER_1",
        /// A heap holds all of them.
        Tier2 = 2 "D3D12_RESOURCE_HEAP_TIER_2",
    }

    /// Whether sample positions can be set.
    ///
    /// C: `D3D12_PROGRAMMABLE_SAMPLE_POSITIONS_TIER`.
    ///
    /// ```
    /// use clayout::d3d12::ProgrammableSamplePositionsTier;
    ///
    /// assert!(ProgrammableSamplePositionsTier::Tier2 > ProgrammableSamplePositionsTier::NotSupported);
    /// ```
    ProgrammableSamplePositionsTier("D3D12_PROGRAMMABLE_SAMPLE_POSITIONS_TIER": u32) {
        /// They cannot.
        NotSupported = 0 "D3D12_PROGRAMMABLE_SAMPLE_POSITIONS_TIER_NOT_SUPPORTED",
        /// One pattern for all pixels.
        Tier1 = 1 "D3D12_PROGRAMMABLE_SAMPLE_POSITIONS_TIER_1",
        /// Also one for each of four pixels (2 by 2).
        Tier2 = 2 "D3D12_PROGRAMMABLE_SAMPLE_POSITIONS_TIER_2",
    }

    /// How view instances are drawn.
    ///
    /// C: `D3D12_VIEW_INSTANCING_TIER`.
    ///
    /// ```
    /// use clayout::d3d12::ViewInstancingTier;
    ///
    /// assert!(ViewInstancingTier::Tier3 > ViewInstancingTier::NotSupported);
    /// ```
    ViewInstancingTier("D3D12_VIEW_INSTANCING_TIER": u32) {
        /// Not at all.
        NotSupported = 0 "D3D12_VIEW_INSTANCING_TIER_NOT_SUPPORTED",
        /// Supported, at the cost of drawing for each view.
        Tier1 = 1 "D3D12_VIEW_INSTANCING_TIER_1",
        /// At a lower cost in some cases.
        Tier2 = 2 "D3D12_VIEW_INSTANCING_TIER_2",
        /// Shaders do common work once for all views.
        Tier3 = 3 "D3D12_VIEW_INSTANCING_TIER_3",
    }

    /// Which resources can be shared between processes and interfaces.
    ///
    /// C: `D3D12_SHARED_RESOURCE_COMPATIBILITY_TIER`.
    ///
    /// ```
    /// use clayout::d3d12::SharedResourceCompatibilityTier;
    ///
    /// assert!(SharedResourceCompatibilityTier::Tier2 > SharedResourceCompatibilityTier::Tier0);
    /// ```
    SharedResourceCompatibilityTier("D3D12_SHARED_RESOURCE_COMPATIBILITY_TIER": u32) {
        /// What could be shared in Direct3D 11.
        Tier0 = 0 "D3D12_SHARED_RESOURCE_COMPATIBILITY_TIER_0",
        /// Also the formats of a compositor and of video.
        Tier1 = 1 "D3D12_SHARED_RESOURCE_COMPATIBILITY_TIER_1",
        /// Also wide ranges of formats and of textures that are displayed.
        Tier2 = 2 "D3D12_SHARED_RESOURCE_COMPATIBILITY_TIER_2",
    }

    /// Whether the memory of a heap can be saved and opened again.
    ///
    /// C: `D3D12_HEAP_SERIALIZATION_TIER`.
    ///
    /// ```
    /// use clayout::d3d12::HeapSerializationTier;
    ///
    /// assert!(HeapSerializationTier::Tier10 > HeapSerializationTier::Tier0);
    /// ```
    HeapSerializationTier("D3D12_HEAP_SERIALIZATION_TIER": u32) {
        /// It cannot.
        Tier0 = 0 "D3D12_HEAP_SERIALIZATION_TIER_0",
        /// It can.
        Tier10 = 10 "D3D12_HEAP_SERIALIZATION_TIER_10",
    }

    /// Who makes use of render passes.
    ///
    /// C: `D3D12_RENDER_PASS_TIER`.
    ///
    /// ```
    /// use clayout::d3d12::RenderPassTier;
    ///
    /// assert!(RenderPassTier::Tier2 > RenderPassTier::Tier0);
    /// ```
    RenderPassTier("D3D12_RENDER_PASS_TIER": u32) {
        /// The runtime alone: it turns them into other commands.
        Tier0 = 0 "D3D12_RENDER_PASS_TIER_0",
        /// The driver, for render targets and depth buffers.
        Tier1 = 1 "D3D12_RENDER_PASS_TIER_1",
        /// The driver, for unordered access views too.
        Tier2 = 2 "D3D12_RENDER_PASS_TIER_2",
    }

    /// How much of ray tracing there is.
    ///
    /// C: `D3D12_RAYTRACING_TIER`.
    ///
    /// ```
    /// use clayout::d3d12::RaytracingTier;
    ///
    /// assert!(RaytracingTier::Tier1_2 > RaytracingTier::NotSupported);
    /// ```
    RaytracingTier("D3D12_RAYTRACING_TIER": u32) {
        /// None.
        NotSupported = 0 "D3D12_RAYTRACING_TIER_NOT_SUPPORTED",
        /// Ray tracing pipelines.
        Tier1_0 = 10 "D3D12_RAYTRACING_TIER_1_0",
        /// Also inline ray queries, additions to state objects, indirect `DispatchRays`, and flags to skip kinds of geometry.
        Tier1_1 = 11 "D3D12_RAYTRACING_TIER_1_1",
        /// Also opacity micromaps.
        Tier1_2 = 12 "D3D12_RAYTRACING_TIER_1_2",
    }

    /// How the shading rate can vary.
    ///
    /// C: `D3D12_VARIABLE_SHADING_RATE_TIER`.
    ///
    /// ```
    /// use clayout::d3d12::VariableShadingRateTier;
    ///
    /// assert!(VariableShadingRateTier::Tier2 > VariableShadingRateTier::NotSupported);
    /// ```
    VariableShadingRateTier("D3D12_VARIABLE_SHADING_RATE_TIER": u32) {
        /// It cannot.
        NotSupported = 0 "D3D12_VARIABLE_SHADING_RATE_TIER_NOT_SUPPORTED",
        /// By draw call.
        Tier1 = 1 "D3D12_VARIABLE_SHADING_RATE_TIER_1",
        /// Also by primitive and by an image.
        Tier2 = 2 "D3D12_VARIABLE_SHADING_RATE_TIER_2",
    }

    /// Whether there are mesh and amplification shaders.
    ///
    /// C: `D3D12_MESH_SHADER_TIER`.
    ///
    /// ```
    /// use clayout::d3d12::MeshShaderTier;
    ///
    /// assert!(MeshShaderTier::Tier1 > MeshShaderTier::NotSupported);
    /// ```
    MeshShaderTier("D3D12_MESH_SHADER_TIER": u32) {
        /// There are not.
        NotSupported = 0 "D3D12_MESH_SHADER_TIER_NOT_SUPPORTED",
        /// There are.
        Tier1 = 10 "D3D12_MESH_SHADER_TIER_1",
    }

    /// How much of sampler feedback there is.
    ///
    /// C: `D3D12_SAMPLER_FEEDBACK_TIER`.
    ///
    /// ```
    /// use clayout::d3d12::SamplerFeedbackTier;
    ///
    /// assert!(SamplerFeedbackTier::Tier1_0 > SamplerFeedbackTier::NotSupported);
    /// ```
    SamplerFeedbackTier("D3D12_SAMPLER_FEEDBACK_TIER": u32) {
        /// None.
        NotSupported = 0 "D3D12_SAMPLER_FEEDBACK_TIER_NOT_SUPPORTED",
        /// With limits on views and address modes.
        Tier0_9 = 90 "D3D12_SAMPLER_FEEDBACK_TIER_0_9",
        /// All of it.
        Tier1_0 = 100 "D3D12_SAMPLER_FEEDBACK_TIER_1_0",
    }

    /// Whether waves multiply matrices.
    ///
    /// C: `D3D12_WAVE_MMA_TIER`.
    ///
    /// ```
    /// use clayout::d3d12::WaveMmaTier;
    ///
    /// assert!(WaveMmaTier::Tier1_0 > WaveMmaTier::NotSupported);
    /// ```
    WaveMmaTier("D3D12_WAVE_MMA_TIER": u32) {
        /// They do not.
        NotSupported = 0 "D3D12_WAVE_MMA_TIER_NOT_SUPPORTED",
        /// They do.
        Tier1_0 = 10 "D3D12_WAVE_MMA_TIER_1_0",
    }

    /// Whether resources and heaps can be made again at the addresses that they had.
    ///
    /// C: `D3D12_RECREATE_AT_TIER`.
    ///
    /// ```
    /// use clayout::d3d12::RecreateAtTier;
    ///
    /// assert!(RecreateAtTier::Tier1 > RecreateAtTier::NotSupported);
    /// ```
    RecreateAtTier("D3D12_RECREATE_AT_TIER": u32) {
        /// They cannot.
        NotSupported = 0 "D3D12_RECREATE_AT_TIER_NOT_SUPPORTED",
        /// They can.
        Tier1 = 1 "D3D12_RECREATE_AT_TIER_1",
    }

    /// How much of work graphs there is.
    ///
    /// C: `D3D12_WORK_GRAPHS_TIER`.
    ///
    /// ```
    /// use clayout::d3d12::WorkGraphsTier;
    ///
    /// assert!(WorkGraphsTier::Tier1_0 > WorkGraphsTier::NotSupported);
    /// ```
    WorkGraphsTier("D3D12_WORK_GRAPHS_TIER": u32) {
        /// None.
        NotSupported = 0 "D3D12_WORK_GRAPHS_TIER_NOT_SUPPORTED",
        /// Work graphs of compute shaders.
        Tier1_0 = 10 "D3D12_WORK_GRAPHS_TIER_1_0",
    }

    /// What indirect commands can do. There is no value 0.
    ///
    /// C: `D3D12_EXECUTE_INDIRECT_TIER`.
    ///
    /// ```
    /// use clayout::d3d12::ExecuteIndirectTier;
    ///
    /// assert!(ExecuteIndirectTier::Tier1_1 > ExecuteIndirectTier::Tier1_0);
    /// ```
    ExecuteIndirectTier("D3D12_EXECUTE_INDIRECT_TIER": u32) {
        /// What they always could.
        Tier1_0 = 10 "D3D12_EXECUTE_INDIRECT_TIER_1_0",
        /// Also count up a root constant.
        Tier1_1 = 11 "D3D12_EXECUTE_INDIRECT_TIER_1_1",
    }

    /// Which resources can be placed with little alignment.
    ///
    /// C: `D3D12_TIGHT_ALIGNMENT_TIER`.
    ///
    /// ```
    /// use clayout::d3d12::TightAlignmentTier;
    ///
    /// assert!(TightAlignmentTier::Tier1 > TightAlignmentTier::NotSupported);
    /// ```
    TightAlignmentTier("D3D12_TIGHT_ALIGNMENT_TIER": u32) {
        /// None.
        NotSupported = 0 "D3D12_TIGHT_ALIGNMENT_TIER_NOT_SUPPORTED",
        /// Buffers.
        Tier1 = 1 "D3D12_TIGHT_ALIGNMENT_TIER_1",
    }

    /// Yes, no, or nobody knows.
    ///
    /// C: `D3D12_TRI_STATE`.
    ///
    /// ```
    /// use clayout::d3d12::TriState;
    ///
    /// assert_eq!(TriState::from_repr(-1), Ok(TriState::Unknown));
    /// ```
    TriState("D3D12_TRI_STATE": i32) {
        /// The driver does not say.
        Unknown = -1 "D3D12_TRI_STATE_UNKNOWN",
        /// No.
        False = 0 "D3D12_TRI_STATE_FALSE",
        /// Yes.
        True = 1 "D3D12_TRI_STATE_TRUE",
    }
}
