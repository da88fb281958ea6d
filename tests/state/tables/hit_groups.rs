//! Hit groups and what they import.

use clayout::d3d12::state::{
    ContentExport, ExportKind, HitGroup, LibraryFunction, Rule, ShaderKind, StateObjectType, Subobject,
};

use crate::state::case::{Case, check};
use crate::state::trial::{Trial, contents, shader};

#[test]
fn hit_groups() {
    check(TABLE);
}

fn with_sphere() -> Trial {
    let mut trial = Trial::pipeline();
    trial.library(["Sphere"]);
    trial
}

fn group(trial: &mut Trial, group_type: u32, intersection: Option<&'static str>) {
    let group = trial.name("Spheres");
    let intersection = intersection.map(|name| trial.name(name));
    trial.push(Subobject::HitGroup(HitGroup {
        group_type,
        intersection,
        ..HitGroup::triangles(group)
    }));
}

/// A hit group of `Hit` and of an any-hit shader.
fn two_stages(trial: &mut Trial, any_hit: &'static str) {
    let [group, any_hit, hit] = ["Shadows", any_hit, "Hit"].map(|name| trial.name(name));
    let any_hit = Some(any_hit);
    trial.push(Subobject::HitGroup(HitGroup {
        any_hit,
        ..HitGroup::triangles(group).with_closest_hit(hit)
    }));
}

fn procedural(trial: &mut Trial, closest_hit: &'static str, intersection: &'static str) {
    let [group, hit, intersection] = ["Spheres", closest_hit, intersection].map(|name| trial.name(name));
    trial.push(Subobject::HitGroup(
        HitGroup::procedural(group, intersection).with_closest_hit(hit),
    ));
}

/// A collection with a closest-hit shader.
fn of_shaders(flags: u32) -> clayout::d3d12::state::StateObjectContents {
    contents(
        flags,
        [ContentExport::new("Far", ExportKind::Function(ShaderKind::ClosestHit))],
    )
}

pub(crate) const TABLE: &[Case] = &[
    Case {
        rule: Rule::IntersectionInTriangles,
        start: with_sphere,
        breaks: |trial| group(trial, 0, Some("Sphere")),
        keeps: |trial| group(trial, 1, Some("Sphere")),
        message: "\
error[intersection-in-triangles]: the hit group `Spheres` is of triangles and has an intersection shader, `Sphere`
  --> subobject 5 (HIT_GROUP), IntersectionShaderImport
   = note: triangles are intersected by the hardware
   = help: let Type be D3D12_HIT_GROUP_TYPE_PROCEDURAL_PRIMITIVE (1; 0, the default, is triangles), or leave IntersectionShaderImport null",
    },
    Case {
        rule: Rule::ProceduralWithoutIntersection,
        start: with_sphere,
        breaks: |trial| group(trial, 1, None),
        keeps: |trial| group(trial, 0, None),
        message: "\
error[procedural-without-intersection]: the hit group `Spheres` is of procedural primitives and has no intersection shader
  --> subobject 5 (HIT_GROUP), IntersectionShaderImport
   = note: only an intersection shader can tell where a ray hits a procedural primitive
   = help: name an intersection shader, or let Type be D3D12_HIT_GROUP_TYPE_TRIANGLES (0)",
    },
    Case {
        rule: Rule::UnknownHitGroupType,
        start: with_sphere,
        breaks: |trial| group(trial, 2, None),
        keeps: |trial| group(trial, 0, None),
        message: "\
error[unknown-hit-group-type]: the hit group `Spheres` is of type 2
  --> subobject 5 (HIT_GROUP), Type
   = note: types are 0 for triangles and 1 for procedural primitives
   = help: correct Type",
    },
    Case {
        rule: Rule::ImportNotFound,
        start: Trial::pipeline,
        breaks: |trial| _ = trial.triangles("Shadows", "Shadow"),
        keeps: |trial| {
            trial.triangles("Shadows", "Shadow");
            trial.whole_library(1);
        },
        message: "\
error[import-not-found]: the closest-hit shader `Shadow` of the hit group `Shadows` is exported by nothing
  --> subobject 4 (HIT_GROUP), ClosestHitShaderImport
   = note: exported: RayGen, Miss, Hit
   = help: correct the name, or add `Shadow` to a library's export list",
    },
    Case {
        rule: Rule::ImportNotFound,
        start: || {
            let mut trial = Trial::empty(StateObjectType::RaytracingPipeline);
            trial.renaming_library([
                ("XRayMiss", "RayMiss"),
                ("XRayGen", "RayGen"),
                ("XRayHit", "RayClosest"),
            ]);
            trial.shader_config(8, 8);
            trial.pipeline_config(1);
            trial
        },
        breaks: |trial| _ = trial.triangles("XHit", "RayClosest"),
        keeps: |trial| _ = trial.triangles("XHit", "XRayHit"),
        message: "\
error[import-not-found]: the closest-hit shader `RayClosest` of the hit group `XHit` is exported by nothing
  --> subobject 3 (HIT_GROUP), ClosestHitShaderImport
   = note: exported: XRayMiss, XRayGen, XRayHit
   = help: `RayClosest` is exported as `XRayHit` by subobject 0 (DXIL_LIBRARY): write that",
    },
    Case {
        rule: Rule::ImportNotFound,
        start: || {
            let mut trial = Trial::empty(StateObjectType::Collection);
            trial.triangles("Shadows", "Shadow");
            trial
        },
        breaks: |trial| _ = trial.flags(2),
        keeps: |trial| _ = trial.flags(1),
        message: "\
error[import-not-found]: the closest-hit shader `Shadow` of the hit group `Shadows` is exported by nothing
  --> subobject 0 (HIT_GROUP), ClosestHitShaderImport
   = note: nothing is exported
   = help: correct the name, or set ALLOW_LOCAL_DEPENDENCIES_ON_EXTERNAL_DEFINITIONS to leave it to the object that will include this collection",
    },
    Case {
        rule: Rule::ImportIsAmbiguous,
        start: || {
            let mut trial = Trial::known_pipeline();
            let overload = |name| LibraryFunction {
                calls: Some(Vec::new()),
                ..LibraryFunction::new(name, ShaderKind::ClosestHit)
            };
            trial.knows(1, [overload("\x01?Far@@YAXH@Z"), overload("\x01?Far@@YAXM@Z")]);
            trial.whole_library(1);
            trial
        },
        breaks: |trial| _ = trial.triangles("Distant", "Far"),
        keeps: |trial| _ = trial.triangles("Distant", "\x01?Far@@YAXM@Z"),
        message: "\
error[import-is-ambiguous]: the closest-hit shader `Far` of `Distant` means several overloads
  --> subobject 5 (HIT_GROUP), ClosestHitShaderImport
   = note: a name that is not mangled means all functions of that name
   = help: write the mangled name of the one that is meant",
    },
    Case {
        rule: Rule::ImportOfWrongKind,
        start: Trial::known_pipeline,
        breaks: |trial| _ = trial.triangles("Shadows", "Miss"),
        keeps: |trial| _ = trial.triangles("Shadows", "Hit"),
        message: "\
error[import-of-wrong-kind]: the closest-hit shader of `Shadows`, `Miss`, is a miss shader
  --> subobject 4 (HIT_GROUP), ClosestHitShaderImport
  ::: subobject 0 (DXIL_LIBRARY): the shader is here
   = note: ClosestHitShaderImport takes the name of a shader of that stage
   = help: import another shader, or move the name to the member of its stage",
    },
    Case {
        rule: Rule::ImportOfWrongKind,
        start: Trial::pipeline,
        breaks: |trial| _ = trial.triangles("Shadows", "Hits"),
        keeps: |trial| _ = trial.triangles("Shadows", "Hit"),
        message: "\
error[import-of-wrong-kind]: the closest-hit shader of `Shadows`, `Hits`, is a hit group
  --> subobject 4 (HIT_GROUP), ClosestHitShaderImport
   = note: ClosestHitShaderImport takes the name of a shader
   = help: name the shader that is meant",
    },
    Case {
        rule: Rule::ImportNotFound,
        start: || {
            let mut trial = Trial::pipeline();
            trial.library(["ShadowMiss", "ShadowAnyHit", "GlassHit"]);
            trial
        },
        // The near name is behind the first five.
        breaks: |trial| _ = trial.triangles("Glass", "glasshit"),
        keeps: |trial| _ = trial.triangles("Glass", "GlassHit"),
        message: "\
error[import-not-found]: the closest-hit shader `glasshit` of the hit group `Glass` is exported by nothing
  --> subobject 5 (HIT_GROUP), ClosestHitShaderImport
   = note: exported: GlassHit, RayGen, Miss, Hit, ShadowMiss and 1 more
   = help: did you mean `GlassHit`? Else add `glasshit` to a library's export list",
    },
    Case {
        rule: Rule::ImportOfWrongKind,
        start: Trial::pipeline,
        breaks: |trial| two_stages(trial, "Hit"),
        keeps: |trial| {
            trial.library(["Any"]);
            two_stages(trial, "Any");
        },
        message: "\
error[import-of-wrong-kind]: `Hit` is the any-hit and the closest-hit shader of `Shadows`
  --> subobject 4 (HIT_GROUP), ClosestHitShaderImport
   = note: a function is a shader of one stage, so that one of the two imports is of another stage
   = help: import another shader for one of them, or none",
    },
    Case {
        rule: Rule::ImportOfWrongKind,
        start: || {
            let mut trial = Trial::pipeline();
            // Whatever it exports, none is of two stages.
            trial.whole_library(1);
            trial
        },
        breaks: |trial| procedural(trial, "Sphere", "Sphere"),
        keeps: |trial| procedural(trial, "Ball", "Sphere"),
        message: "\
error[import-of-wrong-kind]: `Sphere` is the closest-hit and the intersection shader of `Spheres`
  --> subobject 5 (HIT_GROUP), IntersectionShaderImport
   = note: a function is a shader of one stage, so that one of the two imports is of another stage
   = help: import another shader for one of them, or none",
    },
    Case {
        rule: Rule::ImportFromClosedCollection,
        start: || {
            let mut trial = Trial::pipeline();
            trial.triangles("Distant", "Far");
            trial
        },
        breaks: |trial| _ = trial.collection(of_shaders(0)),
        keeps: |trial| _ = trial.collection(of_shaders(2)),
        message: "\
error[import-from-closed-collection]: the closest-hit shader `Far` of `Distant` is in a collection that does not allow it
  --> subobject 4 (HIT_GROUP), ClosestHitShaderImport
  ::: subobject 5 (EXISTING_COLLECTION): the collection
   = note: what is outside of a collection uses its functions only if the collection says so
   = help: build the collection with ALLOW_EXTERNAL_DEPENDENCIES_ON_LOCAL_DEFINITIONS, or declare the hit group in it",
    },
    Case {
        rule: Rule::HitGroupAndShaderDiffer,
        start: || {
            let mut trial = Trial::pipeline();
            let (one, other) = (trial.local(1), trial.local(2));
            trial.associate(one, ["Hits"]);
            trial.associate(other, ["RayGen"]);
            trial
        },
        breaks: |trial| _ = trial.associate(5, ["Hit"]),
        keeps: |trial| _ = trial.associate(4, ["Hit"]),
        message: "\
error[hit-group-and-shader-differ]: the hit group `Hits` and its shader `Hit` have different local root signatures
  --> subobject 1 (HIT_GROUP)
  ::: subobject 4 (LOCAL_ROOT_SIGNATURE): what the hit group has
  ::: subobject 5 (LOCAL_ROOT_SIGNATURE): what the shader has
   = note: an association of a hit group is one of each of its shaders
   = help: associate the hit group only, or both with the same subobject",
    },
    Case {
        rule: Rule::HitGroupAndShaderDiffer,
        start: || {
            let mut trial = Trial::pipeline();
            trial.library(["Any"]);
            let [group, any, hit] = ["Leaves", "Any", "Hit"].map(|name| trial.name(name));
            trial.push(Subobject::HitGroup(
                HitGroup::triangles(group).with_any_hit(any).with_closest_hit(hit),
            ));
            let (one, other) = (trial.local(1), trial.local(2));
            trial.associate(one, ["Hit"]);
            trial.associate(other, ["RayGen"]);
            trial
        },
        breaks: |trial| _ = trial.associate(7, ["Any"]),
        keeps: |trial| _ = trial.associate(6, ["Any"]),
        message: "\
error[hit-group-and-shader-differ]: the shaders `Any` and `Hit` of the hit group `Leaves` have different local root signatures
  --> subobject 5 (HIT_GROUP)
  ::: subobject 7 (LOCAL_ROOT_SIGNATURE): what `Any` has
  ::: subobject 6 (LOCAL_ROOT_SIGNATURE): what `Hit` has
   = note: the shaders of a hit group run with one shader record and one configuration
   = help: associate the hit group `Leaves`, or both shaders with the same subobject",
    },
    Case {
        // One has it and the other certainly none.
        rule: Rule::HitGroupAndShaderDiffer,
        start: || {
            let mut trial = Trial::known_pipeline();
            trial.knows(7, [shader("Any", ShaderKind::AnyHit)]);
            trial.numbered_library(7, ["Any"]);
            let [group, any, hit] = ["Leaves", "Any", "Hit"].map(|name| trial.name(name));
            trial.push(Subobject::HitGroup(
                HitGroup::triangles(group).with_any_hit(any).with_closest_hit(hit),
            ));
            trial.local(1);
            trial
        },
        breaks: |trial| _ = trial.associate(6, ["Hit"]),
        keeps: |trial| _ = trial.associate(6, ["Hit", "Any"]),
        message: "\
error[hit-group-and-shader-differ]: of the hit group `Leaves` the shader `Hit` has a local root signature, and `Any` none
  --> subobject 5 (HIT_GROUP)
  ::: subobject 6 (LOCAL_ROOT_SIGNATURE): what `Hit` has
   = note: the shaders of a hit group run with one shader record and one configuration
   = help: associate the hit group `Leaves`, or both shaders with the same subobject",
    },
    Case {
        // A default beside a hit group's own: implementations disagree, so it is only suspicious.
        rule: Rule::HitGroupAndShaderDiffer,
        start: || {
            let mut trial = Trial::pipeline();
            trial.local(1);
            trial.local(2);
            trial
        },
        breaks: |trial| _ = trial.associate(5, ["Hits"]),
        keeps: |trial| _ = trial.associate(5, ["Hits", "Hit"]),
        message: "\
warning[hit-group-and-shader-differ]: the local root signature of `Hits` is not the default that its shader `Hit` would have
  --> subobject 1 (HIT_GROUP)
   = note: an association of a hit group is one of its shaders; a runtime that gives shaders the default first takes this for a contradiction
   = help: name `Hit` in the association beside `Hits`",
    },
    Case {
        rule: Rule::HitGroupAndShaderDiffer,
        start: || {
            let mut trial = Trial::pipeline();
            trial.triangles("Shadows", "Hit");
            let (one, other) = (trial.local(1), trial.local(2));
            trial.associate(one, ["Hits"]);
            trial.associate(other, ["RayGen"]);
            trial
        },
        breaks: |trial| _ = trial.associate(6, ["Shadows"]),
        keeps: |trial| _ = trial.associate(5, ["Shadows"]),
        message: "\
warning[hit-group-and-shader-differ]: `Hit` is in `Shadows` and in another hit group with a different local root signature
  --> subobject 4 (HIT_GROUP)
   = note: each hit group's association is one of its shaders, and a shader has one of a kind
   = help: export the shader under a second name for the second hit group",
    },
    Case {
        // Hit groups of a collection that left its imports open.
        rule: Rule::ImportNotFound,
        start: Trial::known_pipeline,
        breaks: |trial| {
            let mut group = ContentExport::new("Shadows", ExportKind::HitGroup);
            group.imports[1] = Some("Shadow".into());
            trial.collection(contents(1, [group]));
        },
        keeps: |trial| {
            let mut group = ContentExport::new("Shadows", ExportKind::HitGroup);
            group.imports[1] = Some("Shadow".into());
            trial.collection(contents(1, [group]));
            trial.knows(1, [shader("Shadow", ShaderKind::ClosestHit)]);
            trial.whole_library(1);
        },
        message: "\
error[import-not-found]: the collection leaves the closest-hit shader `Shadow` of its hit group `Shadows` to this object, which does not export it
  --> subobject 4 (EXISTING_COLLECTION), pExistingCollection
   = note: exported: RayGen, Miss, Hit
   = help: export `Shadow` from a library of this object, or build the collection with it",
    },
    Case {
        // A library that nobody read may declare the flag that a collection needs for it.
        rule: Rule::ImportNotFound,
        start: || {
            let mut trial = Trial::empty(StateObjectType::Collection);
            trial.library(["Miss"]);
            trial
        },
        breaks: |trial| _ = trial.triangles("Shadows", "Shadow"),
        keeps: |trial| {
            trial.triangles("Shadows", "Shadow");
            trial.flags(1);
        },
        message: "\
warning[import-not-found]: the closest-hit shader `Shadow` of the hit group `Shadows` is exported by nothing
  --> subobject 1 (HIT_GROUP), ClosestHitShaderImport
   = note: exported: Miss; a library that nobody read may declare the flag that allows it
   = help: correct the name, or set ALLOW_LOCAL_DEPENDENCIES_ON_EXTERNAL_DEFINITIONS to leave it to the object that will include this collection",
    },
];
