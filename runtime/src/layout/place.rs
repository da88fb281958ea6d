//! The walk over a record that the three algorithms share: checks what is written, lays out nested records first,
//! hands each member to the algorithm, and collects the offsets.

use super::gnu::Gnu;
use super::mingw::Mingw;
use super::mingw_clang::MingwClang;
use super::msvc::Msvc;
use super::record::{Content, Member, Record, RecordKind, TypeLayout};
use crate::abi::{Abi, Family};

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

impl RecordLayout {
    /// The record as the type of a member.
    #[must_use]
    pub const fn as_type(&self) -> TypeLayout {
        TypeLayout::new(self.size, self.field_align).required(self.required)
    }
}

/// Why a record has no layout.
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
    /// An alignment that is not a power of two.
    BadAlign,
    /// `offsets` has not one place for each member.
    WrongCount,
    /// An offset or the size, in bits, is above 2^62, or records are nested more than 250 deep: more than any
    /// compiler takes.
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
    let expected = offsets.len();
    let mut walk = Walk {
        abi,
        offsets,
        next: 0,
        depth: 0,
        in_array: false,
    };
    match walk.record(record) {
        Ok(layout) if walk.next == expected => Ok(layout),
        Ok(_) => Err(LayoutError::WrongCount),
        Err(error) => Err(error),
    }
}

/// Bits above which nothing is computed: sums of three such numbers still fit 64 bits.
const LIMIT: u64 = 1 << 62;
const MAX_DEPTH: u32 = 250;

/// One member as the algorithms take it; all numbers in bits.
#[derive(Clone, Copy)]
pub(super) struct Item {
    /// Size and alignment of the member's type; for a bit-field, of its declared type.
    pub(super) size: u64,
    pub(super) align: u64,
    /// The type's required alignment; 0 for none.
    pub(super) required: u64,
    /// The member's attributes; 0 for no alignment.
    pub(super) aligned: u64,
    pub(super) packed: bool,
    /// Whether the type is a record that asks for more alignment than its size is a multiple of.
    pub(super) uneven: bool,
    /// What only bit-fields have.
    pub(super) bits: Option<BitField>,
}

/// Width and name of a bit-field.
#[derive(Clone, Copy)]
pub(super) struct BitField {
    pub(super) width: u64,
    pub(super) named: bool,
}

/// Rounds `value` up to a multiple of `align`, a power of two.
pub(super) const fn up(value: u64, align: u64) -> u64 {
    (value + (align - 1)) & !(align - 1)
}

pub(super) const fn max(left: u64, right: u64) -> u64 {
    if left > right { left } else { right }
}

/// `value`, but no more than the limit if there is one.
pub(super) const fn capped(value: u64, limit: Option<u64>) -> u64 {
    match limit {
        Some(limit) if limit < value => limit,
        _ => value,
    }
}

/// The algorithm in progress for one record.
enum Rules<'a> {
    Gnu(Gnu<'a>),
    Msvc(Msvc),
    Mingw(Mingw),
    MingwClang(MingwClang),
}

impl<'a> Rules<'a> {
    const fn new(abi: &'a Abi, record: &Record<'_>) -> Self {
        match abi.family {
            Family::Gnu => Self::Gnu(Gnu::new(abi, record)),
            Family::Msvc => Self::Msvc(Msvc::new(abi, record)),
            Family::Mingw if abi.gcc => Self::Mingw(Mingw::new(record)),
            Family::Mingw => Self::MingwClang(MingwClang::new(record)),
        }
    }

    /// Places one member and returns its offset.
    const fn add(&mut self, item: &Item) -> u64 {
        match self {
            Self::Gnu(rules) => rules.add(item),
            Self::Msvc(rules) => rules.add(item),
            Self::Mingw(rules) => rules.add(item),
            Self::MingwClang(rules) => rules.add(item),
        }
    }

    /// Bits in use so far.
    const fn end(&self) -> u64 {
        match self {
            Self::Gnu(rules) => rules.end,
            Self::Msvc(rules) => rules.size,
            Self::Mingw(rules) => rules.end,
            Self::MingwClang(rules) => rules.end,
        }
    }

    const fn finish(&self) -> RecordLayout {
        match self {
            Self::Gnu(rules) => rules.finish(),
            Self::Msvc(rules) => rules.finish(),
            Self::Mingw(rules) => rules.finish(),
            Self::MingwClang(rules) => rules.finish(),
        }
    }
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

struct Walk<'w> {
    abi: &'w Abi,
    offsets: &'w mut [u64],
    /// The next entry to write.
    next: usize,
    depth: u32,
    /// Inside an array of records, whose members have no entries.
    in_array: bool,
}

/// `?` in a `const fn`.
macro_rules! attempt {
    ($result:expr) => {
        match $result {
            Ok(value) => value,
            Err(error) => return Err(error),
        }
    };
}

impl Walk<'_> {
    /// Lays out one record; the entries of its members are relative to it.
    const fn record(&mut self, record: &Record<'_>) -> Result<RecordLayout, LayoutError> {
        if !matches!(record.pack, 0 | 1 | 2 | 4 | 8 | 16) {
            return Err(LayoutError::BadPack);
        }
        attempt!(check_align(record.align));
        if self.depth == MAX_DEPTH {
            return Err(LayoutError::Overflow);
        }
        self.depth += 1;
        let mut rules = Rules::new(self.abi, record);
        let mut i = 0;
        while i < record.members.len() {
            attempt!(self.member(&mut rules, &record.members[i]));
            i += 1;
        }
        self.depth -= 1;
        let layout = rules.finish();
        if layout.size > LIMIT / 8 {
            return Err(LayoutError::Overflow);
        }
        Ok(layout)
    }

    const fn member(&mut self, rules: &mut Rules<'_>, member: &Member<'_>) -> Result<(), LayoutError> {
        let entry = self.next;
        if !self.in_array {
            if entry == self.offsets.len() {
                return Err(LayoutError::WrongCount);
            }
            self.next += 1;
        }
        let item = attempt!(self.item(member, entry));
        let offset = rules.add(&item);
        if offset > LIMIT || rules.end() > LIMIT {
            return Err(LayoutError::Overflow);
        }
        if !self.in_array {
            self.offsets[entry] = offset;
        }
        // What was written behind this member's entry are the members of its record.
        let mut inner = entry + 1;
        while inner < self.next {
            self.offsets[inner] += offset;
            inner += 1;
        }
        Ok(())
    }

    /// Checks a member and brings it into the form that the algorithms take.
    const fn item(&mut self, member: &Member<'_>, entry: usize) -> Result<Item, LayoutError> {
        attempt!(check_align(member.align));
        let (mut bits, mut uneven) = (None, false);
        let ty = match member.content {
            Content::Plain(ty) => ty,
            Content::Bits { ty, width, named } => {
                if width == 0 && named {
                    return Err(LayoutError::ZeroWidthNamed {
                        member: self.shown(entry),
                    });
                }
                if width as u64 > ty.size.saturating_mul(8) {
                    return Err(LayoutError::TooWide {
                        member: self.shown(entry),
                    });
                }
                bits = Some(BitField {
                    width: width as u64,
                    named,
                });
                ty
            }
            Content::Record { record, count } => {
                let element = attempt!(self.nested(record, count.is_some()));
                uneven = element.align < element.field_align;
                match (element.as_type(), count) {
                    (ty, None) => ty,
                    (ty, Some(count)) => match ty.array(count) {
                        Some(array) => array,
                        None => return Err(LayoutError::Overflow),
                    },
                }
            }
        };
        attempt!(check_align(ty.required));
        if ty.align == 0 {
            return Err(LayoutError::BadAlign);
        }
        attempt!(check_align(ty.align));
        if ty.size > LIMIT / 8 {
            return Err(LayoutError::Overflow);
        }
        Ok(Item {
            size: ty.size * 8,
            align: ty.align * 8,
            required: ty.required * 8,
            aligned: member.align * 8,
            packed: member.packed,
            uneven,
            bits,
        })
    }

    /// The member that an error names: in an array of records, the array.
    const fn shown(&self, entry: usize) -> usize {
        if self.in_array { entry - 1 } else { entry }
    }

    /// Lays out a record inside another; the members of array elements have no entries.
    const fn nested(&mut self, record: &Record<'_>, in_array: bool) -> Result<RecordLayout, LayoutError> {
        let outer = self.in_array;
        self.in_array = outer || in_array;
        let layout = self.record(record);
        self.in_array = outer;
        layout
    }
}

/// Checks an alignment in bytes; 0 stands for none.
const fn check_align(align: u64) -> Result<(), LayoutError> {
    if align != 0 && !align.is_power_of_two() {
        return Err(LayoutError::BadAlign);
    }
    if align > LIMIT / 8 {
        return Err(LayoutError::Overflow);
    }
    Ok(())
}

/// Whether all members lie at offset 0.
pub(super) const fn is_union(record: &Record<'_>) -> bool {
    matches!(record.kind, RecordKind::Union)
}
