//! From what `#[derive(CEnum)]` states about an enumeration or a newtype to the facts of its type.

use super::values::bits_of;
use crate::describe::CName;
use crate::number::Number;
use crate::open::Open;
use crate::traits::{BitField, BitType, CEnum, CType, Enumerator, Invalid, TypeFacts, Values};

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
        signed: <E::Repr as BitField>::BITS.signed,
        values: Values::Enumerators(E::ENUMERATORS),
        fallible: true,
    }
}

/// The enumerator of a C value.
///
/// # Errors
///
/// When this binding has none.
pub fn convert_enum_back<E: CEnum + BitField>(c: Open<E>) -> Result<E, Invalid> {
    c.known().map_err(|unknown| {
        let value = Number::from_bits(bits_of(unknown.value()), E::BITS.signed);
        Invalid::Value {
            value,
            type_name: E::BITS.name,
        }
    })
}

/// The values of a newtype of `T`, which are those of `T`; `name` is the Rust name.
#[must_use]
pub const fn newtype_bits<T: BitField<Get = T>>(name: &'static str) -> BitType {
    BitType { name, ..T::BITS }
}

/// A newtype of `T` in C: an enumeration's name for an integer.
#[must_use]
pub const fn newtype_facts<T: CType>(name: &'static str) -> TypeFacts {
    let TypeFacts { layout, name: inner } = T::TYPE;
    let name = match inner {
        CName::Basic(repr) | CName::Enumeration { repr, .. } => CName::Enumeration { name, repr },
        other => other,
    };
    TypeFacts { layout, name }
}

/// The values of a type that a derive has refused: whatever is made of them, no further error comes from it.
pub const REFUSED: BitType = BitType {
    name: "?",
    signed: false,
    values: Values::Enumerators(&[]),
    fallible: false,
};
