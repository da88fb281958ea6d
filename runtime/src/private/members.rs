//! Types in a record whose tokens do not tell whether they can be there.
//!
//! A type that lacks its trait is reported where the record's facts are stated, on the field. All else that names the
//! member's C form, its getter or its value goes through these aliases: with no layout there is no `Known::Layout`, and with
//! that no type which a second error could be about, neither in generated code nor at the user's uses.

use crate::traits::{BitField, CType};

/// A record; `Layout` is a type only if the record has a layout.
pub trait Known {
    /// Any type.
    type Layout;
}

/// Outside any record.
impl Known for () {
    type Layout = ();
}

/// A plain member of a record whose `Known::Layout` is `L`.
pub trait MemberIn<L> {
    /// As the record stores it.
    type C: Copy;
}

impl<T: CType, L> MemberIn<L> for T {
    type C = T::C;
}

/// A bit-field of a record whose `Known::Layout` is `L`.
pub trait BitsIn<L> {
    /// The type itself.
    type Value: BitField<Get = Self::Get>;

    /// What its getter returns.
    type Get: Copy;
}

impl<T: BitField, L> BitsIn<L> for T {
    type Value = T;
    type Get = T::Get;
}

/// `T`, as a bit-field of record `R`.
pub type Value<T, R> = <T as BitsIn<<R as Known>::Layout>>::Value;
