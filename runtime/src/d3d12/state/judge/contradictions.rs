//! Associations that contradict each other or name nothing.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;

use super::associate::Flag;
use super::case::{Case, Slot};
use super::missing::Missing;
use crate::d3d12::state::contents::Value;
use crate::d3d12::state::description::Subobject;
use crate::d3d12::state::kinds::Associable;
use crate::d3d12::state::names::Name;
use crate::d3d12::state::report::{Diagnostic, Verdict};
use crate::d3d12::state::resolve::Rung;
use crate::d3d12::state::rules::Rule;

impl Case<'_> {
    #[cold]
    pub(super) fn conflict(&mut self, at: u32, item: u32, kind: Associable, slot: Slot, definition: u32) {
        let name = self.show(self.items[item as usize].name);
        let first = self.definition_place(slot.definition());
        let second = self.definition_place(definition);
        let place = self.place(at);
        self.push(if slot.rung() == Rung::Inherited {
            let values = (
                &self.definition(slot.definition()).value,
                &self.definition(definition).value,
            );
            let difference = match values {
                (Value::RootSignature(_), Value::RootSignature(_)) => String::from("the two are different objects"),
                (held, new) => format!("the collection says {held} and the association {new}"),
            };
            Diagnostic::wrong(Rule::ConflictWithCollection)
                .at(place)
                .in_field("pExports")
                .export(name.clone())
                .say(format!("`{name}` has another {kind} inside its collection"))
                .because(format!("{difference}; what a collection says is not replaced"))
                .advise("give the collection's exports the same, or build the collection without the association")
                .with(first, "the collection")
                .with(second, "what the association gives")
        } else {
            Diagnostic::wrong(Rule::ConflictingAssociations)
                .at(place)
                .in_field("pExports")
                .export(name.clone())
                .say(format!("`{name}` is associated with two different {kind}s"))
                .because("an export has at most one of a kind; two associations agree only where their contents do")
                .advise(format!("take `{name}` out of one of the associations"))
                .with(first, "the first is this one")
                .with(second, "the second is this one")
        });
    }

    /// An association names what nothing exports.
    #[cold]
    pub(super) fn no_such_export(&mut self, at: u32, name: Name) {
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
        let otherwise = if self.is_collection() {
            String::from(
                "set ALLOW_EXTERNAL_DEPENDENCIES_ON_LOCAL_DEFINITIONS to associate with exports of the object that will \
                 include this collection",
            )
        } else {
            format!("add `{shown}` to a library's export list")
        };
        let Missing { mut exported, advice } = self.missing_export(name, true, &otherwise);
        let place = self.place(at);
        if verdict == Verdict::Suspicious {
            exported.push_str("; a library that nobody read may declare the flag that allows it");
        }
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

    /// The new name of an export that was renamed, and which subobject renames it.
    #[cold]
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
}
