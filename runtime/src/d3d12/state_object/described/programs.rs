//! Generic programs, their states, and work graphs.

use alloc::vec::Vec;
use core::mem::offset_of;

use super::Reading;
#[allow(clippy::wildcard_imports, reason = "the C structs have a prefix of their own")]
use crate::d3d12::state::raw::*;
use crate::d3d12::state::{
    Node, NodeId, NodeOutputOverride, NodeOverrides, ProgramState, Subobject, SubobjectType, Target, WorkGraph,
};

impl<'d> Reading<'_, 'd> {
    pub(super) fn program(&mut self, at: usize) -> Subobject<'d> {
        type Raw = D3D12_GENERIC_PROGRAM_DESC;
        let name = self.name(at!(at, Raw.ProgramName));
        let exports = self.names(
            self.number(at!(at, Raw.NumExports)),
            self.parts.slot(at!(at, Raw.pExports)),
        );
        let states = self.array::<*const D3D12_STATE_SUBOBJECT>(at!(at, Raw.NumSubobjects), at!(at, Raw.ppSubobjects));
        let states: Vec<Target> = states.map(|at| self.target(self.parts.slot(at))).collect();
        Subobject::GenericProgram {
            name,
            exports,
            states: self.object.targets(states),
        }
    }

    pub(super) fn state(&self, subobject_type: SubobjectType, at: usize) -> ProgramState {
        match subobject_type {
            SubobjectType::STREAM_OUTPUT => ProgramState::StreamOutput {
                entries: self.number(at!(at, D3D12_STREAM_OUTPUT_DESC.NumEntries)),
                strides: self.number(at!(at, D3D12_STREAM_OUTPUT_DESC.NumStrides)),
            },
            SubobjectType::BLEND => ProgramState::Blend,
            SubobjectType::SAMPLE_MASK => ProgramState::SampleMask,
            SubobjectType::RASTERIZER => ProgramState::Rasterizer,
            SubobjectType::DEPTH_STENCIL => ProgramState::DepthStencil,
            SubobjectType::INPUT_LAYOUT => ProgramState::InputLayout {
                elements: self.number(at!(at, D3D12_INPUT_LAYOUT_DESC.NumElements)),
            },
            SubobjectType::IB_STRIP_CUT_VALUE => ProgramState::IbStripCutValue,
            SubobjectType::PRIMITIVE_TOPOLOGY => ProgramState::PrimitiveTopology(self.number(at)),
            SubobjectType::RENDER_TARGET_FORMATS => ProgramState::RenderTargetFormats {
                count: self.number(at!(at, D3D12_RT_FORMAT_ARRAY.NumRenderTargets)),
            },
            SubobjectType::DEPTH_STENCIL_FORMAT => ProgramState::DepthStencilFormat,
            SubobjectType::SAMPLE_DESC => ProgramState::SampleDesc { count: self.number(at) },
            SubobjectType::FLAGS => ProgramState::Flags,
            SubobjectType::DEPTH_STENCIL1 => ProgramState::DepthStencil1,
            SubobjectType::VIEW_INSTANCING => ProgramState::ViewInstancing { count: self.number(at) },
            _ => ProgramState::DepthStencil2,
        }
    }

    pub(super) fn work_graph(&self, at: usize) -> WorkGraph {
        type Raw = D3D12_WORK_GRAPH_DESC;
        let entrypoints = self.array::<D3D12_NODE_ID>(at!(at, Raw.NumEntrypoints), at!(at, Raw.pEntrypoints));
        let nodes = self.array::<D3D12_NODE>(
            at!(at, Raw.NumExplicitlyDefinedNodes),
            at!(at, Raw.pExplicitlyDefinedNodes),
        );
        WorkGraph {
            name: self.name(at!(at, Raw.ProgramName)),
            flags: self.number(at!(at, Raw.Flags)),
            entrypoints: entrypoints.map(|at| self.node_id(at)).collect(),
            nodes: nodes.map(|at| self.node(at)).collect(),
        }
    }

    fn node_id(&self, at: usize) -> NodeId {
        NodeId {
            name: self.name(at!(at, D3D12_NODE_ID.Name)),
            array_index: self.number(at!(at, D3D12_NODE_ID.ArrayIndex)),
        }
    }

    fn node(&self, at: usize) -> Node {
        let shader = at!(at, D3D12_NODE.Shader);
        let overrides_type = self.number(at!(shader, D3D12_SHADER_NODE.OverridesType));
        let overrides = self.pointed(at!(shader, D3D12_SHADER_NODE.pBroadcastingLaunchOverrides));
        Node {
            node_type: self.number(at!(at, D3D12_NODE.NodeType)),
            shader: self.name(at!(shader, D3D12_SHADER_NODE.Shader)),
            overrides_type,
            overrides: overrides.map(|at| self.overrides(overrides_type, at)),
            stray_pointer: false,
        }
    }

    fn grid(&self, at: usize) -> Option<[u32; 3]> {
        let at = self.pointed(at)?;
        Some([self.number(at), self.number(at + 4), self.number(at + 8)])
    }

    fn overrides(&self, overrides_type: u32, at: usize) -> NodeOverrides {
        type Raw = D3D12_BROADCASTING_LAUNCH_OVERRIDES;
        type Other = D3D12_COMMON_COMPUTE_NODE_OVERRIDES;
        let is_broadcasting = overrides_type == 1;
        let (count, pointer) = if is_broadcasting {
            (at!(at, Raw.NumOutputOverrides), at!(at, Raw.pOutputOverrides))
        } else {
            (at!(at, Other.NumOutputOverrides), at!(at, Other.pOutputOverrides))
        };
        let number = |at| self.pointed(at).map(|at| self.number(at));
        NodeOverrides {
            local_root_arguments_table_index: number(at!(at, Raw.pLocalRootArgumentsTableIndex)),
            program_entry: number(at!(at, Raw.pProgramEntry)).map(|flag| flag != 0),
            new_name: self.pointed(at!(at, Raw.pNewName)).map(|at| self.node_id(at)),
            share_input_of: self.pointed(at!(at, Raw.pShareInputOf)).map(|at| self.node_id(at)),
            dispatch_grid: self.grid(at!(at, Raw.pDispatchGrid)).filter(|_| is_broadcasting),
            max_dispatch_grid: self.grid(at!(at, Raw.pMaxDispatchGrid)).filter(|_| is_broadcasting),
            outputs: self
                .array::<D3D12_NODE_OUTPUT_OVERRIDES>(count, pointer)
                .map(|at| self.output(at))
                .collect(),
        }
    }

    fn output(&self, at: usize) -> NodeOutputOverride {
        type Raw = D3D12_NODE_OUTPUT_OVERRIDES;
        let number = |at| self.pointed(at).map(|at| self.number(at));
        NodeOutputOverride {
            output_index: self.number(at!(at, Raw.OutputIndex)),
            new_name: self.pointed(at!(at, Raw.pNewName)).map(|at| self.node_id(at)),
            allow_sparse_nodes: number(at!(at, Raw.pAllowSparseNodes)).map(|flag| flag != 0),
            max_records: number(at!(at, Raw.pMaxRecords)),
            max_records_shared_with: number(at!(at, Raw.pMaxRecordsSharedWithOutputIndex)),
        }
    }
}
