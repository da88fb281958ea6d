//! All that generated code may name. Not public API: it may change in every release.
#![expect(
    clippy::inline_always,
    reason = "unoptimised code would call a function for every bit-field"
)]
#![expect(
    clippy::must_use_candidate,
    reason = "only generated code calls these, and what a user calls says it"
)]

mod access;
mod check;
mod debug;
mod enumerations;
mod facts;
mod members;
mod place;
mod quick;
mod refused;
mod storage;
mod values;

pub use access::{get, get_word, put, set, set_checked, take, written};
pub use check::{check, check_overlay, offset_must_be, same_family, size_must_be};
pub use debug::{debug_record, debug_union, eq_bits, equal, hash_bits};
pub use enumerations::{
    convert_enum, convert_enum_back, enum_bits, enum_in_c, enum_is_its_integer, enumerator, newtype_bits,
    newtype_facts, newtype_has_every_value, newtype_in_c, newtype_is_copy,
};
pub use facts::{Count, Declared, Fact, Head, LaidOut, Placed, Role, Site, foreign, layout, layout_of, range_of};
pub use members::{BitsIn, In, IsItsOwn, Known, MemberIn, Own, Primitive, PrimitiveInteger, Value};
pub use place::*;
pub use refused::{NO_RANGE, REFUSED, no_layout};
pub use storage::{Marker, Storage, Unaligned};
pub use values::{
    If, bits_of, convert_plain_back, enumerator_of, from_bytes, from_c, from_slice, put_plain, repr_of, to_bytes,
    write_to, zeroed,
};

/// Keeps [`crate::traits::Integer`] to the primitive integers.
pub trait Sealed {}

pub use crate::abi::Family;
pub use crate::d3d12::feature::generated::*;
#[cfg(feature = "alloc")]
pub use crate::d3d12::state::{AllowedIn as Places, ForeignSubobject, SubobjectType};
pub use crate::d3d12::{
    AllNodes, CheckFeatureSupport, D3D12_NODE_MASK, FeatureData, FeatureError, FeatureInput, FeatureList,
    FeatureOutput, FeatureReport,
};
#[cfg(feature = "alloc")]
pub use crate::d3d12::{
    AllowedIn, Associable, Collection, Counted, Declared as Field, Executable, Lowering, Member, Pointed,
    RaytracingPipeline, StateObject, StateObjectBuilder, StateObjectKind, Subobject, associate,
};
pub use crate::describe::{BitRange, CName, MemberKind, MemberLayout, StructLayout};
pub use crate::error::{InvalidMember, OutOfRange, UnknownValue, WrongLength};
pub use crate::layout::{RecordKind, TypeLayout};
pub use crate::open::Open;
pub use crate::traits::{
    AnyBits, BitField, BitType, BitsInC, CEnum, CLayout, CType, Convert, Enumerator, Invalid, PlainBytes, TypeFacts,
    Values, Zeroed,
};
pub use crate::{C, Get};
