//! A value of the generated type that C has access to, and its bytes.

use std::fmt::Write as _;
use std::mem::MaybeUninit;

use clayout::BitRange;

use super::{CMember, Wide};

/// A value of the generated type that C has access to.
#[derive(Clone, Copy)]
pub(super) struct Object<C>(pub(super) C);

impl<C: Copy> Object<C> {
    /// Of these bytes, which the caller knows to be valid.
    pub(super) fn of(bytes: &[u8]) -> Self {
        let mut object = MaybeUninit::<C>::uninit();
        assert_eq!(bytes.len(), size_of::<C>());
        // SAFETY: the sizes are equal, and all bytes are written; they are valid as the case's `valid` says.
        unsafe {
            object
                .as_mut_ptr()
                .cast::<u8>()
                .copy_from_nonoverlapping(bytes.as_ptr(), bytes.len());
            Self(object.assume_init())
        }
    }

    pub(super) fn filled(byte: u8) -> Self {
        Self::of(&vec![byte; size_of::<C>()])
    }

    /// What C has in memory.
    pub(super) fn bytes(&self) -> &[u8] {
        // SAFETY: the generated types have no padding that is not a member, so that all bytes are initialised.
        unsafe { std::slice::from_raw_parts((&raw const self.0).cast(), size_of::<C>()) }
    }

    pub(super) fn get(&self, member: &CMember) -> Wide {
        let mut value = 0;
        // SAFETY: the object is C's type, as the case's first assertions say as far as can be told.
        unsafe { (member.get)((&raw const self.0).cast(), &raw mut value) };
        value
    }

    pub(super) fn set(&mut self, member: &CMember, value: Wide) {
        // SAFETY: as for `get`; C writes only valid values.
        unsafe { (member.set)((&raw mut self.0).cast(), &raw const value) };
    }
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x} ");
        text
    })
}

/// Writes a field bit by bit, in the numbering of `LAYOUT`.
pub(crate) fn write_bits(bytes: &mut [u8], range: BitRange, value: Wide) {
    for bit in 0..range.width {
        let (at, mask) = if cfg!(target_endian = "big") {
            let at = range.offset + range.width - 1 - bit;
            (at / 8, 0x80 >> (at % 8))
        } else {
            let at = range.offset + bit;
            (at / 8, 1 << (at % 8))
        };
        if value >> bit & 1 == 1 {
            bytes[at] |= mask;
        } else {
            bytes[at] &= !mask;
        }
    }
}
