//! The walk over a record that the algorithms share: checks what is written, lays out nested records first, hands each
//! member to the algorithm, and collects the offsets.

use super::gnu::Gnu;
use super::item::{BitField, Item};
use super::member::{Content, Member};
use super::mingw::Mingw;
use super::mingw_clang::MingwClang;
use super::msvc::Msvc;
use super::place::{LayoutError, RecordLayout};
use super::record::Record;
use crate::abi::{Abi, Family};

/// `?` in a `const fn`.
macro_rules! attempt {
    ($result:expr) => {
        match $result {
            Ok(value) => value,
            Err(error) => return Err(error),
        }
    };
}

/// Bits above which nothing is computed: sums of three such numbers still fit 64 bits.
const LIMIT: u64 = 1 << 62;
const MAX_DEPTH: u32 = 250;

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

pub(super) struct Walk<'w> {
    abi: &'w Abi,
    offsets: &'w mut [u64],
    /// The next entry to write.
    next: usize,
    depth: u32,
    /// Inside an array of records, whose members have no entries.
    in_array: bool,
}

impl<'w> Walk<'w> {
    pub(super) const fn new(abi: &'w Abi, offsets: &'w mut [u64]) -> Self {
        Self {
            abi,
            offsets,
            next: 0,
            depth: 0,
            in_array: false,
        }
    }

    /// Lays out the outermost record, which must have as many members as there are entries.
    pub(super) const fn all(&mut self, record: &Record<'_>) -> Result<RecordLayout, LayoutError> {
        attempt!(check_align(self.abi.zero_min));
        attempt!(check_align(self.abi.filled_align));
        attempt!(check_align(self.abi.default_pack));
        let layout = attempt!(self.record(record));
        if self.next == self.offsets.len() {
            Ok(layout)
        } else {
            Err(LayoutError::WrongCount)
        }
    }

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
