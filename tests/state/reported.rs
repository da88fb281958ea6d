//! Objects that people reported trouble with, and that others were accepted with.

use clayout::d3d12::state::{
    ForeignSubobject, HitGroup, Identity, Need, Place, Related, Report, Rule, StateObjectType, Subobject,
    SubobjectType, Target, Verdict,
};

use super::trial::{Trial, contents, dxil, ray_tracing_library};

fn accepted(trial: &Trial) -> Report {
    let report = trial.report();
    assert!(!report.is_wrong(), "{report}");
    report
}

/// Refused for that rule alone; the text of the finding.
#[track_caller]
fn refused(trial: &Trial, rule: Rule) -> String {
    let report = trial.report();
    let wrong: Vec<_> = report
        .diagnostics()
        .iter()
        .filter(|found| found.verdict() == Verdict::Wrong)
        .collect();
    assert!(wrong.len() == 1 && wrong[0].rule() == rule, "{report}");
    wrong[0].to_string()
}

fn pipeline() -> Trial {
    Trial::empty(StateObjectType::RaytracingPipeline)
}

/// A whole library and the two configurations.
fn simple() -> Trial {
    let mut trial = pipeline();
    trial.whole_library(0);
    trial.shader_config(8, 8);
    trial.pipeline_config(1);
    trial
}

#[test]
fn associations_point_into_the_array() {
    let mut trial = pipeline();
    trial.library(["Gen", "Miss", "Hit"]);
    for number in 1..=6 {
        trial.local(number);
    }
    let config = trial.shader_config(16, 8);
    trial.associate(config, ["Gen", "Miss", "Hits"]);
    trial.triangles("Hits", "Hit");
    trial.pipeline_config(2);
    trial.global(0x60);
    trial.associate(1, ["Miss"]);
    trial.associate(2, ["Hits"]);
    trial.mask(1);
    accepted(&trial);

    // The pointer that a growing array left behind.
    trial.associate_target(Target::Outside, ["Gen"]);
    let text = refused(&trial, Rule::TargetOutsideArray);
    assert!(text.contains("elements move when the array grows"), "{text}");
}

#[test]
fn elements_that_were_never_written() {
    let mut trial = simple();
    accepted(&trial);
    trial.push(Subobject::Unknown(SubobjectType::new(0xcccc_cccc)));
    let text = refused(&trial, Rule::UnknownSubobjectType);
    assert!(text.contains("3435973836") && text.contains("NumSubobjects"), "{text}");
}

#[test]
fn a_lone_library_may_carry_its_configuration() {
    for object_type in [StateObjectType::RaytracingPipeline, StateObjectType::Collection] {
        let mut trial = Trial::empty(object_type);
        trial.whole_library(0);
        let report = accepted(&trial);
        let undecided = report.undecided();
        let open = undecided.iter().find(|open| open.rule() == Rule::MissingConfiguration);
        assert_eq!(open.map(|open| open.need()), Some(Need::Library));

        trial.shader_config(8, 4);
        trial.local(1);
        accepted(&trial);

        // Once a reader tells that it carries none, it is missing.
        trial.knows_library(0, ray_tracing_library());
        let text = trial
            .report()
            .of(Rule::MissingConfiguration)
            .next()
            .map(ToString::to_string);
        assert!(text.is_some_and(|text| text.contains("`RayGen` and 2 more exports have no pipeline configuration")));
    }
}

#[test]
fn equal_configurations_twice() {
    let mut trial = pipeline();
    trial.whole_library(0);
    trial.pipeline_config(1);
    trial.shader_config(8, 4);
    trial.local(1);
    trial.shader_config(8, 4);
    assert!(accepted(&trial).is_clean());

    let mut differing = pipeline();
    differing.whole_library(0);
    differing.pipeline_config(1);
    let first = differing.shader_config(8, 4);
    differing.local(1);
    differing.shader_config(12, 8);
    let report = accepted(&differing);
    let found = report.of(Rule::DefaultsDiffer).next().expect("a warning");
    let places: Vec<u32> = found
        .place()
        .into_iter()
        .chain(found.related().iter().map(Related::place))
        .map(Place::index)
        .collect();
    assert_eq!(places, [4, 2]);

    // An explicit default decides.
    differing.associate(first, []);
    let report = accepted(&differing);
    assert_eq!(report.of(Rule::DefaultsDiffer).count(), 0);
    assert_eq!(report.of(Rule::SubobjectReachesNothing).count(), 1);
}

#[test]
fn lists_may_name_declared_subobjects() {
    let mut trial = pipeline();
    trial.library(["RayGen", "grs", "config", "pconfig", "lrs_raygen"]);
    assert!(accepted(&trial).is_clean());
}

#[test]
fn node_mask_zero() {
    let mut trial = simple();
    trial.global(1);
    trial.mask(0);
    let text = refused(&trial, Rule::NodeMaskZero);
    assert!(
        text.contains("write 1") && text.contains("leave the node mask out"),
        "{text}"
    );
}

#[test]
fn group_type_left_at_its_default() {
    let group = |group_type, intersection: Option<&'static str>| {
        let mut trial = pipeline();
        trial.library(["Gen", "Isect", "Ch"]);
        let [spheres, hit] = ["Spheres", "Ch"].map(|name| trial.name(name));
        let intersection = intersection.map(|name| trial.name(name));
        let triangles = HitGroup::triangles(spheres).with_closest_hit(hit);
        trial.push(Subobject::HitGroup(HitGroup {
            group_type,
            intersection,
            ..triangles
        }));
        trial.shader_config(16, 8);
        trial.pipeline_config(1);
        trial
    };
    let text = refused(&group(0, Some("Isect")), Rule::IntersectionInTriangles);
    assert!(
        text.contains("`Spheres`") && text.contains("PROCEDURAL_PRIMITIVE"),
        "{text}"
    );
    let text = refused(&group(1, None), Rule::ProceduralWithoutIntersection);
    assert!(text.contains("`Spheres`"), "{text}");
    accepted(&group(1, Some("Isect")));
}

#[test]
fn names_with_a_nul_and_names_beyond_ascii() {
    let mut trial = simple();
    trial.library(["Überschuss", "🦀"]);
    trial.associate(1, ["🦀"]);
    accepted(&trial);
    trial.library(["Ge\0n"]);
    let text = refused(&trial, Rule::MalformedListOrName);
    assert!(text.contains(r"the name `Ge\0n` contains a NUL"), "{text}");
}

#[test]
fn collection_in_a_collection() {
    let with = |object_type| {
        let mut trial = Trial::empty(object_type);
        trial.library(["Miss"]);
        trial.unknown_collection();
        trial.shader_config(8, 8);
        trial.pipeline_config(1);
        trial
    };
    let text = refused(&with(StateObjectType::Collection), Rule::TypeNotAllowedHere);
    assert!(
        text.contains("a COLLECTION state object cannot have EXISTING_COLLECTION"),
        "{text}"
    );
    accepted(&with(StateObjectType::RaytracingPipeline));
}

#[test]
fn additions() {
    let parent = contents(4, []);
    let parent = clayout::d3d12::state::StateObjectContents {
        object_type: StateObjectType::RaytracingPipeline,
        ..parent
    };
    let mut trial = pipeline();
    trial.unknown_collection();
    trial.parent = Some(parent.clone());
    let text = refused(&trial, Rule::AdditionsNotAllowed);
    assert!(text.contains("ALLOW_STATE_OBJECT_ADDITIONS"), "{text}");
    trial.flags(4);
    accepted(&trial);

    let mut collection = Trial::empty(StateObjectType::Collection);
    collection.flags(4);
    collection.parent = Some(parent);
    refused(&collection, Rule::AdditionOfWrongType);
}

#[test]
fn limits_of_configurations() {
    let with = |payload, attributes, depth| {
        let mut trial = pipeline();
        trial.whole_library(0);
        trial.shader_config(payload, attributes);
        trial.pipeline_config(depth);
        trial
    };
    accepted(&with(12, 8, 1));
    accepted(&with(12, 32, 31));
    refused(&with(12, 33, 31), Rule::AttributesOverLimit);
    refused(&with(12, 32, 32), Rule::RecursionOverLimit);
}

#[test]
fn every_type_of_a_ray_tracing_pipeline() {
    let mut trial = pipeline();
    trial.flags(0);
    trial.global(1);
    trial.local(2);
    trial.mask(1);
    trial.whole_library(0);
    trial.unknown_collection();
    trial.associate(2, ["M"]);
    trial.associate_declared("sub", ["M"]);
    trial.shader_config(4, 8);
    trial.pipeline_config(1);
    let group = trial.name("H0");
    trial.push(Subobject::HitGroup(HitGroup::triangles(group)));
    accepted(&trial);
    let numbers: Vec<u32> = trial
        .object
        .subobjects()
        .iter()
        .map(|s| s.subobject_type().number())
        .collect();
    assert_eq!(numbers, [0, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11]);
}

#[test]
fn import_that_no_library_exports() {
    let with = |whole: bool| {
        let mut trial = pipeline();
        trial.renaming_library([("XRayMiss", "RayMiss"), ("XRayGen", "RayGen")]);
        if whole {
            trial.whole_library(1);
        }
        trial.shader_config(8, 8);
        trial.pipeline_config(1);
        trial.global(1);
        trial
    };
    let mut trial = with(false);
    trial.triangles("XHit", "XRayClosest");
    let text = refused(&trial, Rule::ImportNotFound);
    assert!(text.contains("`XHit`") && text.contains("`XRayClosest`"), "{text}");
    assert!(text.contains("exported: XRayMiss, XRayGen"), "{text}");

    let mut trial = with(true);
    trial.triangles("XHit", "XRayClosest");
    accepted(&trial);

    let mut trial = with(false);
    trial.associate(3, ["Missing"]);
    let text = refused(&trial, Rule::AssociationWithoutExport);
    assert!(text.contains("subobject 4") && text.contains("`Missing`"), "{text}");
}

#[test]
fn associations_by_name() {
    let mut trial = pipeline();
    trial.whole_library(0);
    trial.associate_declared("config", ["RayGen"]);
    trial.associate_declared("pconfig", ["RayGen"]);
    assert!(accepted(&trial).is_clean());
}

#[test]
fn one_library_twice() {
    let mut trial = pipeline();
    let bytecode = dxil(0);
    for (new, old) in [("A1", "A"), ("A2", "A")] {
        let export = clayout::d3d12::state::Export::renamed(trial.name(new), trial.name(old));
        let exports = trial.object.exports([export]);
        trial.push(Subobject::DxilLibrary { bytecode, exports });
    }
    trial.shader_config(8, 8);
    trial.pipeline_config(1);
    assert!(accepted(&trial).is_clean());
}

#[test]
fn a_type_that_somebody_else_declares() {
    static TILING: ForeignSubobject = ForeignSubobject {
        name: "TILING",
        allowed_in: clayout::d3d12::state::AllowedIn::of(&[StateObjectType::RaytracingPipeline]),
        associable: true,
    };
    for number in [1001, 37] {
        let mut trial = simple();
        let subobject_type = SubobjectType::new(number);
        let tiling = trial.push(Subobject::Foreign {
            subobject_type,
            about: &TILING,
        });
        trial.associate(tiling, ["RayGen"]);
        assert!(accepted(&trial).is_clean());
    }
}

#[test]
fn null_root_signatures_are_legal() {
    let mut trial = simple();
    trial.push(Subobject::GlobalRootSignature(Identity::NULL));
    trial.push(Subobject::LocalRootSignature(Identity::NULL));
    assert!(accepted(&trial).is_clean());
}

/// No index is so large that it is taken for that of an association before.
#[test]
fn the_largest_index_is_outside_too() {
    for before in [false, true] {
        let mut trial = Trial::pipeline();
        if before {
            trial.associate(2, ["Hits"]);
        }
        trial.associate_target(Target::Index(u32::MAX), ["Hits"]);
        assert_eq!(
            trial.report().of(Rule::TargetOutsideArray).count(),
            1,
            "{}",
            trial.report()
        );
    }
}

/// All names of associations are counted, of however many in a row that have one target.
#[test]
fn steps_count_every_list() {
    let steps = |lists: u32| {
        let mut trial = Trial::pipeline();
        for _ in 0..lists {
            trial.associate(2, ["Hits"; 100]);
        }
        trial.report().steps()
    };
    assert!(steps(2) - steps(1) >= 100);
    assert_eq!(steps(3) - steps(2), steps(2) - steps(1));
}
