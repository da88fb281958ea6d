//! What the algorithms share: the form in which they take a member, and their arithmetic. All numbers in bits.

use super::record::{Record, RecordKind};

/// One member as the algorithms take it.
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

/// Whether all members lie at offset 0.
pub(super) const fn is_union(record: &Record<'_>) -> bool {
    matches!(record.kind, RecordKind::Union)
}
