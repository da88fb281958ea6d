//! What recorded contents tell of included collections.

use alloc::format;
use alloc::vec::Vec;

use super::NONE;
use super::case::{Case, Item, Origin, Slot, What};
use super::gather::{text, what_of};
use super::inclusion::Inclusion;
use crate::d3d12::state::contents::StateObjectContents;
use crate::d3d12::state::description::{Export, Identity, List};
use crate::d3d12::state::kinds::Associable;
use crate::d3d12::state::names::Name;
use crate::d3d12::state::report::{Diagnostic, Need};
use crate::d3d12::state::resolve::Rung;
use crate::d3d12::state::rules::Rule;

impl<'s> Case<'s> {
    pub(super) fn gather_collection(
        &mut self,
        at: u32,
        collection: Identity,
        exports: List<Export>,
        star: Option<Name>,
    ) {
        let judge = self.judge;
        let Some(contents) = judge.collections.get(&collection).copied() else {
            self.unknown_collection.get_or_insert(at);
            if exports.is_empty() {
                self.open_collection.get_or_insert(at);
            }
            self.gather_listed(at, exports, star, What::Imported);
            return;
        };
        if !contents.is_complete {
            self.unknown_collection.get_or_insert(at);
            self.open_collection.get_or_insert(at);
        }
        self.collections.push((at, contents));
        self.step(contents.exports.len());
        let mut inclusion = self.inclusion(at, contents);
        let first = self.items.len();
        if exports.is_empty() {
            for number in 0..contents.exports.len() {
                self.add_imported(&mut inclusion, number, None);
            }
        } else {
            self.gather_listed_imports(&mut inclusion, exports);
        }
        self.gather_imported_groups(&inclusion, first);
    }

    /// The values of a collection, and its names.
    fn inclusion(&mut self, at: u32, contents: &'s StateObjectContents) -> Inclusion<'s> {
        let base = self.definitions.len();
        // A value is defined once for each kind that an export holds it as; values are of one kind.
        let mut kinds = alloc::vec![None; contents.values.len()];
        let mut known = Vec::with_capacity(contents.exports.len());
        for (number, export) in contents.exports.iter().enumerate() {
            for (kind, held) in Associable::ALL.into_iter().zip(export.held) {
                if let Some(place) = held.and_then(|held| kinds.get_mut(held as usize)) {
                    *place = Some(kind);
                }
            }
            known.push((self.lexicon.intern(text(&export.name)), number));
            if let Some(mangled) = &export.mangled {
                known.push((self.lexicon.intern(text(mangled)), number));
            }
        }
        known.sort_unstable();
        let mut definitions = alloc::vec![NONE; contents.values.len()];
        for ((value, kind), definition) in contents.values.iter().zip(kinds).zip(&mut definitions) {
            if let Some(kind) = kind {
                *definition = self.define(kind, value.clone(), Origin::Collection(at));
            }
        }
        for definition in &mut self.definitions[base..] {
            definition.reaches = true;
        }
        Inclusion {
            at,
            contents,
            definitions,
            known,
            added: alloc::vec![0; contents.exports.len()],
        }
    }

    /// The exports that a list takes from a collection.
    fn gather_listed_imports(&mut self, inclusion: &mut Inclusion<'s>, exports: List<Export>) {
        let list = self.object.exports_of(exports);
        self.step(list.len());
        let mut taken: Vec<(Name, Name)> = Vec::new();
        for export in list {
            let (Some(name), Some(original)) = (export.name, export.original()) else {
                continue;
            };
            if !self.lexicon.is_whole(name) || !self.lexicon.is_whole(original) {
                continue;
            }
            taken.push((original, name));
            let new = export.export_to_rename.map(|_| name);
            let matches: Vec<usize> = inclusion.named(original).collect();
            for number in &matches {
                self.add_imported(inclusion, *number, new);
            }
            if matches.is_empty() {
                self.not_in_collection(inclusion.at, original, inclusion.contents.is_complete);
            }
        }
        taken.sort_unstable();
        self.judge_renamed_components(inclusion.at, inclusion.contents, &taken);
    }

    fn add_imported(&mut self, inclusion: &mut Inclusion<'s>, number: usize, new: Option<Name>) {
        let export = &inclusion.contents.exports[number];
        let detail = u32::try_from(number).unwrap_or(NONE);
        let name = new.unwrap_or_else(|| self.lexicon.intern(text(&export.name)));
        let mut item = Item::new(name, inclusion.at, detail, what_of(export.kind));
        item.inner = true;
        item.mangled = match (&export.mangled, new) {
            (Some(mangled), None) => Some(self.lexicon.intern(text(mangled))),
            (Some(mangled), Some(new)) => self.lexicon.renamed(mangled, new),
            (None, _) => None,
        };
        let Some(added) = self.add_or_clash(item) else { return };
        if inclusion.added[number] == 0 {
            inclusion.added[number] = added + 1;
        }
        for kind in Associable::ALL {
            let held = self.held_in_collection(inclusion, export, kind);
            let definition = held.and_then(|held| inclusion.definitions.get(held as usize)).copied();
            if let Some(definition) = definition.filter(|definition| *definition != NONE) {
                self.set_slot(added, kind, Slot::new(definition, Rung::Inherited));
            }
        }
    }

    fn not_in_collection(&mut self, at: u32, original: Name, is_complete: bool) {
        if !is_complete {
            self.open(Rule::ExportNotInCollection, Need::Collection, at);
            return;
        }
        let name = self.show(original);
        let place = self.place(at);
        self.push(
            Diagnostic::wrong(Rule::ExportNotInCollection)
                .at(place)
                .in_field("pExports")
                .export(name.clone())
                .say(format!("the collection has no export `{name}`"))
                .because("a list names what the collection exports, under the names that it exports them")
                .advise("correct the name, or export it when the collection is built"),
        );
    }

    /// A hit group of a collection whose shader is imported under several names.
    fn judge_renamed_components(&mut self, at: u32, contents: &'s StateObjectContents, taken: &[(Name, Name)]) {
        for export in &contents.exports {
            let group = self.lexicon.intern(text(&export.name));
            let from = taken.partition_point(|(original, _)| *original < group);
            if taken.get(from).is_none_or(|(original, _)| *original != group) {
                continue;
            }
            for import in export.imports.iter().flatten() {
                let import = self.lexicon.intern(text(import));
                let from = taken.partition_point(|(original, _)| *original < import);
                let mut names = taken[from..].iter().take_while(|(original, _)| *original == import);
                if let (Some((_, first)), Some((_, second))) = (names.next(), names.next()) {
                    let (import, first, second) = (self.show(import), self.show(*first), self.show(*second));
                    let place = self.place(at);
                    self.push(
                        Diagnostic::wrong(Rule::ComponentRenamedTwice)
                            .at(place)
                            .in_field("pExports")
                            .export(export.name.clone())
                            .say(format!(
                                "the shader `{import}` of the hit group `{}` is imported as `{first}` and as `{second}`",
                                export.name
                            ))
                            .because("the hit group comes along, and nothing says which of the names it now means")
                            .advise("import the shader under one name"),
                    );
                }
            }
        }
    }
}
