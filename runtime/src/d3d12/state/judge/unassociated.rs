//! Different subobjects of a kind that no association names: none of them is the default.

use alloc::format;

use super::NONE;
use super::associate::Flag;
use super::case::{Case, What};
use super::effective::Effective;
use crate::d3d12::state::kinds::{Associable, StateObjectType};
use crate::d3d12::state::report::Diagnostic;
use crate::d3d12::state::rules::Rule;

impl Case<'_> {
    /// Says of each kind whether different ones are unassociated, and of those that all exports have to have alike that
    /// none is given one.
    pub(super) fn judge_unassociated(&mut self) {
        for kind in Associable::ALL {
            let Some((first, second)) = self.undecided_default(kind) else {
                continue;
            };
            match self.wrong_default(kind) {
                Some((rule, export)) => self.no_default(rule, kind, (first, second), export),
                None => self.defaults_differ(kind, first, second),
            }
        }
    }

    /// The rule that different unassociated ones break, and an export that therefore has none.
    pub(super) fn wrong_default(&self, kind: Associable) -> Option<(Rule, u32)> {
        self.undecided_default(kind)?;
        Some((self.required_alike(kind)?, self.left_without(kind)?))
    }

    /// Two different ones, where neither they nor an association with an empty list make a default.
    fn undecided_default(&self, kind: Associable) -> Option<(u32, u32)> {
        let defaults = self.defaults[kind.index()];
        defaults.differ.filter(|_| defaults.explicit.is_none())
    }

    /// Whether the rules about a kind speak of different ones that no export has, and which does.
    fn required_alike(&self, kind: Associable) -> Option<Rule> {
        let traces = matches!(
            self.object_type(),
            Some(StateObjectType::Collection | StateObjectType::RaytracingPipeline)
        );
        match kind {
            // A collection may leave its configuration open.
            Associable::ShaderConfig | Associable::PipelineConfig if traces => {
                (self.flag_in_collection(1) == Flag::Clear).then_some(Rule::DifferentConfigurations)
            }
            Associable::StateObjectConfig => Some(Rule::StateConfigNotEverywhere),
            _ => None,
        }
    }

    /// An export that certainly has none of a kind, where only a default could give it one.
    fn left_without(&self, kind: Associable) -> Option<u32> {
        if self.open_world().is_some() || self.unread_default.is_some() {
            return None;
        }
        let is_config = kind != Associable::StateObjectConfig;
        (0..u32::try_from(self.items.len()).unwrap_or(NONE)).find(|number| {
            let item = &self.items[*number as usize];
            let concerns = if is_config {
                item.may_trace
            } else {
                item.what != What::Subobject && !item.inner
            };
            concerns
                && match self.effective(*number, kind) {
                    Effective::Nothing => true,
                    Effective::Unknown(..) => !item.named_by_unread && self.is_certain(*number),
                    _ => false,
                }
        })
    }

    fn no_default(&mut self, rule: Rule, kind: Associable, (first, second): (u32, u32), export: u32) {
        let export = self.show(self.items[export as usize].name);
        let values = [first, second].map(|definition| format!("{}", self.definition(definition).value));
        let (first, second) = (self.definition_place(first), self.definition_place(second));
        self.push(
            Diagnostic::wrong(rule)
                .at(second)
                .export(export.clone())
                .say(format!(
                    "two different {kind}s are unassociated, so that neither is the default and `{export}` has none"
                ))
                .because(format!("all exports have an equal one: {} or {}", values[0], values[1]))
                .advise("remove one of the two")
                .with(first, "the other is here"),
        );
    }

    fn defaults_differ(&mut self, kind: Associable, first: u32, second: u32) {
        let (first, second) = (self.definition_place(first), self.definition_place(second));
        let advice = if kind.is_signature() {
            "associate both with their exports, or make one the explicit default with an empty list"
        } else {
            "remove one of the two: all exports have to have an equal one"
        };
        self.push(
            Diagnostic::suspicious(Rule::DefaultsDiffer)
                .at(second)
                .say(format!("two different {kind}s are unassociated"))
                .because("one that no association names is the default; of two that differ, neither is")
                .advise(advice)
                .with(first, "the other is here"),
        );
    }
}
