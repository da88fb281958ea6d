//! Names and arrays as raw descriptions have them: right, null, short, endless, and with counts that nobody wrote.

use std::ptr::null;

use clayout::d3d12::state::Limits;

use super::super::input::Input;
use super::arena::Arena;

/// Names that are likely to meet, with odd ones among them.
pub(super) const NAMES: [&str; 16] = [
    "A",
    "B",
    "C",
    "Hit",
    "Config",
    "\x01?A@@YAXXZ",
    "\x01?A@n@@YAXXZ",
    "\x01?B@@YAXXZ",
    "?B@@YAXXZ",
    "?",
    "\x01?",
    "*",
    "",
    "Ü",
    "🦀",
    "a name of more than eight units",
];

/// Makes the parts of one description, by the decisions of an input.
///
/// The contract: a pointer that is going to be followed is null or leads to all that its count says, up to the limits. Each
/// part ends where its allocation does, so that a sanitizer sees what is read beyond.
pub(super) struct Maker<'a, 'i> {
    pub(super) input: &'a mut Input<'i>,
    pub(super) arena: &'a mut Arena,
    pub(super) limits: Limits,
}

/// An address that nothing may be read from.
pub(super) fn wild<T>(input: &mut Input<'_>) -> *const T {
    null::<T>().wrapping_byte_add(usize::from(input.below(8)))
}

impl Maker<'_, '_> {
    /// Keeps a slice, sometimes where its type is not aligned.
    pub(super) fn keep<T: Copy>(&mut self, values: &[T]) -> *const T {
        self.arena.skew = usize::from(self.input.rarely(16));
        self.arena.slice(values)
    }

    /// A name, or null.
    pub(super) fn name(&mut self) -> *const u16 {
        let units: Vec<u16> = match self.input.byte() {
            named @ ..0xe0 => return self.named(usize::from(named)),
            0xe0..0xf0 => return null(),
            // Of any units: halves of surrogate pairs, zeros in between.
            0xf0..0xf8 => self.input.list(9, |input| u16::from_le_bytes(input.bytes())),
            0xf8..0xfc => self
                .input
                .list(3, |input| input.pick(&[0xd800, 0xdc00, 0xdfff, 0xfffe])),
            // As long as a name may be, or without an end.
            last => {
                let len = self.limits.name_units as usize;
                let mut units = vec![u16::from(b'n'); len + 1];
                if last == 0xfc {
                    units[len] = 0;
                }
                return self.keep(&units);
            }
        };
        self.keep(&[&units[..], &[0]].concat())
    }

    fn named(&mut self, index: usize) -> *const u16 {
        let units: Vec<u16> = NAMES[index % NAMES.len()].encode_utf16().chain([0]).collect();
        self.keep(&units)
    }

    /// A count and a pointer that go together in one of the ways that the contract allows.
    pub(super) fn counted<T: Copy>(&mut self, values: &[T]) -> (u32, *const T) {
        let len = u32::try_from(values.len()).unwrap_or(0);
        match self.input.byte() {
            ..0xe0 => (len, self.keep(values)),
            0xe0..0xe8 => (self.input.word(), null()),
            0xe8..0xf0 => (0, wild(self.input)),
            0xf0..0xf8 => (len / 2, self.keep(values)),
            _ => {
                let beyond = self.limits.list.saturating_add(1).max(self.input.word());
                (beyond, wild(self.input))
            }
        }
    }

    /// Bytes and their length; a null pointer may have any length.
    pub(super) fn bytes(&mut self, bytes: &[u8]) -> (*const u8, u32) {
        let len = u32::try_from(bytes.len()).unwrap_or(0);
        match self.input.byte() {
            ..0xf0 => (self.keep(bytes), len),
            0xf0..0xf8 => (null(), self.input.word()),
            _ => (wild(self.input), 0),
        }
    }

    /// One value, or null.
    pub(super) fn optional<T: Copy>(&mut self, one: impl FnOnce(&mut Self) -> T) -> *const T {
        if self.input.byte() & 1 == 0 {
            return null();
        }
        let value = one(self);
        self.keep(&[value])
    }

    /// A list of things that need the maker.
    pub(super) fn list<T>(&mut self, most: u8, mut one: impl FnMut(&mut Self) -> T) -> Vec<T> {
        let count = self.input.below(most + 1);
        (0..count).map(|_| one(self)).collect()
    }
}
