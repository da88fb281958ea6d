//! Rasterizers, generic programs and work graphs.

use clayout::Open;
#[allow(clippy::wildcard_imports)]
use clayout::d3d12::*;

use super::super::programs::{Graph, Programs, Rasterizers};
use super::super::states::Object;
use super::{Changes, changes};

pub(super) fn of_rasterizers(changes: &mut Changes) {
    changes! { changes, "rasterizer", object = Rasterizers::new(),
        object.changed.fill_mode = FillMode::Solid.into() => "1: RASTERIZER.FillMode: 3 / 2",
        object.changed.cull_mode = CullMode::None.into() => "1: RASTERIZER.CullMode: 1 / 2",
        object.changed.front_counter_clockwise = false => "1: RASTERIZER.FrontCounterClockwise: 0 / 1",
        object.changed.depth_bias = 1.5 => "1: RASTERIZER.DepthBias: 1.500000 / -1.500000",
        object.default.depth_bias = -0.0 => "0: RASTERIZER.DepthBias: -0.000000 / 0.000000",
        object.changed.depth_bias_clamp = 0.5 => "1: RASTERIZER.DepthBiasClamp: 0.500000 / 0.250000",
        object.changed.slope_scaled_depth_bias = 4.0 => "1: RASTERIZER.SlopeScaledDepthBias: 4.000000 / 0.000000",
        object.changed.depth_clip_enable = true => "1: RASTERIZER.DepthClipEnable: 1 / 0",
        object.changed.line_rasterization_mode = Open::from_repr(1) => "1: RASTERIZER.LineRasterizationMode: 1 / 2",
        object.changed.forced_sample_count = 8 => "1: RASTERIZER.ForcedSampleCount: 8 / 4",
        object.changed.conservative_raster = Open::from_repr(0) => "1: RASTERIZER.ConservativeRaster: 0 / 1",
    }
}

pub(super) fn of_programs(changes: &mut Changes) {
    let theirs = changes.theirs;
    changes! { changes, "generic_programs", object = Programs::new(theirs),
        object.name = "opaque" => "3: GENERIC_PROGRAM.ProgramName: \"opaque\" / \"Opaque\"",
        object.exports.truncate(1) => "3: GENERIC_PROGRAM.NumExports: 1 / 2",
        object.exports[1] = "Gs" => "3: GENERIC_PROGRAM.pExports[1]: \"Gs\" / \"Ps\"",
        object.blend_first = true =>
            "3: GENERIC_PROGRAM.ppSubobjects[0]: #1 / #2; 3: GENERIC_PROGRAM.ppSubobjects[1]: #2 / #1",
        object.masks = 1 => "5: GENERIC_PROGRAM.NumSubobjects: 2 / 3",
    }
}

pub(super) fn of_work_graphs(changes: &mut Changes) {
    changes! { changes, "overrides", object = Graph::new(),
        object.name = "graph" => "0: WORK_GRAPH.ProgramName: \"graph\" / \"Graph\"",
        object.flags = WorkGraphFlags::INCLUDE_ALL_AVAILABLE_NODES => "0: WORK_GRAPH.Flags: 1 / 0",
        object.entrypoints.clear() =>
            "0: WORK_GRAPH.NumEntrypoints: 0 / 1; 0: WORK_GRAPH.pEntrypoints: null / not null",
        object.entrypoints[0].name = "Second" => "0: WORK_GRAPH.pEntrypoints[0].Name: \"Second\" / \"First\"",
        object.entrypoints[0].array_index = 8 => "0: WORK_GRAPH.pEntrypoints[0].ArrayIndex: 8 / 9",
        object.node.node_type = 1 => node("4].NodeType: 1 / 0"),
        object.node.shader.shader = "plain" => node("4].Shader.Shader: \"plain\" / \"Plain\""),
        object.node.shader.overrides = Some(NodeOverrides::Thread(ThreadLaunchOverrides::new())) =>
            node("4].Shader.OverridesType: 3 / 0"),

    }
    let mut object = Object::new();
    object.add(WorkGraph::new("Graph").entrypoints(Graph::new().entrypoints));
    let nodes =
        "0: WORK_GRAPH.NumExplicitlyDefinedNodes: 0 / 5; 0: WORK_GRAPH.pExplicitlyDefinedNodes: null / not null";
    changes.differs("overrides", &object, nodes);
}

/// What all four kinds of overrides have, each with its node, its path there and its number as in C++.
macro_rules! common_overrides {
    ($changes:ident, $($field:ident = $node:literal $path:literal $number:literal,)*) => {$({
        let at = |rest: &str| node(&format!("{}].Shader.{}.{rest}", $node, $path));
        let id = |name, array_index| Some(NodeId::new(name).array_index(array_index));
        changes! { $changes, "overrides", object = Graph::new(),
            object.$field.local_root_arguments_table_index = Some(0) =>
                at(&format!("pLocalRootArgumentsTableIndex: 0 / {}", $number)),
            object.$field.local_root_arguments_table_index = None =>
                at("pLocalRootArgumentsTableIndex: null / not null"),
            object.$field.program_entry = Some($number % 2 == 0) =>
                at(&format!("pProgramEntry: {} / {}", 1 - $number % 2, $number % 2)),
            object.$field.program_entry = None => at("pProgramEntry: null / not null"),
            object.$field.new_name = id("New", 0) => at(&format!("pNewName.ArrayIndex: 0 / {}", $number + 1)),
            object.$field.new_name = None => at("pNewName: null / not null"),
            object.$field.share_input_of = id("Other", $number + 2) =>
                at("pShareInputOf.Name: \"Other\" / \"Shared\""),
            object.$field.share_input_of = None => at("pShareInputOf: null / not null"),
            object.$field.output_overrides.truncate(1) => at("NumOutputOverrides: 1 / 2"),
            object.$field.output_overrides.clear() =>
                at("NumOutputOverrides: 0 / 2; ") + &at("pOutputOverrides: null / not null"),
            object.$field.output_overrides[1].output_index = 0 =>
                at(&format!("pOutputOverrides[1].OutputIndex: 0 / {}", $number + 6)),
        }
    })*};
}

pub(super) fn of_overrides(changes: &mut Changes) {
    common_overrides! { changes,
        broadcasting = 0 "pBroadcastingLaunchOverrides" 10,
        coalescing = 1 "pCoalescingLaunchOverrides" 21,
        thread = 2 "pThreadLaunchOverrides" 30,
        common = 3 "pCommonComputeNodeOverrides" 41,
    }
    let grid = |rest: &str| node(&format!("0].Shader.pBroadcastingLaunchOverrides.{rest}"));
    let output = |rest: &str| node(&format!("3].Shader.pCommonComputeNodeOverrides.pOutputOverrides{rest}"));
    changes! { changes, "overrides", object = Graph::new(),
        object.broadcasting.dispatch_grid = Some([8, 5, 2]) => grid("pDispatchGrid[1]: 5 / 4"),
        object.broadcasting.dispatch_grid = None => grid("pDispatchGrid: null / not null"),
        object.broadcasting.max_dispatch_grid = Some([64, 32, 17]) => grid("pMaxDispatchGrid[2]: 17 / 16"),
        object.broadcasting.max_dispatch_grid = None => grid("pMaxDispatchGrid: null / not null"),

        object.common.output_overrides[0].new_name = Some(NodeId::new("Out").array_index(45)) =>
            output("[0].pNewName.Name: \"Out\" / \"Output\""),
        object.common.output_overrides[0].new_name = None => output("[0].pNewName: null / not null"),
        object.common.output_overrides[0].allow_sparse_nodes = Some(false) => output("[0].pAllowSparseNodes: 0 / 1"),
        object.common.output_overrides[0].max_records = Some(0) => output("[0].pMaxRecords: 0 / 46"),
        object.common.output_overrides[1].max_records = Some(0) => output("[1].pMaxRecords: not null / null"),
        object.common.output_overrides[1].max_records_shared_with = Some(0) =>
            output("[1].pMaxRecordsSharedWithOutputIndex: 0 / 44"),
    }
}

fn node(rest: &str) -> String {
    format!("0: WORK_GRAPH.pExplicitlyDefinedNodes[{rest}")
}
