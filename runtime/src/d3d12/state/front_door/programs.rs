//! Work graphs, generic programs and the state that they list.

use alloc::vec::Vec;
use core::ffi::c_void;

use super::read;
use super::walk::Walk;
use crate::d3d12::state::description::{
    Node, NodeId, NodeOutputOverride, NodeOverrides, ProgramState, Subobject, WorkGraph,
};
use crate::d3d12::state::kinds::SubobjectType;
#[allow(clippy::wildcard_imports, reason = "the C structs have a prefix of their own")]
use crate::d3d12::state::raw::*;

impl<'a> Walk<'a> {
    /// # Safety
    ///
    /// `desc` is null or points to the struct of the type.
    pub(super) unsafe fn state(&mut self, subobject_type: SubobjectType, desc: *const c_void) -> Option<ProgramState> {
        // SAFETY: passed on.
        unsafe {
            Some(match subobject_type {
                SubobjectType::STREAM_OUTPUT => {
                    let raw = read::read(desc.cast::<D3D12_STREAM_OUTPUT_DESC>())?;
                    self.agree("NumEntries", raw.NumEntries, raw.pSODeclaration);
                    self.agree("NumStrides", raw.NumStrides, raw.pBufferStrides);
                    ProgramState::StreamOutput {
                        entries: raw.NumEntries,
                        strides: raw.NumStrides,
                    }
                }
                SubobjectType::INPUT_LAYOUT => {
                    let raw = read::read(desc.cast::<D3D12_INPUT_LAYOUT_DESC>())?;
                    self.agree("NumElements", raw.NumElements, raw.pInputElementDescs);
                    ProgramState::InputLayout {
                        elements: raw.NumElements,
                    }
                }
                SubobjectType::PRIMITIVE_TOPOLOGY => ProgramState::PrimitiveTopology(read::read(desc.cast())?),
                SubobjectType::RENDER_TARGET_FORMATS => {
                    let raw = read::read(desc.cast::<D3D12_RT_FORMAT_ARRAY>())?;
                    ProgramState::RenderTargetFormats {
                        count: raw.NumRenderTargets,
                    }
                }
                SubobjectType::SAMPLE_DESC => ProgramState::SampleDesc {
                    count: read::read(desc.cast::<DXGI_SAMPLE_DESC>())?.Count,
                },
                SubobjectType::VIEW_INSTANCING => {
                    let raw = read::read(desc.cast::<D3D12_VIEW_INSTANCING_DESC>())?;
                    self.agree("ViewInstanceCount", raw.ViewInstanceCount, raw.pViewInstanceLocations);
                    ProgramState::ViewInstancing {
                        count: raw.ViewInstanceCount,
                    }
                }
                _ if desc.is_null() => return None,
                SubobjectType::BLEND => ProgramState::Blend,
                SubobjectType::SAMPLE_MASK => ProgramState::SampleMask,
                SubobjectType::RASTERIZER => ProgramState::Rasterizer,
                SubobjectType::DEPTH_STENCIL => ProgramState::DepthStencil,
                SubobjectType::IB_STRIP_CUT_VALUE => ProgramState::IbStripCutValue,
                SubobjectType::DEPTH_STENCIL_FORMAT => ProgramState::DepthStencilFormat,
                SubobjectType::DEPTH_STENCIL1 => ProgramState::DepthStencil1,
                SubobjectType::DEPTH_STENCIL2 => ProgramState::DepthStencil2,
                _ => ProgramState::Flags,
            })
        }
    }

    /// # Safety
    ///
    /// The pointers of the program are as their counts say.
    pub(super) unsafe fn program(&mut self, raw: &D3D12_GENERIC_PROGRAM_DESC) -> Subobject<'a> {
        // SAFETY: passed on.
        let (name, exports) = unsafe {
            (
                self.optional_name("ProgramName", raw.ProgramName),
                self.names(raw.NumExports, raw.pExports),
            )
        };
        let count = self.array("NumSubobjects", raw.NumSubobjects, raw.ppSubobjects);
        let mut targets = Vec::with_capacity(count as usize);
        for index in 0..count {
            // SAFETY: `array` returns the number of elements that there are; what they point to is not read.
            targets.push(self.target(unsafe { read::element(raw.ppSubobjects, index) }));
        }
        Subobject::GenericProgram {
            name,
            exports,
            states: self.object.targets(targets),
        }
    }

    /// # Safety
    ///
    /// The pointers of the graph are as their counts say.
    pub(super) unsafe fn work_graph(&mut self, raw: &D3D12_WORK_GRAPH_DESC) -> Subobject<'a> {
        // SAFETY: passed on; `array` returns the number of elements that there are.
        unsafe {
            let name = self.name("ProgramName", raw.ProgramName);
            let count = self.array("NumEntrypoints", raw.NumEntrypoints, raw.pEntrypoints);
            let entrypoints = (0..count)
                .map(|index| self.node_id("pEntrypoints", &read::element(raw.pEntrypoints, index)))
                .collect();
            let count = self.array(
                "NumExplicitlyDefinedNodes",
                raw.NumExplicitlyDefinedNodes,
                raw.pExplicitlyDefinedNodes,
            );
            let nodes = (0..count)
                .map(|index| self.node(&read::element(raw.pExplicitlyDefinedNodes, index)))
                .collect();
            self.object.add_work_graph(WorkGraph {
                name,
                flags: raw.Flags,
                entrypoints,
                nodes,
            })
        }
    }

    /// # Safety
    ///
    /// The name is null or a name.
    pub(super) unsafe fn node_id(&mut self, field: &'static str, raw: &D3D12_NODE_ID) -> NodeId {
        // SAFETY: passed on.
        NodeId {
            name: unsafe { self.optional_name(field, raw.Name) },
            array_index: raw.ArrayIndex,
        }
    }

    /// # Safety
    ///
    /// The pointer is null or points to a node ID.
    pub(super) unsafe fn node_id_at(&mut self, field: &'static str, raw: *const D3D12_NODE_ID) -> Option<NodeId> {
        // SAFETY: passed on.
        unsafe { read::read(raw).map(|raw| self.node_id(field, &raw)) }
    }

    /// # Safety
    ///
    /// The shader's name is null or a name; the overrides are null or those of the type.
    pub(super) unsafe fn node(&mut self, raw: &D3D12_NODE) -> Node {
        // SAFETY: passed on.
        unsafe {
            let overrides = self.overrides(&raw.Shader);
            // All members are pointers of one size.
            let has_pointer = !raw.Shader.Overrides.pCommonComputeNodeOverrides.is_null();
            Node {
                node_type: raw.NodeType,
                shader: self.name("pExplicitlyDefinedNodes[].Shader", raw.Shader.Shader),
                overrides_type: raw.Shader.OverridesType,
                stray_pointer: has_pointer && overrides.is_none(),
                overrides,
            }
        }
    }

    /// # Safety
    ///
    /// The overrides are null or those of the type.
    pub(super) unsafe fn overrides(&mut self, raw: &D3D12_SHADER_NODE) -> Option<NodeOverrides> {
        // SAFETY, for all reads: the type says which member of the union it is.
        unsafe {
            match raw.OverridesType {
                1 => {
                    let raw = read::read(raw.Overrides.pBroadcastingLaunchOverrides)?;
                    let common = D3D12_COMMON_COMPUTE_NODE_OVERRIDES {
                        pLocalRootArgumentsTableIndex: raw.pLocalRootArgumentsTableIndex,
                        pProgramEntry: raw.pProgramEntry,
                        pNewName: raw.pNewName,
                        pShareInputOf: raw.pShareInputOf,
                        NumOutputOverrides: raw.NumOutputOverrides,
                        pOutputOverrides: raw.pOutputOverrides,
                    };
                    Some(NodeOverrides {
                        dispatch_grid: read::read(raw.pDispatchGrid.cast()),
                        max_dispatch_grid: read::read(raw.pMaxDispatchGrid.cast()),
                        ..self.common_overrides(&common)
                    })
                }
                // The three structs are one: asserted where they are declared.
                2..=4 => read::read(raw.Overrides.pCommonComputeNodeOverrides).map(|raw| self.common_overrides(&raw)),
                _ => None,
            }
        }
    }

    /// # Safety
    ///
    /// The pointers of the overrides are null or as their counts say.
    pub(super) unsafe fn common_overrides(&mut self, raw: &D3D12_COMMON_COMPUTE_NODE_OVERRIDES) -> NodeOverrides {
        let count = self.array("NumOutputOverrides", raw.NumOutputOverrides, raw.pOutputOverrides);
        let mut outputs = Vec::with_capacity(count as usize);
        for index in 0..count {
            // SAFETY: `array` returns the number of elements that there are, and their pointers are null or right.
            unsafe {
                let raw = read::element(raw.pOutputOverrides, index);
                outputs.push(NodeOutputOverride {
                    output_index: raw.OutputIndex,
                    new_name: self.node_id_at("pOutputOverrides", raw.pNewName),
                    allow_sparse_nodes: read::read(raw.pAllowSparseNodes).map(|sparse| sparse != 0),
                    max_records: read::read(raw.pMaxRecords),
                    max_records_shared_with: read::read(raw.pMaxRecordsSharedWithOutputIndex),
                });
            }
        }
        // SAFETY: passed on.
        unsafe {
            NodeOverrides {
                local_root_arguments_table_index: read::read(raw.pLocalRootArgumentsTableIndex),
                program_entry: read::read(raw.pProgramEntry).map(|entry| entry != 0),
                new_name: self.node_id_at("pNewName", raw.pNewName),
                share_input_of: self.node_id_at("pShareInputOf", raw.pShareInputOf),
                dispatch_grid: None,
                max_dispatch_grid: None,
                outputs,
            }
        }
    }
}
