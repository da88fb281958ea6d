//! Hit groups of included collections: they come with their shaders, listed or not.

use alloc::format;
use alloc::vec::Vec;

use super::NONE;
use super::case::{Case, Group, What};
use super::gather::text;
use crate::d3d12::state::contents::{ContentExport, ExportKind, StateObjectContents};
use crate::d3d12::state::kinds::Associable;
use crate::d3d12::state::names::Name;
use crate::d3d12::state::report::Diagnostic;
use crate::d3d12::state::rules::Rule;

const LOCAL_DEPENDS_ON_EXTERNAL: u32 = 1;

/// A collection whose contents are known, while its exports are gathered.
pub(super) struct Inclusion<'s> {
    /// The subobject that includes it.
    pub(super) at: u32,
    pub(super) contents: &'s StateObjectContents,
    /// For each value its definition, or [`NONE`].
    pub(super) definitions: Vec<u32>,
    /// The names of its exports in order, and which they are; one with a mangled name has both.
    pub(super) known: Vec<(Name, usize)>,
    /// For each export the first item that it became, plus 1.
    pub(super) added: Vec<u32>,
}

impl Inclusion<'_> {
    /// The exports that have a name inside the collection.
    pub(super) fn named(&self, name: Name) -> impl Iterator<Item = usize> + '_ {
        let from = self.known.partition_point(|(known, _)| *known < name);
        let same = self.known[from..].iter().take_while(move |(known, _)| *known == name);
        same.map(|(_, number)| *number)
    }

    /// The function that a hit group means inside the collection; `None` where the collection leaves that open.
    fn function(&self, name: Name) -> Option<usize> {
        let kind = |number: &usize| self.contents.exports[*number].kind;
        self.named(name)
            .find(|number| matches!(kind(number), ExportKind::Function(_) | ExportKind::Unknown))
    }
}

impl<'s> Case<'s> {
    /// What an export has inside its collection; a hit group of which nothing is recorded has what its shaders have.
    pub(super) fn held_in_collection(
        &mut self,
        inclusion: &Inclusion<'s>,
        export: &'s ContentExport,
        kind: Associable,
    ) -> Option<u32> {
        let own = export.held[kind.index()];
        if own.is_some() || export.kind != ExportKind::HitGroup {
            return own;
        }
        let imports = export.imports.iter().flatten();
        let mut shaders = imports.filter_map(|import| inclusion.function(self.lexicon.intern(text(import))));
        shaders.find_map(|shader| inclusion.contents.exports[shader].held[kind.index()])
    }

    /// The hit groups among the items that a collection brought.
    pub(super) fn gather_imported_groups(&mut self, inclusion: &Inclusion<'s>, first: usize) {
        for number in first..self.items.len() {
            let item = self.items[number];
            if item.what != What::HitGroup {
                continue;
            }
            let export = &inclusion.contents.exports[item.detail as usize];
            let mut group = Group {
                name: Some(item.name),
                item: u32::try_from(number).unwrap_or(NONE),
                at: inclusion.at,
                of_type: u32::from(export.imports[2].is_some()),
                imports: [None; 3],
                shaders: [0; 3],
                inner: true,
            };
            for (which, import) in export.imports.iter().enumerate() {
                let Some(import) = import else { continue };
                let import = self.lexicon.intern(text(import));
                match inclusion.function(import) {
                    Some(function) => group.shaders[which] = inclusion.added[function],
                    // What a collection leaves open is for the object that includes it.
                    None if inclusion.contents.flags & LOCAL_DEPENDS_ON_EXTERNAL != 0 => {
                        group.imports[which] = Some(import);
                    }
                    None => {}
                }
            }
            self.groups.push(group);
        }
    }

    /// A hit group's shader that its collection left to this object, which has none of that name.
    #[cold]
    pub(super) fn open_import_not_found(&mut self, group: Group, words: &str, name: Name) {
        if let Some((open, need)) = self.open_world() {
            self.open(Rule::ImportNotFound, need, open);
            self.open(Rule::ImportOfWrongKind, need, open);
            self.open(Rule::ImportIsAmbiguous, need, open);
            return;
        }
        let shown_group = group.name.map_or_else(Default::default, |name| self.show(name));
        let shown = self.show(name);
        let advice = match self.renamed(name) {
            Some((new, by)) => format!(
                "{} exports `{shown}` as `{}`: export it as `{shown}` too, as the collection cannot be changed",
                self.place(by),
                self.show(new)
            ),
            None => format!("export `{shown}` from a library of this object, or build the collection with it"),
        };
        let place = self.place(group.at);
        let near = self.near(name, false);
        let exported = self.some_exports(false, &near);
        self.push(
            Diagnostic::wrong(Rule::ImportNotFound)
                .at(place)
                .in_field("pExistingCollection")
                .export(shown_group.clone())
                .export(shown.clone())
                .say(format!(
                    "the collection leaves the {words} shader `{shown}` of its hit group `{shown_group}` to this object, \
                     which does not export it"
                ))
                .because(exported)
                .advise(advice),
        );
    }
}
