//! From what the builder has collected to the judge's description.

use alloc::vec::Vec;
use core::mem::offset_of;

use super::builder::Entry;
use super::lowering::{Lowering, To};
#[allow(clippy::wildcard_imports, reason = "the C structs have a prefix of their own")]
use crate::d3d12::state::raw::*;
use crate::d3d12::state::{
    Description, Export, HitGroup, Identity, List, Name, StateObjectType, Subobject, SubobjectType, Target,
};

/// A description that keeps nothing of the builder.
pub(super) fn describe<'d>(object_type: StateObjectType, entries: &[Entry], parts: &Lowering<'d>) -> Description<'d> {
    let mut object = Description::new(object_type).with_names(parts.names.clone());
    read(entries, parts, &mut object);
    object
}

/// A description whose names are the builder's.
pub(super) fn view<'v>(object_type: StateObjectType, entries: &[Entry], parts: &'v Lowering<'v>) -> Description<'v> {
    let mut object = Description::over_names(object_type, &parts.names, entries.len());
    read(entries, parts, &mut object);
    object
}

fn read<'d>(entries: &[Entry], parts: &Lowering<'d>, object: &mut Description<'d>) {
    Reading { parts, object }.all(entries);
    if !parts.unlisted.is_empty() {
        unlisted::report(object, parts);
    }
    if parts.names.with_zero().is_some() {
        foreign::report_broken(object, parts);
    }
}

struct Reading<'p, 'd> {
    parts: &'p Lowering<'d>,
    object: &'p mut Description<'d>,
}

/// `at!(place, STRUCT.Member)`: where the member lies of a struct that lies at the place.
macro_rules! at {
    ($at:expr, $type:ident.$member:ident) => {
        $at + offset_of!($type, $member)
    };
}

mod foreign;
mod programs;
mod unlisted;

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
    Name::among(To::NAME.index(pointer), names)
}

impl<'p, 'd> Reading<'p, 'd> {
    fn all(&mut self, entries: &[Entry]) {
        let mut subobjects = Vec::with_capacity(entries.len());
        let mut hit_groups = 0;
        for (index, entry) in (0..).zip(entries) {
            let at = entry.at as usize;
            // Most of a large object are the first two. Each pushed alone, so that it is written where it stays.
            match SubobjectType::new(entry.number) {
                SubobjectType::HIT_GROUP => {
                    hit_groups += 1;
                    subobjects.push(self.hit_group(at));
                }
                SubobjectType::SUBOBJECT_TO_EXPORTS_ASSOCIATION => {
                    let association = self.association(at);
                    subobjects.push(association);
                }
                other => {
                    let subobject = self.subobject(other, index, at);
                    subobjects.push(subobject);
                }
            }
        }
        self.object.take_built(subobjects, hit_groups);
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
    fn subobject(&mut self, subobject_type: SubobjectType, index: u32, at: usize) -> Subobject<'d> {
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
            _ => self.foreign(subobject_type, index),
        }
    }

    /// The subobject at an index, of a type that this crate does not know.
    fn foreign(&mut self, subobject_type: SubobjectType, index: u32) -> Subobject<'d> {
        let foreign = &self.parts.foreign;
        let Ok(found) = foreign.binary_search_by_key(&index, |foreign| foreign.index) else {
            return Subobject::Unknown(subobject_type);
        };
        let (foreign, about) = (&foreign[found], foreign[found].about);
        if about.associable {
            self.object.foreign.push(self.parts.value_of(foreign));
        }
        Subobject::Foreign { subobject_type, about }
    }

    /// The struct at a place; none where somebody's own subobject has a public number and a smaller struct.
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
}
