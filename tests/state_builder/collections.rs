//! Collections and additions as a program has them: built, included or added to, and asked about.

use clayout::d3d12::state::{
    Associable, CommandListSignature, Diagnostic, Identity, Outcome, Report, Resolution, Rule, Source,
    StateObjectContents, Value,
};
#[allow(clippy::wildcard_imports)]
use clayout::d3d12::*;

use super::com::Object;
use super::reported::DXIL;

const OPEN: StateObjectFlags = StateObjectFlags::ALLOW_LOCAL_DEPENDENCIES_ON_EXTERNAL_DEFINITIONS;
const USABLE: StateObjectFlags = StateObjectFlags::ALLOW_EXTERNAL_DEPENDENCIES_ON_LOCAL_DEFINITIONS;
const ADDITIONS: StateObjectFlags = StateObjectFlags::ALLOW_STATE_OBJECT_ADDITIONS;

/// A collection of the shader `Glass` and its hit group `GlassHits`.
fn glass(flags: StateObjectFlags) -> StateObjectBuilder<'static, Collection> {
    let mut glass = StateObjectBuilder::new();
    if flags != StateObjectFlags::NONE {
        glass.add(StateObjectConfig::new(flags));
    }
    glass.add(DxilLibrary::new(DXIL).export("Glass"));
    glass.add(HitGroup::triangles("GlassHits").closest_hit("Glass"));
    glass.add(RaytracingShaderConfig::new(32, 8));
    glass.add(RaytracingPipelineConfig::new(1));
    glass
}

/// A pipeline of `RayGen` and what it includes.
fn pipeline(payload: u32, depth: u32) -> StateObjectBuilder<'static, RaytracingPipeline> {
    let mut pipeline = StateObjectBuilder::new();
    pipeline.add(DxilLibrary::new(DXIL).export("RayGen"));
    pipeline.add(RaytracingShaderConfig::new(payload, 8));
    pipeline.add(RaytracingPipelineConfig::new(depth));
    pipeline
}

/// What is wrong or suspicious.
fn rules(report: &Report) -> Vec<Rule> {
    let mut rules: Vec<Rule> = report.diagnostics().iter().map(Diagnostic::rule).collect();
    rules.sort_unstable();
    rules
}

/// What the command list has to have set, and where that stands.
#[track_caller]
fn signature(resolution: &Resolution, export: &str) -> (Value<'static>, Source) {
    let CommandListSignature::Exactly { definition, without } = resolution.global_root_signature_of([export]) else {
        panic!("`{export}` in\n{resolution}")
    };
    assert_eq!(without, [] as [String; 0]);
    let definition = &resolution.definitions()[definition];
    (definition.value.clone(), definition.source.clone())
}

#[test]
fn a_hit_group_brings_what_its_collection_gave_it() {
    let (inner, outer, object) = (Object::default(), Object::default(), Object::default());
    let mut collection = glass(StateObjectFlags::NONE);
    collection.add(GlobalRootSignature::new(inner.borrow()));
    collection.add(NodeMask::node(1));
    assert!(collection.build().is_ok());
    let contents = collection.contents();
    for kind in [
        Associable::GlobalRootSignature,
        Associable::NodeMask,
        Associable::ShaderConfig,
        Associable::PipelineConfig,
    ] {
        let held: Vec<Option<u32>> = contents
            .exports
            .iter()
            .map(|export| export.held[kind as usize])
            .collect();
        assert!(held[0].is_some() && held[0] == held[1], "{kind}: {held:?}");
    }
    let including = |payload, depth, node, all| {
        let mut pipeline = pipeline(payload, depth);
        let existing = ExistingCollection::new(object.borrow()).containing(&contents);
        pipeline.add(if all { existing } else { existing.export("GlassHits") });
        pipeline.add(GlobalRootSignature::new(outer.borrow()));
        pipeline.add(NodeMask::node(node));
        pipeline
    };

    for all in [false, true] {
        // The neighbour that is right: all that concerns a whole object is equal.
        let right = including(32, 1, 1, all);
        assert!(right.judge().is_clean(), "{}", right.judge());
        assert!(right.build().is_ok());

        for (wrong, rule) in [
            (including(64, 1, 1, all), Rule::DifferentConfigurations),
            (including(32, 3, 1, all), Rule::DifferentConfigurations),
            (including(32, 1, 0, all), Rule::NodeMaskNotEverywhere),
        ] {
            assert_eq!(rules(&wrong.build().unwrap_err()), [rule], "{}", wrong.judge());
        }

        // Global root signatures may differ; each export has its own.
        let resolution = right.resolve();
        let (value, source) = signature(&resolution, "GlassHits");
        assert_eq!(
            value,
            Value::RootSignature(Identity::new(inner.range().start)),
            "{resolution}"
        );
        assert!(
            matches!(source, Source::Collection(place) if place.index() == 3),
            "{source}"
        );
        let (value, source) = signature(&resolution, "RayGen");
        assert_eq!(
            value,
            Value::RootSignature(Identity::new(outer.range().start)),
            "{resolution}"
        );
        assert!(matches!(source, Source::Subobject(_)), "{source}");
        let both = resolution.global_root_signature_of(["RayGen", "GlassHits"]);
        assert!(matches!(both, CommandListSignature::Conflict { .. }), "{both:?}");
    }
}

#[test]
fn a_renamed_hit_group_brings_it_too() {
    let (inner, object) = (Object::default(), Object::default());
    let mut collection = glass(OPEN);
    collection.add(GlobalRootSignature::new(inner.borrow()));
    let contents = collection.contents();
    let mut pipeline = pipeline(32, 1);
    pipeline.add(
        ExistingCollection::new(object.borrow())
            .containing(&contents)
            .export_as("Windows", "GlassHits")
            .export_as("Pane", "Glass"),
    );
    assert!(pipeline.judge().is_clean(), "{}", pipeline.judge());
    let (value, _) = signature(&pipeline.resolve(), "Windows");
    assert_eq!(value, Value::RootSignature(Identity::new(inner.range().start)));

    // The group and its shader are one, whatever they are called outside.
    let local = Object::default();
    let local = pipeline.add(LocalRootSignature::new(local.borrow()));
    pipeline.associate(local, ["Windows"]);
    let resolution = pipeline.resolve();
    let outcome = resolution.outcome("Pane", Associable::LocalRootSignature);
    assert!(
        matches!(outcome, Some(Outcome::Settled { through: Some(through), .. }) if through == "Windows"),
        "{resolution}"
    );
}

#[test]
fn a_hit_group_needs_no_shader_that_its_collection_has() {
    let object = Object::default();
    for flags in [StateObjectFlags::NONE, OPEN, USABLE, OPEN | USABLE] {
        let contents = glass(flags).contents();
        let existing = || ExistingCollection::new(object.borrow()).containing(&contents);
        for existing in [
            existing(),
            existing().export("GlassHits"),
            existing().export("GlassHits").export("Glass"),
            existing().export("GlassHits").export_as("Pane", "Glass"),
            existing().export_as("Windows", "GlassHits"),
        ] {
            let mut pipeline = pipeline(32, 1);
            pipeline.add(existing);
            assert!(pipeline.judge().is_clean(), "{flags:?}: {}", pipeline.judge());
        }
    }
}

#[test]
fn a_shader_that_a_collection_leaves_open_is_the_including_objects() {
    let object = Object::default();
    let mut collection = StateObjectBuilder::<Collection>::new();
    collection.add(StateObjectConfig::new(OPEN));
    collection.add(HitGroup::triangles("GlassHits").closest_hit("Glass"));
    assert!(collection.build().is_ok());
    let contents = collection.contents();
    let including = |library| {
        let mut pipeline = pipeline(32, 1);
        pipeline.add(library);
        pipeline.add(
            ExistingCollection::new(object.borrow())
                .containing(&contents)
                .export_as("Windows", "GlassHits"),
        );
        pipeline
    };
    let right = including(DxilLibrary::new(DXIL).export("Glass"));
    assert!(right.judge().is_clean(), "{}", right.judge());

    let wrong = including(DxilLibrary::new(DXIL).export_as("Pane", "Glass"));
    assert_eq!(
        wrong.build().unwrap_err().diagnostics()[0].to_string(),
        "\
error[import-not-found]: the collection leaves the closest-hit shader `Glass` of its hit group `Windows` to this object, which does not export it
  --> subobject 4 (EXISTING_COLLECTION), pExistingCollection
   = note: exported: RayGen, Pane
   = help: subobject 3 (DXIL_LIBRARY) exports `Glass` as `Pane`: export it as `Glass` too, as the collection cannot be changed"
    );

    // From a collection it has to be one that others may use.
    for (flags, is_right) in [(StateObjectFlags::NONE, false), (USABLE, true)] {
        let other = Object::default();
        let mut shaders = StateObjectBuilder::<Collection>::new();
        if flags != StateObjectFlags::NONE {
            shaders.add(StateObjectConfig::new(flags));
        }
        shaders.add(DxilLibrary::new(DXIL).export("Glass"));
        shaders.add(RaytracingShaderConfig::new(32, 8));
        shaders.add(RaytracingPipelineConfig::new(1));
        let shaders = shaders.contents();
        let mut pipeline = pipeline(32, 1);
        pipeline.add(ExistingCollection::new(object.borrow()).containing(&contents));
        pipeline.add(ExistingCollection::new(other.borrow()).containing(&shaders));
        let report = pipeline.judge();
        assert_eq!(
            report.of(Rule::ImportFromClosedCollection).count() == 0,
            is_right,
            "{report}"
        );
    }
}

#[test]
fn what_is_said_of_an_included_hit_group_is_not_replaced() {
    let (inner, outer, object) = (Object::default(), Object::default(), Object::default());
    let mut collection = glass(USABLE);
    collection.add(LocalRootSignature::new(inner.borrow()));
    let contents = collection.contents();
    for (signature, is_right) in [(&inner, true), (&outer, false)] {
        for name in ["GlassHits", "Glass"] {
            let mut pipeline = pipeline(32, 1);
            pipeline.add(ExistingCollection::new(object.borrow()).containing(&contents));
            let signature = pipeline.add(LocalRootSignature::new(signature.borrow()));
            pipeline.associate(signature, [name]);
            let report = pipeline.judge();
            let expected = usize::from(!is_right);
            assert_eq!(
                report.of(Rule::ConflictWithCollection).count(),
                expected,
                "{name}: {report}"
            );
        }
        // A hit group of the object's own with that shader.
        let mut pipeline = pipeline(32, 1);
        pipeline.add(ExistingCollection::new(object.borrow()).containing(&contents));
        pipeline.add(HitGroup::triangles("Mirrors").closest_hit("Glass"));
        let signature = pipeline.add(LocalRootSignature::new(signature.borrow()));
        pipeline.associate(signature, ["Mirrors"]);
        assert_eq!(pipeline.judge().is_wrong(), !is_right, "{}", pipeline.judge());
    }
}

#[test]
fn the_configuration_of_a_collections_object_is_its_own() {
    let object = Object::default();
    let contents = glass(USABLE).contents();
    let including = |own: Option<StateObjectFlags>| {
        let mut pipeline = pipeline(32, 1);
        pipeline.add(ExistingCollection::new(object.borrow()).containing(&contents));
        pipeline.add(HitGroup::triangles("Mirrors").closest_hit("Glass"));
        let own = own.map(|flags| pipeline.add(StateObjectConfig::new(flags)));
        (pipeline, own)
    };
    // None outside, or another one: both are right.
    assert!(including(None).0.judge().is_clean(), "{}", including(None).0.judge());
    let (mut pipeline, config) = including(Some(StateObjectFlags::NONE));
    assert!(pipeline.judge().is_clean(), "{}", pipeline.judge());
    pipeline.associate(config.unwrap(), ["RayGen", "Mirrors"]);
    assert!(pipeline.judge().is_clean(), "{}", pipeline.judge());

    // But the object's own exports have it all or none.
    let (mut pipeline, config) = including(Some(StateObjectFlags::NONE));
    pipeline.associate(config.unwrap(), ["RayGen"]);
    assert_eq!(
        rules(&pipeline.judge()),
        [Rule::StateConfigNotEverywhere],
        "{}",
        pipeline.judge()
    );
}

#[test]
fn an_addition_contains_what_its_parent_does() {
    fn growing(parent: Option<&StateObjectContents>) -> StateObjectBuilder<'_, RaytracingPipeline> {
        let mut object = match parent {
            Some(parent) => StateObjectBuilder::addition_to(parent),
            None => StateObjectBuilder::new(),
        };
        object.add(StateObjectConfig::new(ADDITIONS));
        object.add(RaytracingShaderConfig::new(16, 8));
        object.add(RaytracingPipelineConfig::new(1));
        object
    }
    fn group<'d>(
        mut object: StateObjectBuilder<'d, RaytracingPipeline>,
        name: &'d str,
        shader: &'d str,
    ) -> StateObjectBuilder<'d, RaytracingPipeline> {
        object.add(DxilLibrary::new(DXIL).export(shader));
        object.add(HitGroup::triangles(name).closest_hit(shader));
        object
    }
    let mut first = group(growing(None), "Near", "NearHit");
    first.add(NodeMask::node(0));
    let first = first.contents();
    let second = group(growing(Some(&first)), "Far", "FarHit");
    assert!(second.judge().is_clean(), "{}", second.judge());
    let second = second.contents();
    let names: Vec<&str> = second.exports.iter().map(|export| export.name.as_str()).collect();
    assert_eq!(names, ["FarHit", "Far", "NearHit", "Near"]);

    for (name, is_right) in [("Near", false), ("Far", false), ("Farthest", true)] {
        let third = group(growing(Some(&second)), name, "Hit");
        let expected: &[Rule] = if is_right { &[] } else { &[Rule::EntryInParent] };
        assert_eq!(rules(&third.judge()), expected, "{name}: {}", third.judge());
    }
    // What the first object has, it has for all.
    for (node, is_right) in [(0, true), (1, false)] {
        let mut third = group(growing(Some(&second)), "Farthest", "Hit");
        third.add(NodeMask::node(node));
        assert_eq!(third.build().is_ok(), is_right, "{}", third.judge());
    }
    // A function may come again; then it is there once.
    let mut third = growing(Some(&second));
    third.add(DxilLibrary::new(DXIL).export("FarHit"));
    let names = third.contents().exports.len();
    assert_eq!(names, 4);
}
