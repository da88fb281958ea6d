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

/// The layout of a record, as large as the type that stands for it.
#[must_use]
pub const fn no_layout<T>() -> StructLayout {
    StructLayout {
        name: "",
        kind: RecordKind::Struct,
        size: size_of::<T>(),
        align: align_of::<T>(),
        members: &[],
        family: Abi::TARGET.family,
        pack: 0,
        packed: false,
        aligned: 0,
        field_align: align_of::<T>() as u64,
        required: 0,
    }
}

/// The bits of a bit-field.
pub const NO_RANGE: BitRange = BitRange { offset: 0, width: 0 };
