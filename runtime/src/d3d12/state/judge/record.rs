//! Recording what an object contains.

use alloc::string::String;

use super::additions::kind_of;
use super::case::{Case, Group, What};
use super::{Effective, NONE};
use crate::d3d12::state::contents::{ContentExport, StateObjectContents};
use crate::d3d12::state::kinds::{Associable, StateObjectType};

impl Case<'_> {
    /// What the object contains, once associations are settled.
    pub(super) fn record(&mut self) -> StateObjectContents {
        let mut contents = StateObjectContents::new(self.object_type().unwrap_or(StateObjectType::Collection));
        contents.flags = self.flags;
        contents.is_complete = self.open_world().is_none();
        let mut values = alloc::vec![NONE; self.definitions.len()];
        for item in 0..u32::try_from(self.items.len()).unwrap_or(NONE) {
            let of = self.items[item as usize];
            let mut export = ContentExport::new(self.show(of.name), kind_of(of.what));
            export.mangled = of.mangled.map(|mangled| self.show(mangled));
            if !matches!(of.what, What::Subobject | What::HitGroup) {
                for kind in Associable::ALL {
                    let held = self.effective(item, kind);
                    export.held[kind.index()] = self.record_held(held, &mut values, &mut contents);
                }
            }
            contents.exports.push(export);
        }
        for group in &self.groups {
            if group.item == NONE {
                continue;
            }
            let imports = self.recorded_imports(group);
            let held = Associable::ALL.map(|kind| {
                let held = self.held_by_group(group, kind);
                self.record_held(held, &mut values, &mut contents)
            });
            let export = &mut contents.exports[group.item as usize];
            (export.imports, export.held) = (imports, held);
        }
        contents
    }

    /// What a hit group imports; one of a collection what it imports there.
    fn recorded_imports(&self, group: &Group) -> [Option<String>; 3] {
        let item = &self.items[group.item as usize];
        match self.collection_at(item.at).filter(|_| group.inner) {
            Some(collection) => collection.exports[item.detail as usize].imports.clone(),
            None => group.imports.map(|import| import.map(|name| self.lexicon.show(name))),
        }
    }

    /// What a hit group takes with it. Defaults reach its shaders, so that without those it has none; but a node mask is
    /// every export's.
    fn held_by_group(&self, group: &Group, kind: Associable) -> Effective {
        let is_said = !self.slot(group.item, kind).is_empty() || self.lender(group, kind).is_some();
        if is_said || kind == Associable::NodeMask {
            self.effective_of_group(group, kind)
        } else {
            Effective::Nothing
        }
    }

    fn record_held(&self, held: Effective, values: &mut [u32], contents: &mut StateObjectContents) -> Option<u32> {
        let definition = held.definition()?;
        let value = &mut values[definition as usize];
        if *value == NONE {
            *value = contents.add_value(self.definition(definition).value.clone().into_owned());
        }
        Some(*value)
    }
}
