//! Node masks, state object configurations, and flags of included collections.

use alloc::format;
use alloc::string::String;

use super::Item;
use super::case::{Case, Origin, What};
use super::sweep::Sweep;
use crate::d3d12::state::description::Subobject;
use crate::d3d12::state::kinds::{Associable, StateObjectType};
use crate::d3d12::state::report::{Diagnostic, Need, Verdict};
use crate::d3d12::state::rules::Rule;

const ADDITIONS: u32 = 4;

impl Case<'_> {
    pub(super) fn judge_masks(&mut self) {
        let object = self.object;
        for number in 0..self.definitions.len() {
            if let Origin::Object(at) = self.definitions[number].origin
                && let Subobject::NodeMask(mask) = object.subobjects()[at as usize]
            {
                self.judge_mask(at, mask);
            }
        }
        self.judge_everywhere(Associable::NodeMask, Rule::NodeMaskNotEverywhere, |item| {
            item.what != What::Subobject
        });
        self.judge_everywhere(Associable::StateObjectConfig, Rule::StateConfigNotEverywhere, |item| {
            item.what != What::Subobject && !item.inner
        });
        self.judge_included_flags();
    }

    fn judge_mask(&mut self, at: u32, mask: u32) {
        let place = self.place(at);
        if mask == 0 {
            self.push(
                Diagnostic::wrong(Rule::NodeMaskZero)
                    .at(place)
                    .in_field("NodeMask")
                    .say("the node mask is 0")
                    .because(
                        "0 ought to mean the first node, but some versions of the runtime mishandle it: creation \
                         succeeds, and using the object fails",
                    )
                    .advise("write 1 for the first node, or leave the node mask out to mean all nodes"),
            );
            return;
        }
        let Some(nodes) = self.judge.device.node_count else {
            // The first node is always there.
            if mask != 1 {
                self.open(Rule::NodeMaskBeyondNodes, Need::Device, at);
            }
            return;
        };
        let known = if nodes >= 32 { u32::MAX } else { (1 << nodes) - 1 };
        if mask & !known != 0 {
            let first = (mask & !known).trailing_zeros();
            self.push(
                Diagnostic::wrong(Rule::NodeMaskBeyondNodes)
                    .at(place)
                    .in_field("NodeMask")
                    .say(format!(
                        "the node mask {mask:#x} names node {first}, counted from 0, and the device has {nodes}"
                    ))
                    .because("each bit is one GPU node of the device")
                    .advise("name only nodes below GetNodeCount, or leave the node mask out to mean all nodes"),
            );
        }
    }

    /// A kind that all exports have, with equal content, or none.
    fn judge_everywhere(&mut self, kind: Associable, rule: Rule, concerns: impl Fn(&Item) -> bool) {
        if self.is_uniform(kind) && self.object_default(kind).is_none() {
            // No export has one.
            return;
        }
        let mut sweep = self.sweep(kind, |item| concerns(item) && item.what != What::HitGroup);
        if self.explicit[kind.index()] > 0 || !self.collections.is_empty() {
            self.sweep_groups(kind, concerns, &mut sweep);
        }
        let is_mask = kind == Associable::NodeMask;
        if let (true, Some(at)) = (is_mask, self.unknown_collection) {
            self.open(rule, Need::Collection, at);
        }
        let Some((first, ones)) = sweep.first else { return };
        if let Some((second, others)) = sweep.different {
            self.differ_somewhere(kind, rule, (first, ones), (second, others));
        }
        if let Some(missing) = sweep.missing {
            self.missing_somewhere(kind, rule, &sweep, first, missing);
        } else if let (Some((need, at)), Some(item)) = (sweep.unknown, sweep.unknown_item) {
            self.open(rule, need, at);
            if need == Need::Library {
                // Only the library itself could still bring one that is equal.
                self.missing_somewhere(kind, rule, &sweep, first, item);
            }
        }
        if self.object_default(kind).is_none()
            && let Some((at, need)) = self.open_world()
        {
            self.open(rule, need, at);
        }
    }

    fn differ_somewhere(&mut self, kind: Associable, rule: Rule, one: (u32, u32), other: (u32, u32)) {
        let names = [one.0, other.0].map(|item| self.show(self.items[item as usize].name));
        let values = [one.1, other.1].map(|definition| format!("{}", self.definition(definition).value));
        let places = [one.1, other.1].map(|definition| self.definition_place(definition));
        self.push(
            Diagnostic::wrong(rule)
                .at(places[1])
                .export(names[0].clone())
                .export(names[1].clone())
                .say(format!("`{}` and `{}` have different {kind}s", names[0], names[1]))
                .because(format!(
                    "where one export has one, all have an equal one: {} and {}",
                    values[0], values[1]
                ))
                .advise("use one for the whole object")
                .with(places[0], "the other one"),
        );
    }

    fn missing_somewhere(&mut self, kind: Associable, rule: Rule, sweep: &Sweep, first: u32, missing: u32) {
        let has = self.show(self.items[first as usize].name);
        let name = self.show(self.items[missing as usize].name);
        let is_seen = sweep.missing.is_some() && self.is_certain(missing);
        let verdict = if is_seen { Verdict::Wrong } else { Verdict::Suspicious };
        let more = match sweep.missing_count {
            0 | 1 => String::new(),
            2 => String::from(", like another export,"),
            more => format!(", like {} more exports,", more - 1),
        };
        let scope = if kind == Associable::NodeMask {
            ", in included collections too"
        } else {
            ""
        };
        let place = self.place(self.items[missing as usize].at);
        let advice = if self.items[first as usize].inner {
            format!("add an equal {kind} to this object: unassociated, it is everyone's")
        } else {
            format!(
                "take the {kind} out of the associations with lists: unassociated, or associated with an empty list, \
                 it is everyone's"
            )
        };
        self.push(
            Diagnostic::new(rule, verdict)
                .at(place)
                .export(name.clone())
                .export(has.clone())
                .say(format!("`{name}`{more} has no {kind}, and `{has}` has one"))
                .because(format!("where one export has one, all have an equal one{scope}"))
                .advise(advice),
        );
    }

    /// An object that can be added to takes only collections that allow it.
    fn judge_included_flags(&mut self) {
        let is_executable = matches!(
            self.object_type(),
            Some(StateObjectType::RaytracingPipeline | StateObjectType::Executable)
        );
        if !is_executable || self.flags & ADDITIONS == 0 {
            return;
        }
        if let Some(at) = self.unknown_collection {
            self.open(Rule::CollectionWithoutAdditions, Need::Collection, at);
        }
        for number in 0..self.collections.len() {
            let (at, contents) = self.collections[number];
            if contents.flags & ADDITIONS == 0 {
                let place = self.place(at);
                self.push(
                    Diagnostic::wrong(Rule::CollectionWithoutAdditions)
                        .at(place)
                        .in_field("pExistingCollection")
                        .say("the object allows additions and includes a collection that does not")
                        .because("a collection without the flag goes only into objects without it")
                        .advise("build the collection with ALLOW_STATE_OBJECT_ADDITIONS too"),
                );
            }
        }
    }
}
