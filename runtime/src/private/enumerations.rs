//! From what `#[derive(CEnum)]` states about an enumeration or a newtype to the facts of its type.

use crate::describe::CName;
use crate::error::OutOfRange;
use crate::open::Open;
use crate::traits::{BitField, BitType, BitsInC, CEnum, Enumerator, Invalid, TypeFacts, Values};

/// One enumerator; `bits` is its number, extended by its sign.
#[must_use]
pub const fn enumerator(name: &'static str, c_name: &'static str, bits: u128, signed: bool) -> Enumerator {
    Enumerator {
        name,
        c_name,
        bits,
        signed,
    }
}

/// Fails to compile where another attribute has changed the enum's representation.
#[track_caller]
pub const fn enum_is_its_integer<E, R>() {
    assert!(
        size_of::<E>() == size_of::<R>(),
        "the enum has another size than its `repr`: an attribute must have changed it"
    );
}

/// The enumerators as the values of a bit-field's type; `name` is the Rust name.
#[must_use]
pub const fn enum_bits<E: CEnum>(name: &'static str) -> BitType {
    BitType {
        name,
        size: size_of::<E>(),
        signed: <E::Repr as BitField>::BITS.signed,
        values: Values::Enumerators(E::ENUMERATORS),
        fallible: true,
    }
}

/// An enumeration as the C type of a bit-field.
#[must_use]
pub const fn enum_in_c<E: CEnum>() -> Option<BitsInC> {
    newtype_in_c::<E::Repr>(E::C_NAME)
}

/// An enumerator in C.
///
/// # Errors
///
/// Never.
pub const fn convert_enum<E: CEnum>(value: &E) -> Result<Open<E>, OutOfRange> {
    Ok(Open::new(*value))
}

/// The enumerator of a C value; `type_name` is the Rust name.
///
/// # Errors
///
/// When this binding has none.
pub fn convert_enum_back<E: CEnum>(c: Open<E>, type_name: &'static str) -> Result<E, Invalid> {
    c.known().map_err(|unknown| Invalid::Value {
        value: unknown.value().into(),
        type_name,
    })
}

/// The values of a newtype of `T`, which are those of `T`; `name` is the Rust name.
#[must_use]
pub const fn newtype_bits<T: BitField>(name: &'static str) -> BitType {
    BitType { name, ..T::BITS }
}

/// Fails to compile where a newtype is not `Copy`.
pub const fn newtype_is_copy<T: Copy>() {}

/// Fails to compile where reading the `T` of a newtype could fail, which a newtype has no way to tell.
#[track_caller]
pub const fn newtype_has_every_value<T: BitField>() {
    assert!(
        !T::BITS.fallible,
        "a newtype of an enumeration cannot keep unknown values: use the enumeration, or a newtype of its integer"
    );
}

/// An enumeration's name for the integer whose facts are `integer`.
#[must_use]
pub const fn newtype_facts(integer: TypeFacts, name: &'static str) -> TypeFacts {
    let TypeFacts { layout, name: inner } = integer;
    let name = match inner {
        CName::Basic(repr) | CName::Enumeration { repr, .. } => CName::Enumeration { name, repr },
        other => other,
    };
    TypeFacts { layout, name }
}

/// A newtype of `T` as the C type of a bit-field, if `T` can be one.
#[must_use]
pub const fn newtype_in_c<T: BitField>(name: &'static str) -> Option<BitsInC> {
    match T::IN_C {
        Some(BitsInC { facts, signed, bits }) => Some(BitsInC {
            facts: newtype_facts(facts, name),
            signed,
            bits,
        }),
        None => None,
    }
}
