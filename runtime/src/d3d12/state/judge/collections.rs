//! What recorded contents tell of included collections.

use alloc::format;
use alloc::vec::Vec;

use super::NONE;
use super::case::{Case, Group, Item, Origin, Slot, What};
use super::gather::{text, what_of};
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
        let base = self.definitions.len();
        // A value is defined once for each kind that an export holds it as; values are of one kind.
        let mut kinds = alloc::vec![None; contents.values.len()];
        for export in &contents.exports {
            for (kind, held) in Associable::ALL.into_iter().zip(export.held) {
                if let Some(place) = held.and_then(|held| kinds.get_mut(held as usize)) {
                    *place = Some(kind);
                }
            }
        }
        let mut definitions = alloc::vec![super::NONE; contents.values.len()];
        for ((value, kind), definition) in contents.values.iter().zip(kinds).zip(&mut definitions) {
            if let Some(kind) = kind {
                *definition = self.define(kind, value.clone(), Origin::Collection(at));
            }
        }
        for definition in &mut self.definitions[base..] {
            definition.reaches = true;
        }
        self.gather_collection_exports(at, contents, exports, &definitions);
    }

    /// Exports of a collection whose contents are known.
    pub(super) fn gather_collection_exports(
        &mut self,
        at: u32,
        contents: &'s StateObjectContents,
        exports: List<Export>,
        definitions: &[u32],
    ) {
        if exports.is_empty() {
            for number in 0..contents.exports.len() {
                self.add_imported(at, contents, number, None, definitions);
            }
            return;
        }
        let mut known = Vec::with_capacity(contents.exports.len());
        for (number, export) in contents.exports.iter().enumerate() {
            known.push((self.lexicon.intern(text(&export.name)), number));
            if let Some(mangled) = &export.mangled {
                known.push((self.lexicon.intern(text(mangled)), number));
            }
        }
        known.sort_unstable();
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
            let from = known.partition_point(|(name, _)| *name < original);
            let matches: Vec<usize> = known[from..]
                .iter()
                .take_while(|(name, _)| *name == original)
                .map(|(_, number)| *number)
                .collect();
            for number in &matches {
                self.add_imported(at, contents, *number, new, definitions);
            }
            if matches.is_empty() {
                self.not_in_collection(at, original, contents.is_complete);
            }
        }
        taken.sort_unstable();
        self.judge_renamed_components(at, contents, &taken);
    }

    pub(super) fn add_imported(
        &mut self,
        at: u32,
        contents: &'s StateObjectContents,
        number: usize,
        new: Option<Name>,
        definitions: &[u32],
    ) {
        let export = &contents.exports[number];
        let detail = u32::try_from(number).unwrap_or(NONE);
        let name = new.unwrap_or_else(|| self.lexicon.intern(text(&export.name)));
        let mut item = Item::new(name, at, detail, what_of(export.kind));
        item.inner = true;
        item.mangled = match (&export.mangled, new) {
            (Some(mangled), None) => Some(self.lexicon.intern(text(mangled))),
            (Some(mangled), Some(new)) => self.lexicon.renamed(mangled, new),
            (None, _) => None,
        };
        let Some(added) = self.add_or_clash(item) else { return };
        for (kind, held) in Associable::ALL.into_iter().zip(export.held) {
            let definition = held.and_then(|held| definitions.get(held as usize)).copied();
            if let Some(definition) = definition.filter(|definition| *definition != NONE) {
                self.set_slot(added, kind, Slot::new(definition, Rung::Inherited));
            }
        }
        // A collection that leaves dependencies open leaves them to the object that includes it.
        if item.what == What::HitGroup && contents.flags & 1 != 0 && new.is_none() {
            let mut imports = [None; 3];
            for (import, name) in imports.iter_mut().zip(&export.imports) {
                *import = name.as_deref().map(|name| self.lexicon.intern(text(name)));
            }
            let of_type = u32::from(imports[2].is_some());
            self.groups.push(Group {
                name: Some(name),
                item: added,
                at,
                of_type,
                imports,
                shaders: [0; 3],
                inner: true,
            });
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
