//! Hit groups and the shaders that they import.

use alloc::format;
use alloc::string::String;

use super::case::{Case, Group, NONE, Slot};
use crate::d3d12::state::kinds::Associable;
use crate::d3d12::state::report::Diagnostic;
use crate::d3d12::state::resolve::Rung;
use crate::d3d12::state::rules::Rule;

/// A hit group whose association differs from what its shader has by default.
#[derive(Clone, Copy)]
struct Divergence {
    group: u32,
    shader: u32,
    count: u32,
}

impl Case<'_> {
    /// Gives shaders what their hit groups have.
    #[inline(never)]
    pub(super) fn settle_groups(&mut self) {
        let mut shadows: [Option<Divergence>; 6] = [None; 6];
        let mut shared: [Option<Divergence>; 6] = [None; 6];
        self.step(self.groups.len());
        let mut used = Associable::ALL;
        let mut count = 0;
        for kind in Associable::ALL {
            used[count] = kind;
            let is_later = kind == Associable::StateObjectConfig && self.includes_collections();
            count += usize::from(!self.slots[kind.index()].is_empty() && !is_later);
        }
        for number in 0..self.groups.len() {
            let Group { item, imports, .. } = self.groups[number];
            for (which, import) in imports.into_iter().enumerate() {
                if let Some(name) = import {
                    self.groups[number].shaders[which] = self.find(name);
                }
            }
            for kind in used.iter().take(if item == NONE { 0 } else { count }) {
                let slot = self.slot(item, *kind);
                if slot.is_empty() || slot.conflicts() {
                    continue;
                }
                for which in 0..imports.len() {
                    // Each alone: reading all three would wait for the writing above.
                    let Some(shader) = self.groups[number].shaders[which].checked_sub(1) else {
                        continue;
                    };
                    self.give(number, shader, *kind, slot, &mut shadows, &mut shared);
                }
            }
        }
        if self.includes_collections() {
            self.settle_state_configs(&mut shadows, &mut shared);
        }
        for kind in Associable::ALL {
            if let Some(shadow) = shadows[kind.index()] {
                self.group_over_default(kind, shadow);
            }
            if let Some(shared) = shared[kind.index()] {
                self.shader_of_two_groups(kind, shared);
            }
        }
    }

    fn includes_collections(&self) -> bool {
        !self.collections.is_empty() || self.unknown_collection.is_some()
    }

    /// State object configurations beside collections: they go from a hit group to shaders of its own object only.
    #[cold]
    fn settle_state_configs(&mut self, shadows: &mut [Option<Divergence>; 6], shared: &mut [Option<Divergence>; 6]) {
        let kind = Associable::StateObjectConfig;
        for number in 0..self.groups.len() {
            let group = self.groups[number];
            let slot = if group.item == NONE {
                Slot::EMPTY
            } else {
                self.slot(group.item, kind)
            };
            if slot.is_empty() || slot.conflicts() {
                continue;
            }
            for shader in group.shaders.iter().filter_map(|shader| shader.checked_sub(1)) {
                if !self.is_apart(kind, &group, shader) {
                    self.give(number, shader, kind, slot, shadows, shared);
                }
            }
        }
    }

    /// Gives one shader what its hit group has of a kind.
    #[inline]
    fn give(
        &mut self,
        number: usize,
        shader: u32,
        kind: Associable,
        slot: Slot,
        shadows: &mut [Option<Divergence>; 6],
        shared: &mut [Option<Divergence>; 6],
    ) {
        if !self.slot(shader, kind).is_empty() {
            self.settle_shader(self.groups[number], shader, kind, slot, shadows, shared);
            return;
        }
        let group = self.groups[number].item;
        self.set_slot(shader, kind, slot.via_group());
        self.items[shader as usize].group = group;
        if self.is_over_default(kind, slot) {
            note(&mut shadows[kind.index()], group, shader);
        }
    }

    /// Whether the object's default is another than what a slot has.
    fn is_over_default(&self, kind: Associable, slot: Slot) -> bool {
        let default = self.object_default(kind);
        default.is_some_and(|(default, _)| !self.same(default, slot.definition()))
    }

    /// Gives one shader, which has something of a kind, what its hit group has of it.
    #[inline(never)]
    fn settle_shader(
        &mut self,
        group: Group,
        shader: u32,
        kind: Associable,
        slot: Slot,
        shadows: &mut [Option<Divergence>; 6],
        shared: &mut [Option<Divergence>; 6],
    ) {
        let own = self.slot(shader, kind);
        let differs = !self.same(own.definition(), slot.definition());
        if own.rung() < slot.rung() && own.rung() != Rung::Inherited {
            self.set_slot(shader, kind, slot.via_group());
            self.items[shader as usize].group = group.item;
            if self.is_over_default(kind, slot) {
                note(&mut shadows[kind.index()], group.item, shader);
            }
        } else if differs && own.is_via_group() {
            note(&mut shared[kind.index()], group.item, shader);
            self.set_slot(shader, kind, own.conflicting());
        } else if differs && (own.rung() == Rung::Inherited) != (slot.rung() == Rung::Inherited) {
            self.group_and_collection_differ(group, shader, kind, own, slot);
        } else if differs && own.rung() == slot.rung() && !own.conflicts() {
            self.group_and_shader_differ(group, shader, kind, own, slot);
        }
    }

    /// Either the hit group or its shader has what its collection says, and the other something else.
    #[cold]
    fn group_and_collection_differ(&mut self, group: Group, shader: u32, kind: Associable, own: Slot, slot: Slot) {
        let name = self.show(self.items[shader as usize].name);
        let group_name = self.show(self.items[group.item as usize].name);
        let place = self.place(group.at);
        let (held, what) = if own.rung() == Rung::Inherited {
            let what = format!("the {kind} of `{group_name}` is not the one that `{name}` has inside its collection");
            (own, what)
        } else {
            let what = format!("the {kind} of `{name}` is not the one that `{group_name}` has inside its collection");
            (slot, what)
        };
        let held = self.definition_place(held.definition());
        self.push(
            Diagnostic::wrong(Rule::ConflictWithCollection)
                .at(place)
                .export(group_name)
                .export(name)
                .say(what)
                .because("a hit group's association is one of its shaders, and what a collection says is not replaced")
                .advise("give both the same")
                .with(held, "the collection"),
        );
    }

    #[cold]
    fn group_and_shader_differ(&mut self, group: Group, shader: u32, kind: Associable, own: Slot, slot: Slot) {
        let group_name = self.show(self.items[group.item as usize].name);
        let name = self.show(self.items[shader as usize].name);
        let (ours, theirs) = (
            self.definition_place(slot.definition()),
            self.definition_place(own.definition()),
        );
        let place = self.place(group.at);
        self.push(
            Diagnostic::wrong(Rule::HitGroupAndShaderDiffer)
                .at(place)
                .export(group_name.clone())
                .export(name.clone())
                .say(format!(
                    "the hit group `{group_name}` and its shader `{name}` have different {kind}s"
                ))
                .because("an association of a hit group is one of each of its shaders")
                .advise("associate the hit group only, or both with the same subobject")
                .with(ours, "what the hit group has")
                .with(theirs, "what the shader has"),
        );
    }

    /// Implementations disagree about what happens.
    #[cold]
    fn group_over_default(&mut self, kind: Associable, shadow: Divergence) {
        let group = self.show(self.items[shadow.group as usize].name);
        let shader = self.show(self.items[shadow.shader as usize].name);
        let place = self.place(self.items[shadow.group as usize].at);
        let others = and_others(shadow.count);
        self.push(
            Diagnostic::suspicious(Rule::HitGroupAndShaderDiffer)
                .at(place)
                .export(group.clone())
                .export(shader.clone())
                .say(format!(
                    "the {kind} of `{group}` is not the default that its shader `{shader}` would have{others}"
                ))
                .because(
                    "an association of a hit group is one of its shaders; a runtime that gives shaders the default \
                     first takes this for a contradiction",
                )
                .advise(format!("name `{shader}` in the association beside `{group}`")),
        );
    }

    #[cold]
    fn shader_of_two_groups(&mut self, kind: Associable, shared: Divergence) {
        let group = self.show(self.items[shared.group as usize].name);
        let shader = self.show(self.items[shared.shader as usize].name);
        let place = self.place(self.items[shared.group as usize].at);
        let others = and_others(shared.count);
        self.push(
            Diagnostic::suspicious(Rule::HitGroupAndShaderDiffer)
                .at(place)
                .export(group.clone())
                .export(shader.clone())
                .say(format!(
                    "`{shader}` is in `{group}` and in another hit group with a different {kind}{others}"
                ))
                .because("each hit group's association is one of its shaders, and a shader has one of a kind")
                .advise("export the shader under a second name for the second hit group"),
        );
    }
}

fn note(divergence: &mut Option<Divergence>, group: u32, shader: u32) {
    divergence
        .get_or_insert(Divergence {
            group,
            shader,
            count: 0,
        })
        .count += 1;
}

fn and_others(count: u32) -> String {
    match count - 1 {
        0 => String::new(),
        1 => String::from(" (and once more)"),
        more => format!(" (and {more} times more)"),
    }
}
