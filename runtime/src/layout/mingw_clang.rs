//! clang for Windows with the GNU environment. Close to gcc, but not the same under pack, with the packed attribute,
//! in unions and for zero-width fields. All numbers in bits.

use super::item::{BitField, Item, capped, is_union, max, up};
use super::place::RecordLayout;
use super::record::Record;

pub(super) struct MingwClang {
    union: bool,
    packed: bool,
    limit: Option<u64>,
    align: u64,
    /// Where the next member may start, the open storage unit being full.
    next: u64,
    /// The furthest that `next` has ever been: a zero-width field can take it back.
    pub(super) end: u64,
    /// Width of the open storage unit, 0 for none; what is left of it.
    unit: u64,
    left: u64,
}

impl MingwClang {
    pub(super) const fn new(record: &Record<'_>) -> Self {
        Self {
            union: is_union(record),
            packed: record.packed,
            limit: if record.pack == 0 { None } else { Some(record.pack * 8) },
            align: max(8, record.align * 8),
            next: 0,
            end: 0,
            unit: 0,
            left: 0,
        }
    }

    pub(super) const fn add(&mut self, item: &Item) -> u64 {
        let (at, align) = match item.bits {
            None => self.plain(item),
            Some(field) => self.bits(item, field),
        };
        self.align = max(self.align, align);
        self.end = max(self.end, self.next);
        at
    }

    const fn plain(&mut self, item: &Item) -> (u64, u64) {
        let natural = if self.packed || item.packed { 8 } else { item.align };
        let align = capped(max(natural, item.aligned), self.limit);
        self.unit = 0;
        self.left = 0;
        let at = if self.union { 0 } else { up(self.next, align) };
        self.next = if self.union {
            max(self.next, item.size)
        } else {
            at + item.size
        };
        (at, align)
    }

    const fn bits(&mut self, item: &Item, field: BitField) -> (u64, u64) {
        let width = field.width;
        if self.union {
            self.next = max(self.next, if width == 0 { 8 } else { item.size });
            return (0, 8);
        }
        // A separator that separates nothing aligns nothing.
        let natural = if width == 0 && self.unit == 0 { 8 } else { item.align };
        if self.unit != item.size || self.left < width {
            self.unit = 0;
            self.left = 0;
        }
        let mut align = max(natural, item.aligned);
        if width > 0 {
            align = capped(align, self.limit);
        }
        let mut at = self.next - self.left;
        if width == 0 {
            at = up(at, align);
            self.next = at;
            self.unit = 0;
            self.left = 0;
            return (at, align);
        }
        if width > self.left {
            at = up(at, align);
            self.next = at + item.size;
            self.unit = item.size;
            self.left = item.size;
        }
        self.left -= width;
        (at, align)
    }

    pub(super) const fn finish(&self) -> RecordLayout {
        RecordLayout::of_bits(self.end, self.align)
    }
}
