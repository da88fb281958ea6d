//! From the C structs to a description.

use alloc::format;
use core::ffi::c_void;

use super::Limits;
use super::read::{self, get};
use crate::d3d12::state::description::{Description, HitGroup, Identity, Subobject};
use crate::d3d12::state::kinds::SubobjectType;
#[allow(clippy::wildcard_imports, reason = "the C structs have a prefix of their own")]
use crate::d3d12::state::raw::*;
use crate::d3d12::state::report::{Diagnostic, Place};
use crate::d3d12::state::rules::Rule;

/// The walk over one raw description.
pub(super) struct Walk<'a> {
    pub(super) object: Description<'a>,
    pub(super) limits: Limits,
    pub(super) elements_left: u32,
    pub(super) subobjects: *const D3D12_STATE_SUBOBJECT,
    pub(super) count: u32,
    /// The subobject that is being read.
    pub(super) place: Place,
}

/// Describes what a raw description describes.
///
/// # Safety
///
/// As [`describe`](super::describe) says. All unsafe functions of this file ask for no more than that of the part that they
/// are given.
pub(super) unsafe fn walk<'a>(raw: *const D3D12_STATE_OBJECT_DESC, limits: Limits) -> Description<'a> {
    let Some(raw) = read::some(raw) else {
        let mut object = Description::with_type_number(0);
        object
            .defects
            .push(null_description("the description of the state object is null", "pDesc"));
        return object;
    };
    // SAFETY: the caller promises that it is a description where it is not null.
    let (object_type, count, subobjects) = unsafe { (get!(raw.Type), get!(raw.NumSubobjects), get!(raw.pSubobjects)) };
    let mut walk = Walk {
        object: Description::with_type_number(object_type),
        limits,
        elements_left: limits.elements,
        subobjects,
        count: 0,
        place: Place::new(0, SubobjectType::new(0)),
    };
    if count != 0 && subobjects.is_null() {
        let what = format!("the object has {count} subobjects, and pSubobjects is null");
        walk.object.defects.push(null_description(what, "pSubobjects"));
        return walk.object;
    }
    let Some(count) = walk.count(None, "NumSubobjects", count) else {
        return walk.object;
    };
    walk.count = count;
    walk.object.reserve(count as usize, count as usize);
    for index in 0..count {
        // SAFETY: the array is not null and has `count` elements.
        let (number, desc) = unsafe {
            let raw = subobjects.add(index as usize);
            (get!(raw.Type), get!(raw.pDesc))
        };
        let subobject_type = SubobjectType::new(number);
        walk.place = Place::new(index, subobject_type);
        // SAFETY: the caller promises that `pDesc` is null or points to the struct of the type.
        let subobject = unsafe { walk.subobject(subobject_type, desc) };
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
    pub(super) unsafe fn subobject(
        &mut self,
        subobject_type: SubobjectType,
        desc: *const c_void,
    ) -> Option<Subobject<'a>> {
        // SAFETY, for all reads: the pointer is null or points to the struct of the type, which has integers and raw pointers
        // only; functions that are given a part are given what the caller promises about it.
        unsafe {
            Some(match subobject_type {
                SubobjectType::STATE_OBJECT_CONFIG => {
                    let raw = read::some(desc.cast::<D3D12_STATE_OBJECT_CONFIG>())?;
                    Subobject::StateObjectConfig { flags: get!(raw.Flags) }
                }
                SubobjectType::GLOBAL_ROOT_SIGNATURE => {
                    // Not as the struct, whose member vouches for the object: only the address counts here.
                    Subobject::GlobalRootSignature(Identity::of(read::read(desc.cast::<*mut c_void>())?))
                }
                SubobjectType::LOCAL_ROOT_SIGNATURE => {
                    let raw = read::some(desc.cast::<D3D12_LOCAL_ROOT_SIGNATURE>())?;
                    Subobject::LocalRootSignature(Identity::of(get!(raw.pLocalRootSignature)))
                }
                SubobjectType::NODE_MASK => {
                    let raw = read::some(desc.cast::<D3D12_NODE_MASK>())?;
                    Subobject::NodeMask(get!(raw.node_mask))
                }
                SubobjectType::SUBOBJECT_TO_EXPORTS_ASSOCIATION => {
                    let raw = read::some(desc.cast::<D3D12_SUBOBJECT_TO_EXPORTS_ASSOCIATION>())?;
                    let target = self.target(get!(raw.pSubobjectToAssociate));
                    Subobject::Association {
                        target,
                        exports: self.names(get!(raw.NumExports), get!(raw.pExports)),
                    }
                }
                SubobjectType::DXIL_SUBOBJECT_TO_EXPORTS_ASSOCIATION => {
                    let raw = read::some(desc.cast::<D3D12_DXIL_SUBOBJECT_TO_EXPORTS_ASSOCIATION>())?;
                    let subobject = self.name("SubobjectToAssociate", get!(raw.SubobjectToAssociate));
                    Subobject::DxilAssociation {
                        subobject,
                        exports: self.names(get!(raw.NumExports), get!(raw.pExports)),
                    }
                }
                SubobjectType::RAYTRACING_SHADER_CONFIG => {
                    let raw = read::some(desc.cast::<D3D12_RAYTRACING_SHADER_CONFIG>())?;
                    Subobject::RaytracingShaderConfig {
                        max_payload_size: get!(raw.MaxPayloadSizeInBytes),
                        max_attribute_size: get!(raw.MaxAttributeSizeInBytes),
                    }
                }
                SubobjectType::RAYTRACING_PIPELINE_CONFIG => {
                    let raw = read::some(desc.cast::<D3D12_RAYTRACING_PIPELINE_CONFIG>())?;
                    Subobject::RaytracingPipelineConfig {
                        max_trace_recursion_depth: get!(raw.MaxTraceRecursionDepth),
                    }
                }
                SubobjectType::HIT_GROUP => self.hit_group(read::some(desc.cast())?),
                SubobjectType::RAYTRACING_PIPELINE_CONFIG1 => {
                    let raw = read::some(desc.cast::<D3D12_RAYTRACING_PIPELINE_CONFIG1>())?;
                    Subobject::RaytracingPipelineConfig1 {
                        max_trace_recursion_depth: get!(raw.MaxTraceRecursionDepth),
                        flags: get!(raw.Flags),
                    }
                }
                SubobjectType::WORK_GRAPH => self.work_graph(read::some(desc.cast())?),
                SubobjectType::GENERIC_PROGRAM => self.program(read::some(desc.cast())?),
                SubobjectType::GLOBAL_SERIALIZED_ROOT_SIGNATURE => {
                    let raw = read::some(desc.cast::<D3D12_GLOBAL_SERIALIZED_ROOT_SIGNATURE>())?;
                    let blob = self.bytes(
                        "pSerializedBlob",
                        get!(raw.Desc.pSerializedBlob),
                        get!(raw.Desc.SerializedBlobSizeInBytes),
                    );
                    Subobject::GlobalSerializedRootSignature(blob)
                }
                SubobjectType::LOCAL_SERIALIZED_ROOT_SIGNATURE => {
                    let raw = read::some(desc.cast::<D3D12_LOCAL_SERIALIZED_ROOT_SIGNATURE>())?;
                    let blob = self.bytes(
                        "pSerializedBlob",
                        get!(raw.Desc.pSerializedBlob),
                        get!(raw.Desc.SerializedBlobSizeInBytes),
                    );
                    Subobject::LocalSerializedRootSignature(blob)
                }
                SubobjectType::DXIL_LIBRARY
                | SubobjectType::EXISTING_COLLECTION
                | SubobjectType::COMPILER_EXISTING_COLLECTION
                | SubobjectType::EXISTING_COLLECTION_BY_KEY => self.exporter(subobject_type, desc)?,
                _ if subobject_type.is_program_state() => Subobject::ProgramState(self.state(subobject_type, desc)?),
                _ => Subobject::Unknown(subobject_type),
            })
        }
    }

    /// What has a list of exports.
    ///
    /// # Safety
    ///
    /// `desc` is null or points to the struct of the type.
    unsafe fn exporter(&mut self, subobject_type: SubobjectType, desc: *const c_void) -> Option<Subobject<'a>> {
        // SAFETY, for all reads: as in `subobject`.
        unsafe {
            Some(match subobject_type {
                SubobjectType::DXIL_LIBRARY => {
                    let raw = read::some(desc.cast::<D3D12_DXIL_LIBRARY_DESC>())?;
                    let (code, len) = (
                        get!(raw.DXILLibrary.pShaderBytecode),
                        get!(raw.DXILLibrary.BytecodeLength),
                    );
                    let bytecode = self.bytes("DXILLibrary", code, len);
                    Subobject::DxilLibrary {
                        bytecode,
                        exports: self.exports(get!(raw.NumExports), get!(raw.pExports)),
                    }
                }
                SubobjectType::EXISTING_COLLECTION => {
                    let raw = read::some(desc.cast::<D3D12_EXISTING_COLLECTION_DESC>())?;
                    let collection = Identity::of(get!(raw.pExistingCollection));
                    Subobject::ExistingCollection {
                        collection,
                        exports: self.exports(get!(raw.NumExports), get!(raw.pExports)),
                    }
                }
                SubobjectType::COMPILER_EXISTING_COLLECTION => {
                    let raw = read::some(desc.cast::<D3D12_COMPILER_EXISTING_COLLECTION_DESC>())?;
                    let collection = Identity::of(get!(raw.pExistingCollection));
                    let exports = self.exports(get!(raw.NumExports), get!(raw.pExports));
                    Subobject::CompilerExistingCollection { collection, exports }
                }
                _ => {
                    let raw = read::some(desc.cast::<D3D12_EXISTING_COLLECTION_BY_KEY_DESC>())?;
                    let key = self.bytes("pKey", get!(raw.pKey), get!(raw.KeySize) as usize);
                    Subobject::ExistingCollectionByKey {
                        key,
                        exports: self.exports(get!(raw.NumExports), get!(raw.pExports)),
                    }
                }
            })
        }
    }

    /// # Safety
    ///
    /// `raw` points to a group whose names are null or names.
    pub(super) unsafe fn hit_group(&mut self, raw: *const D3D12_HIT_GROUP_DESC) -> Subobject<'a> {
        // SAFETY: passed on.
        unsafe {
            Subobject::HitGroup(HitGroup {
                name: self.name("HitGroupExport", get!(raw.HitGroupExport)),
                group_type: get!(raw.Type),
                any_hit: self.optional_name("AnyHitShaderImport", get!(raw.AnyHitShaderImport)),
                closest_hit: self.optional_name("ClosestHitShaderImport", get!(raw.ClosestHitShaderImport)),
                intersection: self.optional_name("IntersectionShaderImport", get!(raw.IntersectionShaderImport)),
            })
        }
    }
}
