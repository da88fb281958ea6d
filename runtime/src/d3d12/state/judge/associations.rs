//! Lints about defaults and about subobjects that reach nothing.

use alloc::format;

use super::case::Case;
use crate::d3d12::state::kinds::{Associable, StateObjectType};
use crate::d3d12::state::report::Diagnostic;
use crate::d3d12::state::resolve::Rung;
use crate::d3d12::state::rules::Rule;

impl Case<'_> {
    /// Lints about defaults and about subobjects that reach nothing.
    pub(super) fn judge_associations(&mut self) {
        self.judge_unassociated();
        self.judge_reach();
        self.judge_overridden();
        self.judge_library_conflicts();
    }

    /// Subobjects that no export gets.
    fn judge_reach(&mut self) {
        if self.object_type() == Some(StateObjectType::Collection) {
            // What includes the collection may use them.
            return;
        }
        let is_open = self.open_world().is_some();
        let exports = self.items.len() - self.declared_items;
        if exports == 0 && !is_open {
            return;
        }
        for number in 0..self.definitions.len() {
            let definition = &self.definitions[number];
            let kind = definition.kind;
            if definition.reaches || kind == Associable::StateObjectConfig {
                continue;
            }
            let number = u32::try_from(number).unwrap_or(super::NONE);
            let defaults = self.defaults[kind.index()];
            let default = defaults.get();
            let is_default = default.is_some_and(|default| self.same(default, number));
            let is_left = is_open || exports > self.explicit[kind.index()] as usize;
            if (is_default && is_left) || (defaults.explicit.is_none() && defaults.differ.is_some()) {
                continue;
            }
            let place = self.definition_place(number);
            let advice = if kind.is_signature() {
                "associate it with the exports that need it, or remove it"
            } else {
                "remove it: all exports have to have an equal one"
            };
            let mut diagnostic = Diagnostic::suspicious(Rule::SubobjectReachesNothing)
                .at(place)
                .say(format!("the {kind} reaches no export"))
                .advise(advice);
            diagnostic = match default {
                Some(default) if !is_default => diagnostic
                    .because("another one is the explicit default, and no association names this one")
                    .with(self.definition_place(default), "the explicit default"),
                _ => diagnostic.because("it is the default, and every export has an association of its own"),
            };
            self.push(diagnostic);
        }
    }

    /// Defaults of the object that replace what a library says.
    fn judge_overridden(&mut self) {
        if self.libraries.is_empty() {
            return;
        }
        for kind in Associable::ALL {
            let Some(default) = self.defaults[kind.index()].get() else {
                continue;
            };
            let mut replaced = None;
            for (number, item) in (0..).zip(&self.items) {
                let slot = self.slot(number, kind);
                let said = match slot.is_empty() {
                    false if slot.rung() == Rung::LibraryExplicit => Some(slot.definition()),
                    false => None,
                    true => self.library_default(item.at, kind).map(|(definition, _)| definition),
                };
                if let Some(said) = said.filter(|said| !self.same(*said, default)) {
                    replaced = Some((number, said));
                    break;
                }
            }
            let Some((item, said)) = replaced else { continue };
            let name = self.show(self.items[item as usize].name);
            let (place, said) = (self.definition_place(default), self.definition_place(said));
            self.push(
                Diagnostic::suspicious(Rule::LibraryAssociationOverridden)
                    .at(place)
                    .export(name.clone())
                    .say(format!(
                        "this default replaces the {kind} that a library gives `{name}`"
                    ))
                    .because("what the state object says, even by default, replaces what its libraries say")
                    .advise("if the library's is meant, associate the default with the exports that need it")
                    .with(said, "the library"),
            );
        }
        self.step(self.items.len() * Associable::ALL.len());
    }

    /// Associations of libraries that contradict each other and that the object does not replace.
    fn judge_library_conflicts(&mut self) {
        if self.libraries.is_empty() {
            return;
        }
        for item in 0..u32::try_from(self.items.len()).unwrap_or(super::NONE) {
            for kind in Associable::ALL {
                let slot = self.slot(item, kind);
                let is_open = !slot.is_empty() && slot.conflicts() && slot.rung() == Rung::LibraryExplicit;
                if !is_open || self.defaults[kind.index()].get().is_some() {
                    continue;
                }
                let name = self.show(self.items[item as usize].name);
                let place = self.definition_place(slot.definition());
                self.push(
                    Diagnostic::wrong(Rule::ConflictingAssociations)
                        .at(place)
                        .export(name.clone())
                        .say(format!("libraries associate `{name}` with two different {kind}s"))
                        .because("an export has at most one of a kind")
                        .advise("associate it in the state object, which replaces what libraries say"),
                );
            }
        }
    }
}
