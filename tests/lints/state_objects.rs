//! Subobjects, a state object of them, and pipeline state streams.
#![allow(
    clippy::partial_pub_fields,
    reason = "fires on the C struct, whose padding is private, when another derive has asked for it"
)]

use clayout::d3d12::HitGroup;
use clayout::d3d12::stream::{ComputeShader, SampleMask};

/// A declared state object.
#[derive(Clone, Copy, Debug, clayout::StateObject)]
#[state_object(RaytracingPipeline)]
pub struct Pipeline<'names> {
    /// Its hit group.
    #[exports("Hits")]
    pub hits: HitGroup<'names>,
    /// A console's.
    #[associate("Hits")]
    pub tuning: Option<Tuning<'names>>,
}

/// A part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clayout::Subobject)]
#[subobject(part, name = "XBOX_TILE", rename_all = "PascalCase")]
pub struct Tile {
    /// The first.
    pub first: u32,
}

/// A subobject with everything that the derive reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clayout::Subobject)]
#[subobject(type = 0x4000, name = "XBOX_TUNING", in(RaytracingPipeline, Executable), associable)]
pub struct Tuning<'names> {
    /// A hint.
    #[subobject(name = "pHint", pointer, optional)]
    pub hint: Option<u32>,
    /// A name.
    #[subobject(name = "Label")]
    pub label: Option<&'names str>,
    /// Tiles.
    #[subobject(list(pTiles, NumTiles: u32))]
    pub tiles: &'names [Tile],
}

/// A subobject of streams, and of state objects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clayout::Subobject)]
#[subobject(type = 0x4001, stream = 0x4002, name = "XBOX_WAVES", in(Executable))]
pub struct Waves<'lent> {
    /// Limits.
    #[subobject(list(NumLimits: u32, pLimits))]
    pub limits: &'lent [u32],
    /// Exactly.
    #[subobject(name = "Exact", optional)]
    pub exact: bool,
}

/// A stream.
#[derive(Clone, Copy, Debug, clayout::PipelineStateStream)]
pub struct Skinning<'lent> {
    /// The shader.
    pub shader: ComputeShader<'lent>,
    /// For the hardware.
    pub waves: Waves<'lent>,
}

/// A stream with a parameter.
#[derive(Clone, Copy, Debug, clayout::PipelineStateStream)]
pub struct Masked<Shader> {
    /// The shader.
    pub shader: Shader,
    /// The mask.
    pub mask: SampleMask,
}

/// A field that is going.
#[derive(Clone, Copy, Debug, clayout::PipelineStateStream)]
pub struct Old<'lent> {
    /// The shader.
    pub shader: ComputeShader<'lent>,
    /// Something else is better.
    #[deprecated]
    pub mask: SampleMask,
}
