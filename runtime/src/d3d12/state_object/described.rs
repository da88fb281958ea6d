//! From what the builder has collected to the judge's description.

use alloc::vec::Vec;
use core::mem::offset_of;

use super::builder::Entry;
use super::lowering::{Lowering, To};
#[allow(clippy::wildcard_imports, reason = "the C structs have a prefix of their own")]
use crate::d3d12::state::raw::*;
use crate::d3d12::state::{
    Description, Export, HitGroup, Identity, List, Name, Node, NodeId, NodeOutputOverride, NodeOverrides, ProgramState,
    StateObjectType, Subobject, SubobjectType, Target, WorkGraph,
};

/// A description that keeps nothing of the builder.
pub(super) fn describe<'d>(object_type: StateObjectType, entries: &[Entry], parts: &Lowering<'d>) -> Description<'d> {
    let mut object = Description::new(object_type);
    object.reserve(entries.len(), 0);
    let mut reading = Reading {
        parts,
        object: object.with_names(parts.names.clone()),
    };
    reading.all(entries);
    reading.object
}

/// A description whose names are the builder's.
pub(super) fn view<'v>(object_type: StateObjectType, entries: &[Entry], parts: &'v Lowering<'v>) -> Description<'v> {
    let object = Description::over_names(object_type, &parts.names, entries.len());
    let mut reading = Reading { parts, object };
    reading.all(entries);
    reading.object
}

struct Reading<'p, 'd> {
    parts: &'p Lowering<'d>,
    object: Description<'d>,
}

/// `at!(place, STRUCT.Member)`: where the member lies of a struct that lies at the place.
macro_rules! at {
    ($at:expr, $type:ident.$member:ident) => {
        $at + offset_of!($type, $member)
    };
}

/// The number at a place in a struct, or in all structs; 0 where there is none.
#[inline]
fn number(bytes: &[u8], at: usize) -> u32 {
    let number = bytes.get(at..at + 4).and_then(|number| number.first_chunk());
    number.map_or(0, |bytes| u32::from_ne_bytes(*bytes))
}

/// The number of a pointer at such a place.
#[inline]
fn pointer(bytes: &[u8], at: usize) -> usize {
    let slot = bytes
        .get(at..at + size_of::<usize>())
        .and_then(|slot| slot.first_chunk());
    slot.map_or(0, |bytes| usize::from_ne_bytes(*bytes))
}

/// The name of a pointer, among so many.
#[inline]
fn name(pointer: usize, names: usize) -> Option<Name> {
    let index = To::NAME.index(pointer);
    if index < names {
        Some(Name::from_index(index))
    } else {
        None
    }
}

impl<'p, 'd> Reading<'p, 'd> {
    fn all(&mut self, entries: &[Entry]) {
        for entry in entries {
            let at = entry.at as usize;
            // Pushed one by one, so that each is written where it stays: most of a large object are these two.
            match SubobjectType::new(entry.number) {
                SubobjectType::HIT_GROUP => {
                    let group = self.hit_group(at);
                    self.object.push(group);
                }
                SubobjectType::SUBOBJECT_TO_EXPORTS_ASSOCIATION => {
                    let association = self.association(at);
                    self.object.push(association);
                }
                other => {
                    let subobject = self.subobject(other, at);
                    self.object.push(subobject);
                }
            }
        }
    }

    fn number(&self, at: usize) -> u32 {
        number(&self.parts.body, at)
    }

    fn name(&self, at: usize) -> Option<Name> {
        name(self.parts.slot(at), self.parts.names.len())
    }

    fn bytes(&self, at: usize) -> &'d [u8] {
        let lent = self.parts.bytes.get(To::BYTES.index(self.parts.slot(at)));
        lent.copied().unwrap_or_default()
    }

    fn object(&self, at: usize) -> Identity {
        let object = self.parts.objects.get(To::OBJECT.index(self.parts.slot(at)));
        object.map_or(Identity::NULL, |object| Identity::of(object.as_ptr()))
    }

    /// Where a pointer into the structs leads to.
    fn pointed(&self, at: usize) -> Option<usize> {
        let offset = To::ARRAY.index(self.parts.slot(at));
        (offset < self.parts.body.len()).then_some(offset)
    }

    /// The bytes of an array's elements.
    #[inline]
    fn elements<T>(&self, count: u32, pointer: usize) -> &'p [u8] {
        let rest = self.parts.body.get(To::ARRAY.index(pointer)..).unwrap_or_default();
        let size = rest.len().min((count as usize).saturating_mul(size_of::<T>()));
        &rest[..size - size % size_of::<T>()]
    }

    /// Where the elements of an array lie.
    fn array<T>(&self, count: usize, pointer: usize) -> impl Iterator<Item = usize> + use<T> {
        let first = self.pointed(pointer).unwrap_or(0);
        let elements = self.elements::<T>(self.number(count), self.parts.slot(pointer));
        (0..elements.len() / size_of::<T>()).map(move |index| first + index * size_of::<T>())
    }

    fn exports(&mut self, count: usize, at: usize) -> List<Export> {
        type Raw = D3D12_EXPORT_DESC;
        let elements = self.elements::<Raw>(self.number(count), self.parts.slot(at));
        let names = self.parts.names.len();
        let elements = elements.as_chunks::<{ size_of::<Raw>() }>().0.iter();
        self.object.exports(elements.map(|raw| Export {
            name: name(pointer(raw, offset_of!(Raw, Name)), names),
            export_to_rename: name(pointer(raw, offset_of!(Raw, ExportToRename)), names),
            flags: number(raw, offset_of!(Raw, Flags)),
        }))
    }

    #[inline(never)]
    fn names(&mut self, count: u32, pointer: usize) -> List<Option<Name>> {
        let names = self.parts.names.len();
        let elements = self.elements::<*const u16>(count, pointer);
        let elements = elements.as_chunks().0.iter();
        self.object
            .nullable_names(elements.map(|slot| name(usize::from_ne_bytes(*slot), names)))
    }

    #[inline(never)]
    fn subobject(&mut self, subobject_type: SubobjectType, at: usize) -> Subobject<'d> {
        match subobject_type {
            SubobjectType::DXIL_SUBOBJECT_TO_EXPORTS_ASSOCIATION => {
                type Raw = D3D12_DXIL_SUBOBJECT_TO_EXPORTS_ASSOCIATION;
                Subobject::DxilAssociation {
                    subobject: self.name(at!(at, Raw.SubobjectToAssociate)),
                    exports: self.names(
                        self.number(at!(at, Raw.NumExports)),
                        self.parts.slot(at!(at, Raw.pExports)),
                    ),
                }
            }
            SubobjectType::STATE_OBJECT_CONFIG => Subobject::StateObjectConfig { flags: self.number(at) },
            SubobjectType::GLOBAL_ROOT_SIGNATURE => Subobject::GlobalRootSignature(self.object(at)),
            SubobjectType::LOCAL_ROOT_SIGNATURE => Subobject::LocalRootSignature(self.object(at)),
            SubobjectType::NODE_MASK => Subobject::NodeMask(self.number(at)),
            SubobjectType::GLOBAL_SERIALIZED_ROOT_SIGNATURE => Subobject::GlobalSerializedRootSignature(self.bytes(at)),
            SubobjectType::LOCAL_SERIALIZED_ROOT_SIGNATURE => Subobject::LocalSerializedRootSignature(self.bytes(at)),
            SubobjectType::RAYTRACING_SHADER_CONFIG => Subobject::RaytracingShaderConfig {
                max_payload_size: self.number(at),
                max_attribute_size: self.number(at + 4),
            },
            SubobjectType::RAYTRACING_PIPELINE_CONFIG => Subobject::RaytracingPipelineConfig {
                max_trace_recursion_depth: self.number(at),
            },
            SubobjectType::RAYTRACING_PIPELINE_CONFIG1 => Subobject::RaytracingPipelineConfig1 {
                max_trace_recursion_depth: self.number(at),
                flags: self.number(at + 4),
            },
            SubobjectType::DXIL_LIBRARY
            | SubobjectType::EXISTING_COLLECTION
            | SubobjectType::COMPILER_EXISTING_COLLECTION
            | SubobjectType::EXISTING_COLLECTION_BY_KEY => self.exporter(subobject_type, at),
            SubobjectType::WORK_GRAPH => {
                let graph = self.work_graph(at);
                self.object.add_work_graph(graph)
            }
            SubobjectType::GENERIC_PROGRAM => self.program(at),
            _ if subobject_type.is_program_state() => Subobject::ProgramState(self.state(subobject_type, at)),
            _ => self.foreign(subobject_type),
        }
    }

    /// The next subobject, of a type that this crate does not know.
    fn foreign(&self, subobject_type: SubobjectType) -> Subobject<'d> {
        let (foreign, index) = (&self.parts.foreign, self.object.subobjects().len());
        match foreign.binary_search_by_key(&index, |(index, _)| *index as usize) {
            Ok(found) => Subobject::Foreign {
                subobject_type,
                about: foreign[found].1,
            },
            Err(_) => Subobject::Unknown(subobject_type),
        }
    }

    /// The struct at a place.
    #[inline]
    fn raw<C>(&self, at: usize) -> Option<&'p [u8]> {
        self.parts.body.get(at..at + size_of::<C>())
    }

    #[inline]
    fn hit_group(&self, at: usize) -> Subobject<'d> {
        type Raw = D3D12_HIT_GROUP_DESC;
        let Some(raw) = self.raw::<Raw>(at) else {
            return Subobject::Undescribed(SubobjectType::HIT_GROUP);
        };
        let names = self.parts.names.len();
        Subobject::HitGroup(HitGroup {
            name: name(pointer(raw, offset_of!(Raw, HitGroupExport)), names),
            group_type: number(raw, offset_of!(Raw, Type)),
            any_hit: name(pointer(raw, offset_of!(Raw, AnyHitShaderImport)), names),
            closest_hit: name(pointer(raw, offset_of!(Raw, ClosestHitShaderImport)), names),
            intersection: name(pointer(raw, offset_of!(Raw, IntersectionShaderImport)), names),
        })
    }

    #[inline]
    fn association(&mut self, at: usize) -> Subobject<'d> {
        type Raw = D3D12_SUBOBJECT_TO_EXPORTS_ASSOCIATION;
        let Some(raw) = self.raw::<Raw>(at) else {
            return Subobject::Undescribed(SubobjectType::SUBOBJECT_TO_EXPORTS_ASSOCIATION);
        };
        Subobject::Association {
            target: self.target(pointer(raw, offset_of!(Raw, pSubobjectToAssociate))),
            exports: match (
                number(raw, offset_of!(Raw, NumExports)),
                pointer(raw, offset_of!(Raw, pExports)),
            ) {
                // As most have.
                (1, exports) => {
                    let only = self.parts.slot(To::ARRAY.index(exports));
                    self.object.name_alone(name(only, self.parts.names.len()))
                }
                (count, exports) => self.names(count, exports),
            },
        }
    }

    /// What a pointer to a subobject leads to.
    #[inline]
    fn target(&self, pointer: usize) -> Target {
        let index = To::SUBOBJECT.index(pointer);
        match u32::try_from(index) {
            Ok(number) if index < self.parts.subobjects => Target::Index(number),
            // No handle is null: this was one of another builder.
            _ => Target::Outside,
        }
    }

    /// What has a list of exports.
    fn exporter(&mut self, subobject_type: SubobjectType, at: usize) -> Subobject<'d> {
        match subobject_type {
            SubobjectType::DXIL_LIBRARY => {
                type Raw = D3D12_DXIL_LIBRARY_DESC;
                Subobject::DxilLibrary {
                    bytecode: self.bytes(at),
                    exports: self.exports(at!(at, Raw.NumExports), at!(at, Raw.pExports)),
                }
            }
            SubobjectType::EXISTING_COLLECTION_BY_KEY => {
                type Raw = D3D12_EXISTING_COLLECTION_BY_KEY_DESC;
                Subobject::ExistingCollectionByKey {
                    key: self.bytes(at),
                    exports: self.exports(at!(at, Raw.NumExports), at!(at, Raw.pExports)),
                }
            }
            _ => {
                type Raw = D3D12_EXISTING_COLLECTION_DESC;
                let collection = self.object(at);
                let exports = self.exports(at!(at, Raw.NumExports), at!(at, Raw.pExports));
                if subobject_type == SubobjectType::EXISTING_COLLECTION {
                    Subobject::ExistingCollection { collection, exports }
                } else {
                    Subobject::CompilerExistingCollection { collection, exports }
                }
            }
        }
    }

    fn program(&mut self, at: usize) -> Subobject<'d> {
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

    fn state(&self, subobject_type: SubobjectType, at: usize) -> ProgramState {
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

    fn work_graph(&self, at: usize) -> WorkGraph {
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
        let overrides = self.pointed(at!(shader, D3D12_SHADER_NODE.Overrides));
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
