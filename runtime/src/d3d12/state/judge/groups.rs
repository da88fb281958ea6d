//! Hit groups and the shaders that they import.

use alloc::format;
use alloc::string::String;
use core::mem::take;

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

/// One kind, while shaders are given what their hit groups have of it.
struct OfKind {
    kind: Associable,
    /// What shaders have without.
    default: Option<u32>,
    /// The first hit group whose association is not the default.
    shadow: Option<Divergence>,
    /// The first shader of two hit groups that differ.
    shared: Option<Divergence>,
}

impl Case<'_> {
    /// Gives shaders what their hit groups have.
    #[inline(never)]
    pub(super) fn settle_groups(&mut self) {
        self.step(self.groups.len());
        // Taken out: nothing asks for them meanwhile.
        let mut groups = take(&mut self.groups);
        for group in &mut groups {
            for (shader, import) in group.shaders.iter_mut().zip(&group.imports) {
                if let Some(name) = import {
                    *shader = self.find(*name);
                }
            }
        }
        for kind in Associable::ALL {
            if !self.slots[kind.index()].is_empty() {
                self.settle_kind(kind, &groups);
            }
        }
        self.groups = groups;
    }

    /// Gives shaders what their hit groups have of one kind.
    fn settle_kind(&mut self, kind: Associable, groups: &[Group]) {
        let mut of = OfKind {
            kind,
            default: self.object_default(kind).map(|(default, _)| default),
            shadow: None,
            shared: None,
        };
        for group in groups.iter().filter(|group| group.item != NONE) {
            let slot = self.slot(group.item, kind);
            if slot.is_empty() {
                continue;
            }
            for shader in group.shaders.iter().filter_map(|shader| shader.checked_sub(1)) {
                if self.is_apart(kind, group, shader) {
                    continue;
                }
                if slot.conflicts() {
                    self.give_conflict(shader, slot, kind);
                } else {
                    self.give(group, shader, slot, &mut of);
                }
            }
        }
        if let Some(shadow) = of.shadow {
            self.group_over_default(kind, shadow);
        }
        if let Some(shared) = of.shared {
            self.shader_of_two_groups(kind, shared);
        }
    }

    /// Of a hit group that has two different ones, shaders that have none do not get the default: which one is open.
    #[cold]
    fn give_conflict(&mut self, shader: u32, slot: Slot, kind: Associable) {
        if self.slot(shader, kind).is_empty() {
            self.set_slot(shader, kind, slot.via_group());
        }
    }

    /// Gives one shader what its hit group has of a kind.
    #[inline]
    fn give(&mut self, group: &Group, shader: u32, slot: Slot, of: &mut OfKind) {
        if self.set_empty(shader, of.kind, slot.via_group()) {
            self.gave(group, shader, slot, of);
        } else {
            self.settle_shader(group, shader, slot, of);
        }
    }

    /// Notes where a shader has another than the default.
    #[inline]
    fn gave(&self, group: &Group, shader: u32, slot: Slot, of: &mut OfKind) {
        if of.default.is_some_and(|default| !self.same(default, slot.definition())) {
            note(&mut of.shadow, group.item, shader);
        }
    }

    /// Gives one shader, which has something of a kind, what its hit group has of it.
    #[inline(never)]
    fn settle_shader(&mut self, group: &Group, shader: u32, slot: Slot, of: &mut OfKind) {
        let own = self.slot(shader, of.kind);
        let is_weaker = own.is_empty() || (own.rung() < slot.rung() && own.rung() != Rung::Inherited);
        if is_weaker {
            self.set_slot(shader, of.kind, slot.via_group());
            self.gave(group, shader, slot, of);
            return;
        }
        if self.same(own.definition(), slot.definition()) {
            return;
        }
        if own.is_via_group() {
            note(&mut of.shared, group.item, shader);
            self.set_slot(shader, of.kind, own.conflicting());
        } else if (own.rung() == Rung::Inherited) != (slot.rung() == Rung::Inherited) {
            self.group_and_collection_differ(group, shader, of.kind, own, slot);
        } else if own.rung() == slot.rung() && !own.conflicts() {
            self.group_and_shader_differ(group, shader, of.kind, own, slot);
        }
    }

    /// Either the hit group or its shader has what its collection says, and the other something else.
    #[cold]
    fn group_and_collection_differ(&mut self, group: &Group, shader: u32, kind: Associable, own: Slot, slot: Slot) {
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
    fn group_and_shader_differ(&mut self, group: &Group, shader: u32, kind: Associable, own: Slot, slot: Slot) {
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
