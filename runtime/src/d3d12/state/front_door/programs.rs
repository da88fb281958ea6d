//! Work graphs, generic programs and the state that they list.

use alloc::vec::Vec;
use core::ffi::c_void;

use super::read::{self, get};
use super::walk::Walk;
use crate::d3d12::Bool32;
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
                    let raw = read::some(desc.cast::<D3D12_STREAM_OUTPUT_DESC>())?;
                    self.agree("NumEntries", get!(raw.NumEntries), get!(raw.pSODeclaration));
                    self.agree("NumStrides", get!(raw.NumStrides), get!(raw.pBufferStrides));
                    ProgramState::StreamOutput {
                        entries: get!(raw.NumEntries),
                        strides: get!(raw.NumStrides),
                    }
                }
                SubobjectType::INPUT_LAYOUT => {
                    let raw = read::some(desc.cast::<D3D12_INPUT_LAYOUT_DESC>())?;
                    self.agree("NumElements", get!(raw.NumElements), get!(raw.pInputElementDescs));
                    ProgramState::InputLayout {
                        elements: get!(raw.NumElements),
                    }
                }
                SubobjectType::PRIMITIVE_TOPOLOGY => ProgramState::PrimitiveTopology(read::read(desc.cast())?),
                SubobjectType::RENDER_TARGET_FORMATS => {
                    let raw = read::some(desc.cast::<D3D12_RT_FORMAT_ARRAY>())?;
                    ProgramState::RenderTargetFormats {
                        count: get!(raw.NumRenderTargets),
                    }
                }
                SubobjectType::SAMPLE_DESC => {
                    let raw = read::some(desc.cast::<DXGI_SAMPLE_DESC>())?;
                    ProgramState::SampleDesc { count: get!(raw.Count) }
                }
                SubobjectType::VIEW_INSTANCING => {
                    let raw = read::some(desc.cast::<D3D12_VIEW_INSTANCING_DESC>())?;
                    self.agree(
                        "ViewInstanceCount",
                        get!(raw.ViewInstanceCount),
                        get!(raw.pViewInstanceLocations),
                    );
                    ProgramState::ViewInstancing {
                        count: get!(raw.ViewInstanceCount),
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
    /// `raw` points to a program whose pointers are as their counts say.
    pub(super) unsafe fn program(&mut self, raw: *const D3D12_GENERIC_PROGRAM_DESC) -> Subobject<'a> {
        // SAFETY: passed on.
        let (name, exports, count, subobjects) = unsafe {
            (
                self.optional_name("ProgramName", get!(raw.ProgramName)),
                self.names(get!(raw.NumExports), get!(raw.pExports)),
                get!(raw.NumSubobjects),
                get!(raw.ppSubobjects),
            )
        };
        let count = self.array("NumSubobjects", count, subobjects);
        let mut targets = Vec::with_capacity(count as usize);
        for index in 0..count {
            // SAFETY: `array` returns the number of elements that there are; what they point to is not read.
            targets.push(self.target(unsafe { read::element(subobjects, index) }));
        }
        Subobject::GenericProgram {
            name,
            exports,
            states: self.object.targets(targets),
        }
    }

    /// # Safety
    ///
    /// `raw` points to a graph whose pointers are as their counts say.
    pub(super) unsafe fn work_graph(&mut self, raw: *const D3D12_WORK_GRAPH_DESC) -> Subobject<'a> {
        // SAFETY: passed on; `array` returns the number of elements that there are.
        unsafe {
            let name = self.name("ProgramName", get!(raw.ProgramName));
            let entries = get!(raw.pEntrypoints);
            let count = self.array("NumEntrypoints", get!(raw.NumEntrypoints), entries);
            let entrypoints = (0..count as usize)
                .map(|index| self.node_id("pEntrypoints", entries.add(index)))
                .collect();
            let explicit = get!(raw.pExplicitlyDefinedNodes);
            let count = get!(raw.NumExplicitlyDefinedNodes);
            let count = self.array("NumExplicitlyDefinedNodes", count, explicit);
            let nodes = (0..count as usize)
                .map(|index| self.node(explicit.add(index)))
                .collect();
            self.object.add_work_graph(WorkGraph {
                name,
                flags: get!(raw.Flags),
                entrypoints,
                nodes,
            })
        }
    }

    /// # Safety
    ///
    /// `raw` points to a node ID whose name is null or a name.
    pub(super) unsafe fn node_id(&mut self, field: &'static str, raw: *const D3D12_NODE_ID) -> NodeId {
        // SAFETY: passed on.
        unsafe {
            NodeId {
                name: self.optional_name(field, get!(raw.Name)),
                array_index: get!(raw.ArrayIndex),
            }
        }
    }

    /// # Safety
    ///
    /// The pointer is null or points to a node ID.
    pub(super) unsafe fn node_id_at(&mut self, field: &'static str, raw: *const D3D12_NODE_ID) -> Option<NodeId> {
        // SAFETY: passed on.
        unsafe { read::some(raw).map(|raw| self.node_id(field, raw)) }
    }

    /// # Safety
    ///
    /// `raw` points to a node. The shader's name is null or a name; the overrides are null or those of the type.
    pub(super) unsafe fn node(&mut self, raw: *const D3D12_NODE) -> Node {
        // SAFETY: passed on.
        unsafe {
            let overrides = self.overrides(&raw const (*raw).Shader);
            let has_pointer = !get!(raw.Shader.pBroadcastingLaunchOverrides).is_null();
            Node {
                node_type: get!(raw.NodeType),
                shader: self.name("pExplicitlyDefinedNodes[].Shader", get!(raw.Shader.Shader)),
                overrides_type: get!(raw.Shader.OverridesType),
                stray_pointer: has_pointer && overrides.is_none(),
                overrides,
            }
        }
    }

    /// # Safety
    ///
    /// `raw` points to a shader node whose overrides are null or those of the type.
    pub(super) unsafe fn overrides(&mut self, raw: *const D3D12_SHADER_NODE) -> Option<NodeOverrides> {
        // SAFETY, for all reads: the type says which struct the pointer of the anonymous union leads to.
        unsafe {
            match get!(raw.OverridesType) {
                1 => {
                    let raw = read::some(
                        get!(raw.pBroadcastingLaunchOverrides).cast::<D3D12_BROADCASTING_LAUNCH_OVERRIDES>(),
                    )?;
                    let (count, outputs) = (get!(raw.NumOutputOverrides), get!(raw.pOutputOverrides));
                    // It starts as the other structs do: the layouts are tested.
                    Some(NodeOverrides {
                        dispatch_grid: read::read(get!(raw.pDispatchGrid)),
                        max_dispatch_grid: read::read(get!(raw.pMaxDispatchGrid)),
                        ..self.common_overrides(raw.cast(), count, outputs)
                    })
                }
                // The three structs are one: one macro declares them.
                2..=4 => {
                    let raw = read::some(
                        get!(raw.pBroadcastingLaunchOverrides).cast::<D3D12_COMMON_COMPUTE_NODE_OVERRIDES>(),
                    )?;
                    let (count, outputs) = (get!(raw.NumOutputOverrides), get!(raw.pOutputOverrides));
                    Some(self.common_overrides(raw, count, outputs))
                }
                _ => None,
            }
        }
    }

    /// # Safety
    ///
    /// `raw` points to overrides, of whose members those before the outputs are read. Pointers are null or as their counts
    /// say.
    pub(super) unsafe fn common_overrides(
        &mut self,
        raw: *const D3D12_COMMON_COMPUTE_NODE_OVERRIDES,
        count: u32,
        of_outputs: *const D3D12_NODE_OUTPUT_OVERRIDES,
    ) -> NodeOverrides {
        let count = self.array("NumOutputOverrides", count, of_outputs);
        let mut outputs = Vec::with_capacity(count as usize);
        for index in 0..count {
            // SAFETY: `array` returns the number of elements that there are, and their pointers are null or right.
            unsafe {
                let raw = of_outputs.add(index as usize);
                outputs.push(NodeOutputOverride {
                    output_index: get!(raw.OutputIndex),
                    new_name: self.node_id_at("pOutputOverrides", get!(raw.pNewName)),
                    allow_sparse_nodes: read::read(get!(raw.pAllowSparseNodes)).map(Bool32::get),
                    max_records: read::read(get!(raw.pMaxRecords)),
                    max_records_shared_with: read::read(get!(raw.pMaxRecordsSharedWithOutputIndex)),
                });
            }
        }
        // SAFETY: passed on.
        unsafe {
            NodeOverrides {
                local_root_arguments_table_index: read::read(get!(raw.pLocalRootArgumentsTableIndex)),
                program_entry: read::read(get!(raw.pProgramEntry)).map(Bool32::get),
                new_name: self.node_id_at("pNewName", get!(raw.pNewName)),
                share_input_of: self.node_id_at("pShareInputOf", get!(raw.pShareInputOf)),
                dispatch_grid: None,
                max_dispatch_grid: None,
                outputs,
            }
        }
    }
}
