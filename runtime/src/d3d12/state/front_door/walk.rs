//! From the C structs to a description.

use alloc::format;
use alloc::vec::Vec;
use core::ffi::c_void;

use super::Limits;
use super::read::{self, BadName};
use crate::d3d12::state::description::{
    Description, Export, HitGroup, Identity, List, Node, NodeId, NodeOutputOverride, NodeOverrides, ProgramState,
    Subobject, Target, WorkGraph,
};
use crate::d3d12::state::kinds::SubobjectType;
use crate::d3d12::state::names::Name;
use crate::d3d12::state::raw::*;
use crate::d3d12::state::report::{Diagnostic, Place};
use crate::d3d12::state::rules::Rule;

/// The walk over one raw description.
struct Walk<'a> {
    object: Description<'a>,
    limits: Limits,
    elements_left: u32,
    subobjects: *const D3D12_STATE_SUBOBJECT,
    count: u32,
    /// The subobject that is being read.
    place: Place,
}

/// Describes what a raw description describes.
///
/// # Safety
///
/// As [`describe`](super::describe) says. All unsafe functions of this file ask for no more than that of the part that they
/// are given.
pub(super) unsafe fn walk<'a>(raw: *const D3D12_STATE_OBJECT_DESC, limits: Limits) -> Description<'a> {
    // SAFETY: the caller promises that it is null or a description.
    let Some(raw) = (unsafe { read::read(raw) }) else {
        let mut object = Description::with_type_number(0);
        object
            .defects
            .push(null_description("the description of the state object is null", "pDesc"));
        return object;
    };
    let mut walk = Walk {
        object: Description::with_type_number(raw.Type),
        limits,
        elements_left: limits.elements,
        subobjects: raw.pSubobjects,
        count: 0,
        place: Place::new(0, SubobjectType::new(0)),
    };
    if raw.NumSubobjects != 0 && raw.pSubobjects.is_null() {
        let what = format!(
            "the object has {} subobjects, and pSubobjects is null",
            raw.NumSubobjects
        );
        walk.object.defects.push(null_description(what, "pSubobjects"));
        return walk.object;
    }
    let Some(count) = walk.count(None, "NumSubobjects", raw.NumSubobjects) else {
        return walk.object;
    };
    walk.count = count;
    walk.object.reserve(count as usize, count as usize);
    for index in 0..count {
        // SAFETY: the array is not null and has `count` elements.
        let subobject = unsafe { read::element(raw.pSubobjects, index) };
        let subobject_type = SubobjectType::new(subobject.Type);
        walk.place = Place::new(index, subobject_type);
        // SAFETY: the caller promises that `pDesc` is null or points to the struct of the type.
        let subobject = unsafe { walk.subobject(subobject_type, subobject.pDesc) };
        walk.object
            .push(subobject.unwrap_or(Subobject::Undescribed(subobject_type)));
    }
    walk.object
}

fn null_description(what: impl Into<alloc::borrow::Cow<'static, str>>, field: &'static str) -> Diagnostic {
    Diagnostic::wrong(Rule::NullDescription)
        .in_field(field)
        .say(what)
        .because("a state object is described by an array of subobjects")
        .advise("pass the address of the description, and let pSubobjects point to NumSubobjects elements")
}

impl<'a> Walk<'a> {
    /// One subobject; `None` when its description is null.
    ///
    /// # Safety
    ///
    /// `desc` is null or points to the struct of the type.
    unsafe fn subobject(&mut self, subobject_type: SubobjectType, desc: *const c_void) -> Option<Subobject<'a>> {
        // SAFETY, for all reads: the pointer is null or points to the struct of the type, which has integers and raw pointers
        // only; functions that are given a part are given what the caller promises about it.
        unsafe {
            Some(match subobject_type {
                SubobjectType::STATE_OBJECT_CONFIG => {
                    let raw = read::read(desc.cast::<D3D12_STATE_OBJECT_CONFIG>())?;
                    Subobject::StateObjectConfig { flags: raw.Flags }
                }
                SubobjectType::GLOBAL_ROOT_SIGNATURE => {
                    let raw = read::read(desc.cast::<D3D12_GLOBAL_ROOT_SIGNATURE>())?;
                    Subobject::GlobalRootSignature(Identity::of(raw.pGlobalRootSignature))
                }
                SubobjectType::LOCAL_ROOT_SIGNATURE => {
                    let raw = read::read(desc.cast::<D3D12_LOCAL_ROOT_SIGNATURE>())?;
                    Subobject::LocalRootSignature(Identity::of(raw.pLocalRootSignature))
                }
                SubobjectType::NODE_MASK => Subobject::NodeMask(read::read(desc.cast::<D3D12_NODE_MASK>())?.NodeMask),
                SubobjectType::DXIL_LIBRARY => {
                    let raw = read::read(desc.cast::<D3D12_DXIL_LIBRARY_DESC>())?;
                    let code = raw.DXILLibrary;
                    let bytecode = self.bytes("DXILLibrary", code.pShaderBytecode, code.BytecodeLength);
                    Subobject::DxilLibrary {
                        bytecode,
                        exports: self.exports(raw.NumExports, raw.pExports),
                    }
                }
                SubobjectType::EXISTING_COLLECTION => {
                    let raw = read::read(desc.cast::<D3D12_EXISTING_COLLECTION_DESC>())?;
                    let collection = Identity::of(raw.pExistingCollection);
                    Subobject::ExistingCollection {
                        collection,
                        exports: self.exports(raw.NumExports, raw.pExports),
                    }
                }
                SubobjectType::SUBOBJECT_TO_EXPORTS_ASSOCIATION => {
                    let raw = read::read(desc.cast::<D3D12_SUBOBJECT_TO_EXPORTS_ASSOCIATION>())?;
                    let target = self.target(raw.pSubobjectToAssociate);
                    Subobject::Association {
                        target,
                        exports: self.names(raw.NumExports, raw.pExports),
                    }
                }
                SubobjectType::DXIL_SUBOBJECT_TO_EXPORTS_ASSOCIATION => {
                    let raw = read::read(desc.cast::<D3D12_DXIL_SUBOBJECT_TO_EXPORTS_ASSOCIATION>())?;
                    let subobject = self.name("SubobjectToAssociate", raw.SubobjectToAssociate);
                    Subobject::DxilAssociation {
                        subobject,
                        exports: self.names(raw.NumExports, raw.pExports),
                    }
                }
                SubobjectType::RAYTRACING_SHADER_CONFIG => {
                    let raw = read::read(desc.cast::<D3D12_RAYTRACING_SHADER_CONFIG>())?;
                    Subobject::RaytracingShaderConfig {
                        max_payload_size: raw.MaxPayloadSizeInBytes,
                        max_attribute_size: raw.MaxAttributeSizeInBytes,
                    }
                }
                SubobjectType::RAYTRACING_PIPELINE_CONFIG => {
                    let raw = read::read(desc.cast::<D3D12_RAYTRACING_PIPELINE_CONFIG>())?;
                    Subobject::RaytracingPipelineConfig {
                        max_trace_recursion_depth: raw.MaxTraceRecursionDepth,
                    }
                }
                SubobjectType::HIT_GROUP => self.hit_group(&read::read(desc.cast())?),
                SubobjectType::RAYTRACING_PIPELINE_CONFIG1 => {
                    let raw = read::read(desc.cast::<D3D12_RAYTRACING_PIPELINE_CONFIG1>())?;
                    Subobject::RaytracingPipelineConfig1 {
                        max_trace_recursion_depth: raw.MaxTraceRecursionDepth,
                        flags: raw.Flags,
                    }
                }
                SubobjectType::WORK_GRAPH => self.work_graph(&read::read(desc.cast())?),
                SubobjectType::GENERIC_PROGRAM => self.program(&read::read(desc.cast())?),
                SubobjectType::GLOBAL_SERIALIZED_ROOT_SIGNATURE => {
                    let raw = read::read(desc.cast::<D3D12_GLOBAL_SERIALIZED_ROOT_SIGNATURE>())?.Desc;
                    let blob = self.bytes("pSerializedBlob", raw.pSerializedBlob, raw.SerializedBlobSizeInBytes);
                    Subobject::GlobalSerializedRootSignature(blob)
                }
                SubobjectType::LOCAL_SERIALIZED_ROOT_SIGNATURE => {
                    let raw = read::read(desc.cast::<D3D12_LOCAL_SERIALIZED_ROOT_SIGNATURE>())?.Desc;
                    let blob = self.bytes("pSerializedBlob", raw.pSerializedBlob, raw.SerializedBlobSizeInBytes);
                    Subobject::LocalSerializedRootSignature(blob)
                }
                SubobjectType::COMPILER_EXISTING_COLLECTION => {
                    let raw = read::read(desc.cast::<D3D12_COMPILER_EXISTING_COLLECTION_DESC>())?;
                    let collection = Identity::of(raw.pExistingCollection);
                    let exports = self.exports(raw.NumExports, raw.pExports);
                    Subobject::CompilerExistingCollection { collection, exports }
                }
                SubobjectType::EXISTING_COLLECTION_BY_KEY => {
                    let raw = read::read(desc.cast::<D3D12_EXISTING_COLLECTION_BY_KEY_DESC>())?;
                    let key = self.bytes("pKey", raw.pKey, raw.KeySize as usize);
                    Subobject::ExistingCollectionByKey {
                        key,
                        exports: self.exports(raw.NumExports, raw.pExports),
                    }
                }
                _ if subobject_type.is_program_state() => Subobject::ProgramState(self.state(subobject_type, desc)?),
                _ => Subobject::Unknown(subobject_type),
            })
        }
    }

    /// # Safety
    ///
    /// The names of the group are null or names.
    unsafe fn hit_group(&mut self, raw: &D3D12_HIT_GROUP_DESC) -> Subobject<'a> {
        // SAFETY: passed on.
        let (name, any_hit, closest_hit, intersection) = unsafe {
            (
                self.name("HitGroupExport", raw.HitGroupExport),
                self.optional_name("AnyHitShaderImport", raw.AnyHitShaderImport),
                self.optional_name("ClosestHitShaderImport", raw.ClosestHitShaderImport),
                self.optional_name("IntersectionShaderImport", raw.IntersectionShaderImport),
            )
        };
        Subobject::HitGroup(HitGroup {
            name,
            group_type: raw.Type,
            any_hit,
            closest_hit,
            intersection,
        })
    }

    /// # Safety
    ///
    /// `desc` is null or points to the struct of the type.
    unsafe fn state(&mut self, subobject_type: SubobjectType, desc: *const c_void) -> Option<ProgramState> {
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
    unsafe fn program(&mut self, raw: &D3D12_GENERIC_PROGRAM_DESC) -> Subobject<'a> {
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
    unsafe fn work_graph(&mut self, raw: &D3D12_WORK_GRAPH_DESC) -> Subobject<'a> {
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
    unsafe fn node_id(&mut self, field: &'static str, raw: &D3D12_NODE_ID) -> NodeId {
        // SAFETY: passed on.
        NodeId {
            name: unsafe { self.optional_name(field, raw.Name) },
            array_index: raw.ArrayIndex,
        }
    }

    /// # Safety
    ///
    /// The pointer is null or points to a node ID.
    unsafe fn node_id_at(&mut self, field: &'static str, raw: *const D3D12_NODE_ID) -> Option<NodeId> {
        // SAFETY: passed on.
        unsafe { read::read(raw).map(|raw| self.node_id(field, &raw)) }
    }

    /// # Safety
    ///
    /// The shader's name is null or a name; the overrides are null or those of the type.
    unsafe fn node(&mut self, raw: &D3D12_NODE) -> Node {
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
    unsafe fn overrides(&mut self, raw: &D3D12_SHADER_NODE) -> Option<NodeOverrides> {
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
    unsafe fn common_overrides(&mut self, raw: &D3D12_COMMON_COMPUTE_NODE_OVERRIDES) -> NodeOverrides {
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

    /// A list of exports.
    ///
    /// # Safety
    ///
    /// The pointer is null or points to `count` exports whose names are null or names.
    unsafe fn exports(&mut self, count: u32, exports: *const D3D12_EXPORT_DESC) -> List<Export> {
        let count = self.array("NumExports", count, exports);
        let mut list = Vec::with_capacity(count as usize);
        for index in 0..count {
            // SAFETY: `array` returns the number of elements that there are, and their names are null or names.
            unsafe {
                let raw = read::element(exports, index);
                list.push(Export {
                    name: self.name("pExports[].Name", raw.Name),
                    export_to_rename: self.optional_name("pExports[].ExportToRename", raw.ExportToRename),
                    flags: raw.Flags,
                });
            }
        }
        self.object.exports(list)
    }

    /// A list of names.
    ///
    /// # Safety
    ///
    /// The pointer is null or points to `count` pointers that are null or names.
    unsafe fn names(&mut self, count: u32, names: *const *const u16) -> List<Option<Name>> {
        let count = self.array("NumExports", count, names);
        let mut list = Vec::with_capacity(count as usize);
        for index in 0..count {
            // SAFETY: `array` returns the number of elements that there are, and they are null or names.
            list.push(unsafe { self.name("pExports", read::element(names, index)) });
        }
        self.object.nullable_names(list)
    }

    /// A name that has to be there; the judge says where it is not.
    ///
    /// # Safety
    ///
    /// The pointer is null or a name.
    unsafe fn name(&mut self, field: &'static str, name: *const u16) -> Option<Name> {
        // SAFETY: the caller promises that the pointer is null or a name.
        match unsafe { read::name_len(name, self.limits.name_units) } {
            // SAFETY: so many units were just read.
            Ok(len) => Some(match unsafe { read::name_units(name, len) } {
                Some(units) => self.object.name(units),
                None => {
                    let mut units = Vec::with_capacity(len);
                    for index in 0..u32::try_from(len).unwrap_or(u32::MAX) {
                        // SAFETY: so many units were just read.
                        units.push(unsafe { read::element(name, index) });
                    }
                    self.object.name_copy(&units)
                }
            }),
            Err(BadName::Null) => None,
            Err(BadName::Endless) => {
                let limit = self.limits.name_units;
                let place = self.place;
                self.object.defects.push(
                    Diagnostic::wrong(Rule::MalformedListOrName)
                        .at(place)
                        .in_field(field)
                        .say(format!("a name has no terminating zero within {limit} units"))
                        .because("names are UTF-16 that ends with a zero")
                        .advise("end the name with a zero, and keep it alive until the call returns"),
                );
                None
            }
        }
    }

    /// A name that may be null.
    ///
    /// # Safety
    ///
    /// The pointer is null or a name.
    unsafe fn optional_name(&mut self, field: &'static str, name: *const u16) -> Option<Name> {
        // SAFETY: passed on.
        unsafe { self.name(field, name) }
    }

    /// Bytes and their length.
    ///
    /// # Safety
    ///
    /// The pointer is null or points to `len` bytes that nobody writes to for `'a`.
    unsafe fn bytes(&mut self, field: &'static str, pointer: *const c_void, len: usize) -> &'a [u8] {
        if pointer.is_null() && len != 0 {
            self.disagree(
                field,
                format!("{len} bytes are announced, and the pointer to them is null"),
            );
        }
        // SAFETY: passed on.
        unsafe { read::bytes(pointer, len) }
    }

    /// What a pointer to a subobject points at, by its address.
    fn target(&self, target: *const D3D12_STATE_SUBOBJECT) -> Target {
        if target.is_null() {
            return Target::Null;
        }
        read::index_of(self.subobjects, self.count, target).map_or(Target::Outside, Target::Index)
    }

    /// How many elements of an array may be read: all, or none where the count is over the limits or the array is null.
    fn array<T>(&mut self, field: &'static str, count: u32, array: *const T) -> u32 {
        if !self.agree(field, count, array) {
            return 0;
        }
        let place = self.place;
        self.count(Some(place), field, count).unwrap_or(0)
    }

    /// Whether an array is there when its count says so.
    fn agree<T>(&mut self, field: &'static str, count: u32, array: *const T) -> bool {
        if count != 0 && array.is_null() {
            self.disagree(field, format!("{field} is {count}, and the array is null"));
            return false;
        }
        true
    }

    fn disagree(&mut self, field: &'static str, what: alloc::string::String) {
        let place = self.place;
        self.object.defects.push(
            Diagnostic::wrong(Rule::MalformedListOrName)
                .at(place)
                .in_field(field)
                .say(what)
                .because("a count and its pointer describe one array")
                .advise("let the pointer point to the array, or let the count be 0"),
        );
    }

    /// A count that is inside of the limits.
    fn count(&mut self, place: Option<Place>, field: &'static str, count: u32) -> Option<u32> {
        let limit = self.limits.list.min(self.elements_left);
        if count <= limit {
            self.elements_left -= count;
            return Some(count);
        }
        let mut diagnostic = Diagnostic::suspicious(Rule::MalformedListOrName).in_field(field);
        if let Some(place) = place {
            diagnostic = diagnostic.at(place);
        }
        self.object.defects.push(
            diagnostic
                .say(format!("{field} is {count}, and the limit for reading is {limit}"))
                .because("the array was not read, so that nothing was judged that it holds")
                .advise("correct the count, or raise the limits if the object really is that large"),
        );
        self.object.is_cut = true;
        None
    }
}
