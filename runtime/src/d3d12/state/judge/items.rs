//! The exports of a case by name, and what they have.

use super::NONE;
use super::case::{Case, Definition, Item, Origin, Slot, What};
use crate::d3d12::state::contents::{StateObjectContents, Value};
use crate::d3d12::state::kinds::Associable;
use crate::d3d12::state::names::Name;
use crate::d3d12::state::report::{Need, Place};
use crate::d3d12::state::rules::Rule;

impl<'s> Case<'s> {
    /// Why the exports of the object are not all known.
    pub(crate) fn open_world(&self) -> Option<(u32, Need)> {
        match (self.open_library, self.open_collection) {
            (Some(at), _) => Some((at, Need::Library)),
            (None, Some(at)) => Some((at, Need::Collection)),
            (None, None) => self.object.is_cut.then_some((NONE, Need::Limits)),
        }
    }

    /// The first export of a name, plus 1; 0 when there is none.
    #[inline]
    fn head(&self, name: Name) -> u32 {
        self.first.get(name.index()).copied().unwrap_or(0)
    }

    #[inline]
    fn set_head(&mut self, name: Name, item: u32) {
        match self.first.get_mut(name.index()) {
            Some(first) => *first = item + 1,
            None => self.set_new_head(name, item),
        }
    }

    /// [`set_head`](Self::set_head) for a name that came up since.
    #[cold]
    fn set_new_head(&mut self, name: Name, item: u32) {
        self.first.resize(self.lexicon.len().max(name.index() + 1), 0);
        self.first[name.index()] = item + 1;
    }

    /// Adds an export, unless one with exactly that name is there.
    pub(super) fn add_item(&mut self, item: Item) -> Result<u32, u32> {
        let head = self.head(item.name);
        if let Some(first) = head.checked_sub(1)
            && let Some(taken) = self.taken(&item, first)
        {
            return Err(taken);
        }
        let at = self.next_item();
        self.declared_items += usize::from(item.what == What::Subobject);
        self.items.push(Item { next: head, ..item });
        self.set_head(item.name, at);
        if let Some(mangled) = item.mangled {
            self.set_head(mangled, at);
        }
        Ok(at)
    }

    /// Adds an export of a name that none has, if it is one of the object's own. What is a function's has no mangling.
    #[inline]
    pub(super) fn push_free(&mut self, name: Name, at: u32, detail: u32, what: What) -> Option<u32> {
        let number = self.next_item();
        match self.first.get_mut(name.index()) {
            Some(first) if *first == 0 => *first = number + 1,
            _ => return None,
        }
        // Written of its parts, as copying it just after it was written would wait for the writing.
        self.items.push(Item::new(name, at, detail, what));
        Some(number)
    }

    #[inline]
    fn next_item(&self) -> u32 {
        let number = u32::try_from(self.items.len()).ok().filter(|number| *number != NONE);
        number.expect("fewer than 2^32 exports")
    }

    /// The export whose name a new one has, when the first of that name is known.
    #[inline(never)]
    fn taken(&mut self, item: &Item, first: u32) -> Option<u32> {
        let same = item.mangled.and_then(|mangled| self.head(mangled).checked_sub(1));
        same.or_else(|| self.takes_all(item, first).then_some(first))
    }

    /// Whether an export leaves no room for another of the same name: functions may have overloads.
    #[inline(never)]
    fn takes_all(&mut self, new: &Item, first: u32) -> bool {
        let old = self.items[first as usize];
        let is_function = |what| matches!(what, What::Function(_) | What::Listed | What::Imported);
        if !is_function(new.what) || !is_function(old.what) || (new.mangled.is_none() && old.mangled.is_none()) {
            return true;
        }
        let is_known = |item: &Item| item.mangled.is_some() || matches!(item.what, What::Function(_));
        if is_known(new) && is_known(&old) {
            return false;
        }
        // One of them is an unmangled name in a list: all overloads that its library has.
        if new.at != old.at {
            let at = if is_known(new) { old.at } else { new.at };
            self.open(Rule::DuplicateExport, Need::Library, at);
        }
        new.at == old.at
    }

    /// The first export that a name reaches, plus 1. A mangled name reaches the one overload, an unmangled one all.
    #[inline]
    pub(crate) fn find(&mut self, name: Name) -> u32 {
        let exact = self.head(name);
        if exact != 0 || !self.lexicon.is_mangled(name) {
            return exact;
        }
        self.find_overload(name)
    }

    /// [`find`](Self::find) for a mangled name that nothing has.
    #[cold]
    fn find_overload(&mut self, name: Name) -> u32 {
        let unmangled = self.lexicon.unmangled(name);
        let head = self.head(unmangled);
        match head.checked_sub(1) {
            Some(first) if matches!(self.items[first as usize].what, What::Listed | What::Imported) => head,
            _ => 0,
        }
    }

    /// Gives the only export that goes by exactly this name what it has nothing of; whether that was so, and there was room.
    #[inline]
    pub(super) fn give_only(&mut self, name: Name, kind: Associable, slot: Slot) -> bool {
        let Some(only) = self.head(name).checked_sub(1) else {
            return false;
        };
        self.items[only as usize].next == 0 && self.set_empty(only, kind, slot)
    }

    /// Fills a slot, if it is empty and there is room; whether it did.
    #[inline]
    pub(super) fn set_empty(&mut self, item: u32, kind: Associable, slot: Slot) -> bool {
        match self.slots[kind.index()].get_mut(item as usize) {
            Some(place) if place.is_empty() => {
                *place = slot;
                self.explicit[kind.index()] += 1;
                true
            }
            _ => false,
        }
    }

    /// The next export of the same name, plus 1; a mangled name has no more.
    pub(crate) fn next(&self, name: Name, item: u32) -> u32 {
        let item = &self.items[item as usize];
        if item.name == name { item.next } else { 0 }
    }

    #[inline]
    pub(crate) fn slot(&self, item: u32, kind: Associable) -> Slot {
        let slots = &self.slots[kind.index()];
        slots.get(item as usize).copied().unwrap_or(Slot::EMPTY)
    }

    #[inline]
    pub(super) fn set_slot(&mut self, item: u32, kind: Associable, slot: Slot) {
        if self.slots[kind.index()].len() <= item as usize {
            self.more_slots(kind);
        }
        let place = &mut self.slots[kind.index()][item as usize];
        self.explicit[kind.index()] += u32::from(place.is_empty());
        *place = slot;
    }

    #[cold]
    #[inline(never)]
    fn more_slots(&mut self, kind: Associable) {
        // The exports of a collection come with associations, and more exports behind them.
        let len = self.items.capacity().max(self.items.len());
        let slots = &mut self.slots[kind.index()];
        if slots.is_empty() {
            *slots = alloc::vec![Slot::EMPTY; len];
        } else {
            slots.resize(len, Slot::EMPTY);
        }
    }

    /// Whether an export has an association of any kind.
    pub(super) fn has_any(&self, item: u32) -> bool {
        Associable::ALL.iter().any(|kind| !self.slot(item, *kind).is_empty())
    }

    pub(super) fn define(&mut self, kind: Associable, value: Value<'s>, origin: Origin) -> u32 {
        let at = u32::try_from(self.definitions.len())
            .ok()
            .filter(|at| *at < Slot::DEFINITION);
        let at = at.expect("fewer than 2^26 subobjects that are associated with exports");
        self.definitions.push(Definition {
            kind,
            value,
            origin,
            associated: false,
            reaches: false,
        });
        at
    }

    /// Whether two definitions are one or equal.
    pub(crate) fn same(&self, a: u32, b: u32) -> bool {
        a == b || self.definitions[a as usize].value == self.definitions[b as usize].value
    }

    /// The contents of the collection that the subobject at an index includes, if they are known.
    pub(super) fn collection_at(&self, at: u32) -> Option<&'s StateObjectContents> {
        let collection = self.collections.binary_search_by_key(&at, |(at, _)| *at).ok()?;
        Some(self.collections[collection].1)
    }

    pub(crate) fn definition(&self, definition: u32) -> &Definition<'s> {
        &self.definitions[definition as usize]
    }

    /// Where a definition stands, for messages.
    pub(super) fn definition_place(&self, definition: u32) -> Place {
        self.place(self.definition(definition).origin.at())
    }
}
