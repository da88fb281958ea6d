//! Work graphs: nodes and what may be overridden in them.

use core::fmt;

use super::c_struct;

c_struct! {
    /// Type 13: a work graph.
    D3D12_WORK_GRAPH_DESC [40/8 24/4] {
        ProgramName: *const u16 = 0 0,
        Flags: u32 = 8 4,
        NumEntrypoints: u32 = 12 8,
        pEntrypoints: *const D3D12_NODE_ID = 16 12,
        NumExplicitlyDefinedNodes: u32 = 24 16,
        pExplicitlyDefinedNodes: *const D3D12_NODE = 32 20,
    }

    /// A node's name and its place in the array of that name.
    D3D12_NODE_ID [16/8 8/4] {
        Name: *const u16 = 0 0,
        ArrayIndex: u32 = 8 4,
    }

    /// A node that is listed explicitly.
    D3D12_NODE [32/8 16/4] {
        NodeType: u32 = 0 0,
        Shader: D3D12_SHADER_NODE = 8 4,
    }

    /// A node that is a shader, and what to override in it.
    D3D12_SHADER_NODE [24/8 12/4] {
        Shader: *const u16 = 0 0,
        OverridesType: u32 = 8 4,
        Overrides: D3D12_SHADER_NODE_OVERRIDES = 16 8,
    }

    /// What to override in a broadcasting node.
    D3D12_BROADCASTING_LAUNCH_OVERRIDES [64/8 32/4] {
        pLocalRootArgumentsTableIndex: *const u32 = 0 0,
        pProgramEntry: *const i32 = 8 4,
        pNewName: *const D3D12_NODE_ID = 16 8,
        pShareInputOf: *const D3D12_NODE_ID = 24 12,
        pDispatchGrid: *const u32 = 32 16,
        pMaxDispatchGrid: *const u32 = 40 20,
        NumOutputOverrides: u32 = 48 24,
        pOutputOverrides: *const D3D12_NODE_OUTPUT_OVERRIDES = 56 28,
    }

    /// What to override in a coalescing node.
    D3D12_COALESCING_LAUNCH_OVERRIDES [48/8 24/4] {
        pLocalRootArgumentsTableIndex: *const u32 = 0 0,
        pProgramEntry: *const i32 = 8 4,
        pNewName: *const D3D12_NODE_ID = 16 8,
        pShareInputOf: *const D3D12_NODE_ID = 24 12,
        NumOutputOverrides: u32 = 32 16,
        pOutputOverrides: *const D3D12_NODE_OUTPUT_OVERRIDES = 40 20,
    }

    /// What to override in a thread-launch node.
    D3D12_THREAD_LAUNCH_OVERRIDES [48/8 24/4] {
        pLocalRootArgumentsTableIndex: *const u32 = 0 0,
        pProgramEntry: *const i32 = 8 4,
        pNewName: *const D3D12_NODE_ID = 16 8,
        pShareInputOf: *const D3D12_NODE_ID = 24 12,
        NumOutputOverrides: u32 = 32 16,
        pOutputOverrides: *const D3D12_NODE_OUTPUT_OVERRIDES = 40 20,
    }

    /// What to override in a node of any launch mode.
    D3D12_COMMON_COMPUTE_NODE_OVERRIDES [48/8 24/4] {
        pLocalRootArgumentsTableIndex: *const u32 = 0 0,
        pProgramEntry: *const i32 = 8 4,
        pNewName: *const D3D12_NODE_ID = 16 8,
        pShareInputOf: *const D3D12_NODE_ID = 24 12,
        NumOutputOverrides: u32 = 32 16,
        pOutputOverrides: *const D3D12_NODE_OUTPUT_OVERRIDES = 40 20,
    }

    /// What to override in one output of a node.
    D3D12_NODE_OUTPUT_OVERRIDES [40/8 20/4] {
        OutputIndex: u32 = 0 0,
        pNewName: *const D3D12_NODE_ID = 8 4,
        pAllowSparseNodes: *const i32 = 16 8,
        pMaxRecords: *const u32 = 24 12,
        pMaxRecordsSharedWithOutputIndex: *const u32 = 32 16,
    }
}

/// The anonymous union of [`D3D12_SHADER_NODE`]; its `OverridesType` says which pointer it is.
#[derive(Clone, Copy)]
#[repr(C)]
pub union D3D12_SHADER_NODE_OVERRIDES {
    pub pBroadcastingLaunchOverrides: *const D3D12_BROADCASTING_LAUNCH_OVERRIDES,
    pub pCoalescingLaunchOverrides: *const D3D12_COALESCING_LAUNCH_OVERRIDES,
    pub pThreadLaunchOverrides: *const D3D12_THREAD_LAUNCH_OVERRIDES,
    pub pCommonComputeNodeOverrides: *const D3D12_COMMON_COMPUTE_NODE_OVERRIDES,
}

impl fmt::Debug for D3D12_SHADER_NODE_OVERRIDES {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // SAFETY: all members are raw pointers of one size: reading any of them is reading an address.
        let pointer = unsafe { self.pCommonComputeNodeOverrides };
        f.debug_tuple("D3D12_SHADER_NODE_OVERRIDES").field(&pointer).finish()
    }
}
