//! The public way in and what comes out.

use super::item::up;
use super::record::{Record, TypeLayout};
use super::walk::Walk;
use crate::abi::Abi;
use core::fmt;

/// Size and alignments of a laid-out record, in bytes.
///
/// Microsoft's compiler has three alignments, which only alignment attributes set apart. In the other families they are
/// one.
///
/// ```
/// use clayout::abi::Abi;
/// use clayout::layout::{Member, Record, TypeLayout, place};
///
/// // #pragma pack(4)
/// // struct { __declspec(align(8)) unsigned a : 3; };
/// let members = [Member::bits(TypeLayout::new(4, 4), 3).align(8)];
/// let abi = Abi::from_triple("x86_64-pc-windows-msvc").unwrap();
/// let layout = place(&abi, &Record::structure(&members).pack(4), &mut [0]).unwrap();
/// assert_eq!((layout.size, layout.align, layout.field_align, layout.required), (4, 4, 8, 0));
/// ```
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

impl RecordLayout {
    /// The record as the type of a member of another.
    ///
    /// ```
    /// # use clayout::{abi::Abi, layout::{Member, Record, TypeLayout, place}};
    /// let members = [Member::plain(TypeLayout::new(4, 4)); 2];
    /// let point = place(&Abi::TARGET, &Record::structure(&members), &mut [0; 2]).unwrap();
    /// assert_eq!(point.as_type(), TypeLayout::new(8, 4));
    /// ```
    #[must_use]
    pub const fn as_type(&self) -> TypeLayout {
        TypeLayout::new(self.size, self.field_align).required(self.required)
    }
}

/// Why a record has no layout.
///
/// ```
/// use clayout::abi::Abi;
/// use clayout::layout::{LayoutError, Member, Record, TypeLayout, place};
///
/// let members = [Member::bits(TypeLayout::new(1, 1), 9)];
/// let error = place(&Abi::TARGET, &Record::structure(&members), &mut [0]).unwrap_err();
/// assert_eq!(error, LayoutError::TooWide { member: 0 });
/// assert_eq!(error.to_string(), "bit-field 0 is wider than its type");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
    /// An alignment that is not a power of two, in the record or among the parameters of the ABI.
    BadAlign,
    /// `offsets` has not one place for each member.
    WrongCount,
    /// An offset or the size, in bits, is above 2^62, or records are nested more than 250 deep: more than any
    /// compiler takes.
    Overflow,
}

impl fmt::Display for LayoutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooWide { member } => write!(f, "bit-field {member} is wider than its type"),
            Self::ZeroWidthNamed { member } => write!(f, "bit-field {member} has a name and no width"),
            Self::BadPack => f.write_str("pack is none of 1, 2, 4, 8, 16"),
            Self::BadAlign => f.write_str("an alignment is not a power of two"),
            Self::WrongCount => f.write_str("the number of offsets is not the number of members"),
            Self::Overflow => f.write_str("the record is too large"),
        }
    }
}

impl core::error::Error for LayoutError {}

/// Lays out `record` for `abi`, and writes each member's offset in **bits** from the start of the outermost record:
/// one entry for each member, depth first (a nested record first gets its own entry, then its members get theirs;
/// an array of records is one entry). Bits are numbered as in [`bits`](crate::bits), for both byte orders.
///
/// ```
/// use clayout::abi::Abi;
/// use clayout::layout::{LayoutError, Member, Record, RecordLayout, TypeLayout, place};
///
/// const UINT: TypeLayout = TypeLayout::new(4, 4);
/// /// struct { unsigned char tag; union { unsigned all; struct { unsigned low : 4, high : 28; }; }; };
/// const PARTS: Record<'_> = Record::structure(&[Member::bits(UINT, 4), Member::bits(UINT, 28)]);
/// const WORD: Record<'_> = Record::union(&[Member::plain(UINT), Member::record(&PARTS)]);
/// const RECORD: Record<'_> = Record::structure(&[Member::plain(TypeLayout::new(1, 1)), Member::record(&WORD)]);
///
/// const OFFSETS: [u64; 6] = {
///     let mut offsets = [0; RECORD.member_count()];
///     assert!(place(&Abi::TARGET, &RECORD, &mut offsets).is_ok());
///     offsets
/// };
/// assert_eq!(OFFSETS, [0, 32, 32, 32, 32, 36]); // tag, the union, all, the struct, low, high
/// ```
///
/// # Errors
///
/// See [`LayoutError`]; `offsets` then holds nothing of use.
pub const fn place(abi: &Abi, record: &Record<'_>, offsets: &mut [u64]) -> Result<RecordLayout, LayoutError> {
    Walk::new(abi, offsets).all(record)
}

impl RecordLayout {
    /// A record whose alignments are all the same; numbers in bits.
    pub(crate) const fn of_bits(end: u64, align: u64) -> Self {
        Self {
            size: up(end, align) / 8,
            align: align / 8,
            field_align: align / 8,
            required: 0,
        }
    }
}
