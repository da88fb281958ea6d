//! gcc for Windows (`-mms-bitfields`): Microsoft's storage units under gcc's alignment rules. All numbers in bits.

use super::item::{BitField, Item, capped, is_union, max, up};
use super::place::RecordLayout;
use super::record::Record;

pub(super) struct Mingw {
    union: bool,
    packed: bool,
    limit: Option<u64>,
    align: u64,
    pub(super) end: u64,
    /// Width of the open storage unit, and what is left of it; 0 for none.
    unit: u64,
    left: u64,
}

impl Mingw {
    pub(super) const fn new(record: &Record<'_>) -> Self {
        Self {
            union: is_union(record),
            packed: record.packed,
            limit: if record.pack == 0 { None } else { Some(record.pack * 8) },
            align: max(8, record.align * 8),
            end: 0,
            unit: 0,
            left: 0,
        }
    }

    pub(super) const fn add(&mut self, item: &Item) -> u64 {
        let packed = self.packed || item.packed;
        match item.bits {
            None => self.plain(item, packed),
            Some(field) => self.bits(item, field, packed),
        }
    }

    /// Where the next thing goes that wants one alignment and has another by nature. gcc looks whether the bits in
    /// use, not the whole unit, already end where it is wanted.
    const fn settle(&self, wanted: u64, natural: u64) -> u64 {
        let used = if self.unit == 0 { self.end } else { self.end - self.left };
        let at = if used.is_multiple_of(wanted) {
            self.end
        } else {
            up(self.end, wanted)
        };
        up(at, natural)
    }

    const fn plain(&mut self, item: &Item, packed: bool) -> u64 {
        let natural = if packed { 8 } else { item.align };
        let wanted = capped(max(natural, item.aligned), self.limit);
        self.align = max(self.align, wanted);
        let at = if self.union {
            0
        } else {
            self.settle(wanted, capped(natural, self.limit))
        };
        self.unit = 0;
        self.end = if self.union {
            max(self.end, item.size)
        } else {
            at + item.size
        };
        at
    }

    const fn bits(&mut self, item: &Item, field: BitField, packed: bool) -> u64 {
        let width = field.width;
        let wanted = max(8, item.aligned);
        if (width > 0 && !packed) || (width == 0 && self.unit != 0) {
            self.align = max(self.align, capped(max(item.align, wanted), self.limit));
        }
        if self.union {
            self.end = max(self.end, up(width, 8));
            return 0;
        }
        if width > 0 && self.unit == item.size && width <= self.left {
            let at = self.end - self.left;
            self.left -= width;
            return at;
        }
        let unaligned = packed || self.unit == item.size || (width == 0 && self.unit == 0);
        let natural = if unaligned { 8 } else { item.align };
        let at = self.settle(capped(wanted, self.limit), capped(natural, self.limit));
        if width == 0 {
            self.end = at;
            self.unit = 0;
        } else {
            self.end = at + item.size;
            self.unit = item.size;
            self.left = item.size - width;
        }
        at
    }

    pub(super) const fn finish(&self) -> RecordLayout {
        RecordLayout::of_bits(self.end, self.align)
    }
}
