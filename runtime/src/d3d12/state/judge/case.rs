//! A case before the judge: the description, and what is worked out of it.

use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;

use super::foreign::Foreign;
use super::missing::COMPARED;
pub(crate) use super::parts::{Defaults, Definition, Group, Item, Library, NONE, Origin, Slot, What};
use super::signatures::Bindings;
use super::{Judge, Read};
use crate::d3d12::state::contents::StateObjectContents;
use crate::d3d12::state::description::{Description, List};
use crate::d3d12::state::kinds::StateObjectType;
use crate::d3d12::state::names::{Lexicon, Name};
use crate::d3d12::state::report::{Diagnostic, Need, Noted, Place, Report};
use crate::d3d12::state::rules::{Rule, RuleSet};

pub(crate) struct Case<'s> {
    pub(crate) judge: &'s Judge<'s>,
    pub(crate) object: &'s Description<'s>,
    pub(super) read: &'s [Read<'s>],
    pub(crate) parent: Option<&'s StateObjectContents>,
    pub(crate) lexicon: Lexicon<'s>,

    pub(crate) items: Vec<Item>,
    /// How many of them are subobjects that libraries declare.
    pub(super) declared_items: usize,
    /// For each name the first item that has it, plus 1.
    pub(super) first: Vec<u32>,
    /// For each kind what the exports are associated with, as far as any is: of most kinds none is.
    pub(super) slots: [Vec<Slot>; 6],
    pub(crate) groups: Vec<Group>,
    /// In the order of the subobjects that they are or that bring them.
    pub(crate) definitions: Vec<Definition<'s>>,
    pub(crate) defaults: [Defaults; 6],
    pub(crate) libraries: Vec<Library<'s>>,
    pub(crate) collections: Vec<(u32, &'s StateObjectContents)>,
    /// Definitions of libraries by name. This and other maps only where there is something in them.
    pub(crate) declared: Option<BTreeMap<Name, u32>>,

    /// How many exports have an association of their own, by kind.
    pub(crate) explicit: [u32; 6],
    /// The object's flags, and whether a configuration in it says them.
    pub(crate) flags: u32,
    pub(crate) has_flags: bool,
    /// The flags that libraries declare.
    pub(super) declared_flags: Option<u32>,
    /// The first library that nobody read.
    pub(crate) unread_library: Option<u32>,
    /// The first library that nobody read and that has a list of exports.
    pub(super) listed_library: Option<u32>,
    /// The first library of which not even the exports are known.
    pub(crate) open_library: Option<u32>,
    /// The first collection whose contents are unknown.
    pub(crate) unknown_collection: Option<u32>,
    /// The first collection of which not even the exports are known.
    pub(crate) open_collection: Option<u32>,
    /// An association with an empty list whose target's kind is unknown.
    pub(crate) unread_default: Option<u32>,
    /// Whether an association whose target's kind is unknown names an export.
    pub(super) names_unread: bool,
    /// New names of renamed exports, filled when a message asks for them.
    pub(super) renames: Option<BTreeMap<Name, (Name, u32)>>,
    /// How many names messages may still compare.
    pub(super) compared_left: usize,

    /// Associations of subobjects whose types this crate does not have.
    pub(super) foreign: Option<Foreign>,
    /// What the reader tells of root signatures.
    pub(super) bindings: Option<Bindings>,
    pub(super) found: Report,
    noted: Noted,
}

impl<'s> Case<'s> {
    pub(super) fn new(judge: &'s Judge<'s>, object: &'s Description<'s>, read: &'s [Read<'s>]) -> Self {
        let names = object.table().len();
        #[allow(
            clippy::slow_vector_initialization,
            reason = "for zeroed memory allocators go a longer way than for any"
        )]
        let first = {
            let mut first = Vec::with_capacity(names);
            first.resize(names, 0);
            first
        };
        let mut found = Report::default();
        found.diagnostics.extend(object.defects.iter().cloned());
        Self {
            judge,
            object,
            read,
            parent: None,
            lexicon: Lexicon::new(object.table()),
            items: Vec::with_capacity(names),
            declared_items: 0,
            first,
            slots: [const { Vec::new() }; 6],
            groups: Vec::with_capacity(object.hit_groups()),
            definitions: Vec::with_capacity(8),
            defaults: [Defaults::NONE; 6],
            libraries: Vec::new(),
            collections: Vec::new(),
            declared: None,
            explicit: [0; 6],
            flags: 0,
            has_flags: false,
            declared_flags: None,
            unread_library: None,
            listed_library: None,
            open_library: None,
            unknown_collection: None,
            open_collection: None,
            unread_default: None,
            names_unread: false,
            renames: None,
            compared_left: COMPARED,
            foreign: None,
            bindings: None,
            found,
            noted: Noted::default(),
        }
    }

    /// Works out who gets what.
    pub(super) fn settle(&mut self) {
        self.gather();
        self.associate();
        self.settle_groups();
    }

    /// Holds the object against all rules.
    pub(super) fn run(&mut self) {
        self.settle();
        self.judge_shape();
        self.judge_groups();
        self.judge_configurations();
        self.judge_associations();
        self.judge_masks();
        self.judge_libraries();
        self.judge_signatures();
        self.judge_calls();
        if self.object_type() == Some(StateObjectType::Executable) {
            self.judge_programs();
            self.judge_graphs();
        }
        self.judge_addition();
        self.judge_portability();
    }

    pub(super) fn take_report(&mut self) -> Report {
        core::mem::take(&mut self.found)
    }

    pub(super) fn push(&mut self, diagnostic: Diagnostic) {
        self.found.diagnostics.push(diagnostic);
    }

    /// Notes that a rule could not be decided.
    #[inline]
    pub(super) fn open(&mut self, rule: Rule, need: Need, at: u32) {
        self.open_all(RuleSet::of(&[rule]), need, at);
    }

    /// Notes that rules could not be decided.
    #[inline(never)]
    pub(super) fn open_all(&mut self, rules: RuleSet, need: Need, at: u32) {
        let rules = self.noted.news(rules, need);
        if !rules.is_empty() {
            let object = self.object;
            let at = ((at as usize) < object.subobjects().len()).then_some(at);
            self.found.open.note(rules, need, at, |at| object.place(at));
        }
    }

    /// Whether all of these rules are noted.
    #[inline]
    pub(super) fn has_noted(&self, rules: RuleSet, need: Need) -> bool {
        self.noted.has(rules, need)
    }

    pub(super) fn step(&mut self, steps: usize) {
        self.found.steps += steps as u64;
    }

    pub(super) fn place(&self, at: u32) -> Place {
        self.object.place(at)
    }

    pub(super) fn show(&self, name: Name) -> String {
        self.lexicon.show(name)
    }

    pub(super) fn object_type(&self) -> Option<StateObjectType> {
        self.object.object_type()
    }

    pub(super) fn is_collection(&self) -> bool {
        self.object_type() == Some(StateObjectType::Collection)
    }

    /// The names of a list, of which some may be null or broken.
    pub(super) fn listed_names(&self, list: List<Option<Name>>) -> &'s [Option<Name>] {
        self.object.names_of(list)
    }
}
