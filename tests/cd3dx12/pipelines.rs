//! Ray tracing pipelines: what `cpp/pipelines.hpp` builds.

#[allow(clippy::wildcard_imports)]
use clayout::d3d12::*;

use super::same::{Case, Check};

pub(crate) type Pipeline<'d> = StateObjectBuilder<'d, RaytracingPipeline>;

pub(crate) const CASES: &[Case] = &[
    Case("empty_pipeline", 0, |check| check.same(&Pipeline::new())),
    Case("empty_collection", 0, |check| {
        check.same(&StateObjectBuilder::<Collection>::new());
    }),
    Case("empty_executable", 0, |check| {
        check.same(&StateObjectBuilder::<Executable>::new());
    }),
    Case("whole_library", 0, |check| with_library(check, &[], |_, _| {})),
    Case("library_without_code", 0, |check| {
        let mut object = Pipeline::new();
        object.add(DxilLibrary::new(b""));
        check.same(&object);
    }),
    Case("exports", 0, |check| {
        with_library(check, &["RayGen", "Miss", "Hit", "Config"], |object, _| {
            configure(object);
        });
    }),
    Case("renamed_exports", 0, renamed_exports),
    Case("library_twice", 0, library_twice),
    Case("implicit_defaults", 0, |check| {
        with_library(check, &["RayGen"], |object, of| {
            associable(object, of);
            configure(object);
        });
    }),
    Case("explicit_defaults", 0, explicit_defaults),
    Case("explicit_associations", 0, explicit_associations),
    Case("associations_between", 0, associations_between),
    Case("dxil_associations", 0, |check| {
        with_library(check, &[], |object, _| {
            object.associate_dxil("config", ["RayGen"]);
            object.associate_dxil("pconfig", ["RayGen", "Miss"]);
            object.associate_dxil_all("default");
        });
    }),
    Case("two_globals", 0, two_globals),
    Case("null_root_signatures", 0, |check| {
        with_library(check, &[], |object, _| {
            object.add(GlobalRootSignature::null());
            object.add(LocalRootSignature::null());
        });
    }),
    Case("node_masks", 0, |check| {
        with_library(check, &[], |object, _| {
            for mask in [1, 0x8000_0000, 0xFFFF_FFFF] {
                object.add(NodeMask::new(mask).unwrap());
            }
        });
    }),
    Case("pipeline_config1", 0, pipeline_config1),
    Case("state_object_flags", 0, state_object_flags),
    Case("triangles", 0, |check| {
        with_library(check, &["C", "A"], |object, _| {
            configure(object);
            let group = HitGroup::triangles;
            object.add(group("None"));
            object.add(group("Closest").closest_hit("C"));
            object.add(group("Any").any_hit("A"));
            object.add(group("Both").any_hit("A").closest_hit("C"));
        });
    }),
    Case("procedural_primitives", 0, |check| {
        with_library(check, &["C", "A", "I"], |object, _| {
            configure(object);
            let group = |name| HitGroup::procedural(name, "I");
            object.add(group("Only"));
            object.add(group("Closest").closest_hit("C"));
            object.add(group("Any").any_hit("A"));
            object.add(group("All").any_hit("A").closest_hit("C"));
        });
    }),
    Case("declared", 0, declared),
];

/// A pipeline of one library and what is added to it.
fn with_library(check: &mut Check, exports: &[&'static str], rest: impl FnOnce(&mut Pipeline<'_>, &Check)) {
    let mut object = Pipeline::new();
    object.add(DxilLibrary::new(check.theirs.code(0)).export_all(exports.iter().copied()));
    rest(&mut object, check);
    check.same(&object);
}

/// What nearly every pipeline has.
pub(crate) fn configure(object: &mut Pipeline<'_>) {
    object.add(RaytracingShaderConfig::new(16, 8));
    object.add(RaytracingPipelineConfig::new(1));
}

type Common = (
    Handle<GlobalRootSignature<'static>>,
    Handle<LocalRootSignature<'static>>,
    Handle<NodeMask>,
    Handle<StateObjectConfig>,
);

fn associable(object: &mut Pipeline<'_>, check: &Check) -> Common {
    (
        object.add(GlobalRootSignature::new(check.theirs.signature(0))),
        object.add(LocalRootSignature::new(check.theirs.signature(1))),
        object.add(NodeMask::node(0)),
        object.add(StateObjectConfig::new(StateObjectFlags::NONE)),
    )
}

fn renamed_exports(check: &mut Check) {
    let mut object = Pipeline::new();
    let library = DxilLibrary::new(check.theirs.code(0))
        .export_as("Gen", "\x01?RayGen@@YAXXZ")
        .export("Miss")
        .export_as("Hit", "ClosestHitMain")
        .export_as("HitAgain", "ClosestHitMain");
    object.add(library);
    configure(&mut object);
    check.same(&object);
}

fn library_twice(check: &mut Check) {
    let [code, other] = [0, 1].map(|which| check.theirs.code(which));
    let mut object = Pipeline::new();
    object.add(DxilLibrary::new(code).export_as("A1", "A"));
    object.add(DxilLibrary::new(code).export_as("A2", "A"));
    object.add(DxilLibrary::new(other).export("*"));
    configure(&mut object);
    check.same(&object);
}

fn explicit_defaults(check: &mut Check) {
    with_library(check, &["RayGen", "Miss"], |object, check| {
        let (global, local, mask, flags) = associable(object, check);
        let shader = object.add(RaytracingShaderConfig::new(32, 16));
        let pipeline = object.add(RaytracingPipelineConfig::new(3));
        object.associate_all(pipeline);
        object.associate_all(shader);
        object.associate_all(flags);
        object.associate_all(mask);
        object.associate_all(local);
        object.associate_all(global);
    });
}

fn explicit_associations(check: &mut Check) {
    with_library(check, &["RayGen", "Miss"], |object, check| {
        let (global, local, mask, flags) = associable(object, check);
        let shader = object.add(RaytracingShaderConfig::new(32, 16));
        let pipeline = object.add(RaytracingPipelineConfig1::new(3));
        object.associate(global, ["RayGen", "Miss"]);
        object.associate(local, ["Miss"]);
        object.associate(mask, ["Miss", "RayGen"]);
        object.associate(flags, ["RayGen"]);
        object.associate(shader, ["RayGen", "Miss"]);
        object.associate(pipeline, ["Miss"]);
    });
}

fn associations_between(check: &mut Check) {
    let mut object = Pipeline::new();
    let config = object.add(RaytracingShaderConfig::new(16, 8));
    object.associate(config, ["Hits"]);
    object.add(DxilLibrary::new(check.theirs.code(0)).export("Hit"));
    let local = object.add(LocalRootSignature::new(check.theirs.signature(0)));
    object.associate(local, ["Hits"]);
    object.add(HitGroup::triangles("Hits").closest_hit("Hit"));
    object.add(RaytracingPipelineConfig::new(1));
    object.associate_all(local);
    check.same(&object);
}

fn two_globals(check: &mut Check) {
    with_library(check, &["GenA", "GenB", "Hit"], |object, check| {
        let a = object.add(GlobalRootSignature::new(check.theirs.signature(0)));
        let b = object.add(GlobalRootSignature::new(check.theirs.signature(1)));
        let local = object.add(LocalRootSignature::new(check.theirs.signature(2)));
        object.add(HitGroup::triangles("Hits").closest_hit("Hit"));
        configure(object);
        object.associate(a, ["GenA"]);
        object.associate(b, ["GenB"]);
        object.associate(local, ["Hits"]);
    });
}

fn pipeline_config1(check: &mut Check) {
    type Flags = RaytracingPipelineFlags;
    with_library(check, &[], |object, _| {
        object.add(RaytracingShaderConfig::new(u32::MAX, 0));
        let config = RaytracingPipelineConfig1::new;
        object.add(config(31));
        object.add(config(0).flags(Flags::SKIP_TRIANGLES));
        object.add(config(1).flags(Flags::SKIP_PROCEDURAL_PRIMITIVES));
        object.add(config(1).flags(Flags::SKIP_TRIANGLES | Flags::SKIP_PROCEDURAL_PRIMITIVES));
    });
}

fn state_object_flags(check: &mut Check) {
    type Flags = StateObjectFlags;
    let inwards = Flags::ALLOW_LOCAL_DEPENDENCIES_ON_EXTERNAL_DEFINITIONS;
    let outwards = Flags::ALLOW_EXTERNAL_DEPENDENCIES_ON_LOCAL_DEFINITIONS;
    let additions = Flags::ALLOW_STATE_OBJECT_ADDITIONS;
    let mut object = Pipeline::new();
    for flags in [
        Flags::NONE,
        inwards,
        outwards,
        additions,
        inwards | outwards | additions,
    ] {
        object.add(StateObjectConfig::new(flags));
    }
    check.same(&object);
}

#[allow(clippy::struct_field_names, reason = "the names are those of the subobjects")]
#[derive(clayout::StateObject)]
#[state_object(RaytracingPipeline)]
struct Declared<'a> {
    library: DxilLibrary<'a>,
    hits: HitGroup<'a>,
    absent: Option<RaytracingPipelineConfig1>,
    root: GlobalRootSignature<'a>,
    #[associate("Hits")]
    local: LocalRootSignature<'a>,
    #[associate]
    mask: Option<NodeMask>,
    shader_config: RaytracingShaderConfig,
    pipeline_config: RaytracingPipelineConfig,
}

/// From a struct, and the same from a builder.
fn declared(check: &mut Check) {
    let [root, local] = [0, 1].map(|which| check.theirs.signature(which));
    let library = DxilLibrary::new(check.theirs.code(0))
        .export("RayGen")
        .export("Miss")
        .export_as("Hit", "ClosestHitMain");
    let hits = HitGroup::triangles("Hits").closest_hit("Hit");
    let object = Declared {
        library: library.clone(),
        hits,
        absent: None,
        root: GlobalRootSignature::new(root),
        local: LocalRootSignature::new(local),
        mask: Some(NodeMask::node(0)),
        shader_config: RaytracingShaderConfig::new(16, 8),
        pipeline_config: RaytracingPipelineConfig::new(1),
    };
    check.same(&object.into_builder());
    let mut object = Pipeline::new();
    object.add(library);
    object.add(hits);
    object.add(GlobalRootSignature::new(root));
    let local = object.add(LocalRootSignature::new(local));
    let mask = object.add(NodeMask::node(0));
    configure(&mut object);
    object.associate(local, ["Hits"]);
    object.associate_all(mask);
    check.same(&object);
}
