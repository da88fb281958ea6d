//! From the facts about a record to where its members are.

use crate::abi::Abi;
use crate::layout::{LayoutError, Member, Record, RecordKind, RecordLayout, TypeLayout, place};

use super::facts::{Fact, Head, Role};
use super::quick;

/// Where the members of a record are: what a crate that is only checked needs to know. One offset in bits for each fact; the
/// number of facts is left out of the type that the derives name.
pub struct Placed<O: ?Sized = [u64]> {
    pub(super) record: RecordLayout,
    pub(super) offsets: O,
}

/// Where the members of a record are that have these facts.
#[track_caller]
pub(super) const fn place_all<const N: usize>(head: &Head, facts: &[Fact; N]) -> Placed<[u64; N]> {
    let abi = head.abi();
    let mut offsets = [0u64; N];
    let record = match quick_layout(&abi, head, facts, &mut offsets) {
        Some(record) => record,
        None => outer(&abi, head, facts, &mut offsets),
    };
    Placed { record, offsets }
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

#[expect(
    clippy::cast_possible_truncation,
    reason = "a type of the target has a size that its usize holds"
)]
pub(super) const fn to_usize(value: u64) -> usize {
    value as usize
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
