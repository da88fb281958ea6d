//! What a member of a C record is, as far as layout is concerned. Knows no rules.

use super::record::{Record, TypeLayout};

/// One member of a record.
///
/// ```
/// use clayout::layout::{Content, Member, TypeLayout};
///
/// let flag = Member::bits(TypeLayout::new(4, 4), 1);
/// assert!(matches!(flag.content, Content::Bits { width: 1, named: true, .. }));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Member<'a> {
    /// What the member is.
    pub content: Content<'a>,
    /// Whether the member has the `packed` attribute.
    pub packed: bool,
    /// The member's `aligned` attribute in bytes; 0 for none.
    pub align: u64,
}

/// What a member is.
///
/// ```
/// use clayout::layout::{Content, Member, TypeLayout};
///
/// let counter = TypeLayout::new(8, 8);
/// assert_eq!(Member::plain(counter).content, Content::Plain(counter));
/// ```
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

impl<'a> Member<'a> {
    const fn new(content: Content<'a>) -> Self {
        Self {
            content,
            packed: false,
            align: 0,
        }
    }

    /// A member of a complete type.
    ///
    /// ```
    /// # use clayout::{abi::{Abi, Scalar}, layout::Member};
    /// let member = Member::plain(Abi::TARGET.scalar(Scalar::Double).unwrap());
    /// ```
    #[must_use]
    pub const fn plain(ty: TypeLayout) -> Self {
        Self::new(Content::Plain(ty))
    }

    /// A named bit-field of `width` bits. The type may have any sign; only its size and alignment matter.
    ///
    /// ```
    /// # use clayout::{abi::{Abi, Scalar}, layout::Member};
    /// // unsigned count : 5;
    /// let member = Member::bits(Abi::TARGET.scalar(Scalar::Int).unwrap(), 5);
    /// ```
    #[must_use]
    pub const fn bits(ty: TypeLayout, width: u32) -> Self {
        Self::new(Content::Bits { ty, width, named: true })
    }

    /// An unnamed bit-field of `width` bits; 0 is C's separator.
    ///
    /// ```
    /// # use clayout::{abi::{Abi, Scalar}, layout::Member};
    /// // int : 0;
    /// let member = Member::unnamed(Abi::TARGET.scalar(Scalar::Int).unwrap(), 0);
    /// ```
    #[must_use]
    pub const fn unnamed(ty: TypeLayout, width: u32) -> Self {
        Self::new(Content::Bits {
            ty,
            width,
            named: false,
        })
    }

    /// A nested or anonymous record: both are placed alike.
    ///
    /// ```
    /// # use clayout::layout::{Member, Record, TypeLayout};
    /// // struct { union { unsigned all; struct { unsigned low : 4; }; }; };
    /// const UINT: TypeLayout = TypeLayout::new(4, 4);
    /// const PARTS: Record<'_> = Record::structure(&[Member::bits(UINT, 4)]);
    /// const WORD: Record<'_> = Record::union(&[Member::plain(UINT), Member::record(&PARTS)]);
    /// const RECORD: Record<'_> = Record::structure(&[Member::record(&WORD)]);
    /// assert_eq!(RECORD.member_count(), 4);
    /// ```
    #[must_use]
    pub const fn record(record: &'a Record<'a>) -> Self {
        Self::new(Content::Record { record, count: None })
    }

    /// An array of records.
    ///
    /// ```
    /// # use clayout::{abi::Abi, layout::{Member, Record, TypeLayout, place}};
    /// const POINT: Record<'_> = Record::structure(&[Member::plain(TypeLayout::new(4, 4)); 2]);
    /// const PATH: Record<'_> = Record::structure(&[Member::records(&POINT, 10)]);
    /// assert_eq!(place(&Abi::TARGET, &PATH, &mut [0]).unwrap().size, 80);
    /// ```
    #[must_use]
    pub const fn records(record: &'a Record<'a>, count: u64) -> Self {
        Self::new(Content::Record {
            record,
            count: Some(count),
        })
    }

    /// The same member with the `packed` attribute.
    ///
    /// ```
    /// # use clayout::{abi::Abi, layout::{Member, Record, TypeLayout, place}};
    /// let members = [Member::plain(TypeLayout::new(1, 1)), Member::plain(TypeLayout::new(4, 4)).packed()];
    /// assert_eq!(place(&Abi::TARGET, &Record::structure(&members), &mut [0; 2]).unwrap().size, 5);
    /// ```
    #[must_use]
    pub const fn packed(mut self) -> Self {
        self.packed = true;
        self
    }

    /// The same member with the attribute `aligned(bytes)` or `__declspec(align(bytes))`.
    ///
    /// ```
    /// # use clayout::{abi::Abi, layout::{Member, Record, TypeLayout, place}};
    /// let members = [Member::plain(TypeLayout::new(1, 1)), Member::plain(TypeLayout::new(1, 1)).align(4)];
    /// let mut offsets = [0; 2];
    /// let layout = place(&Abi::TARGET, &Record::structure(&members), &mut offsets).unwrap();
    /// assert_eq!((layout.size, offsets), (8, [0, 32]));
    /// ```
    #[must_use]
    pub const fn align(mut self, bytes: u64) -> Self {
        self.align = bytes;
        self
    }
}
