//! A record's layout as data: what `LAYOUT` holds, and how it prints as a table and as a C declaration.

mod declaration;
mod table;

use core::fmt;

use crate::abi::Family;
use crate::layout::RecordKind;
use crate::private::Site;
use crate::traits::BitFacts;

/// Where every member of a C record lies. See [`CLayout::LAYOUT`](crate::CLayout::LAYOUT).
///
/// `Display` prints a table; [`c_declaration`](Self::c_declaration) and [`c_asserts`](Self::c_asserts) print C.
///
/// ```
/// use clayout::CLayout;
///
/// #[derive(CLayout)]
/// #[clayout(name = "LDT_BITS")]
/// struct LdtBits {
///     base_mid: u8,
///     #[bits(5, u8)]
///     kind: u8,
///     #[bits(2, u8)]
///     privilege: u8,
///     #[bits(1, u8)]
///     present: bool,
/// }
///
/// let layout = LdtBits::LAYOUT;
/// assert_eq!((layout.size, layout.align), (2, 1));
/// assert_eq!(layout.member("privilege").unwrap().bit_width, 2);
/// println!("{layout}");
/// ```
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct StructLayout {
    /// The C name.
    pub name: &'static str,
    /// Struct or union.
    pub kind: RecordKind,
    /// Size in bytes.
    pub size: usize,
    /// Alignment in bytes: what the size is a multiple of, and Rust's `align_of`.
    pub align: usize,
    /// The members in C order. The word of an overlay comes right before the bit-fields that share its bits.
    pub members: &'static [MemberLayout],
    pub(crate) family: Family,
    pub(crate) pack: u64,
    pub(crate) packed: bool,
    pub(crate) aligned: u64,
    pub(crate) field_align: u64,
    pub(crate) required: u64,
}

impl StructLayout {
    /// The member with this C name.
    ///
    /// ```
    /// use clayout::d3d12::RaytracingInstanceDesc;
    /// use clayout::CLayout;
    ///
    /// const MASK: usize = RaytracingInstanceDesc::LAYOUT.member("InstanceMask").unwrap().bit_width;
    /// assert_eq!(MASK, 8);
    /// ```
    #[must_use]
    pub const fn member(&self, name: &str) -> Option<&'static MemberLayout> {
        let mut i = 0;
        while i < self.members.len() {
            if same_text(self.members[i].name, name) {
                return Some(&self.members[i]);
            }
            i += 1;
        }
        None
    }
}

const fn same_text(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    if a.len() != b.len() {
        return false;
    }
    let mut i = 0;
    while i < a.len() {
        if a[i] != b[i] {
            return false;
        }
        i += 1;
    }
    true
}

/// Where one member of a C record lies.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct MemberLayout {
    /// The C name; empty for an unnamed bit-field.
    pub name: &'static str,
    /// Offset in bits from the start of the record, counted in storage order: bit `k` lies in byte `k / 8`, and counts from
    /// that byte's least significant bit on little-endian targets, from its most significant bit on big-endian ones.
    pub bit_offset: usize,
    /// Width in bits.
    pub bit_width: usize,
    /// What the member is.
    pub kind: MemberKind,
    /// The type that it has in C.
    pub c_type: CName,
    pub(crate) site: Site,
    pub(crate) value: Option<&'static BitFacts>,
    pub(crate) packed: bool,
    pub(crate) aligned: u64,
    /// How many of the members that follow share an overlay word's bits.
    pub(crate) overlaid: usize,
}

impl MemberLayout {
    /// Offset in bytes of a plain member or an overlay word.
    ///
    /// ```
    /// use clayout::d3d12::RaytracingInstanceDesc;
    /// use clayout::CLayout;
    ///
    /// let address = RaytracingInstanceDesc::LAYOUT.member("AccelerationStructure").unwrap();
    /// assert_eq!(address.byte_offset(), 56);
    /// ```
    #[must_use]
    pub const fn byte_offset(&self) -> usize {
        self.bit_offset / 8
    }

    /// The bits of a bit-field.
    #[must_use]
    pub const fn range(&self) -> BitRange {
        BitRange {
            offset: self.bit_offset,
            width: self.bit_width,
        }
    }
}

/// The bits that a bit-field takes: `X_RANGE` of the generated type.
///
/// ```
/// use clayout::{BitRange, CLayout};
///
/// #[derive(CLayout)]
/// #[clayout(name = "PAIR")]
/// struct Pair {
///     tag: u8,
///     #[bits(4, u8)]
///     low: u8,
/// }
///
/// const LOW: BitRange = PAIR::LOW_RANGE;
/// assert_eq!((LOW.offset, LOW.width), (8, 4));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct BitRange {
    /// Offset in bits from the start of the record, as in [`MemberLayout::bit_offset`].
    pub offset: usize,
    /// Width in bits.
    pub width: usize,
}

/// What a member of a record is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum MemberKind {
    /// A bit-field.
    BitField,
    /// A member of a complete type.
    Plain,
    /// A whole word that shares its bits with the bit-fields that follow it.
    OverlayWord,
    /// A bit-field that is not read: reserved or unnamed.
    Reserved,
}

/// The C spelling of a type.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum CName {
    /// A type of the language or of `<stdint.h>`.
    Basic(&'static str),
    /// An enumeration, spelt as the integer that represents it.
    Enumeration {
        /// The enumeration's name.
        name: &'static str,
        /// The integer.
        repr: &'static str,
    },
    /// A pointer to anything.
    Pointer,
    /// A record.
    Record(&'static StructLayout),
    /// An array.
    Array(&'static CName, usize),
    /// A type that is taken as it is; C sees its bytes.
    Foreign {
        /// Size in bytes.
        size: usize,
        /// Alignment in bytes.
        align: usize,
    },
}

impl fmt::Display for CName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Basic(name) | Self::Enumeration { name, .. } => f.write_str(name),
            Self::Pointer => f.write_str("void *"),
            Self::Record(record) => {
                let kind = if matches!(record.kind, RecordKind::Union) {
                    "union"
                } else {
                    "struct"
                };
                write!(f, "{kind} {}", record.name)
            }
            Self::Array(..) => {
                write!(f, "{}", self.innermost())?;
                self.dimensions(f)
            }
            Self::Foreign { size, .. } => write!(f, "unsigned char[{size}]"),
        }
    }
}

impl CName {
    /// The type of an array's elements, through all dimensions; the type itself where it is no array.
    pub(crate) const fn innermost(&self) -> &Self {
        let mut name = self;
        while let Self::Array(element, _) = name {
            name = element;
        }
        name
    }

    /// The dimensions of an array in the order that C writes them, the outermost first.
    pub(crate) fn dimensions(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut name = self;
        while let Self::Array(element, count) = name {
            write!(f, "[{count}]")?;
            name = element;
        }
        Ok(())
    }
}
