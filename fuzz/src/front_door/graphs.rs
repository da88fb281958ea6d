//! Work graphs.

#![allow(non_snake_case, reason = "members are filled from variables of their C names")]

use std::ffi::c_void;
use std::ptr::null;

use clayout::d3d12::Bool32;
use clayout::d3d12::state::raw::*;

use super::arena::c;
use super::parts::{Maker, wild};

impl Maker<'_, '_> {
    pub(super) fn graph(&mut self) -> D3D12_WORK_GRAPH_DESC {
        let ProgramName = self.name();
        let entrypoints = self.list(3, Self::node_id);
        let (NumEntrypoints, pEntrypoints) = self.counted(&entrypoints);
        let nodes = self.list(3, Self::node);
        let (NumExplicitlyDefinedNodes, pExplicitlyDefinedNodes) = self.counted(&nodes);
        c!(D3D12_WORK_GRAPH_DESC {
            ProgramName,
            Flags: self.input.word(),
            NumEntrypoints,
            pEntrypoints,
            NumExplicitlyDefinedNodes,
            pExplicitlyDefinedNodes,
        })
    }

    fn node_id(&mut self) -> D3D12_NODE_ID {
        c!(D3D12_NODE_ID {
            Name: self.name(),
            ArrayIndex: self.input.word(),
        })
    }

    fn node(&mut self) -> D3D12_NODE {
        let NodeType = u32::from(self.input.rarely(8));
        let Shader = self.name();
        // An unknown type does not say what the pointer is.
        let OverridesType = match self.input.byte() {
            known @ ..0xf0 => u32::from(known % 5),
            _ => self.input.word().max(5),
        };
        let pBroadcastingLaunchOverrides = if (1..5).contains(&OverridesType) {
            self.overrides(OverridesType)
        } else {
            wild(self.input)
        };
        c!(D3D12_NODE {
            NodeType,
            Shader: c!(D3D12_SHADER_NODE {
                Shader,
                OverridesType,
                pBroadcastingLaunchOverrides,
            }),
        })
    }

    fn overrides(&mut self, overrides_type: u32) -> *const c_void {
        if self.input.rarely(8) {
            return null();
        }
        let common = self.common_overrides();
        if overrides_type != 1 {
            return self.keep(&[common]).cast();
        }
        let overrides = c!(D3D12_BROADCASTING_LAUNCH_OVERRIDES {
            pLocalRootArgumentsTableIndex: common.pLocalRootArgumentsTableIndex,
            pProgramEntry: common.pProgramEntry,
            pNewName: common.pNewName,
            pShareInputOf: common.pShareInputOf,
            pDispatchGrid: self.optional(Self::grid).cast(),
            pMaxDispatchGrid: self.optional(Self::grid).cast(),
            NumOutputOverrides: common.NumOutputOverrides,
            pOutputOverrides: common.pOutputOverrides,
        });
        self.keep(&[overrides]).cast()
    }

    fn grid(&mut self) -> [u32; 3] {
        [(); 3].map(|()| self.input.word())
    }

    fn flag(&mut self) -> Bool32 {
        Bool32::from_repr(i32::from(self.input.below(3)) - 1)
    }

    fn common_overrides(&mut self) -> D3D12_COMMON_COMPUTE_NODE_OVERRIDES {
        let outputs = self.list(3, Self::output);
        let (NumOutputOverrides, pOutputOverrides) = self.counted(&outputs);
        c!(D3D12_COMMON_COMPUTE_NODE_OVERRIDES {
            pLocalRootArgumentsTableIndex: self.optional(|maker| maker.input.word()),
            pProgramEntry: self.optional(Self::flag),
            pNewName: self.optional(Self::node_id),
            pShareInputOf: self.optional(Self::node_id),
            NumOutputOverrides,
            pOutputOverrides,
        })
    }

    fn output(&mut self) -> D3D12_NODE_OUTPUT_OVERRIDES {
        c!(D3D12_NODE_OUTPUT_OVERRIDES {
            OutputIndex: self.input.word(),
            pNewName: self.optional(Self::node_id),
            pAllowSparseNodes: self.optional(Self::flag),
            pMaxRecords: self.optional(|maker| maker.input.word()),
            pMaxRecordsSharedWithOutputIndex: self.optional(|maker| maker.input.word()),
        })
    }
}
