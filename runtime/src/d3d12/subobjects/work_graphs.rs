//! Work graphs: type 13.

use alloc::vec::Vec;
use core::ffi::c_void;

use crate::Subobject;
use crate::d3d12::flags::flags;
use crate::d3d12::{Counted, Lowering, Member};

flags! {
    /// Flags of a work graph.
    ///
    /// ```
    /// assert_eq!(clayout::d3d12::WorkGraphFlags::INCLUDE_ALL_AVAILABLE_NODES.into_repr(), 1);
    /// ```
    WorkGraphFlags("D3D12_WORK_GRAPH_FLAGS": u32) {
        /// All nodes that the object exports are in the graph.
        INCLUDE_ALL_AVAILABLE_NODES = 1 "D3D12_WORK_GRAPH_FLAG_INCLUDE_ALL_AVAILABLE_NODES",
    }
}

/// A work graph: state subobject type 13, of executables.
///
/// 0xFFFFFF node slots at most, and no deeper than 32 nodes.
///
/// C: `D3D12_WORK_GRAPH_DESC` of `d3d12.h`.
///
/// ```
/// use clayout::d3d12::{Executable, Node, NodeId, StateObjectBuilder, WorkGraph, WorkGraphFlags};
///
/// let mut object = StateObjectBuilder::<Executable>::new();
/// let graph = WorkGraph::new("Culling")
///     .flags(WorkGraphFlags::INCLUDE_ALL_AVAILABLE_NODES)
///     .entrypoints(vec![NodeId::new("Cull")])
///     .explicitly_defined_nodes(vec![Node::new("Cull")]);
/// object.add(graph);
/// ```
#[doc(alias("D3D12_WORK_GRAPH_DESC", "CD3DX12_WORK_GRAPH_SUBOBJECT"))]
#[derive(Clone, Debug, PartialEq, Eq, Subobject)]
#[subobject(type = 13, name = "D3D12_WORK_GRAPH_DESC", rename_all = "PascalCase", in(Executable))]
pub struct WorkGraph<'a> {
    /// Under which the graph is found; unique in the object.
    pub program_name: &'a str,
    /// Flags.
    #[subobject(optional)]
    pub flags: WorkGraphFlags,
    /// Nodes at which the graph is entered, besides those that say so themselves.
    #[subobject(list(NumEntrypoints: u32, pEntrypoints), optional)]
    pub entrypoints: Vec<NodeId<'a>>,
    /// Nodes that are listed, with what to override.
    #[subobject(list(NumExplicitlyDefinedNodes: u32, pExplicitlyDefinedNodes), optional)]
    pub explicitly_defined_nodes: Vec<Node<'a>>,
}

/// A node's name and its place in the array of that name; a part of type 13.
///
/// C: `D3D12_NODE_ID` of `d3d12.h`.
///
/// ```
/// assert_eq!(clayout::d3d12::NodeId::new("Material").array_index(3).array_index, 3);
/// ```
#[doc(alias = "D3D12_NODE_ID")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Subobject)]
#[subobject(part, name = "D3D12_NODE_ID", rename_all = "PascalCase")]
pub struct NodeId<'a> {
    /// The name.
    pub name: &'a str,
    /// The place in the array.
    #[subobject(optional)]
    pub array_index: u32,
}

/// A node that is a shader, and what to override in it; a part of type 13.
///
/// C: `D3D12_NODE` of `d3d12.h`, whose `NodeType` is 0, with the `D3D12_SHADER_NODE` in it.
///
/// ```
/// use clayout::d3d12::{BroadcastingLaunchOverrides, Node, NodeOverrides};
///
/// let grid = BroadcastingLaunchOverrides::new().dispatch_grid([8, 8, 1]);
/// let node = Node::new("Cull").overrides(NodeOverrides::Broadcasting(grid));
/// assert_eq!(node.shader.shader, "Cull");
/// ```
#[doc(alias = "D3D12_NODE")]
#[derive(Clone, Debug, PartialEq, Eq, Subobject)]
#[subobject(part, name = "D3D12_NODE", rename_all = "PascalCase", no_new)]
pub struct Node<'a> {
    /// 0 for a shader.
    pub node_type: u32,
    /// The shader.
    pub shader: ShaderNode<'a>,
}

impl<'a> Node<'a> {
    /// A shader as it is.
    #[must_use]
    pub fn new(shader: &'a str) -> Self {
        Self {
            node_type: 0,
            shader: ShaderNode::new(shader),
        }
    }

    /// Overrides something in it.
    ///
    /// ```
    /// use clayout::d3d12::{Node, NodeOverrides, ThreadLaunchOverrides};
    ///
    /// let entry = ThreadLaunchOverrides::new().program_entry(true);
    /// assert!(Node::new("Cull").overrides(NodeOverrides::Thread(entry)).shader.overrides.is_some());
    /// ```
    #[must_use]
    pub fn overrides(mut self, overrides: NodeOverrides<'a>) -> Self {
        self.shader.overrides = Some(overrides);
        self
    }
}

/// A shader in a work graph; a part of type 13.
///
/// C: `D3D12_SHADER_NODE` of `d3d12.h`.
///
/// ```
/// assert_eq!(clayout::d3d12::ShaderNode::new("Cull").overrides, None);
/// ```
#[doc(alias = "D3D12_SHADER_NODE")]
#[derive(Clone, Debug, PartialEq, Eq, Subobject)]
#[subobject(part, name = "D3D12_SHADER_NODE", rename_all = "PascalCase")]
pub struct ShaderNode<'a> {
    /// The export.
    pub shader: &'a str,
    /// What to override: `OverridesType`, and the pointer of that type in an anonymous union, here by its first member.
    #[subobject(list(OverridesType: u32, pBroadcastingLaunchOverrides), optional)]
    pub overrides: Option<NodeOverrides<'a>>,
}

/// What to override in a node, by its launch mode.
///
/// ```
/// use clayout::d3d12::{NodeOverrides, ThreadLaunchOverrides};
///
/// let entry = NodeOverrides::Thread(ThreadLaunchOverrides::new().program_entry(true));
/// assert!(matches!(entry, NodeOverrides::Thread(_)));
/// ```
#[doc(alias = "D3D12_NODE_OVERRIDES_TYPE")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NodeOverrides<'a> {
    /// Broadcasting: type 1.
    Broadcasting(BroadcastingLaunchOverrides<'a>),
    /// Coalescing: type 2.
    Coalescing(CoalescingLaunchOverrides<'a>),
    /// Thread: type 3.
    Thread(ThreadLaunchOverrides<'a>),
    /// Whatever it is: type 4.
    CommonCompute(CommonComputeNodeOverrides<'a>),
}

/// The type and the pointer of the anonymous union.
impl<'d, 'a: 'd> Counted<'d> for Option<NodeOverrides<'a>> {
    type Element = c_void;

    fn lower_list(&self, pointer: usize, to: &mut Lowering<'d>) -> usize {
        fn one<'d, T: Member<'d>>(overrides: &T, pointer: usize, to: &mut Lowering<'d>) {
            let at = to.reserve::<T::C>(1);
            to.array(pointer, at);
            overrides.lower(at, to);
        }
        match self {
            None => return 0,
            Some(NodeOverrides::Broadcasting(overrides)) => one(overrides, pointer, to),
            Some(NodeOverrides::Coalescing(overrides)) => one(overrides, pointer, to),
            Some(NodeOverrides::Thread(overrides)) => one(overrides, pointer, to),
            Some(NodeOverrides::CommonCompute(overrides)) => one(overrides, pointer, to),
        }
        match self {
            None => 0,
            Some(NodeOverrides::Broadcasting(_)) => 1,
            Some(NodeOverrides::Coalescing(_)) => 2,
            Some(NodeOverrides::Thread(_)) => 3,
            Some(NodeOverrides::CommonCompute(_)) => 4,
        }
    }
}

macro_rules! overrides {
    ($($(#[$attribute:meta])* $name:ident { $($(#[$of_grid:meta])* $grid:ident)* })*) => {$(
        $(#[$attribute])*
        pub struct $name<'a> {
            /// Which entry of the local root arguments table is used.
            #[subobject(name = "pLocalRootArgumentsTableIndex", pointer, optional)]
            pub local_root_arguments_table_index: Option<u32>,
            /// Whether the graph can be entered here.
            #[subobject(name = "pProgramEntry", pointer, optional)]
            pub program_entry: Option<bool>,
            /// Another name.
            #[subobject(name = "pNewName", pointer, optional)]
            pub new_name: Option<NodeId<'a>>,
            /// The node whose input it shares.
            #[subobject(name = "pShareInputOf", pointer, optional)]
            pub share_input_of: Option<NodeId<'a>>,
            $($(#[$of_grid])* pub $grid: Option<[u32; 3]>,)*
            /// What to override in its outputs.
            #[subobject(list(NumOutputOverrides: u32, pOutputOverrides), optional)]
            pub output_overrides: Vec<NodeOutputOverrides<'a>>,
        }
    )*};
}

overrides! {
    /// What to override in a broadcasting node; a part of type 13. `None` keeps what the shader says.
    ///
    /// C: `D3D12_BROADCASTING_LAUNCH_OVERRIDES` of `d3d12.h`.
    ///
    /// ```
    /// let grid = clayout::d3d12::BroadcastingLaunchOverrides::new().max_dispatch_grid([64, 1, 1]);
    /// assert_eq!(grid.dispatch_grid, None);
    /// ```
    #[doc(alias = "D3D12_BROADCASTING_LAUNCH_OVERRIDES")]
    #[derive(Clone, Debug, Default, PartialEq, Eq, Subobject)]
    #[subobject(part, name = "D3D12_BROADCASTING_LAUNCH_OVERRIDES")]
    BroadcastingLaunchOverrides {
        /// The size of the grid: each 65,535 at most, the product below 2^24.
        #[subobject(name = "pDispatchGrid", pointer, optional)]
        dispatch_grid
        /// The largest size of a grid that records may ask for.
        #[subobject(name = "pMaxDispatchGrid", pointer, optional)]
        max_dispatch_grid
    }
    /// What to override in a coalescing node; a part of type 13. `None` keeps what the shader says.
    ///
    /// C: `D3D12_COALESCING_LAUNCH_OVERRIDES` of `d3d12.h`.
    ///
    /// ```
    /// assert_eq!(clayout::d3d12::CoalescingLaunchOverrides::new().program_entry, None);
    /// ```
    #[doc(alias = "D3D12_COALESCING_LAUNCH_OVERRIDES")]
    #[derive(Clone, Debug, Default, PartialEq, Eq, Subobject)]
    #[subobject(part, name = "D3D12_COALESCING_LAUNCH_OVERRIDES")]
    CoalescingLaunchOverrides {}
    /// What to override in a thread-launch node; a part of type 13. `None` keeps what the shader says.
    ///
    /// C: `D3D12_THREAD_LAUNCH_OVERRIDES` of `d3d12.h`.
    ///
    /// ```
    /// assert_eq!(clayout::d3d12::ThreadLaunchOverrides::new().new_name, None);
    /// ```
    #[doc(alias = "D3D12_THREAD_LAUNCH_OVERRIDES")]
    #[derive(Clone, Debug, Default, PartialEq, Eq, Subobject)]
    #[subobject(part, name = "D3D12_THREAD_LAUNCH_OVERRIDES")]
    ThreadLaunchOverrides {}
    /// What to override in a node of any launch mode; a part of type 13. `None` keeps what the shader says.
    ///
    /// C: `D3D12_COMMON_COMPUTE_NODE_OVERRIDES` of `d3d12.h`.
    ///
    /// ```
    /// assert_eq!(clayout::d3d12::CommonComputeNodeOverrides::new().new_name, None);
    /// ```
    #[doc(alias = "D3D12_COMMON_COMPUTE_NODE_OVERRIDES")]
    #[derive(Clone, Debug, Default, PartialEq, Eq, Subobject)]
    #[subobject(part, name = "D3D12_COMMON_COMPUTE_NODE_OVERRIDES")]
    CommonComputeNodeOverrides {}
}

/// What to override in one output of a node; a part of type 13.
///
/// C: `D3D12_NODE_OUTPUT_OVERRIDES` of `d3d12.h`.
///
/// ```
/// let output = clayout::d3d12::NodeOutputOverrides::new(0).max_records(4);
/// assert_eq!(output.max_records, Some(4));
/// ```
#[doc(alias = "D3D12_NODE_OUTPUT_OVERRIDES")]
#[derive(Clone, Debug, PartialEq, Eq, Subobject)]
#[subobject(part, name = "D3D12_NODE_OUTPUT_OVERRIDES")]
pub struct NodeOutputOverrides<'a> {
    /// Which output, in the order in which the shader declares them.
    #[subobject(name = "OutputIndex")]
    pub output_index: u32,
    /// Another node to send to.
    #[subobject(name = "pNewName", pointer, optional)]
    pub new_name: Option<NodeId<'a>>,
    /// Whether nodes of the output's array may be missing.
    #[subobject(name = "pAllowSparseNodes", pointer, optional)]
    pub allow_sparse_nodes: Option<bool>,
    /// The most records.
    #[subobject(name = "pMaxRecords", pointer, optional)]
    pub max_records: Option<u32>,
    /// The output that it shares its limit with; not together with `max_records`.
    #[subobject(name = "pMaxRecordsSharedWithOutputIndex", pointer, optional)]
    pub max_records_shared_with: Option<u32>,
}
