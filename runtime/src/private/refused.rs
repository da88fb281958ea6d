//! What stands for the facts of a declaration that a derive has refused: whatever is made of them, no further error comes
//! from it.

use crate::abi::Abi;
use crate::describe::{BitRange, CName, StructLayout};
use crate::layout::{RecordKind, TypeLayout};
use crate::traits::{BitType, TypeFacts, Values};

/// The values of a type.
pub const REFUSED: BitType = BitType {
    name: "?",
    size: 1,
    signed: false,
    values: Values::Enumerators(&[]),
    fallible: false,
};

/// The layout of a record.
pub const NO_LAYOUT: &StructLayout = &StructLayout {
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
};

/// The bits of a bit-field.
pub const NO_RANGE: BitRange = BitRange { offset: 0, width: 0 };

/// A record as a member of another: as large as what stands for it.
#[must_use]
pub const fn no_facts<T>() -> TypeFacts {
    let (size, align) = (size_of::<T>(), align_of::<T>());
    TypeFacts {
        layout: TypeLayout::new(size as u64, align as u64),
        name: CName::Foreign { size, align },
    }
}
