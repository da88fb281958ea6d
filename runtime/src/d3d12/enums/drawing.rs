//! Enumerations of vertices, primitives and their rasterization, and the flags of a pipeline.

use super::enumerations;
use crate::d3d12::flags::flags;

enumerations! {
    /// Whether triangles are filled.
    ///
    /// C: `D3D12_FILL_MODE` of `d3d12.h`.
    ///
    /// ```
    /// assert_eq!(clayout::d3d12::FillMode::Solid.into_repr(), 3);
    /// ```
    #[derive(Default)]
    FillMode("D3D12_FILL_MODE": u32) {
        /// Only their edges are drawn.
        Wireframe = 2 "D3D12_FILL_MODE_WIREFRAME",
        /// They are filled.
        #[default]
        Solid = 3 "D3D12_FILL_MODE_SOLID",
    }

    /// Which triangles are left out.
    ///
    /// C: `D3D12_CULL_MODE` of `d3d12.h`.
    ///
    /// ```
    /// assert_eq!(clayout::d3d12::CullMode::Back.into_repr(), 3);
    /// ```
    #[derive(Default)]
    CullMode("D3D12_CULL_MODE": u32) {
        /// None.
        None = 1 "D3D12_CULL_MODE_NONE",
        /// Those whose front is seen.
        Front = 2 "D3D12_CULL_MODE_FRONT",
        /// Those whose back is seen.
        #[default]
        Back = 3 "D3D12_CULL_MODE_BACK",
    }

    /// How lines are drawn.
    ///
    /// C: `D3D12_LINE_RASTERIZATION_MODE` of `d3d12.h`.
    ///
    /// ```
    /// assert_eq!(clayout::d3d12::LineRasterizationMode::QuadrilateralNarrow.into_repr(), 3);
    /// ```
    #[derive(Default)]
    LineRasterizationMode("D3D12_LINE_RASTERIZATION_MODE": u32) {
        /// One pixel for each step.
        #[default]
        Aliased = 0 "D3D12_LINE_RASTERIZATION_MODE_ALIASED",
        /// Smoothed by alpha; without multi-sampling.
        AlphaAntialiased = 1 "D3D12_LINE_RASTERIZATION_MODE_ALPHA_ANTIALIASED",
        /// As a rectangle 1.4 pixels wide.
        QuadrilateralWide = 2 "D3D12_LINE_RASTERIZATION_MODE_QUADRILATERAL_WIDE",
        /// As a rectangle 1 pixel wide.
        QuadrilateralNarrow = 3 "D3D12_LINE_RASTERIZATION_MODE_QUADRILATERAL_NARROW",
    }

    /// Whether every pixel is drawn that a triangle touches.
    ///
    /// C: `D3D12_CONSERVATIVE_RASTERIZATION_MODE` of `d3d12.h`.
    ///
    /// ```
    /// assert_eq!(clayout::d3d12::ConservativeRasterizationMode::On.into_repr(), 1);
    /// ```
    #[derive(Default)]
    ConservativeRasterizationMode("D3D12_CONSERVATIVE_RASTERIZATION_MODE": u32) {
        /// Those whose samples it covers.
        #[default]
        Off = 0 "D3D12_CONSERVATIVE_RASTERIZATION_MODE_OFF",
        /// Every one that it touches.
        On = 1 "D3D12_CONSERVATIVE_RASTERIZATION_MODE_ON",
    }

    /// What an element of a vertex buffer is read for.
    ///
    /// C: `D3D12_INPUT_CLASSIFICATION` of `d3d12.h`.
    ///
    /// ```
    /// assert_eq!(clayout::d3d12::InputClassification::PerInstanceData.into_repr(), 1);
    /// ```
    #[derive(Default)]
    InputClassification("D3D12_INPUT_CLASSIFICATION": u32) {
        /// Each vertex.
        #[default]
        PerVertexData = 0 "D3D12_INPUT_CLASSIFICATION_PER_VERTEX_DATA",
        /// Each instance.
        PerInstanceData = 1 "D3D12_INPUT_CLASSIFICATION_PER_INSTANCE_DATA",
    }

    /// Which index starts a new strip.
    ///
    /// C: `D3D12_INDEX_BUFFER_STRIP_CUT_VALUE` of `d3d12.h`.
    ///
    /// ```
    /// assert_eq!(clayout::d3d12::StripCut::Ffff.into_repr(), 1);
    /// ```
    #[derive(Default)]
    StripCut("D3D12_INDEX_BUFFER_STRIP_CUT_VALUE": u32) {
        /// None.
        #[default]
        Disabled = 0 "D3D12_INDEX_BUFFER_STRIP_CUT_VALUE_DISABLED",
        /// `0xFFFF`.
        Ffff = 1 "D3D12_INDEX_BUFFER_STRIP_CUT_VALUE_0xFFFF",
        /// `0xFFFF_FFFF`.
        FfffFfff = 2 "D3D12_INDEX_BUFFER_STRIP_CUT_VALUE_0xFFFFFFFF",
    }

    /// What vertices make up.
    ///
    /// C: `D3D12_PRIMITIVE_TOPOLOGY_TYPE` of `d3d12.h`.
    ///
    /// ```
    /// assert_eq!(clayout::d3d12::PrimitiveTopologyType::Triangle.into_repr(), 3);
    /// ```
    #[derive(Default)]
    PrimitiveTopologyType("D3D12_PRIMITIVE_TOPOLOGY_TYPE": u32) {
        /// Not said: fails with a vertex shader.
        #[default]
        Undefined = 0 "D3D12_PRIMITIVE_TOPOLOGY_TYPE_UNDEFINED",
        /// Points.
        Point = 1 "D3D12_PRIMITIVE_TOPOLOGY_TYPE_POINT",
        /// Lines.
        Line = 2 "D3D12_PRIMITIVE_TOPOLOGY_TYPE_LINE",
        /// Triangles.
        Triangle = 3 "D3D12_PRIMITIVE_TOPOLOGY_TYPE_TRIANGLE",
        /// Patches, for a hull shader.
        Patch = 4 "D3D12_PRIMITIVE_TOPOLOGY_TYPE_PATCH",
    }
}

flags! {
    /// Flags of a pipeline state.
    ///
    /// ```
    /// assert_eq!(clayout::d3d12::PipelineStateFlags::DYNAMIC_DEPTH_BIAS.into_repr(), 4);
    /// ```
    PipelineStateFlags("D3D12_PIPELINE_STATE_FLAGS": u32) {
        /// For debugging in software.
        TOOL_DEBUG = 1 "D3D12_PIPELINE_STATE_FLAG_TOOL_DEBUG",
        /// The depth bias is set by the command list.
        DYNAMIC_DEPTH_BIAS = 4 "D3D12_PIPELINE_STATE_FLAG_DYNAMIC_DEPTH_BIAS",
        /// The strip cut value is set by the command list.
        DYNAMIC_INDEX_BUFFER_STRIP_CUT = 8 "D3D12_PIPELINE_STATE_FLAG_DYNAMIC_INDEX_BUFFER_STRIP_CUT",
        /// No blob is kept for `GetCachedBlob`.
        DISABLE_CACHED_BLOB = 0x10 "D3D12_PIPELINE_STATE_FLAG_DISABLE_CACHED_BLOB",
    }
}

flags! {
    /// Flags of view instancing.
    ///
    /// ```
    /// assert_eq!(clayout::d3d12::ViewInstancingFlags::ENABLE_VIEW_INSTANCE_MASKING.into_repr(), 1);
    /// ```
    ViewInstancingFlags("D3D12_VIEW_INSTANCING_FLAGS": u32) {
        /// The command list can mask views.
        ENABLE_VIEW_INSTANCE_MASKING = 1 "D3D12_VIEW_INSTANCING_FLAG_ENABLE_VIEW_INSTANCE_MASKING",
    }
}
