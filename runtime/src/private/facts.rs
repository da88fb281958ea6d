//! What a derive states about a record.

use crate::abi::{Abi, Family};
use crate::describe::CName;
use crate::layout::{Member, RecordKind, TypeLayout};
use crate::traits::{BitFacts, TypeFacts};

/// What a derive states about one member.
///
/// Nothing here is judged: a declaration that does not go together is laid out as if it did, and `check` reports it
/// on the field's span. So there is one error for each mistake, and a layout for whatever uses the type.
///
/// Name, role, and the `aligned` and `packed` attributes. A tuple, for rustc evaluates its constructor in place, while a
/// function has a frame of its own each time.
#[derive(Clone, Copy)]
pub struct Fact(pub &'static str, pub Role, pub u64, pub bool);

/// What a member is.
#[derive(Clone, Copy)]
pub enum Role {
    /// A bit-field: width, Rust type, C type.
    Bits(u32, &'static BitFacts, &'static BitFacts),
    /// A reserved bit-field: width, C type. An unnamed one has an empty name.
    Reserved(u32, &'static BitFacts),
    /// A member of a complete type.
    Plain(TypeFacts),
    /// The word of an overlay, and how many bit-fields share it: the facts that follow.
    Overlay(usize, &'static BitFacts),
}

/// What is known of a type that is taken as it is.
#[must_use]
pub const fn foreign<T: Copy>() -> TypeFacts {
    let (size, align) = (size_of::<T>(), align_of::<T>());
    TypeFacts {
        layout: TypeLayout::new(size as u64, align as u64),
        name: CName::Foreign { size, align },
    }
}

impl Fact {
    /// What C knows of the member's type.
    pub(super) const fn c(&self) -> &TypeFacts {
        match &self.1 {
            Role::Bits(_, _, c) | Role::Reserved(_, c) | Role::Overlay(_, c) => &c.facts,
            Role::Plain(facts) => facts,
        }
    }

    /// As the engine takes it; an overlay has been laid out before.
    pub(super) const fn member(&self) -> Member<'static> {
        let layout = self.c().layout;
        let mut member = match self.1 {
            Role::Bits(width, _, c) | Role::Reserved(width, c) => match self.laid_width(width, c) {
                width if self.0.is_empty() => Member::unnamed(layout, width),
                width => Member::bits(layout, width),
            },
            Role::Plain(_) | Role::Overlay(..) => Member::plain(layout),
        };
        member.align = self.2;
        member.packed = self.3;
        member
    }

    /// The width that a bit-field is laid out with.
    pub(super) const fn laid_width(&self, width: u32, c: &BitFacts) -> u32 {
        if width > c.most {
            c.most
        } else if width == 0 && !self.0.is_empty() {
            1
        } else {
            width
        }
    }
}

/// A whole record, and how the generated type holds it.
#[derive(Clone, Copy)]
pub struct Head {
    /// The C name.
    pub(super) name: &'static str,
    /// Struct or union.
    pub(super) kind: RecordKind,
    /// Whose placement rules; the target's where there is none.
    pub(super) family: Option<Family>,
    /// `#pragma pack`, or 0.
    pub(super) pack: u64,
    /// The `packed` attribute.
    pub(super) packed: bool,
    /// The `aligned` attribute, or 0.
    pub(super) align: u64,
}

impl Head {
    /// A struct by the target's rules and without attributes, its plain members held as fields.
    #[must_use]
    pub const fn new(name: &'static str) -> Self {
        Self {
            name,
            kind: RecordKind::Struct,
            family: None,
            pack: 0,
            packed: false,
            align: 0,
        }
    }

    /// A union, which is held as bytes.
    #[must_use]
    pub const fn union(name: &'static str) -> Self {
        let mut head = Self::new(name);
        head.kind = RecordKind::Union;
        head
    }

    /// By the rules of a family.
    #[must_use]
    pub const fn family(mut self, family: Family) -> Self {
        self.family = Some(family);
        self
    }

    /// Under `#pragma pack`.
    #[must_use]
    pub const fn pack(mut self, pack: u64) -> Self {
        self.pack = pack;
        self
    }

    /// With the `packed` attribute.
    #[must_use]
    pub const fn packed(mut self) -> Self {
        self.packed = true;
        self
    }

    /// With the `aligned` attribute.
    #[must_use]
    pub const fn aligned(mut self, align: u64) -> Self {
        self.align = align;
        self
    }

    /// The target's ABI with the record's placement rules.
    pub(super) const fn abi(&self) -> Abi {
        match self.family {
            Some(family) => Abi::TARGET.with_family(family),
            None => Abi::TARGET,
        }
    }
}

/// What a derive states about a record: implemented for the annotated type.
///
/// A trait, so that the constants which follow from it are generic ones of this crate: then rustc checks their bodies once,
/// not once for each struct.
pub trait Declared {
    /// [`At`](super::At) the number of members.
    type Count: Count;

    /// The record.
    const HEAD: Head;

    /// Its members.
    const FACTS: <Self::Count as Count>::Facts;
}

/// A number of members.
pub trait Count {
    /// As many facts.
    type Facts;
}

impl<const N: usize> Count for super::At<N> {
    type Facts = [Fact; N];
}

#[cfg(test)]
impl Fact {
    pub(super) const fn members_of_overlay(&self) -> usize {
        match self.1 {
            Role::Overlay(members, _) => members,
            _ => 0,
        }
    }
}
