//! The description of a record's members, and which bytes the accessors of each one load.

use crate::describe::{CName, MemberKind, MemberLayout};
use crate::layout::RecordKind;

use super::facts::{Fact, Head, Role};
use super::placing::{Placed, to_usize};

/// Where a bit-field's bits are, for the accessors.
#[derive(Clone, Copy, Debug)]
pub struct Site {
    /// First byte to load, from the start of the storage that holds the field.
    pub(crate) byte: usize,
    /// How many bytes to load: 1, 2, 4 or 8, or another number on the slow path.
    pub(crate) bytes: usize,
    /// How far the field's lowest bit lies above the lowest of those bytes, read as a native integer.
    pub(crate) shift: u32,
    /// Width in bits.
    pub(crate) width: u32,
    /// Whether the C type is signed.
    pub(crate) signed: bool,
}

impl Site {
    const NONE: Self = Self {
        byte: 0,
        bytes: 0,
        shift: 0,
        width: 0,
        signed: false,
    };
}

/// The description of all members.
pub(super) const fn describe_all<const N: usize>(head: &Head, facts: &[Fact; N], placed: &Placed) -> [MemberLayout; N] {
    let mut members = [MemberLayout::NONE; N];
    let size = to_usize(placed.record.size);
    let (mut i, mut plain) = (0, false);
    while i < N {
        describe_member(&mut members[i], &facts[i], to_usize(placed.offsets[i]));
        plain |= matches!(facts[i].1, Role::Plain(_));
        i += 1;
    }
    let mut i = 0;
    while i < N {
        if !matches!(facts[i].1, Role::Plain(_)) && members[i].bit_width > 0 {
            let (start, end) = if plain {
                hole(&members, size, members[i].bit_offset, head.kind)
            } else {
                (0, size)
            };
            find_site(&mut members[i], to_usize(facts[i].c().layout.size), start, end);
        }
        i += 1;
    }
    members
}

impl MemberLayout {
    const NONE: Self = Self {
        name: "",
        bit_offset: 0,
        bit_width: 0,
        kind: MemberKind::Plain,
        c_type: CName::Pointer,
        site: Site::NONE,
        value: None,
        packed: false,
        aligned: 0,
        overlaid: 0,
    };
}

/// Writes what `fact` says; in place, for a copy of a member costs more than all that is computed here.
const fn describe_member(member: &mut MemberLayout, fact: &Fact, offset: usize) {
    let Fact(name, role, aligned, packed) = *fact;
    member.name = name;
    member.bit_offset = offset;
    member.packed = packed;
    member.aligned = aligned;
    member.c_type = fact.c().name;
    match role {
        Role::Bits(width, value, c) => {
            member.kind = MemberKind::BitField;
            member.bit_width = fact.laid_width(width, c) as usize;
            member.site.signed = c.signed;
            member.value = Some(value);
        }
        Role::Reserved(width, c) => {
            member.kind = MemberKind::Reserved;
            member.bit_width = fact.laid_width(width, c) as usize;
            member.site.signed = c.signed;
        }
        Role::Plain(c) => member.bit_width = to_usize(c.layout.size) * 8,
        Role::Overlay(members, word) => {
            member.kind = MemberKind::OverlayWord;
            member.bit_width = to_usize(word.facts.layout.size) * 8;
            member.site.signed = word.signed;
            member.value = Some(word);
            member.overlaid = members;
        }
    }
}

/// The bytes around a bit-field that no plain member takes; in a union all of them.
const fn hole(members: &[MemberLayout], size: usize, bit_offset: usize, kind: RecordKind) -> (usize, usize) {
    let (mut start, mut end) = (0, size);
    if matches!(kind, RecordKind::Union) {
        return (start, end);
    }
    let mut i = 0;
    while i < members.len() {
        if matches!(members[i].kind, MemberKind::Plain) {
            let first = members[i].bit_offset / 8;
            let after = first + members[i].bit_width / 8;
            if members[i].bit_offset > bit_offset {
                if first < end {
                    end = first;
                }
            } else if after > start {
                start = after;
            }
        }
        i += 1;
    }
    (start, end)
}

/// Which bytes an accessor loads: the C type's own unit where the field lies in one, as the C compiler does; else the fewest
/// that hold the field, in a size that one load takes.
const fn find_site(member: &mut MemberLayout, unit: usize, start: usize, end: usize) {
    let (offset, width) = (member.bit_offset, member.bit_width);
    let (first, after) = (offset / 8, (offset + width).div_ceil(8));
    let aligned = first / unit * unit;
    let (mut byte, mut bytes) = (first, after - first);
    if unit <= 8 && aligned >= start && aligned + unit >= after && aligned + unit <= end {
        (byte, bytes) = (aligned, unit);
    } else if bytes <= 8 {
        let whole = bytes.next_power_of_two();
        if byte + whole <= end {
            bytes = whole;
        } else if end - start >= whole {
            (byte, bytes) = (end - whole, whole);
        }
    }
    let below = offset - byte * 8;
    let shift = if cfg!(target_endian = "big") {
        bytes * 8 - below - width
    } else {
        below
    };
    member.site.byte = byte - start;
    member.site.bytes = bytes;
    #[expect(clippy::cast_possible_truncation, reason = "both are at most 136")]
    {
        member.site.shift = shift as u32;
        member.site.width = width as u32;
    }
}
