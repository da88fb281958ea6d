//! The names of what is lowered.

use alloc::vec::Vec;

use super::{LARGE, Lowering, ROOM, SLOT};
use crate::d3d12::state::{Name, Names};

/// What a hit group and an association take, in pointers of `body`; and what they and an export have of pointers.
const PER_NAME: (usize, usize) = (5 + 3 + 1, 6);

impl<'d> Lowering<'d> {
    /// Makes room for a list with so many names, of which the first was lowered.
    ///
    /// What comes is often as many hit groups, each with a name of its own and an association: to write over fresh memory once
    /// costs less than to grow into it.
    #[cold]
    pub(in crate::d3d12::state_object) fn expect_names(&mut self, names: usize) {
        if self.names.room() < names.saturating_mul(2) {
            self.names.reserve(names.saturating_mul(2));
        }
        make_room(&mut self.body, names.min(LARGE / SLOT) * SLOT * PER_NAME.0, ROOM.0);
        make_room(&mut self.links, names * PER_NAME.1, ROOM.1);
    }

    /// A name that the last subobjects may have, as an association follows what it is about.
    #[inline]
    pub(in crate::d3d12::state_object) fn intern_again(&mut self, text: &'d str) -> Name {
        for (recent, name) in self.recent.iter().flatten() {
            if core::ptr::eq(*recent, text) {
                return *name;
            }
        }
        self.intern(text)
    }

    /// A name that follows the last one that was there before, or that is new.
    #[inline]
    pub(super) fn intern(&mut self, text: &'d str) -> Name {
        match self.names.is_lent_as(self.expected, text) {
            Some(name) => {
                self.expected += 1;
                name
            }
            None => self.intern_new(text),
        }
    }

    /// A name that is new, most likely.
    #[inline(never)]
    fn intern_new(&mut self, text: &'d str) -> Name {
        match self.names.add_new(text) {
            Some(name) => self.note(text, name),
            None => self.intern_any(text),
        }
    }

    #[inline(never)]
    fn intern_any(&mut self, text: &'d str) -> Name {
        if self.names.is_unused() {
            self.names = Names::with_capacity(ROOM.2);
            return self.intern_new(text);
        }
        let before = self.names.len();
        let name = self.names.intern_str(text);
        if name.index() < before {
            self.expected = name.index() + 1;
        }
        self.note(text, name)
    }

    #[inline]
    fn note(&mut self, text: &'d str, name: Name) -> Name {
        self.recent[usize::from(self.older)] = Some((text, name));
        self.older = !self.older;
        name
    }
}

/// Makes room for so many elements, and where there is not enough for some others too: for a few more to cost another large
/// piece of memory would be a pity.
fn make_room<T>(list: &mut Vec<T>, expected: usize, others: usize) {
    if list.capacity() - list.len() < expected {
        list.reserve(expected + others);
    }
}
