//! What stands for the facts of a declaration that a derive has refused: whatever is made of them, no further error comes
//! from it.

use crate::abi::Abi;
use crate::describe::{BitRange, StructLayout};
use crate::layout::RecordKind;
use crate::traits::{BitType, Values};

/// The values of a type.
pub const REFUSED: BitType = BitType {
    name: "?",
    size: 1,
    signed: false,
    values: Values::Enumerators(&[]),
    fallible: false,
};

/// The layout of a record; of a constant that has no value, so that what depends on it is not judged either.
#[must_use]
pub const fn no_layout(refused: usize) -> &'static StructLayout {
    let _ = refused;
    &StructLayout {
        name: "",
        kind: RecordKind::Struct,
        size: 0,
        align: 1,
        members: &[],
        family: Abi::TARGET.family,
        pack: 0,
        packed: false,
        aligned: 0,
        field_align: 1,
        required: 0,
    }
}

/// The bits of a bit-field.
pub const NO_RANGE: BitRange = BitRange { offset: 0, width: 0 };
