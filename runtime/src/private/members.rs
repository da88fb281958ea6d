//! Types in a record whose tokens do not tell whether they can be there.
//!
//! A type that lacks its trait is reported where the record's facts are stated, on the field. All else that names the
//! member's C form, its getter or its value goes through these aliases: with no layout there is no `Known::Layout`, and with
//! that no type which a second error could be about, neither in generated code nor at the user's uses.

use crate::traits::{BitField, CType, TypeFacts};

/// A record; `Layout` is a type only if the record has a layout.
pub trait Known {
    /// Any type.
    type Layout;
}

/// Outside any record.
impl Known for () {
    type Layout = ();
}

/// Any type in a record whose `Known::Layout` is `L`.
pub trait In<L> {
    /// The type itself.
    type Own;
}

impl<T, L> In<L> for T {
    type Own = T;
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

/// `T`, as the type of a member of record `R`.
pub type Own<T, R> = <T as In<<R as Known>::Layout>>::Own;

/// `T`, as the type of a bit-field of record `R`.
pub type Value<T, R> = <T as BitsIn<<R as Known>::Layout>>::Value;

/// A type that is its own C form `C`: for a generated type, and not for the annotated one.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no conversion to its C form and back",
    label = "`to_c`, `from_c` and `write_to` need one for every member",
    note = "nobody knows which member of a union is the live one, so neither a union nor a record that holds one is converted",
    note = "read and write the C type in place: start from its `new()`, or from a literal of it"
)]
pub trait IsItsOwn<C> {
    /// `self`.
    fn to_itself(&self) -> C;

    /// `c`.
    fn from_itself(c: &C) -> Self;
}

impl<T: Copy> IsItsOwn<T> for T {
    fn to_itself(&self) -> T {
        *self
    }

    fn from_itself(c: &T) -> Self {
        *c
    }
}

/// A type that the derives take for its own C form, and for one that can be all zero, by its spelling alone.
///
/// What they conclude from a spelling (`Zeroed` without a condition) would be wrong for another type of that name. So the
/// facts of such a member are stated through this trait, which no other type has.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is spelt like a primitive type and is another one",
    label = "not the primitive type of that name",
    note = "write it with a path, `self::name`: then it is known by its traits"
)]
pub trait Primitive {
    /// Size, alignment and C name.
    const FACTS: TypeFacts;
}

/// A [`Primitive`] that takes any bit pattern.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is spelt like a primitive integer and is another type",
    label = "not the primitive integer of that name",
    note = "write it with a path, `self::name`: then it is known by its traits"
)]
pub trait PrimitiveInteger {
    /// Size, alignment and C name.
    const FACTS: TypeFacts;
}

macro_rules! primitives {
    ($($trait:ident: $($ty:ident)*;)*) => {$($(
        impl $trait for $ty {
            const FACTS: TypeFacts = <Self as CType>::TYPE;
        }
    )*)*};
}

primitives! {
    PrimitiveInteger: u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize;
    Primitive: u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize bool f32 f64;
}

impl<T: Primitive + CType, const N: usize> Primitive for [T; N] {
    const FACTS: TypeFacts = <Self as CType>::TYPE;
}
