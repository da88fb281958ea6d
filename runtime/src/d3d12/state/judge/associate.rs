//! Associations: which export gets what, and what is wrong with how that was said.

use alloc::format;

use super::case::{Case, NONE, Origin, Slot};
use crate::d3d12::state::description::{List, Subobject, Target};
use crate::d3d12::state::kinds::Associable;
use crate::d3d12::state::names::Name;
use crate::d3d12::state::report::{Diagnostic, Need};
use crate::d3d12::state::resolve::Rung;
use crate::d3d12::state::rules::Rule;

use super::declared::find_defaults;
use super::targets::Targeted;

/// What exports are given.
#[derive(Clone, Copy)]
struct Given {
    /// The subobject that it is or that brings it, or [`NONE`].
    target: u32,
    definition: u32,
    kind: Associable,
}

impl Given {
    const NOTHING: Self = Self {
        target: NONE,
        definition: NONE,
        kind: Associable::StateObjectConfig,
    };
}

impl Case<'_> {
    /// Applies the associations of libraries and then those of the object.
    #[inline(never)]
    pub(super) fn associate(&mut self) {
        for library in 0..self.libraries.len() {
            self.associate_library(library);
        }
        let object = self.object;
        self.step(object.subobjects().len() + object.listed_names());
        let mut latest = Given::NOTHING;
        for (at, subobject) in (0..).zip(object.subobjects()) {
            let (given, exports) = match *subobject {
                Subobject::Association { target, exports } => {
                    // Many in a row have one target.
                    let is_latest = latest.definition != NONE && target == Target::Index(latest.target);
                    if !is_latest || exports.is_empty() {
                        let of = self.target(at, target);
                        latest = self.associate_target(at, of, exports);
                    }
                    (latest, exports)
                }
                Subobject::DxilAssociation { subobject, exports } => {
                    let of = self.declared_target(at, subobject);
                    (self.associate_target(at, of, exports), exports)
                }
                _ => continue,
            };
            if given.definition != NONE {
                self.give_names(at, given, exports);
            }
        }
        let own = (0..).zip(&self.definitions);
        let own = own.filter(|(_, definition)| matches!(definition.origin, Origin::Object(_)));
        find_defaults(&self.definitions, &mut self.defaults, own.map(|(number, _)| number));
    }

    /// Looks at what one association of the object is of; what it gives to exports.
    #[inline(never)]
    fn associate_target(&mut self, at: u32, target: Targeted, exports: List<Option<Name>>) -> Given {
        let names = self.listed_names(exports);
        match target {
            Targeted::Definition(definition) => return self.associate_definition(at, definition, names),
            Targeted::Unread => self.associate_unread(at, names),
            Targeted::Foreign(target) => self.associate_foreign(at, target, names),
            Targeted::Unheeded => self.associate_unheeded(at, names),
            Targeted::Nothing => {}
        }
        Given::NOTHING
    }

    /// [`associate_target`](Self::associate_target) of a definition.
    fn associate_definition(&mut self, at: u32, definition: u32, names: &[Option<Name>]) -> Given {
        let of = &mut self.definitions[definition as usize];
        let kind = of.kind;
        of.associated |= matches!(of.origin, Origin::Object(_));
        if names.is_empty() {
            self.set_default(at, definition, kind);
            return Given::NOTHING;
        }
        of.reaches = true;
        Given {
            target: of.origin.at(),
            definition,
            kind,
        }
    }

    /// Gives a definition to the exports of a list.
    #[inline]
    fn give_names(&mut self, at: u32, given: Given, exports: List<Option<Name>>) {
        let slot = Slot::new(given.definition, Rung::Explicit);
        for name in self.listed_names(exports).iter().flatten() {
            // Nearly always that is all. What is broken reaches nothing.
            if self.lexicon.is_whole(*name) && !self.give_only(*name, given.kind, slot) {
                self.associate_name(at, *name, given);
            }
        }
    }

    /// Notes an association whose target's kind is unknown.
    fn associate_unread(&mut self, at: u32, names: &[Option<Name>]) {
        if names.is_empty() {
            self.unread_default.get_or_insert(at);
            self.open(Rule::SeveralExplicitDefaults, Need::Library, at);
        }
        self.names_unread |= !names.is_empty();
        for name in names.iter().flatten() {
            let reached = self.each(*name, |case, item| case.items[item as usize].named_by_unread = true);
            if reached == 0 && self.lexicon.is_whole(*name) {
                self.no_such_export(at, *name);
            }
        }
    }

    /// Of an association whose target is not resolved the names are judged.
    #[cold]
    fn associate_unheeded(&mut self, at: u32, names: &[Option<Name>]) {
        for name in names.iter().flatten() {
            if self.find(*name) == 0 && self.lexicon.is_whole(*name) {
                self.no_such_export(at, *name);
            }
        }
    }

    fn set_default(&mut self, at: u32, definition: u32, kind: Associable) {
        let Some((_, first)) = self.defaults[kind.index()].explicit else {
            self.defaults[kind.index()].explicit = Some((definition, at));
            return;
        };
        self.several_defaults(at, first, kind.name());
    }

    #[cold]
    pub(super) fn several_defaults(&mut self, at: u32, first: u32, kind: &str) {
        let (place, first) = (self.place(at), self.place(first));
        self.push(
            Diagnostic::wrong(Rule::SeveralExplicitDefaults)
                .at(place)
                .in_field("NumExports")
                .say(format!("two associations make a {kind} the explicit default"))
                .because("an association with an empty list makes its target the default, and there can be one")
                .advise("list the exports of one of the two associations, or remove it")
                .with(first, "the first is here"),
        );
    }

    /// Does something with each export that a name reaches; how many there are.
    #[inline]
    pub(super) fn each(&mut self, name: Name, mut apply: impl FnMut(&mut Self, u32)) -> u32 {
        let mut reached = 0;
        let mut head = self.find(name);
        while let Some(item) = head.checked_sub(1) {
            head = self.next(name, item);
            apply(self, item);
            reached += 1;
        }
        self.step(reached as usize);
        reached
    }

    /// Gives a definition to all exports that a name reaches.
    #[inline(never)]
    fn associate_name(&mut self, at: u32, name: Name, Given { definition, kind, .. }: Given) {
        match self.each(name, |case, item| {
            case.associate_export(at, item, definition, kind, Rung::Explicit);
        }) {
            0 => self.no_such_export(at, name),
            1 => {}
            reached => self.reaches_overloads(at, name, reached),
        }
    }

    #[cold]
    pub(super) fn reaches_overloads(&mut self, at: u32, name: Name, reached: u32) {
        let shown = self.show(name);
        let place = self.place(at);
        self.push(
            Diagnostic::suspicious(Rule::NameReachesOverloads)
                .at(place)
                .in_field("pExports")
                .export(shown.clone())
                .say(format!("`{shown}` reaches {reached} overloads"))
                .because("a name that is not mangled means all functions of that name")
                .advise("where one is meant, write its mangled name"),
        );
    }

    /// Gives a definition to an export that may have one.
    pub(super) fn associate_export(&mut self, at: u32, item: u32, definition: u32, kind: Associable, rung: Rung) {
        let slot = self.slot(item, kind);
        if slot.is_empty() || (slot.rung() < rung && slot.rung() != Rung::Inherited) {
            self.set_slot(item, kind, Slot::new(definition, rung));
            return;
        }
        if slot.rung() > rung || self.same(slot.definition(), definition) || slot.conflicts() {
            return;
        }
        if kind == Associable::StateObjectConfig && slot.rung() == Rung::Inherited {
            // A collection's is for the collection, and need not be that of the object.
            return;
        }
        self.set_slot(item, kind, slot.conflicting());
        if rung == Rung::LibraryExplicit && slot.rung() == Rung::LibraryExplicit {
            // What the object says may still replace both.
            return;
        }
        self.conflict(at, item, kind, slot, definition);
    }

    /// Whether the object is a collection with a flag set.
    pub(super) fn flag_in_collection(&self, flag: u32) -> Flag {
        if !self.is_collection() {
            Flag::Clear
        } else if self.flags & flag != 0 {
            Flag::Set
        } else if !self.has_flags && self.unread_library.is_some() {
            Flag::Unknown
        } else {
            Flag::Clear
        }
    }
}

/// Whether a collection sets a flag.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Flag {
    Set,
    Clear,
    /// A library that nobody read may declare the configuration.
    Unknown,
}
