//! What is said of a name that nothing exports: what is exported, names that are near to it first.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write as _;

use super::associate::Flag;
use super::case::{Case, Item, What};
use crate::d3d12::state::names::Name;
use crate::d3d12::state::report::{Diagnostic, Verdict};
use crate::d3d12::state::rules::Rule;

/// How many names a message shows.
const SHOWN: usize = 5;
/// How many of them as what may have been meant.
const NEAR: usize = 3;
/// How many names all messages of a report compare: an object with thousands of wrong names is not worth more.
pub(super) const COMPARED: usize = 1 << 16;

/// Why a name is not found, and what to do.
pub(super) struct Missing {
    pub(super) exported: String,
    pub(super) advice: String,
}

impl Case<'_> {
    /// What is said of a name that nothing exports; `otherwise` is what helps where the name is right.
    #[cold]
    pub(super) fn missing_export(&mut self, name: Name, with_groups: bool, otherwise: &str) -> Missing {
        let near = self.near(name, with_groups);
        let advice = match (self.renamed(name), &*near) {
            (Some((new, by)), _) => format!(
                "`{}` is exported as `{}` by {}: write that",
                self.show(name),
                self.show(new),
                self.place(by)
            ),
            (None, []) => format!("correct the name, or {otherwise}"),
            (None, near) => {
                let near: Vec<String> = near
                    .iter()
                    .map(|item| format!("`{}`", self.show(self.items[*item].name)))
                    .collect();
                format!("did you mean {}? Else {otherwise}", near.join(" or "))
            }
        };
        Missing {
            exported: self.some_exports(with_groups, &near),
            advice,
        }
    }

    /// What is said of a shader that a program or a node takes and that nothing exports; nothing where some exports are not
    /// known. Whether it is certain that nothing exports it.
    #[cold]
    pub(super) fn shader_not_found(&mut self, at: u32, field: &'static str, name: Name, what: &str) -> bool {
        if let Some((open, need)) = self.open_world() {
            self.open(Rule::ImportNotFound, need, open);
            return false;
        }
        let verdict = match self.flag_in_collection(1) {
            Flag::Set => return false,
            Flag::Unknown => Verdict::Suspicious,
            Flag::Clear => Verdict::Wrong,
        };
        let shown = self.show(name);
        let otherwise = format!("add `{shown}` to a library's export list");
        let Missing { exported, advice } = self.missing_export(name, false, &otherwise);
        let place = self.place(at);
        self.push(
            Diagnostic::new(Rule::ImportNotFound, verdict)
                .at(place)
                .in_field(field)
                .export(shown.clone())
                .say(format!("the shader `{shown}` of {what} is exported by nothing"))
                .because(exported)
                .advise(advice),
        );
        true
    }

    /// The exports whose names are near to a name, the nearest first.
    pub(super) fn near(&mut self, name: Name, with_groups: bool) -> Vec<usize> {
        let name = if self.lexicon.is_mangled(name) {
            self.lexicon.unmangled(name)
        } else {
            name
        };
        let meant = folded(&self.show(name));
        let limit = match meant.len() {
            0..=2 => 0,
            3..=5 => 1,
            6..=11 => 2,
            _ => 3,
        };
        let compared = self.items.len().min(self.compared_left);
        self.compared_left -= compared;
        self.step(compared);
        let mut near: Vec<(usize, usize)> = Vec::new();
        for (number, item) in self.items[..compared].iter().enumerate() {
            if !is_shown(item, with_groups) || near.iter().any(|(_, other)| self.items[*other].name == item.name) {
                continue;
            }
            let Some(distance) = distance(&meant, &folded(&self.show(item.name)), limit) else {
                continue;
            };
            let place = near.partition_point(|(other, _)| *other <= distance);
            near.insert(place, (distance, number));
            near.truncate(NEAR);
        }
        near.into_iter().map(|(_, number)| number).collect()
    }

    /// The first names of exports, for messages, after those that come first; hit groups on request.
    pub(super) fn some_exports(&self, with_groups: bool, first: &[usize]) -> String {
        let others = (0..self.items.len())
            .filter(|number| is_shown(&self.items[*number], with_groups) && !first.contains(number));
        let mut numbers = first.iter().copied().chain(others);
        let mut text = String::new();
        for number in numbers.by_ref().take(SHOWN) {
            text.push_str(if text.is_empty() { "exported: " } else { ", " });
            text.push_str(&self.show(self.items[number].name));
        }
        match numbers.count() {
            0 if text.is_empty() => text.push_str("nothing is exported"),
            0 => {}
            more => _ = write!(text, " and {more} more"),
        }
        text
    }
}

fn is_shown(item: &Item, with_groups: bool) -> bool {
    with_groups || item.what != What::HitGroup
}

/// A name without differences of case.
fn folded(name: &str) -> Vec<char> {
    name.chars().flat_map(char::to_lowercase).collect()
}

/// How many characters have to be changed, put in or left out to make one name of the other, up to a limit.
fn distance(one: &[char], other: &[char], limit: usize) -> Option<usize> {
    if one.len().abs_diff(other.len()) > limit {
        return None;
    }
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (at, c) in one.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = at + 1;
        for (column, d) in other.iter().enumerate() {
            let change = diagonal + usize::from(c != d);
            diagonal = row[column + 1];
            row[column + 1] = change.min(diagonal + 1).min(row[column] + 1);
        }
    }
    row.last().copied().filter(|distance| *distance <= limit)
}
