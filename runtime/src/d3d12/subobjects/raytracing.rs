//! Ray tracing: types 9 to 12.

use crate::d3d12::flags::flags;
use crate::{CEnum, Subobject};

/// The largest payload and attributes: state subobject type 9.
///
/// A ray tracing pipeline needs one, and all of an object's are equal, those of its collections included.
///
/// C: `D3D12_RAYTRACING_SHADER_CONFIG` of `d3d12.h`, 8 bytes.
///
/// ```
/// use clayout::d3d12::{RaytracingPipeline, RaytracingShaderConfig, StateObjectBuilder};
///
/// let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
/// pipeline.add(RaytracingShaderConfig { max_payload_size: 16, max_attribute_size: 8 });
/// ```
#[doc(alias("D3D12_RAYTRACING_SHADER_CONFIG", "CD3DX12_RAYTRACING_SHADER_CONFIG_SUBOBJECT"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Subobject)]
#[subobject(
    type = 9,
    name = "D3D12_RAYTRACING_SHADER_CONFIG",
    in(Collection, RaytracingPipeline),
    associable
)]
pub struct RaytracingShaderConfig {
    /// The largest payload of `TraceRay` and the callables' parameters, in bytes. Smaller is faster.
    #[subobject(name = "MaxPayloadSizeInBytes")]
    #[doc(alias = "MaxPayloadSizeInBytes")]
    pub max_payload_size: u32,
    /// The largest attributes, in bytes: 32 at most; triangles have 8.
    #[subobject(name = "MaxAttributeSizeInBytes")]
    #[doc(alias = "MaxAttributeSizeInBytes")]
    pub max_attribute_size: u32,
}

/// How deep `TraceRay` may recurse: state subobject type 10.
///
/// A ray tracing pipeline needs this or [`RaytracingPipelineConfig1`], and all of an object's are equal, those of its
/// collections included.
///
/// C: `D3D12_RAYTRACING_PIPELINE_CONFIG` of `d3d12.h`, 4 bytes.
///
/// ```
/// let config = clayout::d3d12::RaytracingPipelineConfig { max_trace_recursion_depth: 1 };
/// assert_eq!(config, clayout::d3d12::RaytracingPipelineConfig::new(1));
/// ```
#[doc(alias("D3D12_RAYTRACING_PIPELINE_CONFIG", "CD3DX12_RAYTRACING_PIPELINE_CONFIG_SUBOBJECT"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Subobject)]
#[subobject(
    type = 10,
    name = "D3D12_RAYTRACING_PIPELINE_CONFIG",
    rename_all = "PascalCase",
    in(Collection, RaytracingPipeline),
    associable
)]
pub struct RaytracingPipelineConfig {
    /// 0 to 31: 0 where only the ray generation shader runs, 1 where that traces rays whose shaders trace none.
    #[doc(alias = "MaxTraceRecursionDepth")]
    pub max_trace_recursion_depth: u32,
}

flags! {
    /// What a ray tracing pipeline does without, or may do besides.
    ///
    /// ```
    /// assert_eq!(clayout::d3d12::RaytracingPipelineFlags::SKIP_TRIANGLES.into_repr(), 0x100);
    /// ```
    RaytracingPipelineFlags("D3D12_RAYTRACING_PIPELINE_FLAGS": u32) {
        /// All rays skip triangles.
        SKIP_TRIANGLES = 0x100 "D3D12_RAYTRACING_PIPELINE_FLAG_SKIP_TRIANGLES",
        /// All rays skip procedural primitives.
        SKIP_PROCEDURAL_PRIMITIVES = 0x200 "D3D12_RAYTRACING_PIPELINE_FLAG_SKIP_PROCEDURAL_PRIMITIVES",
        /// Acceleration structures may have opacity micromaps. Ray tracing tier 1.2.
        ALLOW_OPACITY_MICROMAPS = 0x400 "D3D12_RAYTRACING_PIPELINE_FLAG_ALLOW_OPACITY_MICROMAPS",
        /// Acceleration structures may have clustered geometry. Preview.
        ALLOW_CLUSTERED_GEOMETRY = 0x800 "D3D12_RAYTRACING_PIPELINE_FLAG_ALLOW_CLUSTERED_GEOMETRY",
    }
}

/// [`RaytracingPipelineConfig`] with flags: state subobject type 12, of ray tracing tier 1.1.
///
/// C: `D3D12_RAYTRACING_PIPELINE_CONFIG1` of `d3d12.h`, 8 bytes.
///
/// ```
/// use clayout::d3d12::{RaytracingPipelineConfig1, RaytracingPipelineFlags};
///
/// let config = RaytracingPipelineConfig1::new(1).flags(RaytracingPipelineFlags::SKIP_TRIANGLES);
/// assert_eq!(config.max_trace_recursion_depth, 1);
/// ```
#[doc(alias("D3D12_RAYTRACING_PIPELINE_CONFIG1", "CD3DX12_RAYTRACING_PIPELINE_CONFIG1_SUBOBJECT"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Subobject)]
#[subobject(
    type = 12,
    name = "D3D12_RAYTRACING_PIPELINE_CONFIG1",
    rename_all = "PascalCase",
    in(Collection, RaytracingPipeline),
    associable
)]
pub struct RaytracingPipelineConfig1 {
    /// As in [`RaytracingPipelineConfig`].
    #[doc(alias = "MaxTraceRecursionDepth")]
    pub max_trace_recursion_depth: u32,
    /// What the pipeline does without, or may do besides.
    #[subobject(optional)]
    #[doc(alias = "Flags")]
    pub flags: RaytracingPipelineFlags,
}

/// What a hit group is hit in.
///
/// ```
/// assert_eq!(clayout::d3d12::HitGroupType::ProceduralPrimitive.into_repr(), 1);
/// ```
#[doc(alias = "D3D12_HIT_GROUP_TYPE")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, CEnum)]
#[clayout(
    name = "D3D12_HIT_GROUP_TYPE",
    prefix = "D3D12_HIT_GROUP_TYPE_",
    rename_all = "SCREAMING_SNAKE_CASE"
)]
#[repr(u32)]
pub enum HitGroupType {
    /// Triangles: without an intersection shader.
    #[default]
    #[doc(alias = "D3D12_HIT_GROUP_TYPE_TRIANGLES")]
    Triangles = 0,
    /// Procedural primitives: with an intersection shader.
    #[doc(alias = "D3D12_HIT_GROUP_TYPE_PROCEDURAL_PRIMITIVE")]
    ProceduralPrimitive = 1,
}

/// Shaders that work together where a ray meets something: state subobject type 11.
///
/// Its name is an export like those of shaders. Associations with it hold for its shaders as well.
///
/// C: `D3D12_HIT_GROUP_DESC` of `d3d12.h`.
///
/// ```
/// use clayout::d3d12::HitGroup;
///
/// let hits = HitGroup::triangles("Hits").closest_hit("Hit").any_hit("AlphaTest");
/// assert_eq!(hits.intersection, None);
/// let spheres = HitGroup::procedural("Spheres", "Sphere").closest_hit("Hit");
/// assert_eq!(spheres.intersection, Some("Sphere"));
/// ```
#[doc(alias("D3D12_HIT_GROUP_DESC", "CD3DX12_HIT_GROUP_SUBOBJECT"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Subobject)]
#[subobject(type = 11, name = "D3D12_HIT_GROUP_DESC", in(Collection, RaytracingPipeline))]
pub struct HitGroup<'a> {
    /// The group's own name.
    #[subobject(name = "HitGroupExport")]
    #[doc(alias = "HitGroupExport")]
    pub hit_group_export: &'a str,
    /// What is hit.
    #[subobject(name = "Type")]
    #[doc(alias = "Type")]
    pub group_type: HitGroupType,
    /// The any-hit shader.
    #[subobject(name = "AnyHitShaderImport", optional)]
    #[doc(alias = "AnyHitShaderImport")]
    pub any_hit: Option<&'a str>,
    /// The closest-hit shader.
    #[subobject(name = "ClosestHitShaderImport", optional)]
    #[doc(alias = "ClosestHitShaderImport")]
    pub closest_hit: Option<&'a str>,
    /// The intersection shader.
    #[subobject(name = "IntersectionShaderImport", optional)]
    #[doc(alias = "IntersectionShaderImport")]
    pub intersection: Option<&'a str>,
}

impl<'a> HitGroup<'a> {
    /// A group for triangles.
    #[must_use]
    pub fn triangles(name: &'a str) -> Self {
        Self::new(name, HitGroupType::Triangles)
    }

    /// A group for procedural primitives, with the shader that finds where they are hit.
    #[must_use]
    pub fn procedural(name: &'a str, intersection: &'a str) -> Self {
        Self::new(name, HitGroupType::ProceduralPrimitive).intersection(intersection)
    }
}
