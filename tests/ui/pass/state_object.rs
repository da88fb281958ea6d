//! The correct forms beside the mistakes in `subobject` and `state_object`.
#![forbid(unsafe_code)]
#![deny(missing_docs, warnings)]

use clayout::d3d12::{DxilLibrary, HitGroup, LocalRootSignature, NodeMask};
use clayout::{StateObject, Subobject};

/// A subobject with everything.
#[derive(Subobject)]
#[subobject(type = 0x4000, name = "XBOX_TUNING", in(RaytracingPipeline, Executable), associable)]
pub struct Tuning<'a> {
    /// Shaders.
    #[subobject(list(NumShaders: u32, pShaders))]
    pub shaders: &'a [&'a str],
    /// A hint.
    #[subobject(name = "Hint", optional)]
    pub hint: Option<&'a str>,
}

/// A declared state object.
#[derive(StateObject)]
#[state_object(RaytracingPipeline)]
pub struct Pipeline<'a> {
    /// Its library.
    #[exports("RayGen", "Hit")]
    pub library: DxilLibrary<'a>,
    /// Its hit group.
    #[exports("Hits")]
    pub hits: HitGroup<'a>,
    /// Local arguments.
    #[associate("Hits")]
    pub local: LocalRootSignature<'a>,
    /// Nodes.
    #[associate]
    pub mask: Option<NodeMask>,
    /// A console's.
    #[associate("RayGen", "Hit")]
    pub tuning: Tuning<'a>,
}

fn main() {}
