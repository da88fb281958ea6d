//! What the numbers of pointers stand for, and what is noted of subobjects.

use core::ops::Range;

use crate::d3d12::state::ForeignSubobject;
use crate::d3d12::state_object::handle::SubobjectRef;

/// What a pointer points to, as the upper bits of its number tell.
#[derive(Clone, Copy)]
pub(in crate::d3d12::state_object) struct To(usize);

impl To {
    const BITS: u32 = usize::BITS - 3;
    /// The bits of an index.
    pub(super) const INDEX: usize = (1 << Self::BITS) - 1;

    pub(in crate::d3d12::state_object) const NAME: Self = Self(1 << Self::BITS);
    pub(in crate::d3d12::state_object) const ARRAY: Self = Self(2 << Self::BITS);
    pub(in crate::d3d12::state_object) const SUBOBJECT: Self = Self(3 << Self::BITS);
    pub(in crate::d3d12::state_object) const BYTES: Self = Self(4 << Self::BITS);
    pub(in crate::d3d12::state_object) const OBJECT: Self = Self(5 << Self::BITS);

    /// The number of an index.
    #[inline]
    pub(super) const fn number(self, index: usize) -> usize {
        self.0 | index
    }

    /// The index in a number of this kind. Of a number of another kind, 0 among them, more than anything has.
    #[inline]
    pub(in crate::d3d12::state_object) const fn index(self, number: usize) -> usize {
        number ^ self.0
    }
}

/// A subobject whose type this crate does not know.
#[derive(Clone)]
pub(in crate::d3d12::state_object) struct Foreign {
    pub(in crate::d3d12::state_object) index: u32,
    pub(in crate::d3d12::state_object) about: &'static ForeignSubobject,
    /// Where its struct and what it points to lie in the body.
    pub(in crate::d3d12::state_object) body: Range<usize>,
    /// Which of the places that become pointers are its own.
    pub(in crate::d3d12::state_object) links: Range<usize>,
    pub(in crate::d3d12::state_object) is_plain: bool,
}

/// What was associated with no export.
#[derive(Clone, Copy)]
pub(in crate::d3d12::state_object) enum Unlisted<'d> {
    Subobject(SubobjectRef),
    /// What a library declares under this name.
    Declared(&'d str),
}
