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
mod described;
mod enumerations;
mod facts;
mod laid_out;
mod members;
mod place;
mod placing;
mod quick;
mod records;
mod refused;
mod storage;
mod values;

pub use access::{get, get_word, put, set, set_checked, take, written};
pub use check::{check, check_overlay, offset_must_be, same_family, size_must_be};
pub use debug::{debug_record, debug_union, eq_bits, equal, hash_bits};
pub use described::Site;
pub use enumerations::{
    convert_enum, convert_enum_back, enum_bits, enum_in_c, enum_is_its_integer, enumerator, newtype_bits,
    newtype_facts, newtype_has_every_value, newtype_in_c, newtype_is_copy,
};
pub use facts::{Count, Declared, Fact, Head, Role, foreign};
pub use laid_out::{LaidOut, layout, layout_of, range_of};
pub use members::{BitsIn, In, IsItsOwn, Known, MemberIn, Own, Primitive, PrimitiveInteger, Value};
pub use place::*;
pub use placing::Placed;
pub use records::{convert_plain_back, from_bytes, from_c, from_slice, put_plain, to_bytes, write_to, zeroed};
pub use refused::{NO_RANGE, REFUSED, no_layout};
pub use storage::{Marker, Storage, Unaligned};
pub use values::{If, bits_of, enumerator_of, repr_of};

/// Keeps [`crate::traits::Integer`] to the primitive integers.
pub trait Sealed {}

pub use crate::abi::Family;
pub use crate::d3d12::feature::generated::*;
pub use crate::d3d12::gate::*;
#[cfg(feature = "alloc")]
pub use crate::d3d12::state::{AllowedIn as Places, ForeignSubobject, SubobjectType};
pub use crate::d3d12::stream::{
    Element, Elements, FieldLayout, Pair, PipelineKind, PipelineStateStream, StreamField, StreamSubobject, StreamType,
    Words, check_stream_field, check_stream_kind, words,
};
pub use crate::d3d12::{
    AllNodes, CheckFeatureSupport, D3D12_NODE_MASK, FeatureData, FeatureError, FeatureInput, FeatureList,
    FeatureOutput, FeatureReport,
};
#[cfg(feature = "alloc")]
pub use crate::d3d12::{
    AllowedIn, Associable, Collection, Counted, Declared as Field, Executable, Lowering, Member, Pointed,
    RaytracingPipeline, StateObject, StateObjectBuilder, StateObjectKind, Subobject, associate, check_type,
};
pub use crate::d3d12::{ByValue, Lent, at_most, count};
pub use crate::describe::{BitRange, CName, MemberKind, MemberLayout, StructLayout};
pub use crate::error::{InvalidMember, OutOfRange, UnknownValue, WrongLength};
pub use crate::layout::{RecordKind, TypeLayout};
pub use crate::open::Open;
pub use crate::traits::{
    AnyBits, BitField, BitType, BitsInC, CEnum, CLayout, CType, Convert, Enumerator, Invalid, PlainBytes, TypeFacts,
    Values, Zeroed,
};
pub use crate::{C, Get};

pub use crate::__with_alloc as with_alloc;
