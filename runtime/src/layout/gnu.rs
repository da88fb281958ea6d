//! System V, AAPCS, wasm and Apple: bit-fields continue at the next free bit, unless that would make one cross the
//! boundaries of its type. All numbers in bits.
//!
//! clang and gcc agree unless a bit-field has an alignment attribute; [`Abi::gcc`] says whom to follow there.

use super::item::{BitField, Item, capped, is_union, max, up};
use super::place::RecordLayout;
use super::record::Record;
use crate::abi::Abi;

pub(super) struct Gnu<'a> {
    abi: &'a Abi,
    union: bool,
    packed: bool,
    limit: Option<u64>,
    align: u64,
    /// In a struct the next free bit; in a union the bits needed.
    pub(super) end: u64,
}

impl<'a> Gnu<'a> {
    pub(super) const fn new(abi: &'a Abi, record: &Record<'_>) -> Self {
        Self {
            abi,
            union: is_union(record),
            packed: record.packed,
            limit: if record.pack == 0 { None } else { Some(record.pack * 8) },
            align: max(8, record.align * 8),
            end: 0,
        }
    }

    pub(super) const fn add(&mut self, item: &Item) -> u64 {
        let packed = self.packed || item.packed;
        let from = if self.union { 0 } else { self.end };
        let (at, align, end) = match item.bits {
            None => {
                let align = capped(max(if packed { 8 } else { item.align }, item.aligned), self.limit);
                let at = up(up(from, 8), align);
                (at, align, at + item.size)
            }
            Some(field) => {
                let (at, align) = if self.abi.type_align || !self.abi.gcc {
                    self.typed(item, field, packed, from)
                } else {
                    self.untyped(item, field, packed, from)
                };
                (at, align, at + field.width)
            }
        };
        self.align = max(self.align, align);
        self.end = if self.union { max(self.end, up(end, 8)) } else { end };
        at
    }

    /// Offset of a bit-field that would start at `from`, and what it aligns the record to.
    const fn typed(&self, item: &Item, field: BitField, packed: bool, from: u64) -> (u64, u64) {
        let cell = self.cell(item, field, packed);
        let at = if field.width == 0 {
            up(from, cell)
        } else if self.abi.gcc {
            self.position_gcc(item, field, packed, from)
        } else {
            self.position_clang(item, field, cell, from)
        };
        let mut align = if field.named || self.abi.unnamed_align { cell } else { 1 };
        // gcc on 32-bit x86 takes a field that fills 64 bits for a number of 8 bytes if it need not be moved there.
        let filled = self.abi.gcc && item.aligned != 0 && !packed && field.width == self.abi.filled_align;
        if filled && field.named && field.width != 0 && from.is_multiple_of(self.abi.filled_align) {
            align = max(align, capped(self.abi.filled_align, self.limit));
        }
        (at, align)
    }

    /// Alignment of the cell of its type that a bit-field must sit in. A zero-width one heeds neither `packed` nor pack.
    const fn cell(&self, item: &Item, field: BitField, packed: bool) -> u64 {
        let natural = if self.abi.type_align {
            item.align
        } else if field.width == 0 && self.abi.unnamed_align {
            max(item.align, self.abi.zero_min)
        } else {
            1
        };
        let full = max(natural, item.aligned);
        if field.width == 0 {
            return full;
        }
        match self.limit {
            Some(_) => capped(full, self.limit),
            None if packed => max(1, item.aligned),
            None => full,
        }
    }

    /// clang: looks for straddling first, aligns then; an attribute above pack does not move the field.
    const fn position_clang(&self, item: &Item, field: BitField, cell: u64, from: u64) -> u64 {
        let limit = match self.limit {
            None if from % cell + field.width > item.size => return up(from, cell),
            None => u64::MAX,
            Some(limit) => limit,
        };
        if item.aligned != 0 && item.aligned <= limit {
            up(from, item.aligned)
        } else {
            from
        }
    }

    /// gcc: aligns first, looks for straddling then; pack caps the attribute.
    const fn position_gcc(&self, item: &Item, field: BitField, packed: bool, from: u64) -> u64 {
        let at = up(from, max(1, capped(item.aligned, self.limit)));
        if self.limit.is_none() && !packed && at % item.align + field.width > item.size {
            return up(at, item.align);
        }
        at
    }

    /// gcc where the type of a bit-field does not matter (m68k, AVR): offset, and what it aligns the record to.
    const fn untyped(&self, item: &Item, field: BitField, packed: bool, from: u64) -> (u64, u64) {
        let width = field.width;
        if width == 0 {
            let align = max(max(item.aligned, 1), self.abi.zero_min);
            return (up(from, align), align);
        }
        let align = capped(max(item.aligned, 1), self.limit);
        let at = up(from, align);
        // A field that could be a number of its own, and need not be moved for it, aligns the record like one.
        let number = if width < self.abi.filled_align {
            width
        } else {
            self.abi.filled_align
        };
        if matches!(width, 8 | 16 | 32 | 64) && from.is_multiple_of(number) && !packed {
            return (at, max(align, capped(number, self.limit)));
        }
        (at, align)
    }

    pub(super) const fn finish(&self) -> RecordLayout {
        RecordLayout::of_bits(up(self.end, 8), self.align)
    }
}
