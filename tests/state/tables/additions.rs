//! `AddToStateObject`.

use clayout::d3d12::state::{
    Associable, ContentExport, ExportKind, Rule, ShaderKind, StateObjectContents, StateObjectType, Value,
};

use crate::state::case::{Case, check};
use crate::state::trial::{Trial, shader};

#[test]
fn additions() {
    check(TABLE);
}

/// A parent that exports a hit group and a function, with a configuration.
fn parent(flags: u32) -> StateObjectContents {
    let mut parent = StateObjectContents {
        flags,
        ..StateObjectContents::new(StateObjectType::RaytracingPipeline)
    };
    let config = parent.add_value(Value::PipelineConfig {
        max_trace_recursion_depth: 1,
        flags: 0,
    });
    let generation = ContentExport::new("Start", ExportKind::Function(ShaderKind::RayGeneration));
    parent.exports.push(generation.with(Associable::PipelineConfig, config));
    parent.exports.push(ContentExport::new("Leaves", ExportKind::HitGroup));
    parent
        .exports
        .push(ContentExport::new("helper", ExportKind::Function(ShaderKind::Library)));
    parent
}

/// An addition that is right: 4 has the flag.
fn addition() -> Trial {
    let mut trial = Trial::pipeline();
    trial.flags(4);
    trial.parent = Some(parent(4));
    trial
}

pub(crate) const TABLE: &[Case] = &[
    Case {
        rule: Rule::AdditionsNotAllowed,
        start: || {
            let mut trial = Trial::known_pipeline();
            trial.parent = Some(parent(4));
            trial
        },
        breaks: |_| {},
        keeps: |trial| _ = trial.flags(4),
        message: "\
error[additions-not-allowed]: the addition does not allow additions
  --> the state object, Flags
   = note: both the parent and what is added to it have to allow additions
   = help: add a STATE_OBJECT_CONFIG with ALLOW_STATE_OBJECT_ADDITIONS (4)",
    },
    Case {
        rule: Rule::AdditionsNotAllowed,
        start: addition,
        breaks: |trial| trial.parent = Some(parent(0)),
        keeps: |_| {},
        message: "\
error[additions-not-allowed]: the parent does not allow additions
   = note: both the parent and what is added to it have to allow additions
   = help: when the parent is built, add a STATE_OBJECT_CONFIG with ALLOW_STATE_OBJECT_ADDITIONS (4)",
    },
    Case {
        rule: Rule::AdditionOfWrongType,
        start: || {
            let mut trial = Trial::empty(StateObjectType::Collection);
            trial.flags(4);
            trial.parent = Some(parent(4));
            trial
        },
        breaks: |_| {},
        keeps: |trial| *trial = addition(),
        message: "\
error[addition-of-wrong-type]: the addition is of type COLLECTION
  --> the state object, Type
   = note: additions are made to ray tracing pipelines and executables, in their own type; collections are included instead
   = help: give the addition the type of its parent, and include a collection as EXISTING_COLLECTION",
    },
    Case {
        rule: Rule::AdditionOfWrongType,
        start: addition,
        breaks: |trial| {
            let parent = StateObjectContents {
                object_type: StateObjectType::Executable,
                ..parent(4)
            };
            trial.parent = Some(parent);
        },
        keeps: |_| {},
        message: "\
error[addition-of-wrong-type]: the addition is of type RAYTRACING_PIPELINE and the parent of type EXECUTABLE
  --> the state object, Type
   = note: additions are made to ray tracing pipelines and executables, in their own type; collections are included instead
   = help: give the addition the type of its parent, and include a collection as EXISTING_COLLECTION",
    },
    Case {
        rule: Rule::EntryInParent,
        start: addition,
        breaks: |trial| _ = trial.triangles("Leaves", "Hit"),
        keeps: |trial| _ = trial.triangles("Leaves2", "Hit"),
        message: "\
error[entry-in-parent]: the parent exports `Leaves` too
  --> subobject 5 (HIT_GROUP)
   = note: hit groups and shaders with identifiers keep their names; only library functions and declared subobjects may come again
   = help: rename the export, or leave it out: the parent's stays in the new object",
    },
    Case {
        rule: Rule::EntryInParent,
        start: || {
            let mut trial = Trial::known_pipeline();
            trial.flags(4);
            trial.parent = Some(parent(4));
            trial.whole_library(1);
            trial
        },
        breaks: |trial| trial.knows(1, [shader("Start", ShaderKind::RayGeneration)]),
        keeps: |trial| trial.knows(1, [shader("helper", ShaderKind::Library)]),
        message: "\
error[entry-in-parent]: the parent exports `Start` too
  --> subobject 5 (DXIL_LIBRARY)
   = note: hit groups and shaders with identifiers keep their names; only library functions and declared subobjects may come again
   = help: rename the export, or leave it out: the parent's stays in the new object",
    },
    Case {
        rule: Rule::ConfigurationDiffersFromParent,
        start: || {
            let mut trial = Trial::empty(StateObjectType::RaytracingPipeline);
            trial.parent = Some(parent(4));
            trial.flags(4);
            trial.library(["RayGen"]);
            trial.shader_config(16, 8);
            trial
        },
        breaks: |trial| _ = trial.pipeline_config(2),
        keeps: |trial| _ = trial.pipeline_config(1),
        message: "\
error[configuration-differs-from-parent]: the pipeline configuration is not the parent's
  --> subobject 3 (RAYTRACING_PIPELINE_CONFIG)
   = note: what concerns a whole object has to stay as it is: the parent has depth 1, the addition depth 2
   = help: use the parent's",
    },
    Case {
        rule: Rule::ParentAlreadyGrown,
        start: || {
            let mut trial = Trial::executable();
            trial.flags(4);
            trial
        },
        breaks: |trial| {
            trial.parent = Some(StateObjectContents {
                flags: 4,
                was_added_to: true,
                ..StateObjectContents::new(StateObjectType::Executable)
            });
        },
        keeps: |trial| {
            trial.parent = Some(StateObjectContents {
                flags: 4,
                ..StateObjectContents::new(StateObjectType::Executable)
            });
        },
        message: "\
error[parent-already-grown]: the parent was added to before
   = note: EXECUTABLE objects grow in one line: each addition is to the newest object
   = help: add to the object that the last AddToStateObject returned",
    },
    Case {
        // A library that nobody read may declare the flag.
        rule: Rule::AdditionsNotAllowed,
        start: || {
            let mut trial = Trial::pipeline();
            trial.parent = Some(parent(4));
            trial
        },
        breaks: |_| {},
        keeps: |trial| _ = trial.flags(4),
        message: "\
warning[additions-not-allowed]: the addition does not allow additions
  --> the state object, Flags
   = note: both the parent and what is added to it have to allow additions; a library that nobody read may declare that it does
   = help: add a STATE_OBJECT_CONFIG with ALLOW_STATE_OBJECT_ADDITIONS (4)",
    },
    Case {
        // Nothing tells whether the two are shaders or functions, which may come again.
        rule: Rule::EntryInParent,
        start: || {
            let mut trial = addition();
            let mut parent = parent(4);
            parent.exports.push(ContentExport::new("Late", ExportKind::Unknown));
            trial.parent = Some(parent);
            trial
        },
        breaks: |trial| _ = trial.library(["Late"]),
        keeps: |trial| _ = trial.library(["Later"]),
        message: "\
warning[entry-in-parent]: the parent exports `Late` too
  --> subobject 5 (DXIL_LIBRARY)
   = note: nothing tells whether the two are shaders, which keep their names, or functions, which may come again
   = help: rename the export, or leave it out: the parent's stays in the new object",
    },
];
