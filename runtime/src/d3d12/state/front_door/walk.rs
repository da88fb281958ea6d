//! From the C structs to a description.

use alloc::format;
use core::ffi::c_void;

use super::Limits;
use super::read::{self};
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
    pub(super) unsafe fn hit_group(&mut self, raw: &D3D12_HIT_GROUP_DESC) -> Subobject<'a> {
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
}
