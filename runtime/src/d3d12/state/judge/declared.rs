//! Associations and defaults that libraries declare.

use alloc::collections::BTreeMap;

use super::NONE;
use super::case::{Case, Defaults, Definition};
use super::gather::text;
use crate::d3d12::state::reader::LibraryDeclaration;
use crate::d3d12::state::resolve::Rung;

impl Case<'_> {
    /// Applies the associations that a library declares.
    pub(super) fn associate_library(&mut self, library: usize) {
        let (at, contents) = (self.libraries[library].at, self.libraries[library].contents);
        self.step(contents.subobjects.len());
        let mut defaults = [Defaults::NONE; 6];
        let own_definitions: BTreeMap<&str, u32> = contents
            .subobjects
            .iter()
            .zip(&self.libraries[library].definitions)
            .filter(|(_, definition)| **definition != NONE)
            .map(|(own, definition)| (own.name, *definition))
            .collect();
        for (number, subobject) in contents.subobjects.iter().enumerate() {
            let LibraryDeclaration::Association { subobject, exports } = &subobject.declares else {
                continue;
            };
            if !self.libraries[library].visible[number] {
                continue;
            }
            // The library's own subobjects come first.
            let name = self.lexicon.intern(text(subobject));
            let own = own_definitions.get(subobject).copied();
            let Some(definition) = own.or_else(|| self.declared(name)) else {
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
        let own = self.libraries[library].definitions.iter().copied();
        find_defaults(
            &self.definitions,
            &mut defaults,
            own.filter(|definition| *definition != NONE),
        );
        self.libraries[library].defaults = defaults;
    }
}

/// The implicit defaults among the definitions of one scope.
pub(super) fn find_defaults(
    definitions: &[Definition<'_>],
    defaults: &mut [Defaults; 6],
    scope: impl Iterator<Item = u32>,
) {
    for number in scope {
        let definition = &definitions[number as usize];
        if definition.associated {
            continue;
        }
        let of = &mut defaults[definition.kind.index()];
        match (of.declared, of.differ) {
            (None, None) => of.declared = Some(number),
            (Some(first), None) if definitions[first as usize].value != definition.value => {
                of.declared = None;
                of.differ = Some((first, number));
            }
            _ => {}
        }
    }
}
