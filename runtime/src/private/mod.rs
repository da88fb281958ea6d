//! All that generated code may name. Not public API: it may change in every release.

mod access;
mod debug;
mod enumerations;
mod facts;
mod storage;
mod values;

pub use access::{get, put, set, set_checked, take};
pub use debug::{debug_record, debug_union, eq_bits, equal, hash_bits};
pub use enumerations::{
    REFUSED, convert_enum_back, enum_bits, enum_is_its_integer, enumerator, newtype_bits, newtype_facts,
};
pub use facts::{
    Fact, Head, Laid, NO_LAYOUT, NO_RANGE, Placing, Site, check, describe, lay_out, offset_must_be, size_must_be,
};
pub use storage::{Align, Alignment, Storage};
pub use values::{
    If, bits_of, convert_plain_back, enumerator_of, from_bytes, from_slice, nested, repr_of, to_bytes, zeroed,
};

/// Keeps [`crate::traits::Integer`] to the primitive integers.
pub trait Sealed {}

pub use crate::abi::Family;
pub use crate::describe::{BitRange, CName, MemberKind, MemberLayout, StructLayout};
pub use crate::error::{InvalidMember, OutOfRange, UnknownValue, WrongLength};
pub use crate::layout::{RecordKind, TypeLayout};
pub use crate::open::Open;
pub use crate::traits::{
    AnyBits, BitField, BitType, CEnum, CLayout, CType, Convert, Enumerator, Invalid, PlainBytes, TypeFacts, Values,
    Zeroed,
};
