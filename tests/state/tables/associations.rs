//! Associations.

use clayout::d3d12::state::{
    Associable, ContentExport, ExportKind, LibraryDeclaration, LibraryFunction, LibrarySubobject, Rule, ShaderKind,
    StateObjectContents, StateObjectType, Target, Value,
};

use crate::state::case::{Case, check};
use crate::state::trial::{Trial, contents, kept};

#[test]
fn associations() {
    check(TABLE);
}

/// A known pipeline whose library declares a node-free set of subobjects: a root signature and a hit group.
fn declaring() -> Trial {
    let mut trial = Trial::known_pipeline();
    trial.known_whole();
    trial.declares(
        0,
        [
            LibrarySubobject {
                name: "Signature",
                declares: LibraryDeclaration::LocalRootSignature(b"\x01"),
            },
            LibrarySubobject {
                name: "Group",
                declares: LibraryDeclaration::HitGroup {
                    group_type: 0,
                    any_hit: "",
                    closest_hit: "Hit",
                    intersection: "",
                },
            },
        ],
    );
    trial
}

fn association(subobject: &'static str, exports: &[&'static str]) -> LibrarySubobject<'static> {
    let declares = LibraryDeclaration::Association {
        subobject,
        exports: exports.to_vec(),
    };
    LibrarySubobject {
        name: kept::text(&format!("Association{subobject}{}", exports.len())),
        declares,
    }
}

/// A collection whose miss shader has a local root signature.
fn signed() -> StateObjectContents {
    let mut contents = contents(0, []);
    let signature = contents.add_value(Value::RootSignature(clayout::d3d12::state::Identity::new(1)));
    let miss = ContentExport::new("Shadow", ExportKind::Function(ShaderKind::Miss));
    contents
        .exports
        .push(miss.with(Associable::LocalRootSignature, signature));
    contents
}

pub(crate) const TABLE: &[Case] = &[
    Case {
        rule: Rule::NullAssociation,
        start: Trial::pipeline,
        breaks: |trial| _ = trial.associate_target(Target::Null, ["Miss"]),
        keeps: |trial| _ = trial.associate(2, ["Miss"]),
        message: "\
error[null-association]: the association has no target
  --> subobject 4 (SUBOBJECT_TO_EXPORTS_ASSOCIATION), pSubobjectToAssociate
   = note: an association gives one subobject of the array to exports
   = help: let pSubobjectToAssociate point at an element of pSubobjects",
    },
    Case {
        rule: Rule::TargetNotAssociable,
        start: Trial::pipeline,
        breaks: |trial| _ = trial.associate(1, ["Miss"]),
        keeps: |trial| _ = trial.associate(2, ["Miss"]),
        message: "\
error[target-not-associable]: the association's target is subobject 1 (HIT_GROUP)
  --> subobject 4 (SUBOBJECT_TO_EXPORTS_ASSOCIATION), pSubobjectToAssociate
  ::: subobject 1 (HIT_GROUP): the target
   = note: only root signatures, node masks, and object, shader and pipeline configurations are associated with exports
   = help: point the association at one of those, or leave it out",
    },
    Case {
        rule: Rule::TargetOutsideArray,
        start: Trial::pipeline,
        breaks: |trial| _ = trial.associate_target(Target::Outside, ["Miss"]),
        keeps: |trial| _ = trial.associate(2, ["Miss"]),
        message: "\
error[target-outside-array]: the association's target is no element of the object's subobjects
  --> subobject 4 (SUBOBJECT_TO_EXPORTS_ASSOCIATION), pSubobjectToAssociate
   = note: the runtime finds the target by its address in pSubobjects and ignores others without a word: the association has no effect
   = help: point at the element of the final array; elements move when the array grows or is copied",
    },
    Case {
        rule: Rule::SeveralExplicitDefaults,
        start: || {
            let mut trial = Trial::pipeline();
            let one = trial.global(1);
            trial.associate(one, []);
            trial
        },
        breaks: |trial| {
            let other = trial.global(1);
            trial.associate(other, []);
        },
        keeps: |trial| {
            let other = trial.local(1);
            trial.associate(other, []);
        },
        message: "\
error[several-explicit-defaults]: two associations make a global root signature the explicit default
  --> subobject 7 (SUBOBJECT_TO_EXPORTS_ASSOCIATION), NumExports
  ::: subobject 5 (SUBOBJECT_TO_EXPORTS_ASSOCIATION): the first is here
   = note: an association with an empty list makes its target the default, and there can be one
   = help: list the exports of one of the two associations, or remove it",
    },
    Case {
        rule: Rule::AssociationWithoutExport,
        start: || {
            let mut trial = Trial::pipeline();
            trial.library(["ShadowMiss", "ShadowHit"]);
            trial.global(1);
            trial
        },
        // What is near is shown first, in whatever case it is written.
        breaks: |trial| _ = trial.associate(5, ["shadowhit"]),
        keeps: |trial| _ = trial.associate(5, ["ShadowHit"]),
        message: "\
error[association-without-export]: the association names `shadowhit`, which nothing exports
  --> subobject 6 (SUBOBJECT_TO_EXPORTS_ASSOCIATION), pExports
   = note: exported: ShadowHit, RayGen, Miss, Hit, Hits and 1 more
   = help: did you mean `ShadowHit`? Else add `shadowhit` to a library's export list",
    },
    Case {
        rule: Rule::AssociationWithoutExport,
        start: || {
            let mut trial = Trial::pipeline();
            trial.global(1);
            trial
        },
        breaks: |trial| _ = trial.associate(4, ["Missing"]),
        keeps: |trial| _ = trial.associate(4, ["Miss"]),
        message: "\
error[association-without-export]: the association names `Missing`, which nothing exports
  --> subobject 5 (SUBOBJECT_TO_EXPORTS_ASSOCIATION), pExports
   = note: exported: RayGen, Miss, Hit, Hits
   = help: correct the name, or add `Missing` to a library's export list",
    },
    Case {
        rule: Rule::AssociationWithoutExport,
        start: || {
            let mut trial = Trial::empty(StateObjectType::Collection);
            let mask = trial.mask(1);
            trial.associate(mask, ["Elsewhere"]);
            trial
        },
        breaks: |trial| _ = trial.flags(1),
        keeps: |trial| _ = trial.flags(2),
        message: "\
error[association-without-export]: the association names `Elsewhere`, which nothing exports
  --> subobject 1 (SUBOBJECT_TO_EXPORTS_ASSOCIATION), pExports
   = note: nothing is exported
   = help: correct the name, or set ALLOW_EXTERNAL_DEPENDENCIES_ON_LOCAL_DEFINITIONS to associate with exports of the object that will include this collection",
    },
    Case {
        rule: Rule::ConflictingAssociations,
        start: || {
            let mut trial = Trial::pipeline();
            let (one, equal, other) = (trial.global(1), trial.global(1), trial.global(2));
            trial.associate(one, ["Miss"]);
            trial.associate(equal, ["RayGen"]);
            trial.associate(other, ["Hits", "Hit"]);
            trial
        },
        breaks: |trial| _ = trial.associate(6, ["RayGen", "Miss"]),
        keeps: |trial| _ = trial.associate(5, ["RayGen", "Miss"]),
        message: "\
error[conflicting-associations]: `RayGen` is associated with two different global root signatures
  --> subobject 10 (SUBOBJECT_TO_EXPORTS_ASSOCIATION), pExports
  ::: subobject 5 (GLOBAL_ROOT_SIGNATURE): the first is this one
  ::: subobject 6 (GLOBAL_ROOT_SIGNATURE): the second is this one
   = note: an export has at most one of a kind; two associations agree only where their contents do
   = help: take `RayGen` out of one of the associations",
    },
    Case {
        rule: Rule::ConflictWithCollection,
        start: || {
            let mut trial = Trial::pipeline();
            trial.collection(signed());
            let (one, other) = (trial.local(1), trial.local(2));
            trial.associate(one, ["RayGen"]);
            trial.associate(other, ["Miss"]);
            trial
        },
        breaks: |trial| _ = trial.associate(6, ["Shadow"]),
        keeps: |trial| _ = trial.associate(5, ["Shadow"]),
        message: "\
error[conflict-with-collection]: `Shadow` has another local root signature inside its collection
  --> subobject 9 (SUBOBJECT_TO_EXPORTS_ASSOCIATION), pExports
  ::: subobject 4 (EXISTING_COLLECTION): the collection
  ::: subobject 6 (LOCAL_ROOT_SIGNATURE): what the association gives
   = note: the two are different objects; what a collection says is not replaced
   = help: give the collection's exports the same, or build the collection without the association",
    },
    Case {
        rule: Rule::DxilSubobjectNotFound,
        start: declaring,
        breaks: |trial| _ = trial.associate_declared("Signatur", ["Miss"]),
        keeps: |trial| _ = trial.associate_declared("Signature", ["Miss"]),
        message: "\
error[dxil-subobject-not-found]: no library declares a subobject `Signatur`
  --> subobject 4 (DXIL_SUBOBJECT_TO_EXPORTS_ASSOCIATION), SubobjectToAssociate
   = note: the association is by name; in a library with an export list only listed subobjects can be seen
   = help: correct the name, or add `Signatur` to the export list of the library that declares it",
    },
    Case {
        rule: Rule::DxilSubobjectNotFound,
        start: declaring,
        breaks: |trial| _ = trial.associate_declared("Group", ["Miss"]),
        keeps: |trial| _ = trial.associate_declared("Signature", ["Miss"]),
        message: "\
error[dxil-subobject-not-found]: the subobject `Group` cannot be associated with exports
  --> subobject 4 (DXIL_SUBOBJECT_TO_EXPORTS_ASSOCIATION), SubobjectToAssociate
   = note: of what a library can declare, hit groups and associations cannot
   = help: name a root signature or a configuration",
    },
    Case {
        rule: Rule::DefaultsDiffer,
        start: || {
            let mut trial = Trial::pipeline();
            trial.local(1);
            trial
        },
        breaks: |trial| _ = trial.local(2),
        keeps: |trial| _ = trial.local(1),
        message: "\
warning[defaults-differ]: two different local root signatures are unassociated
  --> subobject 5 (LOCAL_ROOT_SIGNATURE)
  ::: subobject 4 (LOCAL_ROOT_SIGNATURE): the other is here
   = note: one that no association names is the default; of two that differ, neither is
   = help: associate both with their exports, or make one the explicit default with an empty list",
    },
    Case {
        rule: Rule::SubobjectReachesNothing,
        start: || {
            let mut trial = Trial::pipeline();
            trial.associate(2, []);
            trial
        },
        breaks: |trial| _ = trial.shader_config(12, 8),
        keeps: |trial| _ = trial.shader_config(16, 8),
        message: "\
warning[subobject-reaches-nothing]: the shader configuration reaches no export
  --> subobject 5 (RAYTRACING_SHADER_CONFIG)
  ::: subobject 2 (RAYTRACING_SHADER_CONFIG): the explicit default
   = note: another one is the explicit default, and no association names this one
   = help: remove it: all exports have to have an equal one",
    },
    Case {
        rule: Rule::SubobjectReachesNothing,
        start: || {
            let mut trial = Trial::pipeline();
            let one = trial.local(1);
            trial.associate(one, ["RayGen", "Miss", "Hit", "Hits"]);
            trial
        },
        breaks: |trial| _ = trial.local(2),
        keeps: |trial| {
            trial.local(2);
            trial.library(["Shadow"]);
        },
        message: "\
warning[subobject-reaches-nothing]: the local root signature reaches no export
  --> subobject 6 (LOCAL_ROOT_SIGNATURE)
   = note: it is the default, and every export has an association of its own
   = help: associate it with the exports that need it, or remove it",
    },
    Case {
        rule: Rule::LibraryAssociationOverridden,
        start: || {
            let mut trial = declaring();
            trial.declares(0, [association("Signature", &["Miss"])]);
            trial
        },
        breaks: |trial| _ = trial.local(7),
        keeps: |trial| {
            let other = trial.local(7);
            trial.associate(other, ["RayGen"]);
        },
        message: "\
warning[library-association-overridden]: this default replaces the local root signature that a library gives `Miss`
  --> subobject 4 (LOCAL_ROOT_SIGNATURE)
  ::: subobject 0 (DXIL_LIBRARY): the library
   = note: what the state object says, even by default, replaces what its libraries say
   = help: if the library's is meant, associate the default with the exports that need it",
    },
    Case {
        rule: Rule::NameReachesOverloads,
        start: || {
            let mut trial = Trial::known_pipeline();
            let overload = |name| LibraryFunction {
                resources: Some(Vec::new()),
                calls: Some(Vec::new()),
                ..LibraryFunction::new(name, ShaderKind::Library)
            };
            trial.knows(
                1,
                [overload("\x01?scale@@YAMM@Z"), overload("\x01?scale@inner@@YAMM@Z")],
            );
            trial.whole_library(1);
            trial.global(1);
            trial
        },
        breaks: |trial| _ = trial.associate(5, ["scale"]),
        keeps: |trial| _ = trial.associate(5, ["\x01?scale@@YAMM@Z"]),
        message: "\
warning[name-reaches-overloads]: `scale` reaches 2 overloads
  --> subobject 6 (SUBOBJECT_TO_EXPORTS_ASSOCIATION), pExports
   = note: a name that is not mangled means all functions of that name
   = help: where one is meant, write its mangled name",
    },
    Case {
        // Two libraries contradict each other, and the object says nothing.
        rule: Rule::ConflictingAssociations,
        start: || {
            let mut trial = declaring();
            trial.declares(0, [association("Signature", &["Miss"])]);
            trial.knows(1, []);
            trial.declares(
                1,
                [
                    LibrarySubobject {
                        name: "Other",
                        declares: LibraryDeclaration::LocalRootSignature(b"\x02"),
                    },
                    association("Other", &["Miss"]),
                ],
            );
            trial.whole_library(1);
            trial
        },
        breaks: |_| {},
        keeps: |trial| _ = trial.associate_declared("Other", ["Miss"]),
        message: "\
error[conflicting-associations]: libraries associate `Miss` with two different local root signatures
  --> subobject 0 (DXIL_LIBRARY)
   = note: an export has at most one of a kind
   = help: associate it in the state object, which replaces what libraries say",
    },
    Case {
        // A library that nobody read may declare the flag that a collection needs for it.
        rule: Rule::AssociationWithoutExport,
        start: || {
            let mut trial = Trial::empty(StateObjectType::Collection);
            trial.library(["Miss"]);
            trial.mask(1);
            trial.associate(1, ["Miss"]);
            trial
        },
        breaks: |trial| _ = trial.associate(1, ["Elsewhere"]),
        keeps: |trial| {
            trial.associate(1, ["Elsewhere"]);
            trial.flags(2);
        },
        message: "\
warning[association-without-export]: the association names `Elsewhere`, which nothing exports
  --> subobject 3 (SUBOBJECT_TO_EXPORTS_ASSOCIATION), pExports
   = note: exported: Miss; a library that nobody read may declare the flag that allows it
   = help: correct the name, or set ALLOW_EXTERNAL_DEPENDENCIES_ON_LOCAL_DEFINITIONS to associate with exports of the object that will include this collection",
    },
];
