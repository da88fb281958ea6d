//! Work graphs.

use alloc::vec::Vec;

use super::Name;

/// A work graph.
///
/// ```
/// use clayout::d3d12::state::{Description, Node, NodeId, StateObjectType, WorkGraph};
///
/// let mut object = Description::new(StateObjectType::Executable);
/// let [graph, shader] = ["Graph", "Cull"].map(|name| object.name(name));
/// let graph = WorkGraph {
///     entrypoints: vec![NodeId::new(shader)],
///     nodes: vec![Node::new(shader)],
///     ..WorkGraph::new(graph)
/// };
/// assert_eq!(object.push_work_graph(graph), 0);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WorkGraph {
    /// `ProgramName`.
    pub name: Option<Name>,
    /// `Flags`: 1 takes all available nodes in.
    pub flags: u32,
    /// Nodes at which the graph is entered.
    pub entrypoints: Vec<NodeId>,
    /// Nodes that are listed, with what to override.
    pub nodes: Vec<Node>,
}

impl WorkGraph {
    /// A graph without nodes.
    #[must_use]
    pub const fn new(name: Name) -> Self {
        Self {
            name: Some(name),
            flags: 0,
            entrypoints: Vec::new(),
            nodes: Vec::new(),
        }
    }
}

/// A node's name and its place in the array of that name.
///
/// ```
/// use clayout::d3d12::state::{Names, NodeId};
///
/// let name = Names::new().intern("Material");
/// assert_eq!(NodeId::new(name).at(3).array_index, 3);
/// ```
#[doc(alias = "D3D12_NODE_ID")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NodeId {
    /// The name; null means "none" where the input of another node is shared.
    pub name: Option<Name>,
    /// The place in the array.
    pub array_index: u32,
}

impl NodeId {
    /// The first node of that name.
    #[must_use]
    pub const fn new(name: Name) -> Self {
        Self {
            name: Some(name),
            array_index: 0,
        }
    }

    /// Another place in the array.
    #[must_use]
    pub const fn at(mut self, array_index: u32) -> Self {
        self.array_index = array_index;
        self
    }
}

/// A node that is listed.
///
/// ```
/// use clayout::d3d12::state::{Names, Node, NodeOverrides};
///
/// let shader = Names::new().intern("Cull");
/// let overrides = NodeOverrides { dispatch_grid: Some([1, 1, 1]), ..NodeOverrides::default() };
/// let node = Node { overrides_type: 1, overrides: Some(overrides), ..Node::new(shader) };
/// assert_eq!(node.shader, Some(shader));
/// ```
#[doc(alias = "D3D12_NODE")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// 0 for a shader.
    pub node_type: u32,
    /// The shader's export.
    pub shader: Option<Name>,
    /// `OverridesType`: 0 none, 1 broadcasting, 2 coalescing, 3 thread, 4 any of them.
    pub overrides_type: u32,
    /// What to override; `None` where the type is 0 or unknown, or the pointer null.
    pub overrides: Option<NodeOverrides>,
    /// Whether the type is 0 or unknown and the pointer is not null.
    pub stray_pointer: bool,
}

impl Node {
    /// A shader as it is.
    #[must_use]
    pub const fn new(shader: Name) -> Self {
        Self {
            node_type: 0,
            shader: Some(shader),
            overrides_type: 0,
            overrides: None,
            stray_pointer: false,
        }
    }
}

/// What to override in a node; a member that is `None` keeps what the shader says.
///
/// ```
/// use clayout::d3d12::state::NodeOverrides;
///
/// let entry = NodeOverrides { program_entry: Some(true), ..NodeOverrides::default() };
/// assert_eq!(entry.new_name, None);
/// ```
#[doc(alias("D3D12_BROADCASTING_LAUNCH_OVERRIDES", "D3D12_COALESCING_LAUNCH_OVERRIDES"))]
#[doc(alias("D3D12_THREAD_LAUNCH_OVERRIDES", "D3D12_COMMON_COMPUTE_NODE_OVERRIDES"))]
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NodeOverrides {
    /// `pLocalRootArgumentsTableIndex`.
    pub local_root_arguments_table_index: Option<u32>,
    /// `pProgramEntry`.
    pub program_entry: Option<bool>,
    /// `pNewName`.
    pub new_name: Option<NodeId>,
    /// `pShareInputOf`.
    pub share_input_of: Option<NodeId>,
    /// `pDispatchGrid`; broadcasting nodes only.
    pub dispatch_grid: Option<[u32; 3]>,
    /// `pMaxDispatchGrid`; broadcasting nodes only.
    pub max_dispatch_grid: Option<[u32; 3]>,
    /// `pOutputOverrides`.
    pub outputs: Vec<NodeOutputOverride>,
}

/// What to override in one output of a node.
///
/// ```
/// use clayout::d3d12::state::NodeOutputOverride;
///
/// let output = NodeOutputOverride { max_records: Some(4), ..NodeOutputOverride::default() };
/// assert_eq!(output.output_index, 0);
/// ```
#[doc(alias = "D3D12_NODE_OUTPUT_OVERRIDES")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NodeOutputOverride {
    /// Which output, in the order in which the shader declares them.
    pub output_index: u32,
    /// `pNewName`.
    pub new_name: Option<NodeId>,
    /// `pAllowSparseNodes`.
    pub allow_sparse_nodes: Option<bool>,
    /// `pMaxRecords`.
    pub max_records: Option<u32>,
    /// `pMaxRecordsSharedWithOutputIndex`.
    pub max_records_shared_with: Option<u32>,
}
