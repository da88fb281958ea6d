//! An index of names by their digests.

use alloc::vec::Vec;

use super::Name;
use super::digest::Digest;

/// Open addressing. What a new name needs is a look at the marks, which are so small that those of many names stay in the
/// caches; its number is only written.
#[derive(Clone, Debug, Default)]
pub(super) struct Slots {
    /// For each slot a mark, and behind the marks a number of four bytes for each slot.
    table: Vec<u8>,
    /// How many slots there are: none, or a power of two.
    len: usize,
    /// How many names may be in them: some stay free, and names have numbers of 32 bits.
    limit: usize,
}

/// The mark of a slot without a name.
const NO_MARK: u8 = 0;
/// The bytes of a number.
const NUMBER: usize = size_of::<u32>();

impl Slots {
    pub(super) const NONE: Self = Self {
        table: Vec::new(),
        len: 0,
        limit: 0,
    };

    /// Slots for so many names.
    pub(super) fn for_names(names: usize) -> Self {
        match names {
            0 => Self::NONE,
            _ => Self::new((names + names / 4).next_power_of_two().max(64)),
        }
    }

    pub(super) fn new(len: usize) -> Self {
        // Not `vec![0; n]`: for zeroed memory allocators go a longer way than for any.
        let mut table = Vec::with_capacity(len * (1 + NUMBER));
        table.resize(len * (1 + NUMBER), NO_MARK);
        Self {
            table,
            len,
            limit: (len / 8 * 7).min(u32::MAX as usize - 1),
        }
    }

    #[inline]
    pub(super) const fn len(&self) -> usize {
        self.len
    }

    /// How many names may be in them.
    #[inline]
    pub(super) const fn limit(&self) -> usize {
        self.limit
    }

    /// The name with a digest for which `is_it` holds, or the free slot where it belongs; `None` without any slots.
    #[inline]
    pub(super) fn find(&self, digest: Digest, is_it: impl Fn(Name) -> bool) -> Option<Result<Name, usize>> {
        let mask = self.len.wrapping_sub(1);
        let mut slot = digest.hash() & mask;
        loop {
            let found = *self.table.get(slot)?;
            if found == NO_MARK {
                return Some(Err(slot));
            }
            if found == digest.mark()
                && let Some(name) = self.number(slot)
                && is_it(name)
            {
                return Some(Ok(name));
            }
            slot = (slot + 1) & mask;
        }
    }

    #[inline]
    fn number(&self, slot: usize) -> Option<Name> {
        let at = self.len + slot * NUMBER;
        let bytes = self.table.get(at..at + NUMBER)?.first_chunk()?;
        Name::from_number(u32::from_ne_bytes(*bytes) as usize)
    }

    /// Puts a name into the free slot that was found for it.
    #[inline]
    pub(super) fn put(&mut self, slot: usize, digest: Digest, name: Name) {
        let at = self.len + slot * NUMBER;
        self.table[slot] = digest.mark();
        self.table[at..at + NUMBER].copy_from_slice(&name.number().to_ne_bytes());
    }
}
