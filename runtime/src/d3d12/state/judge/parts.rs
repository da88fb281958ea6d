//! What a case is made of: exports, what they have, hit groups and definitions.

use alloc::vec::Vec;

use crate::d3d12::state::contents::Value;
use crate::d3d12::state::kinds::Associable;
use crate::d3d12::state::names::Name;
use crate::d3d12::state::reader::{LibraryContents, ShaderKind};
use crate::d3d12::state::resolve::Rung;

/// No index.
pub(crate) const NONE: u32 = u32::MAX;

/// What an export is, as far as it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum What {
    /// Listed for a library that nobody read: a function, or a subobject that the library declares.
    Listed,
    /// Listed for a collection whose contents are unknown.
    Imported,
    /// A function.
    Function(ShaderKind),
    /// A hit group.
    HitGroup,
    /// A subobject that a library declares.
    Subobject,
}

impl What {
    const fn may_trace(self) -> bool {
        match self {
            Self::Listed | Self::Imported => true,
            Self::Function(kind) => kind.is_raytracing() || matches!(kind, ShaderKind::Library),
            Self::HitGroup | Self::Subobject => false,
        }
    }
}

/// An export of the object. Aligned so that a shift finds it by its index.
#[derive(Clone, Copy, Debug)]
#[repr(align(8))]
pub(crate) struct Item {
    /// The name without mangling.
    pub(crate) name: Name,
    /// The mangled name, where there is one and it is known.
    pub(crate) mangled: Option<Name>,
    /// The subobject that brings it.
    pub(crate) at: u32,
    /// Which of that subobject's functions or exports it is.
    pub(crate) detail: u32,
    pub(crate) what: What,
    /// Whether it is, or may be, a shader that configurations concern.
    pub(crate) may_trace: bool,
    /// Whether it comes from a collection.
    pub(crate) inner: bool,
    /// Whether an association of a subobject whose kind is unknown names it.
    pub(crate) named_by_unread: bool,
    /// The next item of the same name, plus 1.
    pub(super) next: u32,
}

impl Item {
    pub(crate) const fn new(name: Name, at: u32, detail: u32, what: What) -> Self {
        Self {
            name,
            mangled: None,
            at,
            detail,
            what,
            may_trace: what.may_trace(),
            inner: matches!(what, What::Imported),
            named_by_unread: false,
            next: 0,
        }
    }
}

/// An association of one kind that an export has: a definition and the rung that it stands on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Slot(u32);

impl Slot {
    pub(super) const DEFINITION: u32 = (1 << 26) - 1;
    const RUNG: u32 = 7 << 26;
    const CONFLICT: u32 = 1 << 29;
    const VIA_GROUP: u32 = 1 << 30;
    /// Nothing.
    pub(crate) const EMPTY: Self = Self(Self::DEFINITION | Self::RUNG);

    pub(crate) const fn new(definition: u32, rung: Rung) -> Self {
        Self(definition | (rung as u32) << 26)
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == Self::EMPTY.0
    }

    /// Whether an export that has this ends up with it, whatever else there is.
    #[inline]
    pub(crate) const fn is_final(self) -> bool {
        !self.is_empty() && !self.conflicts() && self.0 & Self::RUNG != (Rung::LibraryExplicit as u32) << 26
    }

    pub(crate) const fn definition(self) -> u32 {
        self.0 & Self::DEFINITION
    }

    pub(crate) const fn rung(self) -> Rung {
        Rung::from_number((self.0 & Self::RUNG) >> 26)
    }

    pub(crate) const fn conflicts(self) -> bool {
        self.0 & Self::CONFLICT != 0
    }

    pub(crate) const fn is_via_group(self) -> bool {
        self.0 & Self::VIA_GROUP != 0
    }

    pub(crate) const fn conflicting(self) -> Self {
        Self(self.0 | Self::CONFLICT)
    }

    pub(crate) const fn via_group(self) -> Self {
        Self(self.0 | Self::VIA_GROUP)
    }
}

/// Where a definition stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    /// The subobject at this index.
    Object(u32),
    /// A subobject that the library at an index declares, and its number there.
    Library(u32, u32),
    /// In the collection at this index.
    Collection(u32),
}

impl Origin {
    /// The element of the array that it is or that brings it.
    pub(crate) const fn at(self) -> u32 {
        match self {
            Self::Object(at) | Self::Library(at, _) | Self::Collection(at) => at,
        }
    }
}

/// A subobject that is associated with exports.
#[derive(Clone, Debug)]
pub(crate) struct Definition<'s> {
    pub(crate) kind: Associable,
    pub(crate) value: Value<'s>,
    pub(crate) origin: Origin,
    /// Whether an association in its own scope names it.
    pub(crate) associated: bool,
    /// Whether an association gives it to an export.
    pub(crate) reaches: bool,
}

/// A hit group whose imports are to be found.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Group {
    pub(crate) name: Option<Name>,
    /// Its export, or [`NONE`] when the name was taken.
    pub(crate) item: u32,
    pub(crate) at: u32,
    /// `Type`.
    pub(crate) of_type: u32,
    /// Any-hit, closest-hit and intersection shader.
    pub(crate) imports: [Option<Name>; 3],
    /// The exports that they mean, plus 1; 0 where there is none.
    pub(crate) shaders: [u32; 3],
    /// Whether it comes from a collection that left imports open.
    pub(crate) inner: bool,
}

impl Group {
    pub(crate) const fn new(name: Option<Name>, item: u32, at: u32, of_type: u32, imports: [Option<Name>; 3]) -> Self {
        Self {
            name,
            item,
            at,
            of_type,
            imports,
            shaders: [0; 3],
            inner: false,
        }
    }
}

/// What is the default of one kind.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Defaults {
    /// The target of an association with an empty list, and where that association is.
    pub(crate) explicit: Option<(u32, u32)>,
    /// The one that no association names, when there is one or all such are equal.
    pub(crate) declared: Option<u32>,
    /// Two of those that no association names, when they differ.
    pub(crate) differ: Option<(u32, u32)>,
}

impl Defaults {
    pub(crate) const NONE: Self = Self {
        explicit: None,
        declared: None,
        differ: None,
    };

    pub(crate) const fn get(self) -> Option<u32> {
        match (self.explicit, self.declared) {
            (Some((definition, _)), _) => Some(definition),
            (None, declared) => declared,
        }
    }
}

/// A library whose contents are known.
pub(crate) struct Library<'s> {
    pub(crate) at: u32,
    pub(crate) contents: &'s LibraryContents<'s>,
    /// The defaults that it declares for its own exports.
    pub(crate) defaults: [Defaults; 6],
    /// For each declared subobject its definition, or [`NONE`].
    pub(crate) definitions: Vec<u32>,
    /// For each declared subobject whether it is exported.
    pub(crate) visible: Vec<bool>,
}
