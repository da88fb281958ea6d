//! Lists: ranges of a description's pools.

use alloc::vec::Vec;
use core::marker::PhantomData;
use core::ops::Range;

#[allow(unused_imports, reason = "for the documentation")]
use super::{Export, Target};

/// A list in a description's pool: of [`Export`]s, of names, or of [`Target`]s.
///
/// ```
/// use clayout::d3d12::state::{Description, List, StateObjectType};
///
/// let mut object = Description::new(StateObjectType::Collection);
/// let name = object.name("Miss");
/// assert_eq!(object.names([name, name]).len(), 2);
/// assert!(object.names([]).is_empty());
/// assert!(List::<u32>::EMPTY.is_empty());
/// ```
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct List<T> {
    start: u32,
    len: u32,
    of: PhantomData<fn() -> T>,
}

impl<T> List<T> {
    /// The empty list.
    pub const EMPTY: Self = Self {
        start: 0,
        len: 0,
        of: PhantomData,
    };

    /// How many elements there are.
    #[must_use]
    pub const fn len(self) -> usize {
        self.len as usize
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.len == 0
    }

    pub(super) const fn range(self) -> Range<usize> {
        self.start as usize..self.start as usize + self.len as usize
    }

    /// A list of the element at an index.
    #[inline]
    pub(super) const fn one(start: u32) -> Self {
        Self {
            start,
            len: 1,
            of: PhantomData,
        }
    }

    #[inline]
    pub(super) fn append(pool: &mut Vec<T>, elements: impl IntoIterator<Item = T>) -> Self {
        let start = index(pool.len());
        pool.extend(elements);
        Self {
            start,
            len: index(pool.len()) - start,
            of: PhantomData,
        }
    }
}

impl<T> Clone for List<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for List<T> {}

impl<T> Default for List<T> {
    fn default() -> Self {
        Self::EMPTY
    }
}

/// A position in a pool or in the subobjects.
#[inline]
pub(super) fn index(len: usize) -> u32 {
    u32::try_from(len).expect("a description has fewer than 2^32 elements")
}
