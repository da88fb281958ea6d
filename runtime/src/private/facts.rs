//! From the facts that a derive states about a record to its layout.

use crate::abi::{Abi, Family};
use crate::describe::{CName, MemberKind, MemberLayout, StructLayout};
use crate::layout::{LayoutError, Member, Record, RecordKind, RecordLayout, TypeLayout, place};
use crate::message::Text;
use crate::number::Number;
use crate::traits::{BitField, BitType, CType, TypeFacts, Values};

/// What a derive states about one member.
#[derive(Clone, Copy)]
pub struct Fact {
    name: &'static str,
    role: Role,
    c: TypeFacts,
    packed: bool,
    align: u64,
}

#[derive(Clone, Copy)]
enum Role {
    /// A bit-field; without a value it is reserved.
    Bits {
        width: u32,
        named: bool,
        signed: bool,
        value: Option<BitType>,
    },
    Plain,
    /// The word of an overlay, before the `members` bit-fields that share it.
    Overlay {
        members: usize,
        signed: bool,
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

    /// A bit-field of C type `C` that is a `T` in Rust.
    #[must_use]
    #[track_caller]
    pub const fn bits<T: BitField, C: BitField + CType>(name: &'static str, width: u32) -> Self {
        check::<T, C>(width);
        let role = Role::Bits {
            width,
            named: true,
            signed: C::BITS.signed,
            value: Some(T::BITS),
        };
        Self::new(name, role, C::TYPE)
    }

    /// [`bits`](Self::bits) for a declaration that a constant of its own checks: a width that does not go together with the
    /// types is cut to one that does, so that there is one error.
    #[must_use]
    pub const fn bits_checked_apart<T: BitField, C: BitField + CType>(name: &'static str, width: u32) -> Self {
        let most = if matches!(C::BITS.values, Values::Bool) {
            1
        } else {
            bit_size::<C>()
        };
        let width = match width {
            0 => 1,
            width if width > most => most,
            width => width,
        };
        let role = Role::Bits {
            width,
            named: true,
            signed: C::BITS.signed,
            value: Some(T::BITS),
        };
        Self::new(name, role, C::TYPE)
    }

    /// A reserved bit-field; an unnamed one has an empty name.
    #[must_use]
    #[track_caller]
    pub const fn reserved<C: BitField + CType>(name: &'static str, width: u32) -> Self {
        check_width::<C>(width, name.is_empty());
        let role = Role::Bits {
            width,
            named: !name.is_empty(),
            signed: C::BITS.signed,
            value: None,
        };
        Self::new(name, role, C::TYPE)
    }

    /// A plain member.
    #[must_use]
    pub const fn plain<T: CType>(name: &'static str) -> Self {
        Self::new(name, Role::Plain, T::TYPE)
    }

    /// A plain member of a type that is taken as it is.
    #[must_use]
    pub const fn foreign<T>(name: &'static str) -> Self {
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
    pub const fn overlay<W: BitField + CType>(name: &'static str, members: usize) -> Self {
        Self::new(
            name,
            Role::Overlay {
                members,
                signed: W::BITS.signed,
                value: W::BITS,
            },
            W::TYPE,
        )
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
            Role::Bits { width, named: true, .. } => Member::bits(self.c.layout, width),
            Role::Bits {
                width, named: false, ..
            } => Member::unnamed(self.c.layout, width),
            Role::Plain | Role::Overlay { .. } => Member::plain(self.c.layout),
        };
        member.packed = self.packed;
        member.align = self.align;
        member
    }
}

/// Fails to compile where a bit-field of `width` bits of C type `C` cannot be a `T` in Rust.
#[track_caller]
pub const fn check<T: BitField, C: BitField + CType>(width: u32) {
    check_width::<C>(width, false);
    let type_bits = bit_size::<T>();
    match T::BITS.values {
        Values::Bool if width != 1 => {
            let text = Text::new()
                .push("a `bool` bit-field is 1 bit wide, not ")
                .push_number(number(width));
            panic!("{}", text.push(": use an integer type").as_str())
        }
        Values::Bool if C::BITS.signed => {
            panic!("a `bool` needs an unsigned C type: one bit of a signed type holds 0 and -1")
        }
        Values::Bool => {}
        Values::Enumerators(enumerators) => {
            let (min, max) = crate::error::range(width, C::BITS.signed);
            let mut i = 0;
            while i < enumerators.len() {
                if !holds(min, enumerators[i].value(), max) {
                    let text = Text::new()
                        .push("`")
                        .push(T::BITS.name)
                        .push("::")
                        .push(enumerators[i].name);
                    let text = text.push("` is ").push_number(enumerators[i].value()).push(", which ");
                    let text = text.push_number(number(width)).push(" bits of `").push(c_name::<C>());
                    let text = text
                        .push("` do not hold: they hold ")
                        .push_number(min)
                        .push(" to ")
                        .push_number(max);
                    panic!("{}", text.as_str())
                }
                i += 1;
            }
        }
        Values::All | Values::Width(_) => {
            if T::BITS.signed != C::BITS.signed {
                let text = Text::new()
                    .push("`")
                    .push(T::BITS.name)
                    .push("` is ")
                    .push(sign_name(T::BITS.signed));
                let text = text
                    .push(", but the bit-field's C type `")
                    .push(c_name::<C>())
                    .push("` is ");
                let text = text
                    .push(sign_name(C::BITS.signed))
                    .push(": use an integer of the same sign");
                panic!("{}", text.as_str())
            }
            if type_bits < width {
                let text = Text::new()
                    .push("`")
                    .push(T::BITS.name)
                    .push("` holds ")
                    .push_number(number(type_bits));
                let text = text.push(" bits, but the bit-field has ").push_number(number(width));
                panic!("{}", text.push(": use a wider integer").as_str())
            }
        }
    }
}

/// Fails to compile where `C` has not `width` bits.
#[track_caller]
const fn check_width<C: BitField + CType>(width: u32, unnamed: bool) {
    let bits = if matches!(C::BITS.values, Values::Bool) {
        1
    } else {
        bit_size::<C>()
    };
    if width > bits {
        let text = Text::new()
            .push("a bit-field of ")
            .push_number(number(width))
            .push(" bits is wider than its C type `");
        let text = text.push(c_name::<C>()).push("`, which has ").push_number(number(bits));
        panic!("{}", text.push(if bits == 1 { " bit" } else { " bits" }).as_str())
    }
    if width == 0 && !unnamed {
        panic!("a named bit-field has at least 1 bit; the separator is unnamed: `#[bits(0, <type>, unnamed)]`");
    }
}

const fn bit_size<T: BitField>() -> u32 {
    match T::BITS.values {
        Values::Width(bits) => bits,
        // A `BitField` has at most 16 bytes.
        #[expect(clippy::cast_possible_truncation, reason = "at most 128")]
        _ => size_of::<T>() as u32 * 8,
    }
}

const fn c_name<C: CType>() -> &'static str {
    match C::TYPE.name {
        CName::Basic(name) | CName::Enumeration { name, .. } => name,
        _ => "?",
    }
}

const fn sign_name(signed: bool) -> &'static str {
    if signed { "signed" } else { "unsigned" }
}

const fn number(value: u32) -> Number {
    Number::from_bits(value as u128, false)
}

const fn holds(min: Number, value: Number, max: Number) -> bool {
    if value.is_negative() {
        min.is_negative() && value.magnitude() <= min.magnitude()
    } else {
        value.magnitude() <= max.magnitude()
    }
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
    head: Head,
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
    let abi = match head.family {
        Some(family) => Abi::TARGET.with_family(family),
        None => Abi::TARGET,
    };
    let mut offsets = [0u64; N];
    let record = outer(&abi, &head, &facts, &mut offsets);
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
    let mut i = 0;
    while i < N {
        members[i] = described(&facts[i], offsets[i]);
        i += 1;
    }
    let mut i = 0;
    while i < N {
        if !matches!(facts[i].role, Role::Plain) && members[i].bit_width > 0 {
            let (start, end) = hole(&members, to_usize(record.size), members[i].bit_offset, head.kind);
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

/// Lays out the record with each overlay as one member, the overlays, and writes all offsets.
#[track_caller]
const fn outer<const N: usize>(abi: &Abi, head: &Head, facts: &[Fact; N], offsets: &mut [u64; N]) -> RecordLayout {
    let mut members = [Member::plain(TypeLayout::new(0, 1)); N];
    let mut inner = [0u64; N];
    // Members of the outer record, and the fact that each comes from.
    let (mut count, mut i) = (0, 0);
    let mut from = [0usize; N];
    while i < N {
        same_family(abi, &facts[i]);
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
    let mut bits = [Member::plain(TypeLayout::new(0, 1)); N];
    let mut i = 0;
    while i < overlaid {
        bits[i] = facts[word + 1 + i].member();
        i += 1;
    }
    let (_, tail) = inner.split_at_mut(word + 1);
    let text = Head {
        packed: false,
        align: 0,
        ..*head
    };
    let shared = place_slice(
        abi,
        &text,
        RecordKind::Struct,
        bits.split_at(overlaid).0,
        tail.split_at_mut(overlaid).0,
    );
    if shared.size > facts[word].c.layout.size {
        let text = Text::new()
            .push("the bit-fields of overlay `")
            .push(facts[word].name)
            .push("` take ");
        let text = text
            .push_number(Number::from_bits(shared.size as u128, false))
            .push(" bytes, its word has ");
        panic!(
            "{}",
            text.push_number(Number::from_bits(facts[word].c.layout.size as u128, false))
                .as_str()
        )
    }
    let both = [Member::plain(shared.as_type()), Member::plain(facts[word].c.layout)];
    Member::plain(place_slice(abi, &text, RecordKind::Union, &both, &mut [0; 2]).as_type())
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

/// A nested record must follow the rules that the outer one does.
#[track_caller]
const fn same_family(abi: &Abi, fact: &Fact) {
    let mut name = fact.c.name;
    while let CName::Array(element, _) = name {
        name = *element;
    }
    if let CName::Record(record) = name
        && record.family as u8 != abi.family as u8
    {
        let text = Text::new()
            .push("member `")
            .push(fact.name)
            .push("` is a record laid out by another `abi` than the one around it");
        panic!("{}", text.as_str())
    }
}

const fn described(fact: &Fact, offset: u64) -> MemberLayout {
    let (width, kind, value, signed, overlaid) = match fact.role {
        Role::Bits {
            width,
            signed,
            value: Some(value),
            ..
        } => (width as usize, MemberKind::BitField, Some(value), signed, 0),
        Role::Bits {
            width,
            signed,
            value: None,
            ..
        } => (width as usize, MemberKind::Reserved, None, signed, 0),
        Role::Plain => (to_usize(fact.c.layout.size) * 8, MemberKind::Plain, None, false, 0),
        Role::Overlay { members, signed, value } => (
            to_usize(fact.c.layout.size) * 8,
            MemberKind::OverlayWord,
            Some(value),
            signed,
            members,
        ),
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

/// Stands for the layout of a refused declaration.
pub const NO_LAYOUT: &StructLayout = &StructLayout {
    name: "",
    kind: RecordKind::Struct,
    size: 0,
    align: 1,
    members: &[],
    family: Abi::TARGET.family,
    pack: 0,
    packed: false,
    aligned: 0,
    field_align: 1,
    required: 0,
};

/// Stands for the bits of a refused bit-field.
pub const NO_RANGE: crate::BitRange = crate::BitRange { offset: 0, width: 0 };

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

/// Fails to compile where the compiler has laid out the generated type in another way than C does.
#[track_caller]
pub const fn size_must_be<T>(layout: &StructLayout) {
    if size_of::<T>() != layout.size {
        differs("size", layout.name, layout.size, size_of::<T>());
    }
    if align_of::<T>() != layout.align {
        differs("alignment", layout.name, layout.align, align_of::<T>());
    }
}

/// Fails to compile where the compiler has put a plain member elsewhere than C does.
#[track_caller]
pub const fn offset_must_be(layout: &StructLayout, member: usize, offset: usize) {
    if layout.members[member].byte_offset() != offset {
        differs(
            "offset",
            layout.members[member].name,
            layout.members[member].byte_offset(),
            offset,
        );
    }
}

#[track_caller]
const fn differs(what: &str, name: &str, c: usize, rust: usize) -> ! {
    let text = Text::new()
        .push("the ")
        .push(what)
        .push(" of `")
        .push(name)
        .push("` is ");
    let text = text
        .push_number(Number::from_bits(c as u128, false))
        .push(" in C, but Rust's own alignment makes it ");
    panic!("{}", text.push_number(Number::from_bits(rust as u128, false)).as_str())
}
