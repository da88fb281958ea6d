//! Associations: which export gets what, and what is wrong with how that was said.

use alloc::collections::BTreeMap;
use alloc::format;

use super::case::{Case, Defaults, Origin, Slot, What};
use crate::d3d12::state::description::{List, Subobject, Target};
use crate::d3d12::state::kinds::Associable;
use crate::d3d12::state::names::Name;
use crate::d3d12::state::reader::LibraryDeclaration;
use crate::d3d12::state::report::{Diagnostic, Need, Verdict};
use crate::d3d12::state::resolve::Rung;
use crate::d3d12::state::rules::Rule;

use super::gather::text;

impl Case<'_> {
    /// Applies the associations of libraries and then those of the object.
    pub(super) fn associate(&mut self) {
        for library in 0..self.libraries.len() {
            self.associate_library(library);
        }
        let object = self.object;
        for (at, subobject) in (0..).zip(object.subobjects()) {
            match *subobject {
                Subobject::Association { target, exports } => {
                    let definition = self.target(at, target);
                    self.associate_list(at, definition, exports);
                }
                Subobject::DxilAssociation { subobject, exports } => {
                    let definition = self.declared_target(at, subobject);
                    self.associate_list(at, definition, exports);
                }
                _ => {}
            }
        }
        let mut defaults = self.defaults;
        self.find_defaults(&mut defaults, |origin| matches!(origin, Origin::Object(_)));
        self.defaults = defaults;
    }

    /// The definition that an association of the object's array points at.
    fn target(&mut self, at: u32, target: Target) -> Targeted {
        let place = self.place(at);
        let diagnostic = match target {
            Target::Null => Diagnostic::wrong(Rule::NullAssociation)
                .say("the association has no target")
                .because("an association gives one subobject of the array to exports")
                .advise("let pSubobjectToAssociate point at an element of pSubobjects"),
            Target::Outside => outside_array(),
            Target::Index(index) => match self.definition_of.get(index as usize) {
                None => outside_array(),
                Some(definition) if *definition != super::NONE => return Targeted::Definition(*definition),
                Some(_) => match &self.object.subobjects()[index as usize] {
                    Subobject::Foreign { about, .. } if about.associable => return Targeted::Unheeded,
                    Subobject::Undescribed(of) | Subobject::Unknown(of) if of.name().is_none() => {
                        return Targeted::Unheeded;
                    }
                    Subobject::Undescribed(of) if of.associable().is_some() => return Targeted::Unheeded,
                    _ => {
                        let target = self.place(index);
                        Diagnostic::wrong(Rule::TargetNotAssociable)
                            .say(format!("the association's target is {target}"))
                            .because(
                                "only root signatures, node masks, and object, shader and pipeline configurations \
                                 are associated with exports",
                            )
                            .advise("point the association at one of those, or leave it out")
                            .with(target, "the target")
                    }
                },
            },
        };
        self.push(diagnostic.at(place).in_field("pSubobjectToAssociate"));
        Targeted::Nothing
    }

    /// The definition that an association names in a library.
    fn declared_target(&mut self, at: u32, name: Option<Name>) -> Targeted {
        let Some(name) = name.filter(|name| self.lexicon.is_whole(*name)) else {
            return Targeted::Nothing;
        };
        if let Some(definition) = self.declared.get(&name) {
            return Targeted::Definition(*definition);
        }
        if let Some(unread) = self.unread_library {
            self.open(Rule::DxilSubobjectNotFound, Need::Library, unread);
            return Targeted::Unread;
        }
        if let Some(collection) = self.unknown_collection {
            self.open(Rule::DxilSubobjectNotFound, Need::Collection, collection);
            return Targeted::Unread;
        }
        if self.is_collection() && (!self.has_flags || self.flags & 1 != 0) {
            // It may be declared by what includes the collection.
            return Targeted::Unheeded;
        }
        let shown = self.show(name);
        let head = self.find(name);
        let is_other = head != 0 && matches!(self.items[head as usize - 1].what, What::Subobject | What::HitGroup);
        let place = self.place(at);
        let diagnostic = Diagnostic::wrong(Rule::DxilSubobjectNotFound)
            .at(place)
            .in_field("SubobjectToAssociate");
        self.push(if is_other {
            diagnostic
                .say(format!("the subobject `{shown}` cannot be associated with exports"))
                .because("of what a library can declare, hit groups and associations cannot")
                .advise("name a root signature or a configuration")
        } else {
            diagnostic
                .say(format!("no library declares a subobject `{shown}`"))
                .because(
                    "the association is by name; in a library with an export list only listed subobjects can be seen",
                )
                .advise(format!(
                    "correct the name, or add `{shown}` to the export list of the library that declares it"
                ))
        });
        Targeted::Nothing
    }

    /// Applies one association of the object.
    fn associate_list(&mut self, at: u32, target: Targeted, exports: List<Option<Name>>) {
        let names = self.listed_names(exports);
        self.step(names.len() + 1);
        let definition = match target {
            Targeted::Definition(definition) => definition,
            Targeted::Unread => {
                if names.is_empty() {
                    self.unread_default.get_or_insert(at);
                    self.open(Rule::SeveralExplicitDefaults, Need::Library, at);
                }
                for name in names.iter().flatten() {
                    self.each(*name, |case, item| case.items[item as usize].named_by_unread = true);
                }
                return;
            }
            Targeted::Unheeded | Targeted::Nothing => return,
        };
        let kind = self.definition(definition).kind;
        if matches!(self.definition(definition).origin, Origin::Object(_)) {
            self.definitions[definition as usize].associated = true;
        }
        if names.is_empty() {
            self.set_default(at, definition, kind);
            return;
        }
        self.definitions[definition as usize].reaches = true;
        for name in names.iter().flatten() {
            if self.lexicon.is_whole(*name) {
                self.associate_name(at, *name, definition, kind);
            }
        }
    }

    fn set_default(&mut self, at: u32, definition: u32, kind: Associable) {
        let Some((_, first)) = self.defaults[kind.index()].explicit else {
            self.defaults[kind.index()].explicit = Some((definition, at));
            return;
        };
        let (place, first) = (self.place(at), self.place(first));
        self.push(
            Diagnostic::wrong(Rule::SeveralExplicitDefaults)
                .at(place)
                .in_field("NumExports")
                .say(format!("there are two explicit defaults of the kind {kind}"))
                .because("an association with an empty list makes its target the default, and there can be one")
                .advise("list the exports of one of the two associations, or remove it")
                .with(first, "the first is here"),
        );
    }

    /// Does something with each export that a name reaches; how many there are.
    fn each(&mut self, name: Name, mut apply: impl FnMut(&mut Self, u32)) -> u32 {
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

    fn associate_name(&mut self, at: u32, name: Name, definition: u32, kind: Associable) {
        match self.each(name, |case, item| {
            case.associate_export(at, item, definition, kind, Rung::Explicit);
        }) {
            0 => self.no_such_export(at, name),
            1 => {}
            reached => {
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
        }
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
        self.set_slot(item, kind, slot.conflicting());
        if rung == Rung::LibraryExplicit && slot.rung() == Rung::LibraryExplicit {
            // What the object says may still replace both.
            return;
        }
        self.conflict(at, item, kind, slot, definition);
    }

    fn conflict(&mut self, at: u32, item: u32, kind: Associable, slot: Slot, definition: u32) {
        let name = self.show(self.items[item as usize].name);
        let first = self.definition_place(slot.definition());
        let second = self.definition_place(definition);
        let place = self.place(at);
        self.push(if slot.rung() == Rung::Inherited {
            let (held, new) = (
                &self.definition(slot.definition()).value,
                &self.definition(definition).value,
            );
            Diagnostic::wrong(Rule::ConflictWithCollection)
                .at(place)
                .in_field("pExports")
                .export(name.clone())
                .say(format!("`{name}` has another {kind} inside its collection"))
                .because(format!(
                    "the collection says {held} and the association {new}; what a collection says is not replaced"
                ))
                .advise("give the collection's exports the same, or build the collection without the association")
                .with(first, "the collection")
                .with(second, "what the association gives")
        } else {
            Diagnostic::wrong(Rule::ConflictingAssociations)
                .at(place)
                .in_field("pExports")
                .export(name.clone())
                .say(format!(
                    "`{name}` is associated with two different subobjects of the kind {kind}"
                ))
                .because("an export has at most one of a kind; two associations agree only where their contents do")
                .advise(format!("take `{name}` out of one of the associations"))
                .with(first, "the first is this one")
                .with(second, "the second is this one")
        });
    }

    /// An association names what nothing exports.
    fn no_such_export(&mut self, at: u32, name: Name) {
        if let Some((open, need)) = self.open_world() {
            self.open(Rule::AssociationWithoutExport, need, open);
            return;
        }
        let verdict = match self.flag_in_collection(2) {
            Flag::Set => return,
            Flag::Unknown => Verdict::Suspicious,
            Flag::Clear => Verdict::Wrong,
        };
        let shown = self.show(name);
        let advice = match self.renamed(name) {
            Some((new, by)) => format!(
                "`{shown}` is exported as `{}` by {}: write that",
                self.show(new),
                self.place(by)
            ),
            None if self.is_collection() => alloc::string::String::from(
                "correct the name, or set ALLOW_EXTERNAL_DEPENDENCIES_ON_LOCAL_DEFINITIONS to associate with exports \
                 of the object that will include this collection",
            ),
            None => format!("correct the name, or add `{shown}` to a library's export list"),
        };
        let place = self.place(at);
        let exported = self.some_exports(true);
        self.push(
            Diagnostic::new(Rule::AssociationWithoutExport, verdict)
                .at(place)
                .in_field("pExports")
                .export(shown.clone())
                .say(format!("the association names `{shown}`, which nothing exports"))
                .because(exported)
                .advise(advice),
        );
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

    /// The new name of an export that was renamed, and which subobject renames it.
    pub(super) fn renamed(&mut self, original: Name) -> Option<(Name, u32)> {
        if self.renames.is_none() {
            let mut renames = BTreeMap::new();
            for (at, subobject) in (0..).zip(self.object.subobjects()) {
                let (Subobject::DxilLibrary { exports, .. } | Subobject::ExistingCollection { exports, .. }) =
                    subobject
                else {
                    continue;
                };
                for export in self.object.exports_of(*exports) {
                    if let (Some(new), Some(old)) = (export.name, export.export_to_rename) {
                        renames.entry(old).or_insert((new, at));
                    }
                }
            }
            self.renames = Some(renames);
        }
        self.renames.as_ref()?.get(&original).copied()
    }

    /// Applies the associations that a library declares.
    fn associate_library(&mut self, library: usize) {
        let (at, contents) = (self.libraries[library].at, self.libraries[library].contents);
        self.step(contents.subobjects.len());
        let mut defaults = [Defaults::NONE; 6];
        for (number, subobject) in contents.subobjects.iter().enumerate() {
            let LibraryDeclaration::Association { subobject, exports } = &subobject.declares else {
                continue;
            };
            if !self.libraries[library].visible[number] {
                continue;
            }
            // The library's own subobjects come first.
            let own = contents.subobjects.iter().position(|own| own.name == *subobject);
            let own = own
                .map(|own| self.libraries[library].definitions[own])
                .filter(|own| *own != super::NONE);
            let name = self.lexicon.intern(text(subobject));
            let Some(definition) = own.or_else(|| self.declared.get(&name).copied()) else {
                continue;
            };
            let kind = self.definition(definition).kind;
            if own.is_some() {
                self.definitions[definition as usize].associated = true;
            }
            if exports.is_empty() {
                defaults[kind.index()].explicit.get_or_insert((definition, at));
            }
            for export in exports {
                let name = self.lexicon.intern(text(export));
                self.each(name, |case, item| {
                    case.associate_export(at, item, definition, kind, Rung::LibraryExplicit);
                });
            }
        }
        self.find_defaults(
            &mut defaults,
            |origin| matches!(origin, Origin::Library(of, _) if of == at),
        );
        self.libraries[library].defaults = defaults;
    }

    /// The implicit defaults among the definitions of one scope.
    fn find_defaults(&self, defaults: &mut [Defaults; 6], is_in_scope: impl Fn(Origin) -> bool) {
        for (number, definition) in (0..).zip(&self.definitions) {
            if definition.associated || !is_in_scope(definition.origin) {
                continue;
            }
            let of = &mut defaults[definition.kind.index()];
            match (of.declared, of.differ) {
                (None, None) => of.declared = Some(number),
                (Some(first), None) if !self.same(first, number) => {
                    of.declared = None;
                    of.differ = Some((first, number));
                }
                _ => {}
            }
        }
    }
}

/// What an association points at.
#[derive(Clone, Copy)]
enum Targeted {
    Definition(u32),
    /// A subobject of a library that nobody read.
    Unread,
    /// Something that may be associated, and that this crate does not resolve.
    Unheeded,
    /// Nothing that can be associated: said before.
    Nothing,
}

/// Whether a collection sets a flag.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Flag {
    Set,
    Clear,
    /// A library that nobody read may declare the configuration.
    Unknown,
}

fn outside_array() -> Diagnostic {
    Diagnostic::wrong(Rule::TargetOutsideArray)
        .say("the association's target is no element of the object's subobjects")
        .because(
            "the runtime finds the target by its address in pSubobjects and ignores others without a word: the \
             association has no effect",
        )
        .advise("point at the element of the final array; elements move when the array grows or is copied")
}
