//! One look over all exports for one kind.

use super::case::{Case, What};
use super::effective::Effective;
use super::{Item, NONE};
use crate::d3d12::state::kinds::Associable;
use crate::d3d12::state::report::Need;

/// What the exports have of one kind.
#[derive(Clone, Copy, Default)]
pub(super) struct Sweep {
    /// The first export that has one, and its definition.
    pub(super) first: Option<(u32, u32)>,
    /// The first export that has a different one.
    pub(super) different: Option<(u32, u32)>,
    /// The first export that has none.
    pub(super) missing: Option<u32>,
    /// How many have none.
    pub(super) missing_count: u32,
    /// Why it cannot be told for some export, and the export.
    pub(super) unknown: Option<(Need, u32)>,
    pub(super) unknown_item: Option<u32>,
}

impl Case<'_> {
    /// Looks at every export that `concerns` takes.
    #[inline(never)]
    pub(super) fn sweep(&mut self, kind: Associable, concerns: impl Fn(&Item) -> bool) -> Sweep {
        let mut sweep = Sweep::default();
        if self.is_uniform(kind) {
            // All have what the first has.
            if let Some(first) = (0..).zip(&self.items).find(|(_, item)| concerns(item)) {
                self.sweep_one(kind, first.0, &mut sweep);
            }
            if sweep.missing.is_some() {
                let missing = self.items.iter().filter(|item| concerns(item)).count();
                sweep.missing_count = u32::try_from(missing).unwrap_or(NONE);
            }
            return sweep;
        }
        self.step(self.items.len());
        let slots = &self.slots[kind.index()];
        let mut latest = None;
        for (number, item) in (0..).zip(&self.items) {
            if !concerns(item) {
                continue;
            }
            // Where many have one, many in a row have the same.
            let slot = slots.get(number as usize).copied();
            if slot.is_none() || slot != latest {
                self.sweep_one(kind, number, &mut sweep);
                latest = slot.filter(|slot| slot.is_final());
            }
        }
        sweep
    }

    /// Whether nothing but a default of the object gives exports one of a kind.
    pub(super) fn is_uniform(&self, kind: Associable) -> bool {
        self.explicit[kind.index()] == 0
            && self.libraries.is_empty()
            && self.collections.is_empty()
            && self.unknown_collection.is_none()
            && !self.names_unread
    }

    /// Looks at every hit group that `concerns` takes.
    pub(super) fn sweep_groups(&mut self, kind: Associable, concerns: impl Fn(&Item) -> bool, sweep: &mut Sweep) {
        self.step(self.groups.len());
        for group in &self.groups {
            if group.item == NONE || !concerns(&self.items[group.item as usize]) {
                continue;
            }
            let has = self.effective_of_group(group, kind);
            // What cannot be told, or is missing, of its shaders was seen when they were looked at.
            if matches!(has, Effective::One(..)) || self.lender(group, kind).is_none() {
                self.sweep_has(has, group.item, sweep);
            }
        }
    }

    fn sweep_one(&self, kind: Associable, item: u32, sweep: &mut Sweep) {
        self.sweep_has(self.effective(item, kind), item, sweep);
    }

    fn sweep_has(&self, has: Effective, item: u32, sweep: &mut Sweep) {
        match has {
            Effective::One(definition, _) => match sweep.first {
                None => sweep.first = Some((item, definition)),
                Some((_, first)) if sweep.different.is_none() && !self.same(first, definition) => {
                    sweep.different = Some((item, definition));
                }
                Some(_) => {}
            },
            Effective::Conflict(..) => {}
            Effective::Nothing => {
                sweep.missing.get_or_insert(item);
                sweep.missing_count += 1;
            }
            Effective::Unknown(need, at) => {
                sweep.unknown.get_or_insert((need, at));
                sweep.unknown_item.get_or_insert(item);
            }
        }
    }

    /// Whether a listed name is certainly a function: nothing else in the object says that its library brings
    /// configurations, which would have to be listed as well.
    pub(super) fn is_certain(&self, item: u32) -> bool {
        match self.items[item as usize].what {
            What::Listed => {
                let has = |kind: Associable| {
                    let defaults = self.defaults[kind.index()];
                    defaults.get().or(defaults.differ.map(|(first, _)| first)).is_some()
                        || self.explicit[kind.index()] > 0
                };
                self.has_any(item) || (has(Associable::ShaderConfig) && has(Associable::PipelineConfig))
            }
            What::Imported => false,
            What::Function(_) | What::HitGroup | What::Subobject => true,
        }
    }
}
