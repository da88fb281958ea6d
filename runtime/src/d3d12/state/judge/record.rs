//! Recording what an object contains.

use super::additions::kind_of;
use super::case::{Case, What};
use super::{NONE, Slot};
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
            if of.what != What::Subobject {
                for kind in Associable::ALL {
                    export.held[kind.index()] = self.record_held(item, kind, &mut values, &mut contents);
                }
            }
            contents.exports.push(export);
        }
        for group in &self.groups {
            if let Some(export) = contents.exports.get_mut(group.item as usize) {
                export.imports = group.imports.map(|import| import.map(|name| self.lexicon.show(name)));
            }
        }
        contents
    }

    fn record_held(
        &self,
        item: u32,
        kind: Associable,
        values: &mut [u32],
        contents: &mut StateObjectContents,
    ) -> Option<u32> {
        // A hit group has no defaults of its own; its shaders have them.
        let definition = match self.items[item as usize].what {
            What::HitGroup => Some(self.slot(item, kind))
                .filter(|slot| !slot.is_empty())
                .map(Slot::definition),
            _ => self.effective(item, kind).definition(),
        }?;
        let value = &mut values[definition as usize];
        if *value == NONE {
            *value = contents.add_value(self.definition(definition).value.clone().into_owned());
        }
        Some(*value)
    }
}
