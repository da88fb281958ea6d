//! From the facts that a derive states about a record to its layout.

use crate::abi::{Abi, Family};
use crate::describe::{CName, MemberKind, MemberLayout, StructLayout};
use crate::layout::{LayoutError, Member, Record, RecordKind, RecordLayout, TypeLayout, place};
use crate::traits::{BitType, BitsInC, CType, TypeFacts};

use super::quick;

/// What a derive states about one member.
///
/// Nothing here is judged: a declaration that does not go together is laid out as if it did, and [`super::check`] reports it
/// on the field's span. So there is one error for each mistake, and a layout for whatever uses the type.
#[derive(Clone, Copy)]
pub struct Fact {
    pub(super) name: &'static str,
    pub(super) role: Role,
    pub(super) c: TypeFacts,
    pub(super) packed: bool,
    pub(super) align: u64,
}

#[derive(Clone, Copy)]
pub(super) enum Role {
    /// A bit-field; without a value it is reserved.
    Bits {
        width: u32,
        named: bool,
        c: Option<BitsInC>,
        value: Option<BitType>,
    },
    Plain,
    /// The word of an overlay, before the `members` bit-fields that share it.
    Overlay {
        members: usize,
        c: Option<BitsInC>,
        value: BitType,
    },
}

impl Fact {
    const fn new(name: &'static str, role: Role, c: TypeFacts) -> Self {
        Self {
            name,
            role,
            c,
            packed: false,
            align: 0,
        }
    }

    /// A bit-field of the C type `c` that has the values `value` in Rust.
    #[must_use]
    pub const fn bits(name: &'static str, width: u32, value: BitType, c: Option<BitsInC>) -> Self {
        let role = Role::Bits {
            width,
            named: true,
            c,
            value: Some(value),
        };
        Self::new(name, role, facts_in_c(c))
    }

    /// A reserved bit-field; an unnamed one has an empty name.
    #[must_use]
    pub const fn reserved(name: &'static str, width: u32, c: Option<BitsInC>) -> Self {
        let role = Role::Bits {
            width,
            named: !name.is_empty(),
            c,
            value: None,
        };
        Self::new(name, role, facts_in_c(c))
    }

    /// A plain member.
    #[must_use]
    pub const fn plain(name: &'static str, c: TypeFacts) -> Self {
        Self::new(name, Role::Plain, c)
    }

    /// A plain member of a type that is taken as it is.
    #[must_use]
    pub const fn foreign<T: Copy>(name: &'static str) -> Self {
        let (size, align) = (size_of::<T>(), align_of::<T>());
        Self::new(
            name,
            Role::Plain,
            TypeFacts {
                layout: TypeLayout::new(size as u64, align as u64),
                name: CName::Foreign { size, align },
            },
        )
    }

    /// The word of an overlay; the next `members` facts are the bit-fields that share it.
    #[must_use]
    pub const fn overlay(name: &'static str, members: usize, value: BitType, c: Option<BitsInC>) -> Self {
        Self::new(name, Role::Overlay { members, c, value }, facts_in_c(c))
    }

    /// With the `packed` attribute.
    #[must_use]
    pub const fn packed(mut self) -> Self {
        self.packed = true;
        self
    }

    /// With the `aligned` attribute.
    #[must_use]
    pub const fn aligned(mut self, align: u64) -> Self {
        self.align = align;
        self
    }

    /// As the engine takes it; an overlay has been laid out before.
    const fn member(&self) -> Member<'static> {
        let mut member = match self.role {
            Role::Bits {
                width, named: false, c, ..
            } => Member::unnamed(self.c.layout, at_most(width, c)),
            Role::Bits { width: 0, c, .. } => Member::bits(self.c.layout, at_most(1, c)),
            Role::Bits { width, c, .. } => Member::bits(self.c.layout, at_most(width, c)),
            Role::Plain | Role::Overlay { .. } => Member::plain(self.c.layout),
        };
        member.packed = self.packed;
        member.align = self.align;
        member
    }
}

/// The C type of a bit-field, where it has none that of any integer.
const fn facts_in_c(c: Option<BitsInC>) -> TypeFacts {
    match c {
        Some(c) => c.facts,
        None => <u32 as CType>::TYPE,
    }
}

/// The most bits that a bit-field of a type can have.
pub(super) const fn bits_of_type(c: Option<BitsInC>) -> u32 {
    match c {
        Some(c) => c.bits,
        None => u32::BITS,
    }
}

/// The width that a bit-field is laid out with.
const fn at_most(width: u32, c: Option<BitsInC>) -> u32 {
    let most = bits_of_type(c);
    if width > most { most } else { width }
}

const fn is_signed(c: Option<BitsInC>) -> bool {
    matches!(c, Some(BitsInC { signed: true, .. }))
}

/// How the generated type holds its members.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Placing {
    /// Plain members are fields; what lies between them is an array of bytes each.
    Fields,
    /// All is one array of bytes.
    Bytes,
}

/// A whole record, and how the generated type holds it.
#[derive(Clone, Copy)]
pub struct Head {
    /// The C name.
    name: &'static str,
    /// Struct or union.
    kind: RecordKind,
    /// Whose placement rules; the target's where there is none.
    family: Option<Family>,
    /// `#pragma pack`, or 0.
    pack: u64,
    /// The `packed` attribute.
    packed: bool,
    /// The `aligned` attribute, or 0.
    align: u64,
    /// How the members are held.
    placing: Placing,
}

impl Head {
    /// A struct by the target's rules and without attributes, its plain members held as fields.
    #[must_use]
    pub const fn new(name: &'static str) -> Self {
        Self {
            name,
            kind: RecordKind::Struct,
            family: None,
            pack: 0,
            packed: false,
            align: 0,
            placing: Placing::Fields,
        }
    }

    /// A union, which is held as bytes.
    #[must_use]
    pub const fn union(name: &'static str) -> Self {
        let mut head = Self::new(name).bytes();
        head.kind = RecordKind::Union;
        head
    }

    /// Held as bytes.
    #[must_use]
    pub const fn bytes(mut self) -> Self {
        self.placing = Placing::Bytes;
        self
    }

    /// By the rules of a family.
    #[must_use]
    pub const fn family(mut self, family: Family) -> Self {
        self.family = Some(family);
        self
    }

    /// Under `#pragma pack`.
    #[must_use]
    pub const fn pack(mut self, pack: u64) -> Self {
        self.pack = pack;
        self
    }

    /// With the `packed` attribute.
    #[must_use]
    pub const fn packed(mut self) -> Self {
        self.packed = true;
        self
    }

    /// With the `aligned` attribute.
    #[must_use]
    pub const fn aligned(mut self, align: u64) -> Self {
        self.align = align;
        self
    }

    /// The target's ABI with the record's placement rules.
    pub(super) const fn abi(&self) -> Abi {
        match self.family {
            Some(family) => Abi::TARGET.with_family(family),
            None => Abi::TARGET,
        }
    }
}

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

/// A laid-out record. Unsized as the derives name it, so that they need not state the number of members.
pub struct Laid<M: ?Sized = [MemberLayout]> {
    pub(super) head: Head,
    family: Family,
    record: RecordLayout,
    members: M,
}

/// The layout of a record whose members have these facts.
///
/// # Panics
///
/// In `const`, hence at compile time, where the declaration has no layout.
#[must_use]
#[track_caller]
pub const fn lay_out<const N: usize>(head: Head, facts: [Fact; N]) -> Laid<[MemberLayout; N]> {
    let abi = head.abi();
    let mut offsets = [0u64; N];
    let record = match quick_layout(&abi, &head, &facts, &mut offsets) {
        Some(record) => record,
        None => outer(&abi, &head, &facts, &mut offsets),
    };
    let mut members = [MemberLayout {
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
    }; N];
    let (mut i, mut plain) = (0, false);
    while i < N {
        members[i] = described(&facts[i], offsets[i]);
        plain |= matches!(facts[i].role, Role::Plain);
        i += 1;
    }
    let mut i = 0;
    while i < N {
        if !matches!(facts[i].role, Role::Plain) && members[i].bit_width > 0 {
            let (start, end) = if plain {
                hole(&members, to_usize(record.size), members[i].bit_offset, head.kind)
            } else {
                (0, to_usize(record.size))
            };
            let base = if matches!(head.placing, Placing::Fields) {
                start
            } else {
                0
            };
            members[i].site = site(&members[i], facts[i].c.layout.size, start, end, base);
        }
        i += 1;
    }
    Laid {
        head,
        family: abi.family,
        record,
        members,
    }
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "a type of the target has a size that its usize holds"
)]
const fn to_usize(value: u64) -> usize {
    value as usize
}

/// [`quick::place`] for a struct without attributes.
const fn quick_layout<const N: usize>(
    abi: &Abi,
    head: &Head,
    facts: &[Fact; N],
    offsets: &mut [u64; N],
) -> Option<RecordLayout> {
    if matches!(head.kind, RecordKind::Union) || head.pack != 0 || head.packed || head.align != 0 {
        return None;
    }
    match quick::place(abi, facts, offsets) {
        Some(quick) => Some(RecordLayout::of_bits(quick.end, quick.align)),
        None => None,
    }
}

/// Lays out the record with each overlay as one member, the overlays, and writes all offsets.
#[track_caller]
const fn outer<const N: usize>(abi: &Abi, head: &Head, facts: &[Fact; N], offsets: &mut [u64; N]) -> RecordLayout {
    let mut members = [Member::plain(TypeLayout::new(0, 1)); N];
    let mut inner = [0u64; N];
    // Members of the outer record, and the fact that each comes from.
    let (mut count, mut i) = (0, 0);
    let mut from = [0usize; N];
    while i < N {
        from[count] = i;
        members[count] = facts[i].member();
        if let Role::Overlay { members: overlaid, .. } = facts[i].role {
            members[count] = overlay(abi, head, facts, i, overlaid, &mut inner);
            i += overlaid;
        }
        count += 1;
        i += 1;
    }
    let mut found = [0u64; N];
    let layout = place_slice(
        abi,
        head,
        head.kind,
        members.split_at(count).0,
        found.split_at_mut(count).0,
    );
    let mut at = 0;
    while at < count {
        let first = from[at];
        let after = if at + 1 < count { from[at + 1] } else { N };
        let mut i = first;
        while i < after {
            offsets[i] = found[at] + inner[i];
            i += 1;
        }
        at += 1;
    }
    layout
}

/// An overlay as a member of the outer record: the union of a struct of bit-fields and a word.
#[track_caller]
const fn overlay<const N: usize>(
    abi: &Abi,
    head: &Head,
    facts: &[Fact; N],
    word: usize,
    overlaid: usize,
    inner: &mut [u64; N],
) -> Member<'static> {
    let shared = shared(abi, head, facts, word, overlaid, inner);
    let both = [Member::plain(shared.as_type()), Member::plain(facts[word].c.layout)];
    Member::plain(place_slice(abi, &inside(head), RecordKind::Union, &both, &mut [0; 2]).as_type())
}

/// The anonymous struct of the bit-fields in an overlay; writes where they lie in it.
#[track_caller]
pub(super) const fn shared<const N: usize>(
    abi: &Abi,
    head: &Head,
    facts: &[Fact; N],
    word: usize,
    overlaid: usize,
    offsets: &mut [u64; N],
) -> RecordLayout {
    let mut bits = [Member::plain(TypeLayout::new(0, 1)); N];
    let mut i = 0;
    while i < overlaid {
        bits[i] = facts[word + 1 + i].member();
        i += 1;
    }
    let (_, tail) = offsets.split_at_mut(word + 1);
    place_slice(
        abi,
        &inside(head),
        RecordKind::Struct,
        bits.split_at(overlaid).0,
        tail.split_at_mut(overlaid).0,
    )
}

/// A record written inside another one: `#pragma pack` reaches it, the attributes of the outer one do not.
const fn inside(head: &Head) -> Head {
    Head {
        packed: false,
        align: 0,
        ..*head
    }
}

#[track_caller]
const fn place_slice(
    abi: &Abi,
    head: &Head,
    kind: RecordKind,
    members: &[Member<'static>],
    offsets: &mut [u64],
) -> RecordLayout {
    let mut record = match kind {
        RecordKind::Struct => Record::structure(members),
        RecordKind::Union => Record::union(members),
    };
    record.pack = head.pack;
    record.packed = head.packed;
    record.align = head.align;
    match place(abi, &record, offsets) {
        Ok(layout) => layout,
        Err(LayoutError::Overflow) => panic!("the record is larger than the address space"),
        Err(_) => panic!("the record has no layout"),
    }
}

const fn described(fact: &Fact, offset: u64) -> MemberLayout {
    let size = to_usize(fact.c.layout.size) * 8;
    let (width, kind, value, signed, overlaid) = match fact.role {
        Role::Bits { width, c, value, named } => {
            let kind = match value {
                Some(_) => MemberKind::BitField,
                None => MemberKind::Reserved,
            };
            let width = if width == 0 && named { 1 } else { width };
            (at_most(width, c) as usize, kind, value, is_signed(c), 0)
        }
        Role::Plain => (size, MemberKind::Plain, None, false, 0),
        Role::Overlay { members, c, value } => (size, MemberKind::OverlayWord, Some(value), is_signed(c), members),
    };
    MemberLayout {
        name: fact.name,
        bit_offset: to_usize(offset),
        bit_width: width,
        kind,
        c_type: fact.c.name,
        site: Site { signed, ..Site::NONE },
        value,
        packed: fact.packed,
        aligned: fact.align,
        overlaid,
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
const fn site(member: &MemberLayout, type_size: u64, start: usize, end: usize, base: usize) -> Site {
    let (offset, width) = (member.bit_offset, member.bit_width);
    let (first, after) = (offset / 8, (offset + width).div_ceil(8));
    let unit = to_usize(type_size);
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
    #[expect(clippy::cast_possible_truncation, reason = "both are at most 136")]
    Site {
        byte: byte - base,
        bytes,
        shift: shift as u32,
        width: width as u32,
        signed: member.site.signed,
    }
}

/// The public form of a layout.
#[must_use]
pub const fn describe(laid: &'static Laid) -> StructLayout {
    StructLayout {
        name: laid.head.name,
        kind: laid.head.kind,
        size: to_usize(laid.record.size),
        align: to_usize(laid.record.align),
        members: &laid.members,
        family: laid.family,
        pack: laid.head.pack,
        packed: laid.head.packed,
        aligned: laid.head.align,
        field_align: laid.record.field_align,
        required: laid.record.required,
    }
}

impl StructLayout {
    /// The facts about the record as a member of another.
    #[doc(hidden)]
    #[must_use]
    pub const fn __facts(&'static self) -> TypeFacts {
        let mut layout = TypeLayout::new(self.size as u64, self.field_align);
        layout.required = self.required;
        TypeFacts {
            layout,
            name: CName::Record(self),
        }
    }

    /// How many bytes lie between the plain members before and after hole `index`; hole 0 comes before the first plain
    /// member, the last one behind the last.
    #[doc(hidden)]
    #[must_use]
    pub const fn __hole(&self, index: usize) -> usize {
        let (mut plain, mut start, mut i) = (0, 0, 0);
        while i < self.members.len() {
            let member = &self.members[i];
            if matches!(member.kind, MemberKind::Plain) {
                if plain == index {
                    return member.byte_offset() - start;
                }
                plain += 1;
                start = member.byte_offset() + member.bit_width / 8;
            }
            i += 1;
        }
        self.size - start
    }
}

#[cfg(test)]
impl Fact {
    pub(super) const fn members_of_overlay(&self) -> usize {
        match self.role {
            Role::Overlay { members, .. } => members,
            _ => 0,
        }
    }
}

/// The layout by [`quick`] and by the engine; nothing where the record is not one for the former, or the engine finds an
/// overlay's bit-fields too large.
#[cfg(test)]
pub(super) fn laid_both_ways<const N: usize>(
    head: Head,
    facts: &[Fact; N],
) -> Option<((RecordLayout, [u64; N]), (RecordLayout, [u64; N]))> {
    let (mut quick, mut general) = ([0; N], [0; N]);
    let record = quick_layout(&head.abi(), &head, facts, &mut quick)?;
    Some((
        (record, quick),
        (outer(&head.abi(), &head, facts, &mut general), general),
    ))
}
