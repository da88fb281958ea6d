//! What follows from the facts about a record, each part computed when it is asked for.

use crate::describe::{CName, MemberLayout, StructLayout};
use crate::layout::TypeLayout;
use crate::traits::{CLayout, TypeFacts};

use super::described::describe_all;
use super::facts::{Declared, Fact, Role};
use super::placing::{Placed, place_all, to_usize};

/// What follows from [`Declared`], each part when it is asked for.
pub trait LaidOut {
    /// Where the members are.
    const PLACED: &'static Placed;

    /// The members.
    const MEMBERS: &'static [MemberLayout];

    /// Size in bytes.
    const SIZE: usize = to_usize(Self::PLACED.record.size);

    /// Alignment in bytes.
    const ALIGN: usize = to_usize(Self::PLACED.record.align);

    /// How many bytes lie before each plain member since the one before it; then zeros.
    const HOLES: &'static [usize];

    /// How many bytes lie behind the last plain member.
    const TAIL: usize;

    /// The public form.
    const LAYOUT: &'static StructLayout;
}

impl<T: Declared<Count = super::At<N>>, const N: usize> LaidOut for T {
    const PLACED: &'static Placed = &place_all(&T::HEAD, &T::FACTS);
    const MEMBERS: &'static [MemberLayout] = &describe_all(&T::HEAD, &T::FACTS, T::PLACED);
    const HOLES: &'static [usize] = &holes(&T::FACTS, T::PLACED).0;
    const TAIL: usize = holes(&T::FACTS, T::PLACED).1;
    const LAYOUT: &'static StructLayout = &StructLayout {
        name: T::HEAD.name,
        kind: T::HEAD.kind,
        size: Self::SIZE,
        align: Self::ALIGN,
        members: Self::MEMBERS,
        family: T::HEAD.abi().family,
        pack: T::HEAD.pack,
        packed: T::HEAD.packed,
        aligned: T::HEAD.align,
        field_align: T::PLACED.record.field_align,
        required: T::PLACED.record.required,
    };
}

/// [`LaidOut::LAYOUT`]. A call, for rustc evaluates a constant that is only the path of another one whenever the crate is
/// checked, and this one is not needed then.
#[must_use]
pub const fn layout<T: LaidOut>() -> &'static StructLayout {
    T::LAYOUT
}

/// [`CLayout::LAYOUT`], called for the same reason.
#[must_use]
pub const fn layout_of<T: CLayout>() -> &'static StructLayout {
    T::LAYOUT
}

/// The bits of member `P`, called for the same reason.
#[must_use]
pub const fn range_of<T: CLayout, P: super::Place>() -> crate::BitRange {
    T::LAYOUT.members[P::INDEX].range()
}

/// See [`LaidOut::HOLES`] and [`LaidOut::TAIL`].
const fn holes<const N: usize>(facts: &[Fact; N], placed: &Placed) -> ([usize; N], usize) {
    let mut holes = [0; N];
    let (mut plain, mut start, mut i) = (0, 0, 0);
    while i < N {
        if let Role::Plain(c) = &facts[i].1 {
            let offset = to_usize(placed.offsets[i] / 8);
            holes[plain] = offset - start;
            start = offset + to_usize(c.layout.size);
            plain += 1;
        }
        i += 1;
    }
    (holes, to_usize(placed.record.size) - start)
}

impl StructLayout {
    /// The facts about the record as a member of another.
    #[doc(hidden)]
    #[must_use]
    pub const fn __facts(&'static self) -> TypeFacts {
        let mut layout = TypeLayout::new(self.size as u64, self.field_align);
        layout.required = self.required;
        TypeFacts {
            layout,
            name: CName::Record(self),
        }
    }
}
