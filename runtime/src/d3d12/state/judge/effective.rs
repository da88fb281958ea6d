//! What an export ends up with.

use super::case::{Case, Group, NONE, Slot, What};
use crate::d3d12::state::kinds::Associable;
use crate::d3d12::state::report::Need;
use crate::d3d12::state::resolve::Rung;

/// What an export ends up with of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Effective {
    /// This definition, on this rung.
    One(u32, Rung),
    /// One of at least two on one rung that differ.
    Conflict(u32, Rung),
    /// None.
    Nothing,
    /// It depends on what is not known, as far as the subobject at the index goes.
    Unknown(Need, u32),
}

impl Effective {
    pub(crate) const fn definition(self) -> Option<u32> {
        match self {
            Self::One(definition, _) => Some(definition),
            _ => None,
        }
    }
}

impl Case<'_> {
    /// What an export other than a hit group ends up with; for a hit group what is said of itself.
    #[inline]
    pub(crate) fn effective(&self, item: u32, kind: Associable) -> Effective {
        let slot = self.slot(item, kind);
        if slot.is_final() {
            return Effective::One(slot.definition(), slot.rung());
        }
        self.effective_otherwise(item, kind, slot)
    }

    /// [`effective`](Self::effective) where the slot does not say it all.
    fn effective_otherwise(&self, item: u32, kind: Associable, slot: Slot) -> Effective {
        let of = &self.items[item as usize];
        let default = self.object_default(kind);
        if !slot.is_empty() {
            let replaced = slot.rung() == Rung::LibraryExplicit && !of.inner;
            return match default {
                Some((definition, rung)) if replaced => Effective::One(definition, rung),
                _ if slot.conflicts() => Effective::Conflict(slot.definition(), slot.rung()),
                _ => Effective::One(slot.definition(), slot.rung()),
            };
        }
        match (self.unread_library, of.what) {
            (Some(unread), _) if of.named_by_unread && kind.in_libraries() => {
                return Effective::Unknown(Need::Library, unread);
            }
            (_, What::Imported) => return Effective::Unknown(Need::Collection, of.at),
            _ => {}
        }
        if let Some((definition, rung)) = default {
            return match (self.unread_default, rung) {
                (Some(at), Rung::Declared) if kind.in_libraries() => Effective::Unknown(Need::Library, at),
                _ => Effective::One(definition, rung),
            };
        }
        if let Some((definition, rung)) = self.library_default(of.at, kind) {
            return Effective::One(definition, rung);
        }
        match self.unread_library {
            Some(unread) if kind.in_libraries() => Effective::Unknown(Need::Library, unread),
            _ => Effective::Nothing,
        }
    }

    /// What a hit group ends up with: what is said of it, or what its shaders have.
    pub(crate) fn effective_of_group(&self, group: &Group, kind: Associable) -> Effective {
        let has_own = group.item != NONE && !self.slot(group.item, kind).is_empty();
        match self.lender(group, kind).filter(|_| !has_own) {
            Some(shader) => self.effective(shader, kind),
            None => self.effective(group.item, kind),
        }
    }

    /// The shader whose association is the hit group's, where nothing is said of the group itself.
    pub(crate) fn lender(&self, group: &Group, kind: Associable) -> Option<u32> {
        let mut shaders = group.shaders.iter().filter_map(|shader| shader.checked_sub(1));
        shaders.find(|shader| !self.is_apart(kind, group, *shader))
    }

    /// Whether a hit group and its shader need not agree: state object configurations are of one object, and what a
    /// collection says with one is for the collection.
    #[inline]
    pub(crate) fn is_apart(&self, kind: Associable, group: &Group, shader: u32) -> bool {
        kind == Associable::StateObjectConfig && self.items[shader as usize].inner != group.inner
    }

    /// The object's default of a kind.
    pub(crate) fn object_default(&self, kind: Associable) -> Option<(u32, Rung)> {
        let defaults = self.defaults[kind.index()];
        match defaults.explicit {
            Some((definition, _)) => Some((definition, Rung::Default)),
            None => defaults.declared.map(|definition| (definition, Rung::Declared)),
        }
    }

    /// The default that the library at an index gives its own exports.
    pub(super) fn library_default(&self, at: u32, kind: Associable) -> Option<(u32, Rung)> {
        let library = self.libraries.binary_search_by_key(&at, |library| library.at).ok()?;
        let defaults = self.libraries[library].defaults[kind.index()];
        match defaults.explicit {
            Some((definition, _)) => Some((definition, Rung::LibraryDefault)),
            None => defaults.declared.map(|definition| (definition, Rung::LibraryDeclared)),
        }
    }
}
