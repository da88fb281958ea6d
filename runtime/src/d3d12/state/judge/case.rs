//! A case before the judge: the description, and what is worked out of it.

use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;

use super::signatures::Bindings;
use super::{Judge, Read};
use crate::d3d12::state::contents::{StateObjectContents, Value};
use crate::d3d12::state::description::{Description, List};
use crate::d3d12::state::kinds::{Associable, StateObjectType};
use crate::d3d12::state::names::{Lexicon, Name};
use crate::d3d12::state::reader::{LibraryContents, ShaderKind};
use crate::d3d12::state::report::{Diagnostic, Need, Noted, Place, Report};
use crate::d3d12::state::resolve::Rung;
use crate::d3d12::state::rules::{Rule, RuleSet};

/// No index.
pub(crate) const NONE: u32 = u32::MAX;

/// What an export is, as far as it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum What {
    /// Listed for a library that nobody read: a function, or a subobject that the library declares.
    Listed,
    /// Listed for a collection whose contents are unknown.
    Imported,
    /// A function.
    Function(ShaderKind),
    /// A hit group.
    HitGroup,
    /// A subobject that a library declares.
    Subobject,
}

/// An export of the object.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Item {
    /// The name without mangling.
    pub(crate) name: Name,
    /// The mangled name, where there is one and it is known.
    pub(crate) mangled: Option<Name>,
    /// The subobject that brings it.
    pub(crate) at: u32,
    /// Which of that subobject's functions or exports it is.
    pub(crate) detail: u32,
    pub(crate) what: What,
    /// Whether it comes from a collection.
    pub(crate) inner: bool,
    /// Whether an association of a subobject whose kind is unknown names it.
    pub(crate) named_by_unread: bool,
    /// The hit group that gave it an association, or [`NONE`].
    pub(crate) group: u32,
    /// The next item of the same name, plus 1.
    pub(super) next: u32,
}

impl Item {
    pub(crate) const fn new(name: Name, at: u32, detail: u32, what: What) -> Self {
        Self {
            name,
            mangled: None,
            at,
            detail,
            what,
            inner: matches!(what, What::Imported),
            named_by_unread: false,
            group: NONE,
            next: 0,
        }
    }

    /// Whether it is, or may be, a shader that configurations concern.
    pub(crate) const fn may_trace(&self) -> bool {
        match self.what {
            What::Listed | What::Imported => true,
            What::Function(kind) => kind.is_raytracing() || matches!(kind, ShaderKind::Library),
            What::HitGroup | What::Subobject => false,
        }
    }
}

/// An association of one kind that an export has: a definition and the rung that it stands on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Slot(u32);

impl Slot {
    pub(super) const DEFINITION: u32 = (1 << 26) - 1;
    const RUNG: u32 = 7 << 26;
    const CONFLICT: u32 = 1 << 29;
    const VIA_GROUP: u32 = 1 << 30;
    /// Nothing.
    pub(crate) const EMPTY: Self = Self(Self::DEFINITION | Self::RUNG);

    pub(crate) const fn new(definition: u32, rung: Rung) -> Self {
        Self(definition | (rung as u32) << 26)
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 & Self::RUNG == Self::RUNG
    }

    pub(crate) const fn definition(self) -> u32 {
        self.0 & Self::DEFINITION
    }

    pub(crate) const fn rung(self) -> Rung {
        Rung::from_number((self.0 & Self::RUNG) >> 26)
    }

    pub(crate) const fn conflicts(self) -> bool {
        self.0 & Self::CONFLICT != 0
    }

    pub(crate) const fn is_via_group(self) -> bool {
        self.0 & Self::VIA_GROUP != 0
    }

    pub(crate) const fn conflicting(self) -> Self {
        Self(self.0 | Self::CONFLICT)
    }

    pub(crate) const fn via_group(self) -> Self {
        Self(self.0 | Self::VIA_GROUP)
    }
}

/// Where a definition stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    /// The subobject at this index.
    Object(u32),
    /// A subobject that the library at an index declares, and its number there.
    Library(u32, u32),
    /// In the collection at this index.
    Collection(u32),
}

impl Origin {
    /// The element of the array that it is or that brings it.
    pub(crate) const fn at(self) -> u32 {
        match self {
            Self::Object(at) | Self::Library(at, _) | Self::Collection(at) => at,
        }
    }
}

/// A subobject that is associated with exports.
#[derive(Clone, Debug)]
pub(crate) struct Definition<'s> {
    pub(crate) kind: Associable,
    pub(crate) value: Value<'s>,
    pub(crate) origin: Origin,
    /// Whether an association in its own scope names it.
    pub(crate) associated: bool,
    /// Whether an association gives it to an export.
    pub(crate) reaches: bool,
}

/// A hit group whose imports are to be found.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Group {
    pub(crate) name: Option<Name>,
    /// Its export, or [`NONE`] when the name was taken.
    pub(crate) item: u32,
    pub(crate) at: u32,
    /// `Type`.
    pub(crate) of_type: u32,
    /// Any-hit, closest-hit and intersection shader.
    pub(crate) imports: [Option<Name>; 3],
    /// The exports that they mean, plus 1; 0 where there is none.
    pub(crate) shaders: [u32; 3],
    /// Whether it comes from a collection that left imports open.
    pub(crate) inner: bool,
}

/// What is the default of one kind.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Defaults {
    /// The target of an association with an empty list, and where that association is.
    pub(crate) explicit: Option<(u32, u32)>,
    /// The one that no association names, when there is one or all such are equal.
    pub(crate) declared: Option<u32>,
    /// Two of those that no association names, when they differ.
    pub(crate) differ: Option<(u32, u32)>,
}

impl Defaults {
    pub(crate) const NONE: Self = Self {
        explicit: None,
        declared: None,
        differ: None,
    };

    pub(crate) const fn get(self) -> Option<u32> {
        match (self.explicit, self.declared) {
            (Some((definition, _)), _) => Some(definition),
            (None, declared) => declared,
        }
    }
}

/// A library whose contents are known.
pub(crate) struct Library<'s> {
    pub(crate) at: u32,
    pub(crate) contents: &'s LibraryContents<'s>,
    /// The defaults that it declares for its own exports.
    pub(crate) defaults: [Defaults; 6],
    /// For each declared subobject its definition, or [`NONE`].
    pub(crate) definitions: Vec<u32>,
    /// For each declared subobject whether it is exported.
    pub(crate) visible: Vec<bool>,
}

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
    pub(crate) definitions: Vec<Definition<'s>>,
    /// For each subobject its definition, or [`NONE`].
    pub(crate) definition_of: Vec<u32>,
    pub(crate) defaults: [Defaults; 6],
    pub(crate) libraries: Vec<Library<'s>>,
    pub(crate) collections: Vec<(u32, &'s StateObjectContents)>,
    /// Definitions of libraries by name.
    pub(crate) declared: BTreeMap<Name, u32>,

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

    /// What the reader tells of root signatures.
    pub(super) bindings: Bindings,
    pub(super) found: Report,
    noted: Noted,
}

impl<'s> Case<'s> {
    pub(super) fn new(judge: &'s Judge<'s>, object: &'s Description<'s>, read: &'s [Read<'s>]) -> Self {
        let subobjects = object.subobjects().len();
        let names = object.table().len();
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
            first: alloc::vec![0; names],
            slots: [const { Vec::new() }; 6],
            groups: Vec::with_capacity(object.hit_groups()),
            definitions: Vec::with_capacity(8),
            definition_of: alloc::vec![NONE; subobjects],
            defaults: [Defaults::NONE; 6],
            libraries: Vec::new(),
            collections: Vec::new(),
            declared: BTreeMap::new(),
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
            bindings: Bindings::new(),
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

    /// The names of a list that are neither null nor broken.
    pub(super) fn listed_names(&self, list: List<Option<Name>>) -> &'s [Option<Name>] {
        self.object.names_of(list)
    }
}
