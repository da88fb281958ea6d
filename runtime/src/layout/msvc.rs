//! Microsoft's compiler: a run of bit-fields fills storage units of their declared type. All numbers in bits.

use super::item::{BitField, Item, capped, is_union, max, up};
use super::place::RecordLayout;
use super::record::Record;
use crate::abi::Abi;

/// Size of a record that has nothing in it.
const EMPTY: u64 = 32;

pub(super) struct Msvc {
    union: bool,
    /// What `packed` or a pragma allows to members.
    limit: Option<u64>,
    /// The same, and without either the limit that ARM has. That one is for attributes of bit-fields: Microsoft's
    /// compiler has no type above it, and clang keeps the alignment of `__int128`.
    default_limit: Option<u64>,
    /// What pack cannot lower.
    required: u64,
    /// Alignment as a member.
    field: u64,
    /// What the size is a multiple of.
    pointer: u64,
    /// Whether a union has a member that is not a bit-field.
    plain: bool,
    pub(super) size: u64,
    /// Width of the open storage unit, and what is left of it; 0 for none.
    unit: u64,
    left: u64,
}

impl Msvc {
    pub(super) const fn new(abi: &Abi, record: &Record<'_>) -> Self {
        let (limit, default_limit) = match (record.packed, record.pack) {
            (true, _) => (Some(8), Some(8)),
            (false, 0) => (None, limit_of(abi.default_pack, abi)),
            (false, pack) => (limit_of(pack, abi), limit_of(pack, abi)),
        };
        let align = max(8, record.align * 8);
        Self {
            union: is_union(record),
            limit,
            default_limit,
            required: align,
            field: align,
            pointer: align,
            plain: false,
            size: 0,
            unit: 0,
            left: 0,
        }
    }

    pub(super) const fn add(&mut self, item: &Item) -> u64 {
        let limit = if item.uneven { self.default_limit } else { self.limit };
        let natural = if item.packed { 8 } else { capped(item.align, limit) };
        let required = max(item.aligned, item.required);
        match item.bits {
            None => self.plain(item, max(natural, required), required),
            Some(field) => self.bits(item, field, natural, required),
        }
    }

    const fn plain(&mut self, item: &Item, align: u64, required: u64) -> u64 {
        self.unit = 0;
        self.plain = true;
        self.required = max(self.required, required);
        self.field = max(self.field, align);
        self.pointer = max(self.pointer, align);
        let at = if self.union { 0 } else { up(self.size, align) };
        self.size = max(self.size, at + item.size);
        at
    }

    const fn bits(&mut self, item: &Item, field: BitField, natural: u64, required: u64) -> u64 {
        let width = field.width;
        if width == 0 {
            if self.unit == 0 {
                // Only a separator directly behind a bit-field separates.
                return if self.union { 0 } else { self.size };
            }
            self.unit = 0;
        } else if !self.union && self.unit == item.size && width <= self.left {
            let at = self.size - self.left;
            self.left -= width;
            return at;
        } else {
            self.unit = item.size;
            self.left = item.size - width;
        }
        if self.union {
            self.size = max(self.size, item.size);
            return 0;
        }
        let align = max(natural, required);
        self.field = max(self.field, align);
        self.pointer = max(self.pointer, max(natural, capped(required, self.default_limit)));
        let at = up(self.size, align);
        self.size = at + if width == 0 { 0 } else { item.size };
        at
    }

    pub(super) const fn finish(&self) -> RecordLayout {
        let (mut size, mut pointer) = (self.size, self.pointer);
        if size == 0 && !self.union {
            size = max(self.required, EMPTY);
            pointer = capped(pointer, Some(size));
        } else if size == 0 {
            size = if self.plain { self.field } else { EMPTY };
        }
        RecordLayout {
            size: up(size, pointer) / 8,
            align: pointer / 8,
            field_align: self.field / 8,
            required: if self.required == 8 { 0 } else { self.required / 8 },
        }
    }
}

/// The limit in bits that a pack value sets.
const fn limit_of(pack: u64, abi: &Abi) -> Option<u64> {
    if pack == 0 || pack > abi.max_pack {
        None
    } else {
        Some(pack * 8)
    }
}
