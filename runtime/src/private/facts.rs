//! From the facts that a derive states about a record to its layout.

use crate::abi::{Abi, Family};
use crate::describe::{CName, MemberKind, MemberLayout, StructLayout};
use crate::layout::{LayoutError, Member, Record, RecordKind, RecordLayout, TypeLayout, place};
use crate::traits::{BitFacts, CLayout, TypeFacts};

use super::quick;

/// What a derive states about one member.
///
/// Nothing here is judged: a declaration that does not go together is laid out as if it did, and `check` reports it
/// on the field's span. So there is one error for each mistake, and a layout for whatever uses the type.
///
/// Name, role, and the `aligned` and `packed` attributes. A tuple, for rustc evaluates its constructor in place, while a
/// function has a frame of its own each time.
#[derive(Clone, Copy)]
pub struct Fact(pub &'static str, pub Role, pub u64, pub bool);

/// What a member is.
#[derive(Clone, Copy)]
pub enum Role {
    /// A bit-field: width, Rust type, C type.
    Bits(u32, &'static BitFacts, &'static BitFacts),
    /// A reserved bit-field: width, C type. An unnamed one has an empty name.
    Reserved(u32, &'static BitFacts),
    /// A member of a complete type.
    Plain(TypeFacts),
    /// The word of an overlay, and how many bit-fields share it: the facts that follow.
    Overlay(usize, &'static BitFacts),
}

/// What is known of a type that is taken as it is.
#[must_use]
pub const fn foreign<T: Copy>() -> TypeFacts {
    let (size, align) = (size_of::<T>(), align_of::<T>());
    TypeFacts {
        layout: TypeLayout::new(size as u64, align as u64),
        name: CName::Foreign { size, align },
    }
}

impl Fact {
    /// What C knows of the member's type.
    pub(super) const fn c(&self) -> &TypeFacts {
        match &self.1 {
            Role::Bits(_, _, c) | Role::Reserved(_, c) | Role::Overlay(_, c) => &c.facts,
            Role::Plain(facts) => facts,
        }
    }

    /// As the engine takes it; an overlay has been laid out before.
    const fn member(&self) -> Member<'static> {
        let layout = self.c().layout;
        let mut member = match self.1 {
            Role::Bits(width, _, c) | Role::Reserved(width, c) => match self.laid_width(width, c) {
                width if self.0.is_empty() => Member::unnamed(layout, width),
                width => Member::bits(layout, width),
            },
            Role::Plain(_) | Role::Overlay(..) => Member::plain(layout),
        };
        member.align = self.2;
        member.packed = self.3;
        member
    }

    /// The width that a bit-field is laid out with.
    const fn laid_width(&self, width: u32, c: &BitFacts) -> u32 {
        if width > c.most {
            c.most
        } else if width == 0 && !self.0.is_empty() {
            1
        } else {
            width
        }
    }
}

/// A whole record, and how the generated type holds it.
#[derive(Clone, Copy)]
pub struct Head {
    /// The C name.
    pub(super) name: &'static str,
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
        }
    }

    /// A union, which is held as bytes.
    #[must_use]
    pub const fn union(name: &'static str) -> Self {
        let mut head = Self::new(name);
        head.kind = RecordKind::Union;
        head
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

/// Where the members of a record are: what a crate that is only checked needs to know. One offset in bits for each fact; the
/// number of facts is left out of the type that the derives name.
pub struct Placed<O: ?Sized = [u64]> {
    pub(super) record: RecordLayout,
    pub(super) offsets: O,
}

/// What a derive states about a record: implemented for the annotated type.
///
/// A trait, so that the constants which follow from it are generic ones of this crate: then rustc checks their bodies once,
/// not once for each struct.
pub trait Declared {
    /// [`At`](super::At) the number of members.
    type Count: Count;

    /// The record.
    const HEAD: Head;

    /// Its members.
    const FACTS: <Self::Count as Count>::Facts;
}

/// A number of members.
pub trait Count {
    /// As many facts.
    type Facts;
}

impl<const N: usize> Count for super::At<N> {
    type Facts = [Fact; N];
}

/// What follows from [`Declared`], each part when it is asked for.
pub trait LaidOut {
    /// Where the members are.
    const PLACED: &'static Placed;

    /// The members.
    const MEMBERS: &'static [MemberLayout];

    /// Size in bytes.
    const SIZE: usize = to_usize(Self::PLACED.record.size);

    /// Alignment in bytes.
    const ALIGN: usize = to_usize(Self::PLACED.record.align);

    /// How many bytes lie before each plain member since the one before it; then zeros.
    const HOLES: &'static [usize];

    /// How many bytes lie behind the last plain member.
    const TAIL: usize;

    /// The public form.
    const LAYOUT: &'static StructLayout;
}

impl<T: Declared<Count = super::At<N>>, const N: usize> LaidOut for T {
    const PLACED: &'static Placed = &place_all(&T::HEAD, &T::FACTS);
    const MEMBERS: &'static [MemberLayout] = &describe_all(&T::HEAD, &T::FACTS, T::PLACED);
    const HOLES: &'static [usize] = &holes(&T::FACTS, T::PLACED).0;
    const TAIL: usize = holes(&T::FACTS, T::PLACED).1;
    const LAYOUT: &'static StructLayout = &StructLayout {
        name: T::HEAD.name,
        kind: T::HEAD.kind,
        size: Self::SIZE,
        align: Self::ALIGN,
        members: Self::MEMBERS,
        family: T::HEAD.abi().family,
        pack: T::HEAD.pack,
        packed: T::HEAD.packed,
        aligned: T::HEAD.align,
        field_align: T::PLACED.record.field_align,
        required: T::PLACED.record.required,
    };
}

/// [`LaidOut::LAYOUT`]. A call, for rustc evaluates a constant that is only the path of another one whenever the crate is
/// checked, and this one is not needed then.
#[must_use]
pub const fn layout<T: LaidOut>() -> &'static StructLayout {
    T::LAYOUT
}

/// [`CLayout::LAYOUT`], called for the same reason.
#[must_use]
pub const fn layout_of<T: CLayout>() -> &'static StructLayout {
    T::LAYOUT
}

/// The bits of member `P`, called for the same reason.
#[must_use]
pub const fn range_of<T: CLayout, P: super::Place>() -> crate::BitRange {
    T::LAYOUT.members[P::INDEX].range()
}

/// Where the members of a record are that have these facts.
#[track_caller]
const fn place_all<const N: usize>(head: &Head, facts: &[Fact; N]) -> Placed<[u64; N]> {
    let abi = head.abi();
    let mut offsets = [0u64; N];
    let record = match quick_layout(&abi, head, facts, &mut offsets) {
        Some(record) => record,
        None => outer(&abi, head, facts, &mut offsets),
    };
    Placed { record, offsets }
}

/// See [`LaidOut::HOLES`] and [`LaidOut::TAIL`].
const fn holes<const N: usize>(facts: &[Fact; N], placed: &Placed) -> ([usize; N], usize) {
    let mut holes = [0; N];
    let (mut plain, mut start, mut i) = (0, 0, 0);
    while i < N {
        if let Role::Plain(c) = &facts[i].1 {
            let offset = to_usize(placed.offsets[i] / 8);
            holes[plain] = offset - start;
            start = offset + to_usize(c.layout.size);
            plain += 1;
        }
        i += 1;
    }
    (holes, to_usize(placed.record.size) - start)
}

/// The description of all members.
const fn describe_all<const N: usize>(head: &Head, facts: &[Fact; N], placed: &Placed) -> [MemberLayout; N] {
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

#[expect(
    clippy::cast_possible_truncation,
    reason = "a type of the target has a size that its usize holds"
)]
pub(super) const fn to_usize(value: u64) -> usize {
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
        if let Role::Overlay(overlaid, _) = facts[i].1 {
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
    let both = [Member::plain(shared.as_type()), Member::plain(facts[word].c().layout)];
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
}

#[cfg(test)]
impl Fact {
    pub(super) const fn members_of_overlay(&self) -> usize {
        match self.1 {
            Role::Overlay(members, _) => members,
            _ => 0,
        }
    }
}

/// The layout by [`quick`] and by the engine; nothing where the record is not one for the former, or the engine finds an
/// overlay's bit-fields too large.
#[cfg(test)]
pub(super) fn laid_both_ways<const N: usize>(head: Head, facts: &[Fact; N]) -> Option<[(RecordLayout, [u64; N]); 2]> {
    let (mut quick, mut general) = ([0; N], [0; N]);
    let record = quick_layout(&head.abi(), &head, facts, &mut quick)?;
    let other = outer(&head.abi(), &head, facts, &mut general);
    Some([(record, quick), (other, general)])
}
