//! Random libraries, as a reader may tell them: the judge takes anything.

use clayout::d3d12::state::{
    BindingRange, Export, LibraryContents, LibraryDeclaration, LibraryFunction, LibrarySubobject, Node, NodeFacts,
    NodeId, NodeOutput, RegisterClass, ShaderKind, ShaderTarget, StateObjectType, Subobject, Target,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

use super::trial::{Trial, dxil};

const NAMES: [&str; 10] = [
    "A",
    "B",
    "Hits",
    "\x01?A@@YAXXZ",
    "\x01?A@n@@YAXXZ",
    "\x01?B@@YAXXZ",
    "\x01?",
    "*",
    "",
    "Config",
];

fn name() -> impl Strategy<Value = &'static str> {
    select(NAMES.to_vec())
}

fn function() -> impl Strategy<Value = LibraryFunction<'static>> {
    let kind = (0..16_u32).prop_map(|kind| ShaderKind::from_number(kind).expect("a stage"));
    let calls = (vec(name(), 0..3), prop::option::of(vec(name(), 0..3)));
    let resources = prop::option::of(vec((0..3_u32, any::<u32>()), 0..3));
    let node = prop::option::of((name(), any::<u32>(), name(), any::<u32>(), prop::option::of(name())));
    (name(), kind, calls, resources, node, any::<[u32; 4]>()).prop_map(
        |(name, kind, (dependencies, calls), resources, node, words)| LibraryFunction {
            payload_size: words[0],
            attribute_size: words[1],
            stages: words[2],
            output_topology: (words[1] & 1 == 0).then_some(words[2]),
            features: u64::from(words[3]),
            min_target: (words[0] & 1 == 0).then_some(ShaderTarget {
                kind,
                major: 6,
                minor: 7,
            }),
            resources: resources.map(|ranges| ranges.into_iter().map(range).collect()),
            dependencies,
            calls,
            node: node.map(|(name, array_index, target, array_size, shared)| NodeFacts {
                array_index,
                max_recursion_depth: words[1],
                share_input_of: shared.map(|name| (name, array_size)),
                outputs: vec![NodeOutput {
                    name: target,
                    array_index,
                    array_size,
                }],
                ..NodeFacts::new(name)
            }),
            ..LibraryFunction::new(name, kind)
        },
    )
}

fn range((lower, upper): (u32, u32)) -> BindingRange {
    BindingRange {
        class: RegisterClass::Uav,
        space: upper & 1,
        lower,
        upper,
    }
}

fn declaration() -> impl Strategy<Value = LibrarySubobject<'static>> {
    let declares =
        (0..8_u32, any::<u32>(), name(), vec(name(), 0..3)).prop_map(|(kind, word, name, exports)| match kind {
            0 => LibraryDeclaration::StateObjectConfig { flags: word },
            1 => LibraryDeclaration::GlobalRootSignature(b"\x01"),
            2 => LibraryDeclaration::LocalRootSignature(b"\x02"),
            3 => LibraryDeclaration::Association {
                subobject: name,
                exports,
            },
            4 => LibraryDeclaration::ShaderConfig {
                max_payload_size: word,
                max_attribute_size: 8,
            },
            5 => LibraryDeclaration::PipelineConfig {
                max_trace_recursion_depth: word & 1,
                flags: 0,
            },
            6 => LibraryDeclaration::HitGroup {
                group_type: word & 1,
                any_hit: name,
                closest_hit: name,
                intersection: "",
            },
            _ => LibraryDeclaration::Unknown(word),
        });
    (name(), declares).prop_map(|(name, declares)| LibrarySubobject { name, declares })
}

/// An object that uses two libraries: a list or everything, associations, hit groups, a graph.
fn fill(trial: &mut Trial, lists: &[Option<Vec<(&'static str, &'static str)>>], names: &[&'static str]) {
    for (number, list) in (0..).zip(lists) {
        let exports = list
            .iter()
            .flatten()
            .map(|(new, old)| (trial.name(new), trial.name(old)));
        let exports: Vec<Export> = exports.map(|(new, old)| Export::renamed(new, old)).collect();
        let exports = trial.object.exports(exports);
        trial.push(Subobject::DxilLibrary {
            bytecode: dxil(number),
            exports,
        });
    }
    trial.global(1);
    for name in names {
        trial.triangles(name, "A");
        trial.associate_declared(name, ["Hits"]);
        trial.associate_target(Target::Index(2), [name]);
        trial.program(name, [name], []);
        trial.graph(name, |trial, graph| {
            graph.flags = 1;
            graph.entrypoints.push(NodeId::new(trial.name(name)));
            graph.nodes.push(Node::new(trial.name(name)));
        });
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_library_is_judged(
        object_type in select(vec![StateObjectType::Collection, StateObjectType::RaytracingPipeline, StateObjectType::Executable]),
        libraries in vec((vec(function(), 0..5), vec(declaration(), 0..5)), 2),
        lists in vec(prop::option::of(vec((name(), name()), 1..4)), 2),
        names in vec(name(), 0..3),
        signature in vec((0..3_u32, any::<u32>()), 0..3),
    ) {
        let mut trial = Trial::empty(object_type);
        for (number, (functions, declarations)) in (0..).zip(libraries) {
            trial.knows_library(number, LibraryContents::new(functions).with_subobjects(declarations));
        }
        let ranges: Vec<BindingRange> = signature.into_iter().map(range).collect();
        for number in 1..3 {
            trial.signature_of(number, number == 2, ranges.clone());
        }
        fill(&mut trial, &lists, &names);
        let report = trial.report();
        prop_assert_eq!(report.to_string(), trial.report().to_string());
        prop_assert!(trial.resolution().to_string().len() < 1 << 20);
        let contents = trial.judge().contents(&trial.object);
        trial.collection(contents.clone());
        trial.parent = Some(contents);
        let _ = trial.report().to_string();
    }
}
