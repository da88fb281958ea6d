//! What a reader tells of libraries, and calls.

use clayout::d3d12::state::{
    ContentExport, DeviceFacts, ExportKind, LibraryContents, LibraryFunction, Rule, ShaderKind, ShaderTarget,
};

use crate::state::case::{Case, check};
use crate::state::trial::{Trial, contents, mangled, ray_tracing_library, shader};

#[test]
fn libraries() {
    check(TABLE);
}

/// A pipeline whose library has a ray generation shader that calls what `calls` names.
fn calling(trial: &mut Trial, dependencies: &[&str]) {
    let dependencies = dependencies.iter().map(|name| mangled(name)).collect();
    let caller = LibraryFunction {
        dependencies,
        ..shader("Trace", ShaderKind::RayGeneration)
    };
    trial.knows(1, [caller]);
    trial.whole_library(1);
}

/// A library of functions that call one another: `(caller, called)`.
fn functions<const N: usize>(calls: [(&str, &str); N]) -> LibraryContents<'static> {
    LibraryContents::new(calls.map(|(caller, called)| LibraryFunction {
        calls: Some(if called.is_empty() {
            Vec::new()
        } else {
            vec![mangled(called)]
        }),
        ..shader(caller, ShaderKind::Library)
    }))
}

pub(crate) const TABLE: &[Case] = &[
    Case {
        rule: Rule::MalformedBytecode,
        start: Trial::pipeline,
        breaks: |trial| trial.malformed_library(0, "part 3 ends behind the container"),
        keeps: |trial| trial.knows_library(0, ray_tracing_library()),
        message: "\
error[malformed-bytecode]: the bytecode cannot be read: part 3 ends behind the container
  --> subobject 0 (DXIL_LIBRARY), DXILLibrary
   = note: the runtime reads the container before anything else
   = help: compile the library again",
    },
    Case {
        rule: Rule::LibraryTargetTooLow,
        start: Trial::known_pipeline,
        breaks: |trial| {
            let target = Some(ShaderTarget::library(6, 2));
            trial.knows_library(
                0,
                LibraryContents {
                    target,
                    ..ray_tracing_library()
                },
            );
        },
        keeps: |trial| {
            let target = Some(ShaderTarget::library(6, 3));
            trial.knows_library(
                0,
                LibraryContents {
                    target,
                    ..ray_tracing_library()
                },
            );
        },
        message: "\
error[library-target-too-low]: the library was compiled for lib_6_2
  --> subobject 0 (DXIL_LIBRARY), DXILLibrary
   = note: state objects take libraries from lib_6_3 on
   = help: compile it with -T lib_6_3 or higher",
    },
    Case {
        rule: Rule::CallCycle,
        start: || {
            let mut trial = Trial::known_pipeline();
            trial.whole_library(1);
            trial
        },
        breaks: |trial| trial.knows_library(1, functions([("a", "b"), ("b", "c"), ("c", "a")])),
        keeps: |trial| trial.knows_library(1, functions([("a", "b"), ("b", "c"), ("c", "")])),
        message: "\
error[call-cycle]: `c` calls `a`, from which it is called
  --> subobject 4 (DXIL_LIBRARY)
   = note: shader code has no stack that could hold such calls
   = help: break the circle",
    },
    Case {
        rule: Rule::UnresolvedCall,
        start: Trial::known_pipeline,
        breaks: |trial| calling(trial, &["helper"]),
        keeps: |trial| {
            calling(trial, &["helper"]);
            trial.knows(2, [shader("helper", ShaderKind::Library)]);
            trial.whole_library(2);
        },
        message: "\
error[unresolved-call]: `Trace` calls `\\x01?helper@@YAXXZ`, which nothing exports
  --> subobject 4 (DXIL_LIBRARY)
   = note: a call to a function of another library needs that function among the exports
   = help: add the library that has it, or list it among the exports",
    },
    Case {
        rule: Rule::CallIntoClosedCollection,
        start: || {
            let mut trial = Trial::known_pipeline();
            calling(&mut trial, &["helper"]);
            trial
        },
        breaks: |trial| {
            let mut helper = ContentExport::new("helper", ExportKind::Function(ShaderKind::Library));
            helper.mangled = Some(mangled("helper").into());
            trial.collection(contents(0, [helper]));
        },
        keeps: |trial| {
            let mut helper = ContentExport::new("helper", ExportKind::Function(ShaderKind::Library));
            helper.mangled = Some(mangled("helper").into());
            trial.collection(contents(2, [helper]));
        },
        message: "\
error[call-into-closed-collection]: `Trace` calls `\\x01?helper@@YAXXZ` in a collection that does not allow it
  --> subobject 4 (DXIL_LIBRARY)
  ::: subobject 5 (EXISTING_COLLECTION): the collection
   = note: what is outside of a collection uses its functions only if the collection says so
   = help: build the collection with ALLOW_EXTERNAL_DEPENDENCIES_ON_LOCAL_DEFINITIONS",
    },
    Case {
        rule: Rule::ShaderModelTooHigh,
        start: || {
            let mut trial = Trial::known_pipeline();
            let mut library = ray_tracing_library();
            library.functions[0].min_target = Some(ShaderTarget::library(6, 6));
            trial.knows_library(0, library);
            trial
        },
        breaks: |trial| {
            trial.device = DeviceFacts {
                shader_model: Some((6, 5)),
                ..trial.device
            }
        },
        keeps: |trial| {
            trial.device = DeviceFacts {
                shader_model: Some((6, 6)),
                ..trial.device
            }
        },
        message: "\
error[shader-model-too-high]: `RayGen` needs shader model 6.6, and the device has 6.5
  --> subobject 0 (DXIL_LIBRARY)
   = note: a function needs the model that the newest thing in it came with
   = help: leave the function out on this device, or compile it without that",
    },
    Case {
        rule: Rule::FeatureNotSupported,
        start: || {
            let mut trial = Trial::known_pipeline();
            let mut library = ray_tracing_library();
            // Integers of 64 bits, and a bit that describes the function.
            library.functions[0].features = 0x8000 | 1 << 40;
            trial.knows_library(0, library);
            trial
        },
        breaks: |trial| {
            trial.device = DeviceFacts {
                shader_features: Some(0x4000),
                ..trial.device
            }
        },
        keeps: |trial| {
            trial.device = DeviceFacts {
                shader_features: Some(0xc000),
                ..trial.device
            }
        },
        message: "\
error[feature-not-supported]: `RayGen` uses shader features 0x8000 that the device lacks
  --> subobject 0 (DXIL_LIBRARY)
   = note: the bits are the feature flags of the DXIL container
   = help: leave the function out on this device, or compile it without them",
    },
    Case {
        rule: Rule::StageNotAllowed,
        start: || {
            let mut trial = Trial::known_pipeline();
            calling(&mut trial, &["helper"]);
            trial.whole_library(2);
            trial
        },
        breaks: |trial| {
            let stages = 1 << ShaderKind::Compute as u32;
            trial.knows(
                2,
                [LibraryFunction {
                    stages,
                    ..shader("helper", ShaderKind::Library)
                }],
            );
        },
        keeps: |trial| {
            let stages = 1 << ShaderKind::Compute as u32 | 1 << ShaderKind::RayGeneration as u32;
            trial.knows(
                2,
                [LibraryFunction {
                    stages,
                    ..shader("helper", ShaderKind::Library)
                }],
            );
        },
        message: "\
error[stage-not-allowed]: `Trace` is a ray generation shader and reaches `helper`, which may not run there
  --> subobject 5 (DXIL_LIBRARY)
   = note: a function that uses what only some stages have can be called in those only
   = help: call another function, or take out of it what the stage does not have",
    },
];
