//! Collections, what includes them, and what else `cpp/collections.hpp` builds.

#[allow(clippy::wildcard_imports)]
use clayout::d3d12::*;

use super::pipelines::{Pipeline, configure};
use super::same::{Case, Check};
use super::theirs::Theirs;

pub(crate) const CASES: &[Case] = &[
    Case("collection", 0, collection),
    Case("whole_collections", 0, |check| {
        let mut object = Pipeline::new();
        object.add(ExistingCollection::new(check.theirs.collection(0)));
        object.add(ExistingCollection::new(check.theirs.collection(1)));
        configure(&mut object);
        check.same(&object);
    }),
    Case("collections_with_exports", 0, |check| {
        let mut object = Pipeline::new();
        object.add(DxilLibrary::new(check.theirs.code(0)).export("RayGen"));
        object.add(ExistingCollection::new(check.theirs.collection(0)).export_all(["Hits", "Miss"]));
        object.add(ExistingCollection::new(check.theirs.collection(1)).export("Hits2"));
        configure(&mut object);
        check.same(&object);
    }),
    Case("collections_with_renamed_exports", 0, |check| {
        let collection = || ExistingCollection::new(check.theirs.collection(0));
        let mut object = Pipeline::new();
        object.add(collection().export_as("HitsA", "Hits").export_as("HitsB", "Hits"));
        object.add(collection().export("Hits").export_as("MissA", "Miss"));
        configure(&mut object);
        check.same(&object);
    }),
    Case("addition", 0, addition),
    Case("executable", 0, executable),
    Case("everything", 0, |check| {
        check.same(&Everything::new(check.theirs).builder());
    }),
    Case("serialized_root_signatures", 618, |check| {
        check.same(&Serialized::new(check.theirs).builder());
    }),
    Case("collections_by_key", 618, |check| {
        check.same(&ByKey::new(check.theirs).builder());
    }),
];

fn collection(check: &mut Check) {
    type Flags = StateObjectFlags;
    let mut object = StateObjectBuilder::<Collection>::new();
    object.add(StateObjectConfig::new(
        Flags::ALLOW_LOCAL_DEPENDENCIES_ON_EXTERNAL_DEFINITIONS
            | Flags::ALLOW_EXTERNAL_DEPENDENCIES_ON_LOCAL_DEFINITIONS,
    ));
    object.add(DxilLibrary::new(check.theirs.code(0)).export_all(["Hit", "Miss"]));
    object.add(HitGroup::triangles("Hits").closest_hit("Hit"));
    let local = object.add(LocalRootSignature::new(check.theirs.signature(0)));
    object.associate(local, ["Hits"]);
    object.add(RaytracingShaderConfig::new(16, 8));
    object.add(RaytracingPipelineConfig::new(1));
    object.add(NodeMask::node(0));
    object.add(GlobalRootSignature::new(check.theirs.signature(1)));
    check.same(&object);
}

/// An addition's description is one as any other; and what is known of a collection does not change it.
fn addition(check: &mut Check) {
    let additions = StateObjectConfig::new(StateObjectFlags::ALLOW_STATE_OBJECT_ADDITIONS);
    let mut inner = StateObjectBuilder::<Collection>::new();
    inner.add(additions);
    inner.add(DxilLibrary::new(check.theirs.code(0)).export("Hit"));
    let inner = inner.contents();
    let parent = Pipeline::new().contents();
    let mut object = Pipeline::addition_to(&parent);
    object.add(additions);
    object.add(ExistingCollection::new(check.theirs.collection(2)).containing(&inner));
    object.add(HitGroup::triangles("More").closest_hit("Hit"));
    configure(&mut object);
    check.same(&object);
}

fn executable(check: &mut Check) {
    let mut object = StateObjectBuilder::<Executable>::new();
    object.add(StateObjectConfig::new(StateObjectFlags::ALLOW_STATE_OBJECT_ADDITIONS));
    object.add(DxilLibrary::new(check.theirs.code(0)).export("Cull"));
    object.add(ExistingCollection::new(check.theirs.collection(0)));
    let global = object.add(GlobalRootSignature::new(check.theirs.signature(0)));
    let local = object.add(LocalRootSignature::new(check.theirs.signature(1)));
    let mask = object.add(NodeMask::node(1));
    object.associate_all(global);
    object.associate(local, ["Cull"]);
    object.associate_all(mask);
    check.same(&object);
}

/// A pipeline with all types that it can have of 0 to 12.
pub(crate) struct Everything {
    pub(crate) flags: StateObjectConfig,
    pub(crate) global: GlobalRootSignature<'static>,
    pub(crate) local: LocalRootSignature<'static>,
    pub(crate) mask: NodeMask,
    pub(crate) library: DxilLibrary<'static>,
    pub(crate) collection: ExistingCollection<'static>,
    pub(crate) shader_config: RaytracingShaderConfig,
    pub(crate) pipeline_config: RaytracingPipelineConfig,
    pub(crate) hits: HitGroup<'static>,
    pub(crate) pipeline_config1: RaytracingPipelineConfig1,
    /// Whether the mask is associated, else the shader configuration.
    pub(crate) associates_mask: bool,
    pub(crate) exports: Vec<&'static str>,
    pub(crate) dxil: &'static str,
    pub(crate) dxil_exports: Vec<&'static str>,
}

impl Everything {
    pub(crate) fn new(theirs: &Theirs) -> Self {
        Self {
            flags: StateObjectConfig::new(StateObjectFlags::NONE),
            global: GlobalRootSignature::new(theirs.signature(0)),
            local: LocalRootSignature::new(theirs.signature(1)),
            mask: NodeMask::node(0),
            library: DxilLibrary::new(theirs.code(0)).export("Hit").export_as("Isect", "I"),
            collection: ExistingCollection::new(theirs.collection(0)).export_as("Miss", "M"),
            shader_config: RaytracingShaderConfig::new(16, 8),
            pipeline_config: RaytracingPipelineConfig::new(1),
            hits: HitGroup::procedural("Hits", "Isect").any_hit("Any").closest_hit("Hit"),
            pipeline_config1: RaytracingPipelineConfig1::new(1).flags(RaytracingPipelineFlags::SKIP_TRIANGLES),
            associates_mask: true,
            exports: vec!["Hits", "Miss"],
            dxil: "config",
            dxil_exports: vec!["Hits"],
        }
    }

    pub(crate) fn builder(&self) -> Pipeline<'_> {
        let mut object = Pipeline::new();
        object.add(self.flags);
        object.add(self.global);
        object.add(self.local);
        let mask = object.add(self.mask);
        object.add(self.library.clone());
        object.add(self.collection.clone());
        let config = object.add(self.shader_config);
        object.add(self.pipeline_config);
        object.add(self.hits);
        object.add(self.pipeline_config1);
        let exports = self.exports.iter().copied();
        match (self.associates_mask, self.exports.is_empty()) {
            (true, true) => object.associate_all(mask),
            (true, false) => object.associate(mask, exports),
            (false, _) => object.associate(config, exports),
        }
        if self.dxil_exports.is_empty() {
            object.associate_dxil_all(self.dxil);
        } else {
            object.associate_dxil(self.dxil, self.dxil_exports.iter().copied());
        }
        object
    }
}

/// Root signatures in serialized form, one of them without bytes.
pub(crate) struct Serialized {
    pub(crate) code: &'static [u8],
    pub(crate) global: GlobalSerializedRootSignature<'static>,
    pub(crate) local: LocalSerializedRootSignature<'static>,
    pub(crate) part: LocalSerializedRootSignature<'static>,
}

impl Serialized {
    pub(crate) fn new(theirs: &Theirs) -> Self {
        let code = theirs.code(0);
        Self {
            code,
            global: GlobalSerializedRootSignature::of(code),
            local: LocalSerializedRootSignature::of(theirs.code(1)),
            part: LocalSerializedRootSignature::of(&code[..7]),
        }
    }

    pub(crate) fn builder(&self) -> Pipeline<'_> {
        let mut object = Pipeline::new();
        object.add(DxilLibrary::new(self.code));
        let global = object.add(self.global);
        let local = object.add(self.local);
        object.add(self.part);
        object.add(GlobalSerializedRootSignature::of(&[]));
        object.associate_all(global);
        object.associate(local, ["Hits"]);
        object
    }
}

/// Collections by their keys.
pub(crate) struct ByKey {
    pub(crate) one: ExistingCollectionByKey<'static>,
    pub(crate) other: ExistingCollectionByKey<'static>,
}

impl ByKey {
    pub(crate) fn new(theirs: &Theirs) -> Self {
        Self {
            one: ExistingCollectionByKey::new(theirs.code(0)),
            other: ExistingCollectionByKey::new(b"key")
                .export("Miss")
                .export_as("Hits", "Group"),
        }
    }

    pub(crate) fn builder(&self) -> Pipeline<'_> {
        let mut object = Pipeline::new();
        object.add(self.one.clone());
        object.add(self.other.clone());
        object
    }
}
