//! Generic programs and work graphs: what `cpp/programs.hpp` builds.

use clayout::Open;
#[allow(clippy::wildcard_imports)]
use clayout::d3d12::*;

use super::same::{Case, Check};
use super::states::Object;
use super::theirs::Theirs;

pub(crate) const CASES: &[Case] = &[
    Case("rasterizer", 612, |check| check.same(&Rasterizers::new().builder())),
    Case("generic_programs", 612, |check| {
        check.same(&Programs::new(check.theirs).builder());
    }),
    Case("program_without_states", 612, |check| {
        let mut object = Object::new();
        object.add(GenericProgram::new("Plain", vec!["Cs"]));
        object.add(GenericProgram::new("", vec![]));
        check.same(&object);
    }),
    Case("work_graph", 612, work_graph),
    Case("overrides", 612, |check| check.same(&Graph::new().builder())),
    Case("overrides_of_nothing", 612, |check| {
        let nodes = vec![
            Node::new("A").overrides(NodeOverrides::Broadcasting(BroadcastingLaunchOverrides::new())),
            Node::new("B").overrides(NodeOverrides::Coalescing(CoalescingLaunchOverrides::new())),
            Node::new("C").overrides(NodeOverrides::Thread(ThreadLaunchOverrides::new())),
            Node::new("D").overrides(NodeOverrides::CommonCompute(CommonComputeNodeOverrides::new())),
            Node::new("E"),
        ];
        let mut object = Object::new();
        object.add(WorkGraph::new("Graph").explicitly_defined_nodes(nodes));
        check.same(&object);
    }),
];

#[derive(Clone, Copy, clayout::StateObject)]
#[state_object(Executable)]
pub(crate) struct Rasterizers {
    pub(crate) default: Rasterizer,
    pub(crate) changed: Rasterizer,
}

impl Rasterizers {
    pub(crate) fn new() -> Self {
        Self {
            default: Rasterizer::default(),
            changed: Rasterizer {
                fill_mode: FillMode::Wireframe.into(),
                cull_mode: CullMode::Front.into(),
                front_counter_clockwise: true,
                depth_bias: -1.5,
                depth_bias_clamp: 0.25,
                slope_scaled_depth_bias: 3e-7,
                depth_clip_enable: false,
                line_rasterization_mode: Open::from_repr(2),
                forced_sample_count: 4,
                conservative_raster: Open::from_repr(1),
            },
        }
    }

    pub(crate) fn builder(self) -> Object<'static> {
        self.into_builder()
    }
}

pub(crate) struct Programs {
    pub(crate) library: DxilLibrary<'static>,
    pub(crate) global: GlobalRootSignature<'static>,
    pub(crate) name: &'static str,
    pub(crate) exports: Vec<&'static str>,
    /// Whether the first program lists the blend state before the topology.
    pub(crate) blend_first: bool,
    /// How often the second program lists the sample mask.
    pub(crate) masks: usize,
}

impl Programs {
    pub(crate) fn new(theirs: &Theirs) -> Self {
        Self {
            library: DxilLibrary::new(theirs.code(0)).export_all(["Vs", "Ps", "Ms"]),
            global: GlobalRootSignature::new(theirs.signature(0)),
            name: "Opaque",
            exports: vec!["Vs", "Ps"],
            blend_first: false,
            masks: 2,
        }
    }

    pub(crate) fn builder(&self) -> Object<'_> {
        let mut object = Object::new();
        object.add(self.library.clone());
        let blend = object.add(Blend::default());
        let topology = object.add(PrimitiveTopology::new(PrimitiveTopologyType::Triangle));
        let opaque = GenericProgram::new(self.name, self.exports.clone());
        object.add(if self.blend_first {
            opaque.with(blend).with(topology)
        } else {
            opaque.with(topology).with(blend)
        });
        let mask = object.add(SampleMask::new(1));
        let meshes = GenericProgram::new("Meshes \u{1F600}", vec!["Ms"])
            .with(mask)
            .with(blend);
        object.add((1..self.masks).fold(meshes, |meshes, _| meshes.with(mask)));
        let global = object.add(self.global);
        object.associate(global, ["Opaque"]);
        object
    }
}

fn work_graph(check: &mut Check) {
    let mut object = Object::new();
    object.add(DxilLibrary::new(check.theirs.code(0)));
    let graph = WorkGraph::new("Graph \u{1F4A1}")
        .flags(WorkGraphFlags::INCLUDE_ALL_AVAILABLE_NODES)
        .entrypoints(vec![NodeId::new("First"), NodeId::new("Second").array_index(7)])
        .explicitly_defined_nodes(vec![Node::new("A"), Node::new("B")]);
    object.add(graph);
    object.add(WorkGraph::new("Empty"));
    object.add(NodeMask::node(0));
    check.same(&object);
}

/// A graph with a node of each launch mode and everything overridden.
pub(crate) struct Graph {
    pub(crate) name: &'static str,
    pub(crate) flags: WorkGraphFlags,
    pub(crate) entrypoints: Vec<NodeId<'static>>,
    pub(crate) broadcasting: BroadcastingLaunchOverrides<'static>,
    pub(crate) coalescing: CoalescingLaunchOverrides<'static>,
    pub(crate) thread: ThreadLaunchOverrides<'static>,
    pub(crate) common: CommonComputeNodeOverrides<'static>,
    pub(crate) node: Node<'static>,
}

/// What all four kinds have: as `override_all` in C++.
macro_rules! overridden {
    ($overrides:ident, $number:literal) => {
        $overrides::new()
            .local_root_arguments_table_index($number)
            .program_entry($number % 2 == 1)
            .new_name(NodeId::new("New").array_index($number + 1))
            .share_input_of(NodeId::new("Shared").array_index($number + 2))
            .output_overrides(vec![
                NodeOutputOverrides::new($number + 3)
                    .new_name(NodeId::new("Output").array_index($number + 4))
                    .allow_sparse_nodes($number % 2 == 1)
                    .max_records($number + 5),
                NodeOutputOverrides::new($number + 6).max_records_shared_with($number + 3),
            ])
    };
}

impl Graph {
    pub(crate) fn new() -> Self {
        Self {
            name: "Graph",
            flags: WorkGraphFlags::NONE,
            entrypoints: vec![NodeId::new("First").array_index(9)],
            broadcasting: overridden!(BroadcastingLaunchOverrides, 10)
                .dispatch_grid([8, 4, 2])
                .max_dispatch_grid([64, 32, 16]),
            coalescing: overridden!(CoalescingLaunchOverrides, 21),
            thread: overridden!(ThreadLaunchOverrides, 30),
            common: overridden!(CommonComputeNodeOverrides, 41),
            node: Node::new("Plain"),
        }
    }

    pub(crate) fn builder(&self) -> Object<'_> {
        let nodes = [
            ("Broadcasting", NodeOverrides::Broadcasting(self.broadcasting.clone())),
            ("Coalescing", NodeOverrides::Coalescing(self.coalescing.clone())),
            ("Thread", NodeOverrides::Thread(self.thread.clone())),
            ("Common", NodeOverrides::CommonCompute(self.common.clone())),
        ];
        let mut nodes = Vec::from(nodes.map(|(name, overrides)| Node::new(name).overrides(overrides)));
        nodes.push(self.node.clone());
        let graph = WorkGraph::new(self.name)
            .flags(self.flags)
            .entrypoints(self.entrypoints.clone());
        let mut object = Object::new();
        object.add(graph.explicitly_defined_nodes(nodes));
        object
    }
}
