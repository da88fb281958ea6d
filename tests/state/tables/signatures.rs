//! Root signatures.

use clayout::d3d12::state::{BindingRange, LibraryFunction, RegisterClass, Rule, ShaderKind};

use crate::state::case::{Case, check};
use crate::state::trial::{Trial, mangled, ray_tracing_library, shader};

#[test]
fn signatures() {
    check(TABLE);
}

const fn register(class: RegisterClass, register: u32, space: u32) -> BindingRange {
    BindingRange::one(class, register, space)
}

const SCENE: BindingRange = register(RegisterClass::Srv, 0, 0);
const OUTPUT: BindingRange = register(RegisterClass::Uav, 0, 0);
const MATERIAL: BindingRange = register(RegisterClass::Cbv, 0, 1);

/// A known pipeline with a global and a local root signature that bind all that its shaders use.
fn bound() -> Trial {
    let mut trial = Trial::known_pipeline();
    let mut library = ray_tracing_library();
    library.functions[0].resources = Some(vec![SCENE, OUTPUT]);
    library.functions[2].resources = Some(vec![MATERIAL]);
    trial.knows_library(0, library);
    trial.global(1);
    trial.local(2);
    trial
}

/// A shader that calls a function of another library, which has a root signature of its own.
fn calling() -> Trial {
    let mut trial = Trial::known_pipeline();
    let caller = LibraryFunction {
        dependencies: vec![mangled("helper")],
        ..shader("Trace", ShaderKind::RayGeneration)
    };
    trial.knows(1, [caller]);
    trial.whole_library(1);
    trial.knows(2, [shader("helper", ShaderKind::Library)]);
    trial.whole_library(2);
    trial.signature(1, false, []);
    trial.signature(2, false, []);
    let (one, other) = (trial.global(1), trial.global(2));
    trial.associate(one, ["helper"]);
    trial.associate(other, ["RayGen"]);
    trial
}

pub(crate) const TABLE: &[Case] = &[
    Case {
        rule: Rule::MalformedRootSignature,
        start: || {
            let mut trial = Trial::known_pipeline();
            trial.global(1);
            trial
        },
        breaks: |trial| trial.malformed_signature(1, "version 7"),
        keeps: |trial| trial.signature(1, false, []),
        message: "\
error[malformed-root-signature]: the root signature cannot be read: version 7
  --> subobject 4 (GLOBAL_ROOT_SIGNATURE)
   = note: the runtime reads every root signature of the object
   = help: serialize the root signature again, and give its whole blob",
    },
    Case {
        rule: Rule::SignatureOfWrongScope,
        start: || {
            let mut trial = Trial::known_pipeline();
            trial.global(1);
            trial
        },
        breaks: |trial| trial.signature(1, true, []),
        keeps: |trial| trial.signature(1, false, []),
        message: "\
error[signature-of-wrong-scope]: the global root signature has D3D12_ROOT_SIGNATURE_FLAG_LOCAL_ROOT_SIGNATURE
  --> subobject 4 (GLOBAL_ROOT_SIGNATURE)
   = note: the flag says that the arguments come from shader records and not from the command list
   = help: create the root signature without the flag, or use it as a local one",
    },
    Case {
        rule: Rule::SignatureOfWrongScope,
        start: || {
            let mut trial = Trial::known_pipeline();
            trial.local(1);
            trial
        },
        breaks: |trial| trial.signature(1, false, []),
        keeps: |trial| trial.signature(1, true, []),
        message: "\
error[signature-of-wrong-scope]: the local root signature lacks D3D12_ROOT_SIGNATURE_FLAG_LOCAL_ROOT_SIGNATURE
  --> subobject 4 (LOCAL_ROOT_SIGNATURE)
   = note: the flag says that the arguments come from shader records and not from the command list
   = help: create the root signature with the flag, or use it as a global one",
    },
    Case {
        rule: Rule::SignaturesOverlap,
        start: bound,
        breaks: |trial| {
            trial.signature(
                1,
                false,
                [
                    SCENE,
                    OUTPUT,
                    BindingRange {
                        upper: u32::MAX,
                        ..MATERIAL
                    },
                ],
            );
            trial.signature(2, true, [register(RegisterClass::Cbv, 3, 1), MATERIAL]);
        },
        keeps: |trial| {
            trial.signature(1, false, [SCENE, OUTPUT, BindingRange { space: 2, ..MATERIAL }]);
            trial.signature(2, true, [register(RegisterClass::Cbv, 3, 1), MATERIAL]);
        },
        message: "\
error[signatures-overlap]: both root signatures of `RayGen` bind b0, space1
  --> subobject 5 (LOCAL_ROOT_SIGNATURE)
  ::: subobject 4 (GLOBAL_ROOT_SIGNATURE): the global root signature
   = note: the global one binds b0 and up, space1, the local one b0, space1; each register is bound once
   = help: move the local bindings to a register space of their own",
    },
    Case {
        rule: Rule::BindingNotFound,
        start: bound,
        breaks: |trial| {
            trial.signature(1, false, [SCENE]);
            trial.signature(2, true, [MATERIAL]);
        },
        keeps: |trial| {
            trial.signature(1, false, [SCENE, OUTPUT]);
            trial.signature(2, true, [MATERIAL]);
        },
        message: "\
error[binding-not-found]: `RayGen` uses u0, space0, which neither of its root signatures binds
  --> subobject 0 (DXIL_LIBRARY)
  ::: subobject 4 (GLOBAL_ROOT_SIGNATURE): its global root signature
  ::: subobject 5 (LOCAL_ROOT_SIGNATURE): its local root signature
   = note: the global and the local root signature of a shader together bind all that it uses
   = help: add the register to one of them, or associate the root signature that has it",
    },
    Case {
        // What a called function uses.
        rule: Rule::BindingNotFound,
        start: || {
            let mut trial = calling();
            trial.associate(6, ["Trace"]);
            trial.knows(
                2,
                [LibraryFunction {
                    resources: Some(vec![SCENE]),
                    ..shader("helper", ShaderKind::Library)
                }],
            );
            trial
        },
        breaks: |_| {},
        keeps: |trial| trial.knows(2, [shader("helper", ShaderKind::Library)]),
        message: "\
error[binding-not-found]: `helper` uses t0, space0, which neither root signature of `Trace` binds
  --> subobject 5 (DXIL_LIBRARY)
  ::: subobject 6 (GLOBAL_ROOT_SIGNATURE): its global root signature
   = note: the global and the local root signature of a shader together bind all that it uses
   = help: add the register to one of them, or associate the root signature that has it",
    },
    Case {
        rule: Rule::SignaturesDifferInCalls,
        start: calling,
        breaks: |trial| _ = trial.associate(7, ["Trace"]),
        keeps: |trial| _ = trial.associate(6, ["Trace"]),
        message: "\
error[signatures-differ-in-calls]: `Trace` calls `helper`, which has another global root signature
  --> subobject 4 (DXIL_LIBRARY)
  ::: subobject 7 (GLOBAL_ROOT_SIGNATURE): what `Trace` has
  ::: subobject 6 (GLOBAL_ROOT_SIGNATURE): what `helper` has
   = note: all functions that a shader reaches have its root signature, or none
   = help: associate `helper` with the shader's, or with none",
    },
    Case {
        rule: Rule::EntryWithoutSignature,
        start: calling,
        breaks: |_| {},
        keeps: |trial| _ = trial.associate(6, ["Trace"]),
        message: "\
error[entry-without-signature]: `Trace` has no global root signature and calls `helper`, which has one
  --> subobject 4 (DXIL_LIBRARY)
  ::: subobject 6 (GLOBAL_ROOT_SIGNATURE): what `helper` has
   = note: the shader at which the calls start has the root signature that any function it reaches has
   = help: associate `Trace` with it",
    },
    Case {
        // The called function has another one by default only.
        rule: Rule::SignaturesDifferInCalls,
        start: || {
            let mut trial = Trial::known_pipeline();
            let dependencies = vec![mangled("helper")];
            trial.knows(
                1,
                [LibraryFunction {
                    dependencies,
                    ..shader("Trace", ShaderKind::RayGeneration)
                }],
            );
            trial.whole_library(1);
            trial.knows(2, [shader("helper", ShaderKind::Library)]);
            trial.whole_library(2);
            trial.signature(1, false, []);
            trial.signature(2, false, []);
            trial.global(1);
            let own = trial.global(2);
            trial.associate(own, ["Trace"]);
            trial
        },
        breaks: |_| {},
        keeps: |trial| _ = trial.associate(7, ["helper"]),
        message: "\
warning[signatures-differ-in-calls]: `Trace` calls `helper`, which has another global root signature
  --> subobject 4 (DXIL_LIBRARY)
  ::: subobject 7 (GLOBAL_ROOT_SIGNATURE): what `Trace` has
  ::: subobject 6 (GLOBAL_ROOT_SIGNATURE): what `helper` has
   = note: all functions that a shader reaches have its root signature, or none
   = help: associate `helper` with the shader's, or with none",
    },
];
