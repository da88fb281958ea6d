//! The number of a name.

use core::num::NonZeroU32;

#[allow(unused_imports, reason = "for the documentation")]
use super::Names;

/// A name of one [`Names`] table.
///
/// ```
/// use clayout::d3d12::state::{Name, Names};
///
/// let mut names = Names::new();
/// let hit: Name = names.intern("Hit");
/// assert_eq!(names.intern("Hit"), hit);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Name(NonZeroU32);

impl Name {
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    #[inline]
    pub(crate) fn from_index(index: usize) -> Self {
        Self::from_number(index + 1).expect("fewer than 2^32 names")
    }

    /// The name at an index, of a table that has so many.
    #[inline]
    #[allow(clippy::cast_possible_truncation, reason = "no table has 2^32 names")]
    pub(crate) const fn among(index: usize, names: usize) -> Option<Self> {
        if index >= names {
            return None;
        }
        match NonZeroU32::new((index as u32).wrapping_add(1)) {
            Some(number) => Some(Self(number)),
            None => None,
        }
    }

    #[inline]
    pub(super) const fn number(self) -> u32 {
        self.0.get()
    }

    /// The name whose index is one less; none for 0, or for what is no index.
    #[inline]
    pub(crate) fn from_number(number: usize) -> Option<Self> {
        u32::try_from(number).ok().and_then(NonZeroU32::new).map(Self)
    }
}
