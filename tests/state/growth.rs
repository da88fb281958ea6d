//! The judge's work grows with the object, and no faster.

use clayout::d3d12::state::{
    Description, Export, HitGroup, Judge, LibraryContents, LibraryFunction, Name, ShaderKind, StateObjectType,
    Subobject, Target,
};

use super::trial::{Trial, dxil, kept, shader};

/// So many hit groups, each with a shader and an association.
fn hit_groups(count: usize) -> Trial {
    let mut trial = Trial::empty(StateObjectType::RaytracingPipeline);
    let object = &mut trial.object;
    let names: Vec<(Name, Name)> = (0..count)
        .map(|at| {
            (
                object.name(kept::text(&format!("Group{at}"))),
                object.name(kept::text(&format!("Hit{at}"))),
            )
        })
        .collect();
    let exports = object.exports(names.iter().map(|(_, hit)| Export::new(*hit)));
    object.push(Subobject::DxilLibrary {
        bytecode: dxil(0),
        exports,
    });
    let config = object.push(Subobject::RaytracingShaderConfig {
        max_payload_size: 16,
        max_attribute_size: 8,
    });
    object.push(Subobject::RaytracingPipelineConfig {
        max_trace_recursion_depth: 1,
    });
    for (group, hit) in names {
        object.push(Subobject::HitGroup(HitGroup::triangles(group).with_closest_hit(hit)));
        let exports = object.names([group]);
        object.push(Subobject::Association {
            target: Target::Index(config),
            exports,
        });
    }
    trial
}

/// A root signature for each hit group, and one shader in all of them.
fn signatures(count: usize) -> Trial {
    let mut trial = Trial::empty(StateObjectType::RaytracingPipeline);
    trial.library(["Hit"]);
    for at in 0..count {
        let signature = trial.local(at + 1);
        trial.triangles(kept::text(&format!("Group{at}")), "Hit");
        trial.associate(signature, [kept::text(&format!("Group{at}"))]);
    }
    trial
}

/// Nothing but mistakes: equal names, imports and associations that mean nothing.
fn mistakes(count: usize) -> Trial {
    let mut trial = Trial::empty(StateObjectType::RaytracingPipeline);
    trial.library(["A", "B", "C", "D", "E", "F", "G"]);
    for at in 0..count {
        trial.renaming_library([("A", kept::text(&format!("Old{at}")))]);
        trial.triangles("Group", kept::text(&format!("Old{at}")));
        trial.associate(0, [kept::text(&format!("No{at}"))]);
        trial.associate_target(Target::Outside, ["A"]);
        trial.mask(0);
    }
    trial
}

/// Libraries that are read, each with overloads of one name and calls in a row.
fn libraries(count: usize) -> Trial {
    let mut trial = Trial::empty(StateObjectType::RaytracingPipeline);
    let functions: Vec<LibraryFunction<'static>> = (0..count)
        .map(|at| {
            let name = kept::text(&format!("\x01?f@n{at}@@YAXXZ"));
            let called = kept::text(&format!("\x01?f@n{}@@YAXXZ", at + 1));
            let calls = Some(if at + 1 < count { vec![called] } else { Vec::new() });
            LibraryFunction {
                name,
                unmangled: "f",
                calls,
                ..shader("f", ShaderKind::Library)
            }
        })
        .collect();
    trial.knows_library(0, LibraryContents::new(functions));
    trial.whole_library(0);
    let config = trial.shader_config(16, 8);
    trial.pipeline_config(1);
    trial.associate(config, ["f"]);
    trial
}

/// Collections that are known, each with one export, and hit groups that import them.
fn collections(count: usize) -> Trial {
    let mut trial = Trial::empty(StateObjectType::RaytracingPipeline);
    for at in 0..count {
        let kind = clayout::d3d12::state::ExportKind::Function(ShaderKind::ClosestHit);
        let export = clayout::d3d12::state::ContentExport::new(format!("Hit{at}"), kind);
        trial.collection(super::trial::contents(2, [export]));
        trial.triangles(kept::text(&format!("Group{at}")), kept::text(&format!("Hit{at}")));
    }
    trial
}

/// Work graphs, each with a node of its own.
fn graphs(count: usize) -> Trial {
    let mut trial = Trial::executable();
    trial.knows_library(
        0,
        LibraryContents::new(
            (0..count)
                .map(|at| super::trial::node(clayout::d3d12::state::NodeFacts::new(kept::text(&format!("Node{at}"))))),
        ),
    );
    trial.whole_library(0);
    for at in 0..count {
        trial.graph(kept::text(&format!("Graph{at}")), |trial, graph| {
            graph.entrypoints.push(clayout::d3d12::state::NodeId::new(
                trial.name(kept::text(&format!("Node{at}"))),
            ));
        });
    }
    trial
}

#[test]
fn steps_are_linear() {
    type Shape = (&'static str, fn(usize) -> Trial);
    let shapes: [Shape; 6] = [
        ("hit groups", hit_groups),
        ("signatures", signatures),
        ("mistakes", mistakes),
        ("libraries", libraries),
        ("collections", collections),
        ("graphs", graphs),
    ];
    for (name, shape) in shapes {
        let steps = |count| shape(count).report().steps();
        let (few, many) = (steps(500), steps(4000));
        assert!(
            many <= few * 8 + 1000,
            "{name}: {few} steps for 500 and {many} for 4000"
        );
        assert!(few > 500, "{name}: {few} steps for 500 say nothing");
    }
}

/// What the judge allocates does not depend on how many hit groups there are, but for growing arrays.
#[test]
fn allocations_do_not_grow() {
    let allocations = |count| {
        let trial = hit_groups(count);
        let judge = Judge::new();
        let before = crate::allocations();
        let report = judge.judge(&trial.object);
        let after = crate::allocations();
        assert!(!report.is_wrong(), "{report}");
        after - before
    };
    let (few, many) = (allocations(100), allocations(10_000));
    assert!(few <= 12, "{few} allocations for 100 hit groups");
    assert!(
        many <= few + 2,
        "{few} allocations for 100 hit groups, {many} for 10,000"
    );
}

#[test]
fn names_are_found_however_many_there_are() {
    let mut object = Description::new(StateObjectType::Collection);
    let names: Vec<Name> = (0..20_000)
        .map(|at| object.name(kept::text(&format!("Export{at:x}"))))
        .collect();
    for (at, name) in names.iter().enumerate() {
        assert_eq!(object.text(*name).to_string(), format!("Export{at:x}"));
        assert_eq!(object.name(kept::text(&format!("Export{at:x}"))), *name);
    }
}
