//! Generic programs and work graphs.

use clayout::d3d12::state::{
    LibraryDeclaration, LibraryFunction, LibrarySubobject, Node, NodeFacts, NodeId, NodeOutput, NodeOutputOverride,
    NodeOverrides, ProgramState, Rule, ShaderKind, Target,
};

use crate::state::case::{Case, check};
use crate::state::trial::{Trial, kept, node, shader};

#[test]
fn programs() {
    check(TABLE);
}

/// An executable with a known library of every stage.
fn stages() -> Trial {
    let mut trial = Trial::executable();
    trial.knows(
        0,
        [
            shader("VS", ShaderKind::Vertex),
            shader("PS", ShaderKind::Pixel),
            shader("MS", ShaderKind::Mesh),
            shader("CS", ShaderKind::Compute),
        ],
    );
    trial.whole_library(0);
    trial.state(ProgramState::PrimitiveTopology(3));
    trial
}

/// An executable with a library that lists a node.
fn culling() -> Trial {
    let mut trial = Trial::executable();
    trial.library(["Cull"]);
    trial
}

/// An executable with a library that lists a mesh and a pixel shader.
fn listed() -> Trial {
    let mut trial = Trial::executable();
    trial.library(["MeshMain", "PixelMain"]);
    trial
}

/// A work graph with one node whose overrides `change` fills.
fn overriding(trial: &mut Trial, change: fn(&mut NodeOverrides)) {
    trial.graph("Graph", |trial, graph| {
        let mut overrides = NodeOverrides::default();
        change(&mut overrides);
        let shader = trial.name("Cull");
        graph.nodes.push(Node {
            overrides_type: 1,
            overrides: Some(overrides),
            ..Node::new(shader)
        });
    });
}

/// A known library of nodes that each write to the next, and a graph of all of them.
fn chain(trial: &mut Trial, length: usize, last: Option<&'static str>) {
    let names: Vec<&'static str> = (0..length).map(|at| kept::text(&format!("N{at}"))).collect();
    let output = |name| NodeOutput {
        name,
        array_index: 0,
        array_size: 0,
    };
    let functions = (0..length).map(|at| {
        let next = names.get(at + 1).copied().or(last);
        node(NodeFacts {
            outputs: next.map(output).into_iter().collect(),
            ..NodeFacts::new(names[at])
        })
    });
    trial.knows_library(0, clayout::d3d12::state::LibraryContents::new(functions));
    trial.whole_library(0);
    trial.graph("Graph", |trial, graph| {
        graph.entrypoints.push(NodeId::new(trial.name("N0")));
    });
}

pub(crate) const TABLE: &[Case] = &[
    Case {
        rule: Rule::ImportNotFound,
        start: listed,
        breaks: |trial| _ = trial.program("P", ["MeshMain", "PixleMain"], []),
        keeps: |trial| _ = trial.program("P", ["MeshMain", "PixelMain"], []),
        message: "\
error[import-not-found]: the shader `PixleMain` of the program `P` is exported by nothing
  --> subobject 1 (GENERIC_PROGRAM), pExports
   = note: exported: PixelMain, MeshMain
   = help: did you mean `PixelMain`? Else add `PixleMain` to a library's export list",
    },
    Case {
        rule: Rule::ImportNotFound,
        start: listed,
        breaks: |trial| _ = trial.program("P", ["Amplify"], []),
        keeps: |trial| {
            // A library without a list may have it.
            trial.whole_library(1);
            trial.program("P", ["Amplify"], []);
        },
        message: "\
error[import-not-found]: the shader `Amplify` of the program `P` is exported by nothing
  --> subobject 1 (GENERIC_PROGRAM), pExports
   = note: exported: MeshMain, PixelMain
   = help: correct the name, or add `Amplify` to a library's export list",
    },
    Case {
        rule: Rule::ImportNotFound,
        start: culling,
        breaks: |trial| {
            trial.graph("Graph", |trial, graph| graph.nodes.push(Node::new(trial.name("Cul"))));
        },
        keeps: |trial| {
            trial.graph("Graph", |trial, graph| graph.nodes.push(Node::new(trial.name("Cull"))));
        },
        message: "\
error[import-not-found]: the shader `Cul` of a node of the work graph `Graph` is exported by nothing
  --> subobject 1 (WORK_GRAPH), pExplicitlyDefinedNodes
   = note: exported: Cull
   = help: did you mean `Cull`? Else add `Cul` to a library's export list",
    },
    Case {
        rule: Rule::ImportNotFound,
        start: culling,
        breaks: |trial| {
            trial.graph("Graph", |trial, graph| graph.nodes.push(Node::new(trial.name("Shade"))));
        },
        keeps: |trial| {
            // What the collection exports is not known.
            trial.unknown_collection();
            trial.graph("Graph", |trial, graph| graph.nodes.push(Node::new(trial.name("Shade"))));
        },
        message: "\
error[import-not-found]: the shader `Shade` of a node of the work graph `Graph` is exported by nothing
  --> subobject 1 (WORK_GRAPH), pExplicitlyDefinedNodes
   = note: exported: Cull
   = help: correct the name, or add `Shade` to a library's export list",
    },
    Case {
        rule: Rule::DispatchGridOverLimit,
        start: culling,
        breaks: |trial| overriding(trial, |overrides| overrides.dispatch_grid = Some([65_536, 1, 1])),
        keeps: |trial| overriding(trial, |overrides| overrides.dispatch_grid = Some([65_535, 1, 1])),
        message: "\
error[dispatch-grid-over-limit]: the dispatch grid 65536 x 1 x 1 of `Cull` has a side of 65536, and at most 65535 is allowed
  --> subobject 1 (WORK_GRAPH), pDispatchGrid
   = note: each side of a grid is at most 65535 and the product at most 2^24 - 1
   = help: launch fewer groups, with more threads or more work in each",
    },
    Case {
        rule: Rule::DispatchGridOverLimit,
        start: culling,
        breaks: |trial| overriding(trial, |overrides| overrides.max_dispatch_grid = Some([4096, 4096, 1])),
        keeps: |trial| overriding(trial, |overrides| overrides.max_dispatch_grid = Some([4096, 4095, 1])),
        message: "\
error[dispatch-grid-over-limit]: the dispatch grid 4096 x 4096 x 1 of `Cull` has 16777216 groups, and at most 16777215 are allowed
  --> subobject 1 (WORK_GRAPH), pMaxDispatchGrid
   = note: each side of a grid is at most 65535 and the product at most 2^24 - 1
   = help: launch fewer groups, with more threads or more work in each",
    },
    Case {
        rule: Rule::TooManyNodes,
        start: Trial::executable,
        breaks: |trial| {
            trial.graph("Graph", |trial, graph| {
                graph.entrypoints.push(NodeId::new(trial.name("A")));
                graph.entrypoints.push(NodeId::new(trial.name("B")).at(0xff_fffe));
            });
        },
        keeps: |trial| {
            trial.graph("Graph", |trial, graph| {
                graph.entrypoints.push(NodeId::new(trial.name("A")));
                graph.entrypoints.push(NodeId::new(trial.name("B")).at(0xff_fffd));
            });
        },
        message: "\
error[too-many-nodes]: the nodes take 16777216 slots, and a work graph has 16777215
  --> subobject 0 (WORK_GRAPH)
   = note: for each name the highest array index counts, gaps included, and recursion counts as often as it may happen
   = help: use lower array indices",
    },
    Case {
        rule: Rule::NodeCycleOrDepth,
        start: Trial::executable,
        breaks: |trial| chain(trial, 33, None),
        keeps: |trial| chain(trial, 32, None),
        message: "\
error[node-cycle-or-depth]: the longest chain of nodes has 33, and at most 32 are allowed
  --> subobject 1 (WORK_GRAPH)
   = note: recursion of a node counts as often as it may happen
   = help: shorten the chain, or lower NodeMaxRecursionDepth",
    },
    Case {
        rule: Rule::NodeCycleOrDepth,
        start: Trial::executable,
        breaks: |trial| chain(trial, 3, Some("N1")),
        keeps: |trial| chain(trial, 3, Some("N2")),
        message: "\
error[node-cycle-or-depth]: the node `N2` writes to `N1`, from which it is reached
  --> subobject 1 (WORK_GRAPH)
   = note: a node may target itself; there are no other circles
   = help: break the circle, or make one node of it that targets itself",
    },
    Case {
        rule: Rule::OutputBudgetSetTwice,
        start: culling,
        breaks: |trial| {
            overriding(trial, |overrides| {
                let output = NodeOutputOverride {
                    output_index: 2,
                    max_records: Some(4),
                    ..NodeOutputOverride::default()
                };
                overrides.outputs.push(NodeOutputOverride {
                    max_records_shared_with: Some(0),
                    ..output
                });
            });
        },
        keeps: |trial| {
            overriding(trial, |overrides| {
                let output = NodeOutputOverride {
                    output_index: 2,
                    max_records: Some(4),
                    ..NodeOutputOverride::default()
                };
                overrides.outputs.push(output);
            });
        },
        message: "\
error[output-budget-set-twice]: output 2 of `Cull` has a maximum of its own and a shared one
  --> subobject 1 (WORK_GRAPH), pOutputOverrides
   = note: at most one of pMaxRecords and pMaxRecordsSharedWithOutputIndex may be set
   = help: let one of them be null",
    },
    Case {
        rule: Rule::OverridesTypeDiffers,
        start: culling,
        breaks: |trial| {
            trial.graph("Graph", |trial, graph| {
                let shader = trial.name("Cull");
                graph.nodes.push(Node {
                    overrides_type: 3,
                    ..Node::new(shader)
                });
            });
        },
        keeps: |trial| overriding(trial, |_| {}),
        message: "\
error[overrides-type-differs]: the node of `Cull` says that it has overrides, and a null pointer to them
  --> subobject 1 (WORK_GRAPH), OverridesType
   = note: OverridesType, 0 to 4, says which struct the union's pointer means, or that there is none
   = help: let both agree: 0 with a null pointer, or the type with its struct",
    },
    Case {
        rule: Rule::OverridesTypeDiffers,
        start: culling,
        breaks: |trial| {
            trial.graph("Graph", |trial, graph| {
                let shader = trial.name("Cull");
                graph.nodes.push(Node {
                    stray_pointer: true,
                    ..Node::new(shader)
                });
            });
        },
        keeps: |trial| {
            trial.graph("Graph", |trial, graph| graph.nodes.push(Node::new(trial.name("Cull"))));
        },
        message: "\
warning[overrides-type-differs]: the node of `Cull` says that it has no overrides, and a pointer to some
  --> subobject 1 (WORK_GRAPH), OverridesType
   = note: OverridesType, 0 to 4, says which struct the union's pointer means, or that there is none
   = help: let both agree: 0 with a null pointer, or the type with its struct",
    },
    Case {
        rule: Rule::InputSharedTooOften,
        start: culling,
        breaks: |trial| sharing(trial, 257),
        keeps: |trial| sharing(trial, 256),
        message: "\
error[input-shared-too-often]: 257 nodes share the input of `Source` [0], and at most 256 may
  --> subobject 1 (WORK_GRAPH), pShareInputOf
   = note: each of them costs the node that writes the record
   = help: let a node in between write records for some of them",
    },
    Case {
        rule: Rule::TooManyOutputs,
        start: || {
            let mut trial = Trial::executable();
            trial.whole_library(0);
            trial.graph("Graph", |_, _| {});
            trial
        },
        breaks: |trial| trial.knows(0, [node(outputs(1025))]),
        keeps: |trial| trial.knows(0, [node(outputs(1024))]),
        message: "\
error[too-many-outputs]: the node `Fan` has 1025 outputs, and at most 1024 are allowed
  --> subobject 0 (DXIL_LIBRARY)
   = note: an array of nodes counts as one output
   = help: make an array of outputs that take the same records",
    },
    Case {
        rule: Rule::ProgramShadersDoNotFit,
        start: stages,
        breaks: |trial| _ = trial.program("P", ["PS"], [1]),
        keeps: |trial| _ = trial.program("P", ["VS", "PS"], [1]),
        message: "\
error[program-shaders-do-not-fit]: the program `P` has no vertex, mesh or compute shader
  --> subobject 2 (GENERIC_PROGRAM), pExports
   = note: a program is led by one vertex, mesh or compute shader, and the other stages go with that
   = help: list the shaders of one program",
    },
    Case {
        rule: Rule::ProgramShadersDoNotFit,
        start: stages,
        breaks: |trial| _ = trial.program("P", ["CS", "PS"], [1]),
        keeps: |trial| _ = trial.program("P", ["MS", "PS"], [1]),
        message: "\
error[program-shaders-do-not-fit]: the program `P` has `PS`, a pixel shader, that does not fit the others
  --> subobject 2 (GENERIC_PROGRAM), pExports
   = note: a program is led by one vertex, mesh or compute shader, and the other stages go with that
   = help: list the shaders of one program",
    },
    Case {
        rule: Rule::ProgramShadersDoNotFit,
        start: stages,
        breaks: |trial| _ = trial.program("P", ["VS", "MS"], [1]),
        keeps: |trial| _ = trial.program("P", ["MS"], [1]),
        message: "\
error[program-shaders-do-not-fit]: the program `P` has more than one vertex, mesh or compute shader
  --> subobject 2 (GENERIC_PROGRAM), pExports
   = note: a program is led by one vertex, mesh or compute shader, and the other stages go with that
   = help: list the shaders of one program",
    },
    Case {
        rule: Rule::ProgramShadersDoNotFit,
        start: || {
            let mut trial = stages();
            let declares = LibraryDeclaration::GlobalRootSignature(b"\x01");
            trial.declares(0, [LibrarySubobject { name: "Root", declares }]);
            trial
        },
        breaks: |trial| _ = trial.program("P", ["CS", "Root"], [1]),
        keeps: |trial| _ = trial.program("P", ["CS"], []),
        message: "\
error[program-shaders-do-not-fit]: the program `P` lists `Root`, a subobject of a library
  --> subobject 2 (GENERIC_PROGRAM), pExports
   = note: a program is made of shaders
   = help: list the shaders of the program; subobjects are associated with them instead",
    },
    Case {
        rule: Rule::MissingTopology,
        start: || {
            let mut trial = stages();
            trial.program("Other", ["VS"], [1]);
            trial
        },
        breaks: |trial| _ = trial.program("P", ["VS"], []),
        keeps: |trial| _ = trial.program("P", ["CS"], []),
        message: "\
error[missing-topology]: the program `P` has a vertex shader and no primitive topology
  --> subobject 3 (GENERIC_PROGRAM), ppSubobjects
   = note: without the subobject the topology is undefined, which fails; pipeline state streams default to triangles
   = help: list a PRIMITIVE_TOPOLOGY, such as D3D12_PRIMITIVE_TOPOLOGY_TYPE_TRIANGLE (3)",
    },
    Case {
        rule: Rule::MissingTopology,
        start: || {
            let mut trial = Trial::executable();
            let mesh = LibraryFunction {
                output_topology: Some(2),
                ..shader("MS", ShaderKind::Mesh)
            };
            trial.knows(0, [mesh]);
            trial.whole_library(0);
            trial.state(ProgramState::PrimitiveTopology(2));
            trial.state(ProgramState::PrimitiveTopology(3));
            trial.program("Lines", ["MS"], [1]);
            trial.program("None", ["MS"], []);
            trial
        },
        breaks: |trial| _ = trial.program("P", ["MS"], [2]),
        keeps: |trial| _ = trial.program("P", ["MS"], [1]),
        message: "\
error[missing-topology]: the program `P` lists the primitive topology triangles (3), and its mesh shader `MS` puts out lines (2)
  --> subobject 5 (GENERIC_PROGRAM), ppSubobjects
  ::: subobject 0 (DXIL_LIBRARY): the mesh shader is here
   = note: a mesh shader declares its topology; one that is listed beside it has to be equal
   = help: leave the PRIMITIVE_TOPOLOGY out of the program, or list the mesh shader's",
    },
    Case {
        rule: Rule::StateTwiceInProgram,
        start: || {
            let mut trial = stages();
            trial.state(ProgramState::DepthStencil);
            trial.state(ProgramState::DepthStencil2);
            trial.state(ProgramState::Blend);
            trial
        },
        breaks: |trial| {
            trial.program("P", ["VS"], [1, 2, 3, 4]);
        },
        keeps: |trial| {
            trial.program("P", ["VS"], [1, 2, 4]);
            trial.program("Q", ["VS"], [1, 3]);
        },
        message: "\
error[state-twice-in-program]: the program `P` lists subobject 2 (DEPTH_STENCIL) and subobject 3 (DEPTH_STENCIL2)
  --> subobject 5 (GENERIC_PROGRAM), ppSubobjects
   = note: a program has each state once; the depth-stencil types are one state
   = help: list one of them",
    },
    Case {
        rule: Rule::ProgramStateNotListed,
        start: || {
            let mut trial = stages();
            trial.global(1);
            trial
        },
        breaks: |trial| _ = trial.program("P", ["VS"], [1, 2]),
        keeps: |trial| _ = trial.program("P", ["VS"], [1]),
        message: "\
error[program-state-not-listed]: the program `P` lists subobject 2 (GLOBAL_ROOT_SIGNATURE)
  --> subobject 3 (GENERIC_PROGRAM), ppSubobjects
   = note: ppSubobjects points to elements of pSubobjects of the types 14 to 30
   = help: point to the element of the final array; root signatures are associated instead",
    },
    Case {
        rule: Rule::ProgramStateNotListed,
        start: stages,
        breaks: |trial| _ = trial.program_targets("P", ["VS"], [Target::Index(1), Target::Outside]),
        keeps: |trial| _ = trial.program_targets("P", ["VS"], [Target::Index(1)]),
        message: "\
error[program-state-not-listed]: the program `P` lists something outside of the object's subobjects
  --> subobject 2 (GENERIC_PROGRAM), ppSubobjects
   = note: ppSubobjects points to elements of pSubobjects of the types 14 to 30
   = help: point to the element of the final array; root signatures are associated instead",
    },
    Case {
        rule: Rule::CountOverLimit,
        start: stages,
        breaks: |trial| {
            let formats = trial.state(ProgramState::RenderTargetFormats { count: 9 });
            trial.program("P", ["VS"], [1, formats]);
        },
        keeps: |trial| {
            let formats = trial.state(ProgramState::RenderTargetFormats { count: 8 });
            trial.program("P", ["VS"], [1, formats]);
        },
        message: "\
error[count-over-limit]: there are 9 render targets, and at most 8 are allowed
  --> subobject 2 (RENDER_TARGET_FORMATS), NumRenderTargets
   = note: the limit is the same for every device
   = help: let NumRenderTargets be at most 8",
    },
    Case {
        rule: Rule::SampleCountZero,
        start: stages,
        breaks: |trial| {
            let samples = trial.state(ProgramState::SampleDesc { count: 0 });
            trial.program("P", ["VS"], [1, samples]);
        },
        keeps: |trial| {
            let samples = trial.state(ProgramState::SampleDesc { count: 1 });
            trial.program("P", ["VS"], [1, samples]);
        },
        message: "\
error[sample-count-zero]: the sample count is 0
  --> subobject 2 (SAMPLE_DESC), Count
   = note: drivers differ in what they make of it
   = help: write 1 for no multi-sampling, or leave the subobject out",
    },
    Case {
        rule: Rule::StateInNoProgram,
        start: || {
            let mut trial = stages();
            trial.state(ProgramState::Blend);
            trial
        },
        breaks: |trial| _ = trial.program("P", ["VS"], [1]),
        keeps: |trial| _ = trial.program("P", ["VS"], [1, 2]),
        message: "\
warning[state-in-no-program]: no generic program lists this state
  --> subobject 2 (BLEND)
   = note: such state has an effect only where a program's ppSubobjects points to it
   = help: list it in the programs that need it, or remove it",
    },
];

/// A graph in which so many nodes share the input of one.
fn sharing(trial: &mut Trial, nodes: u32) {
    trial.graph("Graph", |trial, graph| {
        let (shader, shared, name) = (trial.name("Cull"), trial.name("Source"), trial.name("Sharer"));
        for at in 0..nodes {
            let overrides = NodeOverrides {
                new_name: Some(NodeId::new(name).at(at)),
                share_input_of: Some(NodeId::new(shared)),
                ..NodeOverrides::default()
            };
            graph.nodes.push(Node {
                overrides_type: 4,
                overrides: Some(overrides),
                ..Node::new(shader)
            });
        }
    });
}

fn outputs(count: u32) -> NodeFacts<'static> {
    let outputs = (0..count)
        .map(|at| NodeOutput {
            name: "Next",
            array_index: at,
            array_size: 0,
        })
        .collect();
    NodeFacts {
        outputs,
        ..NodeFacts::new("Fan")
    }
}
