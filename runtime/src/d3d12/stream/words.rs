//! The memory of a stream, where its size is known when the struct is declared: all of it is initialised, padding to zero.

use core::mem::MaybeUninit;

use super::{FieldLayout, StreamField};

/// So many words, which keep pointers that are written to them. All bytes are initialised.
#[doc(hidden)]
#[derive(Clone, Copy)]
#[repr(transparent)]
#[allow(missing_debug_implementations, reason = "only generated code has one")]
pub struct Words<const N: usize>([MaybeUninit<usize>; N]);

/// How many words the elements of these fields have.
#[doc(hidden)]
#[must_use]
pub const fn words(fields: &[FieldLayout]) -> usize {
    let (mut size, mut i) = (0, 0);
    while i < fields.len() {
        size += fields[i].size;
        i += 1;
    }
    size / size_of::<usize>()
}

/// Writes elements one behind the other.
#[doc(hidden)]
#[allow(missing_debug_implementations, reason = "only generated code has one")]
pub struct Elements<const N: usize> {
    words: Words<N>,
    /// Where the next element starts, in bytes.
    at: usize,
}

impl<const N: usize> Elements<N> {
    /// Nothing but zeros.
    #[must_use]
    #[inline]
    #[allow(clippy::new_without_default, reason = "only generated code calls it")]
    pub const fn new() -> Self {
        Self {
            words: Words([MaybeUninit::new(0); N]),
            at: 0,
        }
    }

    /// Writes the next element.
    ///
    /// # Panics
    ///
    /// When there is no room for it, or when there is more of something than the C struct can have.
    #[must_use]
    #[track_caller]
    #[inline]
    pub fn put<F: StreamField>(mut self, field: &F) -> Self {
        let layout = const {
            assert!(F::LAYOUT.align == align_of::<usize>());
            F::LAYOUT
        };
        let c = field.c();
        let next = self.at + layout.size;
        assert!(next <= size_of::<Words<N>>());
        // SAFETY: the element lies in the words, as has been asserted, and starts at a multiple of a word, which is its
        // alignment: all elements before it have such sizes. So its two parts, whose offsets are those of `Element`, are
        // aligned and in the words too.
        unsafe {
            let element = (&raw mut self.words.0).byte_add(self.at);
            element.cast::<u32>().write(F::FIELD_TYPE.number());
            element.byte_add(layout.c_offset).cast::<F::C>().write(c);
        }
        self.at = next;
        self
    }

    /// The memory.
    #[must_use]
    #[inline]
    pub const fn finish(self) -> Words<N> {
        self.words
    }
}
