//! What a C record is, as far as layout is concerned. Knows no rules.

use super::member::{Content, Member};

/// Size and alignment of a complete type, in bytes.
///
/// ```
/// use clayout::layout::TypeLayout;
///
/// const FLOAT4: TypeLayout = TypeLayout::new(4, 4).array(4).unwrap();
/// assert_eq!((FLOAT4.size, FLOAT4.align), (16, 4));
/// ```
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
    /// A type with a size and an alignment in bytes, and no required alignment.
    ///
    /// ```
    /// # use clayout::layout::TypeLayout;
    /// assert_eq!(TypeLayout::new(4, 4).required, 0);
    /// ```
    #[must_use]
    pub const fn new(size: u64, align: u64) -> Self {
        Self {
            size,
            align,
            required: 0,
        }
    }

    /// The same type with an alignment in bytes that `#pragma pack` cannot lower. Only Microsoft's rules heed it.
    ///
    /// ```
    /// # use clayout::layout::TypeLayout;
    /// // struct __declspec(align(16)) Vertex { float position[4]; };
    /// let vertex = TypeLayout::new(16, 16).required(16);
    /// assert_eq!(vertex.required, 16);
    /// ```
    #[must_use]
    pub const fn required(mut self, align: u64) -> Self {
        self.required = align;
        self
    }

    /// An array of `count` of them; `None` if its size does not fit 64 bits. A flexible array member is an array of 0.
    ///
    /// ```
    /// # use clayout::layout::TypeLayout;
    /// assert_eq!(TypeLayout::new(4, 4).array(3), Some(TypeLayout::new(12, 4)));
    /// assert_eq!(TypeLayout::new(4, 4).array(u64::MAX), None);
    /// ```
    #[must_use]
    pub const fn array(mut self, count: u64) -> Option<Self> {
        match self.size.checked_mul(count) {
            Some(size) => {
                self.size = size;
                Some(self)
            }
            None => None,
        }
    }
}

/// Struct or union.
///
/// ```
/// use clayout::layout::{Record, RecordKind};
///
/// assert_eq!(Record::union(&[]).kind, RecordKind::Union);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RecordKind {
    /// Members behind one another.
    Struct,
    /// All members at offset 0.
    Union,
}

/// A C struct or union, as far as layout is concerned.
///
/// It borrows its members: a `const`, or a `let` for the members in front of the one for the record.
///
/// ```
/// use clayout::layout::{Member, Record, TypeLayout};
///
/// const UINT: TypeLayout = TypeLayout::new(4, 4);
/// /// #pragma pack(2)
/// /// struct { unsigned a : 3; unsigned b; };
/// const RECORD: Record<'_> = Record::structure(&[Member::bits(UINT, 3), Member::plain(UINT)]).pack(2);
/// assert_eq!(RECORD.member_count(), 2);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Record<'a> {
    /// Struct or union.
    pub kind: RecordKind,
    /// The `#pragma pack` value in bytes in force where the record is written; 0 for none.
    pub pack: u64,
    /// Whether the record has the `packed` attribute.
    pub packed: bool,
    /// The record's `aligned` attribute in bytes; 0 for none.
    pub align: u64,
    /// The members in C order.
    pub members: &'a [Member<'a>],
}

impl<'a> Record<'a> {
    /// A struct without attributes.
    ///
    /// ```
    /// # use clayout::{abi::Abi, layout::{Member, Record, TypeLayout, place}};
    /// let members = [Member::plain(TypeLayout::new(1, 1)), Member::plain(TypeLayout::new(4, 4))];
    /// assert_eq!(place(&Abi::TARGET, &Record::structure(&members), &mut [0; 2]).unwrap().size, 8);
    /// ```
    #[must_use]
    pub const fn structure(members: &'a [Member<'a>]) -> Self {
        Self {
            kind: RecordKind::Struct,
            pack: 0,
            packed: false,
            align: 0,
            members,
        }
    }

    /// A union without attributes.
    ///
    /// ```
    /// # use clayout::{abi::Abi, layout::{Member, Record, TypeLayout, place}};
    /// let members = [Member::plain(TypeLayout::new(1, 1)), Member::plain(TypeLayout::new(4, 4))];
    /// assert_eq!(place(&Abi::TARGET, &Record::union(&members), &mut [0; 2]).unwrap().size, 4);
    /// ```
    #[must_use]
    pub const fn union(members: &'a [Member<'a>]) -> Self {
        Self {
            kind: RecordKind::Union,
            pack: 0,
            packed: false,
            align: 0,
            members,
        }
    }

    /// The same record under `#pragma pack(bytes)`: 1, 2, 4, 8 or 16.
    ///
    /// A pragma also holds for the records written in place inside; say so for each of them.
    ///
    /// ```
    /// # use clayout::{abi::Abi, layout::{Member, Record, TypeLayout, place}};
    /// let members = [Member::plain(TypeLayout::new(1, 1)), Member::plain(TypeLayout::new(4, 4))];
    /// assert_eq!(place(&Abi::TARGET, &Record::structure(&members).pack(2), &mut [0; 2]).unwrap().size, 6);
    /// ```
    #[must_use]
    pub const fn pack(mut self, bytes: u64) -> Self {
        self.pack = bytes;
        self
    }

    /// The same record with the `packed` attribute, which does not hold for records inside.
    ///
    /// ```
    /// # use clayout::{abi::Abi, layout::{Member, Record, TypeLayout, place}};
    /// let members = [Member::plain(TypeLayout::new(1, 1)), Member::plain(TypeLayout::new(4, 4))];
    /// assert_eq!(place(&Abi::TARGET, &Record::structure(&members).packed(), &mut [0; 2]).unwrap().size, 5);
    /// ```
    #[must_use]
    pub const fn packed(mut self) -> Self {
        self.packed = true;
        self
    }

    /// The same record with the attribute `aligned(bytes)` or `__declspec(align(bytes))`.
    ///
    /// ```
    /// # use clayout::{abi::Abi, layout::{Member, Record, TypeLayout, place}};
    /// let members = [Member::plain(TypeLayout::new(1, 1))];
    /// assert_eq!(place(&Abi::TARGET, &Record::structure(&members).align(8), &mut [0]).unwrap().size, 8);
    /// ```
    #[must_use]
    pub const fn align(mut self, bytes: u64) -> Self {
        self.align = bytes;
        self
    }

    /// Number of entries that [`place`](super::place) writes: the members, and those of nested records that are not
    /// in an array.
    ///
    /// ```
    /// # use clayout::layout::{Member, Record, TypeLayout};
    /// const POINT: Record<'_> = Record::structure(&[Member::plain(TypeLayout::new(4, 4)); 2]);
    /// const RECORD: Record<'_> = Record::structure(&[Member::record(&POINT), Member::records(&POINT, 10)]);
    /// assert_eq!(RECORD.member_count(), 4);
    /// ```
    #[must_use]
    pub const fn member_count(&self) -> usize {
        let mut count = self.members.len();
        let mut i = 0;
        while i < self.members.len() {
            if let Content::Record { record, count: None } = self.members[i].content {
                count += record.member_count();
            }
            i += 1;
        }
        count
    }
}
