//! What a C record is, as far as layout is concerned. Knows no rules.

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

    /// The same type with an alignment that `#pragma pack` cannot lower.
    #[must_use]
    pub const fn required(mut self, align: u64) -> Self {
        self.required = align;
        self
    }

    /// An array of `count` of them; `None` if its size does not fit 64 bits. A flexible array member is an array of 0.
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

impl<'a> Record<'a> {
    /// A struct without attributes.
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

    /// The same record under `#pragma pack(bytes)`.
    #[must_use]
    pub const fn pack(mut self, bytes: u64) -> Self {
        self.pack = bytes;
        self
    }

    /// The same record with the `packed` attribute.
    #[must_use]
    pub const fn packed(mut self) -> Self {
        self.packed = true;
        self
    }

    /// The same record with the attribute `aligned(bytes)`.
    #[must_use]
    pub const fn align(mut self, bytes: u64) -> Self {
        self.align = bytes;
        self
    }

    /// Number of entries that [`place`](super::place) writes: the members, and those of nested records that are not
    /// in an array.
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

impl<'a> Member<'a> {
    const fn new(content: Content<'a>) -> Self {
        Self {
            content,
            packed: false,
            align: 0,
        }
    }

    /// A member of a complete type.
    #[must_use]
    pub const fn plain(ty: TypeLayout) -> Self {
        Self::new(Content::Plain(ty))
    }

    /// A named bit-field of `width` bits.
    #[must_use]
    pub const fn bits(ty: TypeLayout, width: u32) -> Self {
        Self::new(Content::Bits { ty, width, named: true })
    }

    /// An unnamed bit-field of `width` bits; 0 is C's separator.
    #[must_use]
    pub const fn unnamed(ty: TypeLayout, width: u32) -> Self {
        Self::new(Content::Bits {
            ty,
            width,
            named: false,
        })
    }

    /// A record written in place, named or anonymous.
    #[must_use]
    pub const fn record(record: &'a Record<'a>) -> Self {
        Self::new(Content::Record { record, count: None })
    }

    /// An array of records.
    #[must_use]
    pub const fn records(record: &'a Record<'a>, count: u64) -> Self {
        Self::new(Content::Record {
            record,
            count: Some(count),
        })
    }

    /// The same member with the `packed` attribute.
    #[must_use]
    pub const fn packed(mut self) -> Self {
        self.packed = true;
        self
    }

    /// The same member with the attribute `aligned(bytes)`.
    #[must_use]
    pub const fn align(mut self, bytes: u64) -> Self {
        self.align = bytes;
        self
    }
}
