//! Associations of subobjects whose types this crate does not have. Each type is a kind of its own; what an export ends up
//! with is not resolved, and what holds of all associations holds of these.

use alloc::collections::BTreeMap;
use alloc::format;

use super::case::Case;
use crate::d3d12::state::kinds::SubobjectType;
use crate::d3d12::state::names::Name;
use crate::d3d12::state::report::{Diagnostic, Verdict};
use crate::d3d12::state::rules::Rule;

/// What associations of such subobjects have said.
#[derive(Default)]
pub(super) struct Foreign {
    /// The first association with an empty list of each type.
    defaults: BTreeMap<SubobjectType, u32>,
    /// The subobject of a type that an export has.
    held: BTreeMap<(SubobjectType, u32), u32>,
}

impl Case<'_> {
    #[cold]
    pub(super) fn associate_foreign(&mut self, at: u32, target: u32, names: &[Option<Name>]) {
        let of = self.object.type_at(target);
        if names.is_empty() {
            self.foreign_default(at, target, of);
        }
        for name in names.iter().flatten() {
            if !self.lexicon.is_whole(*name) {
                continue;
            }
            match self.each(*name, |case, item| case.give_foreign(at, item, target, of)) {
                0 => self.no_such_export(at, *name),
                1 => {}
                reached => self.reaches_overloads(at, *name, reached),
            }
        }
    }

    fn foreign_default(&mut self, at: u32, target: u32, of: SubobjectType) {
        let defaults = &mut self.foreign.get_or_insert_default().defaults;
        match defaults.get(&of) {
            None => _ = defaults.insert(of, at),
            Some(first) => {
                let (first, name) = (*first, self.object.foreign_name(target));
                self.several_defaults(at, first, name);
            }
        }
    }

    fn give_foreign(&mut self, at: u32, item: u32, target: u32, of: SubobjectType) {
        let held = &mut self.foreign.get_or_insert_default().held;
        let held = *held.entry((of, item)).or_insert(target);
        let verdict = match self.object.same_foreign(held, target) {
            Some(true) => return,
            Some(false) => Verdict::Wrong,
            None => Verdict::Suspicious,
        };
        let name = self.show(self.items[item as usize].name);
        let kind = self.object.foreign_name(target);
        let (place, first, second) = (self.place(at), self.place(held), self.place(target));
        let why = match verdict {
            Verdict::Wrong => {
                "an export has at most one of a kind; two associations agree only where their contents do"
            }
            Verdict::Suspicious => {
                "an export has at most one of a kind; whether the contents of the two are equal cannot be seen"
            }
        };
        self.push(
            Diagnostic::new(Rule::ConflictingAssociations, verdict)
                .at(place)
                .in_field("pExports")
                .export(name.clone())
                .say(format!("`{name}` is associated with two different {kind}s"))
                .because(why)
                .advise(format!("take `{name}` out of one of the associations"))
                .with(first, "the first is this one")
                .with(second, "the second is this one"),
        );
    }
}
