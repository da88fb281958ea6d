//! Names of exports.

use clayout::d3d12::state::{
    ContentExport, Export, ExportKind, LibraryContents, LibraryDeclaration, LibraryFunction, LibrarySubobject, Rule,
    ShaderKind, StateObjectType, Subobject,
};

use crate::state::case::{Case, check};
use crate::state::trial::{Trial, contents, dxil, mangled, shader};

#[test]
fn names() {
    check(TABLE);
}

fn collection() -> Trial {
    Trial::empty(StateObjectType::Collection)
}

/// A collection that exports a hit group and its shader.
fn with_group() -> clayout::d3d12::state::StateObjectContents {
    let mut group = ContentExport::new("Hits", ExportKind::HitGroup);
    group.imports[1] = Some("Hit".into());
    contents(
        0,
        [
            group,
            ContentExport::new("Hit", ExportKind::Function(ShaderKind::ClosestHit)),
        ],
    )
}

pub(crate) const TABLE: &[Case] = &[
    Case {
        rule: Rule::DuplicateExport,
        start: collection,
        breaks: |trial| {
            trial.library(["Gen", "Miss"]);
            trial.library(["Hit", "Gen"]);
        },
        keeps: |trial| {
            trial.renaming_library([("A1", "A")]);
            trial.renaming_library([("A2", "A")]);
        },
        message: "\
error[duplicate-export]: two exports are called `Gen`
  --> subobject 1 (DXIL_LIBRARY), pExports
  ::: subobject 0 (DXIL_LIBRARY): the other is here
   = note: each name of a state object means one export; a library may be listed twice, its exports may not
   = help: rename one of them, or leave it out of its list",
    },
    Case {
        rule: Rule::DuplicateExport,
        start: collection,
        breaks: |trial| _ = trial.library(["Gen", "Gen"]),
        keeps: |trial| _ = trial.library(["\x01?Gen@@YAXH@Z", "\x01?Gen@@YAXM@Z"]),
        message: "\
error[duplicate-export]: two exports are called `Gen`
  --> subobject 0 (DXIL_LIBRARY), pExports
  ::: subobject 0 (DXIL_LIBRARY): the other is in the same list
   = note: each name of a state object means one export; a library may be listed twice, its exports may not
   = help: rename one of them, or leave it out of its list",
    },
    Case {
        rule: Rule::DuplicateExport,
        start: || {
            let mut trial = collection();
            trial.flags(1);
            trial.knows(0, [shader("Gen", ShaderKind::RayGeneration)]);
            trial.knows(1, [shader("Gen", ShaderKind::RayGeneration)]);
            trial.knows(2, [shader("Miss", ShaderKind::Miss)]);
            trial.whole_library(0);
            trial
        },
        breaks: |trial| _ = trial.whole_library(1),
        keeps: |trial| _ = trial.whole_library(2),
        message: "\
error[duplicate-export]: two exports are called `Gen`
  --> subobject 2 (DXIL_LIBRARY), pExports
  ::: subobject 1 (DXIL_LIBRARY): the other is here
   = note: each name of a state object means one export; a library may be listed twice, its exports may not
   = help: rename one of them, or leave it out of its list",
    },
    Case {
        rule: Rule::ExportNameTaken,
        start: || {
            let mut trial = collection();
            trial.flags(1);
            let config = LibraryDeclaration::PipelineConfig {
                max_trace_recursion_depth: 1,
                flags: 0,
            };
            let config = LibrarySubobject {
                name: "Config",
                declares: config,
            };
            trial.knows_library(0, LibraryContents::default().with_subobjects([config]));
            trial.knows(1, [shader("Config", ShaderKind::Library)]);
            trial.whole_library(0);
            trial
        },
        breaks: |trial| _ = trial.numbered_library(1, ["Config"]),
        keeps: |trial| {
            let (new, old) = (trial.name("Configure"), trial.name("Config"));
            let exports = trial.object.exports([Export::renamed(new, old)]);
            trial.push(Subobject::DxilLibrary {
                bytecode: dxil(1),
                exports,
            });
        },
        message: "\
error[export-name-taken]: `Config` is a function and a subobject that a library declares
  --> subobject 2 (DXIL_LIBRARY), pExports
  ::: subobject 1 (DXIL_LIBRARY): the other is here
   = note: functions and declared subobjects share one set of names
   = help: list the library's exports and rename the function, or leave one of the two out",
    },
    Case {
        rule: Rule::MangledNewName,
        start: collection,
        breaks: |trial| _ = trial.renaming_library([("\x01?Hit@@YAXXZ", "Main")]),
        keeps: |trial| _ = trial.renaming_library([("Hit", "\x01?Main@@YAXXZ")]),
        message: "\
error[mangled-new-name]: the new name `\\x01?Hit@@YAXXZ` is mangled
  --> subobject 0 (DXIL_LIBRARY), pExports[].Name
   = note: a renamed function keeps its parameters, so the new name is only a name; the old one may be mangled
   = help: write the new name without mangling",
    },
    Case {
        rule: Rule::StarIsAmbiguous,
        start: || {
            let mut trial = collection();
            trial.flags(1);
            trial
        },
        breaks: |trial| {
            trial.knows(0, [shader("A", ShaderKind::Miss), shader("B", ShaderKind::Miss)]);
            trial.renaming_library([("Miss", "*")]);
        },
        keeps: |trial| {
            trial.knows(0, [shader("A", ShaderKind::Miss)]);
            trial.renaming_library([("Miss", "*")]);
        },
        message: "\
error[star-is-ambiguous]: `*` is listed, and the library has 2 functions
  --> subobject 1 (DXIL_LIBRARY), pExports
   = note: `*` stands for the only export of a library, whatever its name is
   = help: list the export that is meant by its name, or leave the list empty to export everything",
    },
    Case {
        rule: Rule::DuplicateHitGroup,
        start: Trial::pipeline,
        breaks: |trial| _ = trial.triangles("Hits", "Hit"),
        keeps: |trial| _ = trial.triangles("Hits2", "Hit"),
        message: "\
error[duplicate-hit-group]: two hit groups are called `Hits`
  --> subobject 4 (HIT_GROUP), HitGroupExport
  ::: subobject 1 (HIT_GROUP): the other is here
   = note: associations and shader identifiers find a hit group by its name
   = help: give one of them another name",
    },
    Case {
        rule: Rule::HitGroupNameTaken,
        start: Trial::pipeline,
        breaks: |trial| _ = trial.triangles("Miss", "Hit"),
        keeps: |trial| _ = trial.triangles("Misses", "Hit"),
        message: "\
error[hit-group-name-taken]: the hit group `Miss` has the name of another export
  --> subobject 4 (HIT_GROUP), HitGroupExport
  ::: subobject 0 (DXIL_LIBRARY): the other is here
   = note: hit groups and the functions of libraries and collections share one set of names
   = help: rename the hit group, or rename the other export where it is listed",
    },
    Case {
        rule: Rule::ExportNotInLibrary,
        start: || {
            let mut trial = collection();
            trial.flags(1);
            trial.knows(0, [shader("Gen", ShaderKind::RayGeneration)]);
            trial
        },
        breaks: |trial| _ = trial.renaming_library([("Gen", "RayGen")]),
        keeps: |trial| _ = trial.renaming_library([("RayGen", "Gen"), ("RayGen2", "\x01?Gen@@YAXXZ")]),
        message: "\
error[export-not-in-library]: the library has no export `RayGen`
  --> subobject 1 (DXIL_LIBRARY), pExports
   = note: a list names functions or declared subobjects of the library, by their name inside it
   = help: correct the name; in a renamed export the name inside the library is ExportToRename",
    },
    Case {
        rule: Rule::ExportNotInCollection,
        start: Trial::pipeline,
        breaks: |trial| {
            let contents = contents(
                0,
                [ContentExport::new("Shadow", ExportKind::Function(ShaderKind::Miss))],
            );
            trial.collection_list(contents, [("Shadows", "Shadows")]);
        },
        keeps: |trial| {
            let contents = contents(
                0,
                [ContentExport::new("Shadow", ExportKind::Function(ShaderKind::Miss))],
            );
            trial.collection_list(contents, [("Shadows", "Shadow")]);
        },
        message: "\
error[export-not-in-collection]: the collection has no export `Shadows`
  --> subobject 4 (EXISTING_COLLECTION), pExports
   = note: a list names what the collection exports, under the names that it exports them
   = help: correct the name, or export it when the collection is built",
    },
    Case {
        rule: Rule::ComponentRenamedTwice,
        start: || {
            let mut trial = Trial::empty(StateObjectType::RaytracingPipeline);
            trial.shader_config(16, 8);
            trial.pipeline_config(1);
            trial
        },
        breaks: |trial| _ = trial.collection_list(with_group(), [("Hits", "Hits"), ("A", "Hit"), ("B", "Hit")]),
        keeps: |trial| _ = trial.collection_list(with_group(), [("Hits", "Hits"), ("A", "Hit")]),
        message: "\
error[component-renamed-twice]: the shader `Hit` of the hit group `Hits` is imported as `A` and as `B`
  --> subobject 2 (EXISTING_COLLECTION), pExports
   = note: the hit group comes along, and nothing says which of the names it now means
   = help: import the shader under one name",
    },
    Case {
        rule: Rule::DuplicateProgram,
        start: || {
            let mut trial = Trial::executable();
            trial.graph("Scene", |_, _| {});
            trial
        },
        breaks: |trial| _ = trial.graph("Scene", |_, _| {}),
        keeps: |trial| _ = trial.graph("Scene2", |_, _| {}),
        message: "\
error[duplicate-program]: two programs are called `Scene`
  --> subobject 1 (WORK_GRAPH), ProgramName
  ::: subobject 0 (WORK_GRAPH): the other is here
   = note: GetProgramIdentifier and GetWorkGraphIndex find a program by its name
   = help: give one of them another name",
    },
    Case {
        rule: Rule::MalformedMangledName,
        start: || {
            let mut trial = collection();
            trial.flags(1);
            trial.whole_library(0);
            trial
        },
        breaks: |trial| trial.knows(0, [LibraryFunction::new("\x01?Gen", ShaderKind::Library)]),
        keeps: |trial| trial.knows(0, [LibraryFunction::new(mangled("Gen"), ShaderKind::Library)]),
        message: "\
error[malformed-mangled-name]: `\\x01?Gen` is no mangled name
  --> subobject 1 (DXIL_LIBRARY), DXILLibrary
   = note: after the byte 1 a mangled name has `?`, the name and `@`
   = help: compile the library again, and do not edit its names",
    },
];
