#![doc = include_str!("../README.md")]
#![no_std]

extern crate self as clayout;

#[cfg(feature = "alloc")]
extern crate alloc;

#[doc(hidden)]
#[path = "private/mod.rs"]
pub mod __private;
pub mod abi;
#[cfg(feature = "arbitrary-int")]
mod arbitrary;
pub mod bits;
pub mod d3d12;
mod describe;
mod error;
pub mod layout;
mod message;
mod number;
mod open;
use __private as private;
mod traits;
mod types;

pub use clayout_macros::{CEnum, CLayout, FeatureData, StateObject, Subobject};
pub use describe::{BitRange, CName, MemberKind, MemberLayout, StructLayout};
pub use error::{InvalidMember, OutOfRange, UnknownValue, WrongLength};
pub use number::Number;
pub use open::Open;
pub use traits::{
    AnyBits, BitField, BitType, BitsInC, CEnum, CLayout, CType, Convert, Enumerator, Integer, Invalid, PlainBytes,
    TypeFacts, Values, Zeroed,
};

/// How a C record stores a plain member of type `T`: the C type of a record, [`Open`] of an enumeration, `T` itself for most
/// others. `R` is the annotated struct that the member is in; it changes nothing.
pub type C<T, R = ()> = <T as private::MemberIn<<R as private::Known>::Layout>>::C;

/// What the getter of a bit-field of type `T` returns: `T` itself, or for an enumeration a `Result` that keeps unknown
/// values. `R` is the annotated struct that the bit-field is in; it changes nothing.
pub type Get<T, R = ()> = <T as private::BitsIn<<R as private::Known>::Layout>>::Get;
