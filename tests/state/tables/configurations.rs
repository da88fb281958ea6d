//! Shader and pipeline configurations.

use clayout::d3d12::state::{
    Associable, ContentExport, DeviceFacts, ExportKind, LibraryDeclaration, LibraryFunction, LibrarySubobject, Rule,
    ShaderKind, ShaderTarget, StateObjectContents, StateObjectType, Subobject, Value,
};

use crate::state::case::{Case, check};
use crate::state::trial::{Trial, contents, ray_tracing_library, shader};

#[test]
fn configurations() {
    check(TABLE);
}

/// A pipeline whose library is known and which lacks a pipeline configuration.
fn without_pipeline_config() -> Trial {
    let mut trial = Trial::empty(StateObjectType::RaytracingPipeline);
    trial.knows_library(0, ray_tracing_library());
    trial.whole_library(0);
    trial.shader_config(16, 8);
    trial
}

/// A collection whose miss shader has a configuration of its own.
fn configured(payload: u32) -> StateObjectContents {
    let mut contents = contents(0, []);
    let shader_config = Value::ShaderConfig {
        max_payload_size: payload,
        max_attribute_size: 8,
    };
    let shader_config = contents.add_value(shader_config);
    let pipeline_config = contents.add_value(Value::PipelineConfig {
        max_trace_recursion_depth: 1,
        flags: 0,
    });
    contents.exports.push(
        ContentExport::new("Shadow", ExportKind::Function(ShaderKind::Miss))
            .with(Associable::ShaderConfig, shader_config)
            .with(Associable::PipelineConfig, pipeline_config),
    );
    contents
}

fn flagged(trial: &mut Trial, flags: u32) {
    trial.push(Subobject::RaytracingPipelineConfig1 {
        max_trace_recursion_depth: 1,
        flags,
    });
}

pub(crate) const TABLE: &[Case] = &[
    Case {
        rule: Rule::AttributesOverLimit,
        start: || {
            let mut trial = Trial::empty(StateObjectType::RaytracingPipeline);
            trial.whole_library(0);
            trial.pipeline_config(1);
            trial
        },
        breaks: |trial| _ = trial.shader_config(1000, 33),
        keeps: |trial| _ = trial.shader_config(1000, 32),
        message: "\
error[attributes-over-limit]: MaxAttributeSizeInBytes is 33, and at most 32 is allowed
  --> subobject 2 (RAYTRACING_SHADER_CONFIG), MaxAttributeSizeInBytes
   = note: D3D12_RAYTRACING_MAX_ATTRIBUTE_SIZE_IN_BYTES is the limit for every device
   = help: write the size in bytes of the largest attribute struct; that of triangles has 8",
    },
    Case {
        rule: Rule::RecursionOverLimit,
        start: without_pipeline_config,
        breaks: |trial| _ = trial.pipeline_config(32),
        keeps: |trial| _ = trial.pipeline_config(31),
        message: "\
error[recursion-over-limit]: MaxTraceRecursionDepth is 32, and at most 31 is allowed
  --> subobject 2 (RAYTRACING_PIPELINE_CONFIG), MaxTraceRecursionDepth
   = note: D3D12_RAYTRACING_MAX_DECLARABLE_TRACE_RECURSION_DEPTH is the limit for every device
   = help: write how many TraceRay calls are nested at most: 1 when only ray generation traces",
    },
    Case {
        rule: Rule::AttributesOverConfigured,
        start: || {
            let mut trial = without_pipeline_config();
            trial.pipeline_config(1);
            trial
        },
        breaks: |trial| {
            let hit = LibraryFunction {
                attribute_size: 12,
                ..shader("Hit", ShaderKind::ClosestHit)
            };
            trial.knows(0, [hit]);
        },
        keeps: |trial| {
            let hit = LibraryFunction {
                attribute_size: 8,
                ..shader("Hit", ShaderKind::ClosestHit)
            };
            trial.knows(0, [hit]);
        },
        message: "\
error[attributes-over-configured]: `Hit` has attributes of 12 bytes, and MaxAttributeSizeInBytes is 8
  --> subobject 1 (RAYTRACING_SHADER_CONFIG), MaxAttributeSizeInBytes
  ::: subobject 0 (DXIL_LIBRARY): the shader is here
   = note: the configuration bounds every shader that it is associated with
   = help: let MaxAttributeSizeInBytes be at least 12",
    },
    Case {
        rule: Rule::PayloadOverConfigured,
        start: || {
            let mut trial = Trial::empty(StateObjectType::RaytracingPipeline);
            trial.knows_library(0, ray_tracing_library());
            trial.whole_library(0);
            trial.pipeline_config(1);
            trial
        },
        breaks: |trial| {
            _ = {
                trial.knows(
                    0,
                    [LibraryFunction {
                        payload_size: 12,
                        ..shader("miss0", ShaderKind::Miss)
                    }],
                );
                trial.shader_config(0, 8)
            }
        },
        keeps: |trial| {
            _ = {
                trial.knows(
                    0,
                    [LibraryFunction {
                        payload_size: 12,
                        ..shader("call0", ShaderKind::Callable)
                    }],
                );
                trial.shader_config(0, 8)
            }
        },
        message: "\
error[payload-over-configured]: `miss0` has a payload of 12 bytes, and MaxPayloadSizeInBytes is 0
  --> subobject 2 (RAYTRACING_SHADER_CONFIG), MaxPayloadSizeInBytes
  ::: subobject 0 (DXIL_LIBRARY): the shader is here
   = note: the configuration bounds every shader that it is associated with
   = help: let MaxPayloadSizeInBytes be at least 12",
    },
    Case {
        // With payload access qualifiers drivers ignore the limit, and runtimes may not.
        rule: Rule::PayloadOverConfigured,
        start: without_pipeline_config,
        breaks: |trial| {
            let mut library = ray_tracing_library();
            library.target = Some(ShaderTarget::library(6, 7));
            library.functions[1].payload_size = 20;
            trial.knows_library(0, library);
            trial.pipeline_config(1);
        },
        keeps: |trial| _ = trial.pipeline_config(1),
        message: "\
warning[payload-over-configured]: `Miss` has a payload of 20 bytes, and MaxPayloadSizeInBytes is 16
  --> subobject 1 (RAYTRACING_SHADER_CONFIG), MaxPayloadSizeInBytes
  ::: subobject 0 (DXIL_LIBRARY): the shader is here
   = note: the configuration bounds every shader that it is associated with
   = help: let MaxPayloadSizeInBytes be at least 20",
    },
    Case {
        rule: Rule::MissingConfiguration,
        start: without_pipeline_config,
        breaks: |_| {},
        keeps: |trial| _ = trial.pipeline_config(1),
        message: "\
error[missing-configuration]: `RayGen` and 2 more exports have no pipeline configuration
  --> subobject 0 (DXIL_LIBRARY)
   = note: every ray tracing shader needs one
   = help: add a RAYTRACING_PIPELINE_CONFIG; without an association it is the default",
    },
    Case {
        rule: Rule::MissingConfiguration,
        start: || {
            let mut trial = Trial::empty(StateObjectType::RaytracingPipeline);
            trial.pipeline_config(1);
            trial
        },
        breaks: |_| {},
        // It may be inside of the library.
        keeps: |trial| _ = trial.library(["RayGen"]),
        message: "\
error[missing-configuration]: the pipeline has no shader configuration
   = note: every ray tracing shader needs one
   = help: add a RAYTRACING_SHADER_CONFIG; without an association it is the default",
    },
    Case {
        rule: Rule::MissingConfiguration,
        start: || {
            let mut trial = without_pipeline_config();
            let config = trial.pipeline_config(1);
            trial.associate(config, ["RayGen", "Miss"]);
            trial
        },
        breaks: |_| {},
        keeps: |trial| _ = trial.associate(2, ["Hit"]),
        message: "\
error[missing-configuration]: `Hit` has no pipeline configuration
  --> subobject 0 (DXIL_LIBRARY)
   = note: the one that there is, is associated with other exports
   = help: add a RAYTRACING_PIPELINE_CONFIG; without an association it is the default",
    },
    Case {
        rule: Rule::MissingConfiguration,
        start: || {
            let mut trial = Trial::empty(StateObjectType::Collection);
            trial.knows(0, [shader("Miss", ShaderKind::Miss)]);
            trial.whole_library(0);
            trial.shader_config(16, 8);
            trial
        },
        breaks: |trial| _ = trial.flags(2),
        keeps: |trial| _ = trial.flags(1),
        message: "\
error[missing-configuration]: `Miss` has no pipeline configuration
  --> subobject 0 (DXIL_LIBRARY)
   = note: every ray tracing shader needs one
   = help: add a RAYTRACING_PIPELINE_CONFIG; without an association it is the default, or set ALLOW_LOCAL_DEPENDENCIES_ON_EXTERNAL_DEFINITIONS to leave it to the object that will include this collection",
    },
    Case {
        rule: Rule::MissingConfiguration,
        start: || {
            let mut trial = without_pipeline_config();
            trial.knows(1, [shader("Shadow", ShaderKind::Miss)]);
            let declares = LibraryDeclaration::PipelineConfig {
                max_trace_recursion_depth: 1,
                flags: 0,
            };
            trial.declares(
                1,
                [LibrarySubobject {
                    name: "Config",
                    declares,
                }],
            );
            trial.whole_library(1);
            trial
        },
        breaks: |_| {},
        keeps: |trial| _ = trial.associate_declared("Config", []),
        message: "\
warning[missing-configuration]: `RayGen` and 2 more exports have no pipeline configuration
  --> subobject 0 (DXIL_LIBRARY)
   = note: a library declares one, and its defaults are for its own exports
   = help: add a RAYTRACING_PIPELINE_CONFIG; without an association it is the default",
    },
    Case {
        // Two that differ are no default, so that no shader has one.
        rule: Rule::DifferentConfigurations,
        start: Trial::pipeline,
        breaks: |trial| _ = trial.shader_config(64, 8),
        keeps: |trial| _ = trial.shader_config(16, 8),
        message: "\
error[different-configurations]: two different shader configurations are unassociated, so that neither is the default and `RayGen` has none
  --> subobject 4 (RAYTRACING_SHADER_CONFIG)
  ::: subobject 2 (RAYTRACING_SHADER_CONFIG): the other is here
   = note: all exports have an equal one: payload 16, attributes 8 or payload 64, attributes 8
   = help: remove one of the two",
    },
    Case {
        rule: Rule::DifferentConfigurations,
        start: || {
            let mut trial = Trial::known_pipeline();
            trial.pipeline_config(2);
            trial
        },
        breaks: |_| {},
        // The other then reaches nothing, which is only suspicious.
        keeps: |trial| _ = trial.associate(4, []),
        message: "\
error[different-configurations]: two different pipeline configurations are unassociated, so that neither is the default and `RayGen` has none
  --> subobject 4 (RAYTRACING_PIPELINE_CONFIG)
  ::: subobject 3 (RAYTRACING_PIPELINE_CONFIG): the other is here
   = note: all exports have an equal one: depth 1 or depth 2
   = help: remove one of the two",
    },
    Case {
        // A collection that leaves its configuration open says nothing wrong with two.
        rule: Rule::DifferentConfigurations,
        start: || {
            let mut trial = Trial::empty(StateObjectType::Collection);
            trial.knows_library(0, ray_tracing_library());
            trial.library(["Hit"]);
            trial.pipeline_config(1);
            trial.pipeline_config(2);
            trial.shader_config(16, 8);
            trial
        },
        breaks: |_| {},
        keeps: |trial| _ = trial.flags(1),
        message: "\
error[different-configurations]: two different pipeline configurations are unassociated, so that neither is the default and `Hit` has none
  --> subobject 2 (RAYTRACING_PIPELINE_CONFIG)
  ::: subobject 1 (RAYTRACING_PIPELINE_CONFIG): the other is here
   = note: all exports have an equal one: depth 1 or depth 2
   = help: remove one of the two",
    },
    Case {
        rule: Rule::DifferentConfigurations,
        start: || {
            let mut trial = Trial::pipeline();
            trial.associate(2, ["Hit", "Hits"]);
            trial
        },
        breaks: |trial| {
            let other = trial.shader_config(20, 8);
            trial.associate(other, ["RayGen", "Miss"]);
        },
        keeps: |trial| {
            let other = trial.shader_config(16, 8);
            trial.associate(other, ["RayGen", "Miss"]);
        },
        message: "\
error[different-configurations]: `RayGen` and `Hit` have different shader configurations
  --> subobject 2 (RAYTRACING_SHADER_CONFIG)
  ::: subobject 5 (RAYTRACING_SHADER_CONFIG): the other one
   = note: all shaders of a pipeline share one: the first has payload 20, attributes 8, the second payload 16, attributes 8
   = help: give all exports, those of collections included, the same",
    },
    Case {
        rule: Rule::DifferentConfigurations,
        start: Trial::pipeline,
        breaks: |trial| _ = trial.collection(configured(32)),
        keeps: |trial| _ = trial.collection(configured(16)),
        message: "\
error[different-configurations]: `RayGen` and `Shadow` have different shader configurations
  --> subobject 4 (EXISTING_COLLECTION)
  ::: subobject 2 (RAYTRACING_SHADER_CONFIG): the other one
   = note: all shaders of a pipeline share one: the first has payload 16, attributes 8, the second payload 32, attributes 8
   = help: give all exports, those of collections included, the same",
    },
    Case {
        rule: Rule::RaytracingTierTooLow,
        start: without_pipeline_config,
        breaks: |trial| {
            trial.device = DeviceFacts {
                raytracing_tier: Some(10),
                ..trial.device
            };
            flagged(trial, 0);
        },
        keeps: |trial| {
            trial.device = DeviceFacts {
                raytracing_tier: Some(11),
                ..trial.device
            };
            flagged(trial, 0x100);
        },
        message: "\
error[raytracing-tier-too-low]: a pipeline configuration with flags needs ray tracing tier 1.1, and the device has 1.0
  --> subobject 2 (RAYTRACING_PIPELINE_CONFIG1), Type
   = note: older tiers know only D3D12_RAYTRACING_PIPELINE_CONFIG
   = help: use RAYTRACING_PIPELINE_CONFIG without flags on this device",
    },
    Case {
        rule: Rule::RaytracingTierTooLow,
        start: without_pipeline_config,
        breaks: |trial| {
            trial.device = DeviceFacts {
                raytracing_tier: Some(11),
                ..trial.device
            };
            flagged(trial, 0x400);
        },
        keeps: |trial| {
            trial.device = DeviceFacts {
                raytracing_tier: Some(12),
                ..trial.device
            };
            flagged(trial, 0x400);
        },
        message: "\
error[raytracing-tier-too-low]: the flag for opacity micromaps needs ray tracing tier 1.2, and the device has 1.1
  --> subobject 2 (RAYTRACING_PIPELINE_CONFIG1), Flags
   = note: older tiers know only D3D12_RAYTRACING_PIPELINE_CONFIG
   = help: use RAYTRACING_PIPELINE_CONFIG without flags on this device",
    },
    Case {
        // A collection whose library declares the flag that leaves configurations open.
        rule: Rule::MissingConfiguration,
        start: || {
            let mut trial = Trial::empty(StateObjectType::Collection);
            trial.knows(0, [shader("Miss", ShaderKind::Miss)]);
            trial.whole_library(0);
            trial.shader_config(16, 8);
            trial
        },
        breaks: |trial| {
            let declares = LibraryDeclaration::StateObjectConfig { flags: 2 };
            trial.declares(0, [LibrarySubobject { name: "Flags", declares }]);
        },
        keeps: |trial| {
            let declares = LibraryDeclaration::StateObjectConfig { flags: 1 };
            trial.declares(0, [LibrarySubobject { name: "Flags", declares }]);
        },
        message: "\
error[missing-configuration]: `Miss` has no pipeline configuration
  --> subobject 0 (DXIL_LIBRARY)
   = note: every ray tracing shader needs one
   = help: add a RAYTRACING_PIPELINE_CONFIG; without an association it is the default, or set ALLOW_LOCAL_DEPENDENCIES_ON_EXTERNAL_DEFINITIONS to leave it to the object that will include this collection",
    },
];
