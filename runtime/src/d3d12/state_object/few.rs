//! A list that is nearly always short.

use alloc::vec::Vec;

/// A list whose first element needs no allocation: most objects have one library, and few have more.
#[derive(Clone, Debug)]
pub(super) struct Few<T> {
    first: Option<T>,
    more: Vec<T>,
}

impl<T> Few<T> {
    pub(super) const EMPTY: Self = Self {
        first: None,
        more: Vec::new(),
    };

    /// Appends an element; its index.
    #[inline]
    pub(super) fn push(&mut self, element: T) -> usize {
        if self.first.is_none() {
            self.first = Some(element);
            return 0;
        }
        self.more.push(element);
        self.more.len()
    }

    #[inline]
    pub(super) fn get(&self, index: usize) -> Option<&T> {
        match index.checked_sub(1) {
            None => self.first.as_ref(),
            Some(index) => self.more.get(index),
        }
    }
}
