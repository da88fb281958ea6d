//! `AddToStateObject`.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;

use super::case::{Case, What};
use super::effective::Effective;
use crate::d3d12::state::contents::{ExportKind, StateObjectContents, Value};
use crate::d3d12::state::kinds::{Associable, StateObjectType};
use crate::d3d12::state::report::{Diagnostic, Verdict};
use crate::d3d12::state::rules::Rule;

const ADDITIONS: u32 = 4;
const NAMES_STAY: &str = "hit groups and shaders with identifiers keep their names; only library functions and declared \
                          subobjects may come again";

impl Case<'_> {
    pub(super) fn judge_addition(&mut self) {
        let Some(parent) = self.parent else { return };
        self.judge_addition_flags(parent);
        self.judge_addition_types(parent);
        self.judge_addition_names(parent);
        self.judge_addition_values(parent);
        if parent.object_type == StateObjectType::Executable && parent.was_added_to {
            self.push(
                Diagnostic::wrong(Rule::ParentAlreadyGrown)
                    .say("the parent was added to before")
                    .because("EXECUTABLE objects grow in one line: each addition is to the newest object")
                    .advise("add to the object that the last AddToStateObject returned"),
            );
        }
    }

    fn judge_addition_flags(&mut self, parent: &StateObjectContents) {
        let advice = "add a STATE_OBJECT_CONFIG with ALLOW_STATE_OBJECT_ADDITIONS (4)";
        let why = "both the parent and what is added to it have to allow additions";
        if self.flags & ADDITIONS == 0 {
            // A library that nobody read may declare the configuration.
            let may_be_declared = !self.has_flags && self.unread_library.is_some();
            let verdict = if may_be_declared {
                Verdict::Suspicious
            } else {
                Verdict::Wrong
            };
            self.push(
                Diagnostic::new(Rule::AdditionsNotAllowed, verdict)
                    .in_field("Flags")
                    .say("the addition does not allow additions")
                    .because(match verdict {
                        Verdict::Wrong => String::from(why),
                        Verdict::Suspicious => format!("{why}; a library that nobody read may declare that it does"),
                    })
                    .advise(advice),
            );
        }
        if parent.flags & ADDITIONS == 0 {
            self.push(
                Diagnostic::wrong(Rule::AdditionsNotAllowed)
                    .say("the parent does not allow additions")
                    .because(why)
                    .advise(format!("when the parent is built, {advice}")),
            );
        }
    }

    fn judge_addition_types(&mut self, parent: &StateObjectContents) {
        let Some(own) = self.object_type() else { return };
        let what = match (own, parent.object_type) {
            (StateObjectType::Collection, _) => format!("the addition is of type {own}"),
            (_, StateObjectType::Collection) => format!("the parent is of type {}", parent.object_type),
            (own, of) if own != of => format!("the addition is of type {own} and the parent of type {of}"),
            _ => return,
        };
        self.push(
            Diagnostic::wrong(Rule::AdditionOfWrongType)
                .in_field("Type")
                .say(what)
                .because("additions are made to ray tracing pipelines and executables, in their own type; collections are included instead")
                .advise("give the addition the type of its parent, and include a collection as EXISTING_COLLECTION"),
        );
    }

    fn judge_addition_names(&mut self, parent: &StateObjectContents) {
        let names: BTreeMap<&str, ExportKind> = parent
            .exports
            .iter()
            .map(|export| (export.name.as_str(), export.kind))
            .collect();
        self.step(names.len() + self.items.len());
        for number in 0..self.items.len() {
            let item = self.items[number];
            let name = self.show(item.name);
            let Some(theirs) = names.get(name.as_str()) else {
                continue;
            };
            let verdict = match (entry(kind_of(item.what)), entry(*theirs)) {
                (Entry::No, Entry::No | Entry::Maybe) | (Entry::Maybe, Entry::No) => continue,
                (Entry::Yes, _) | (_, Entry::Yes) => Verdict::Wrong,
                (Entry::Maybe, Entry::Maybe) => Verdict::Suspicious,
            };
            let place = self.place(item.at);
            self.push(
                Diagnostic::new(Rule::EntryInParent, verdict)
                    .at(place)
                    .export(name.clone())
                    .say(format!("the parent exports `{name}` too"))
                    .because(match verdict {
                        Verdict::Wrong => NAMES_STAY,
                        Verdict::Suspicious => "nothing tells whether the two are shaders, which keep their names, or functions, which may come again",
                    })
                    .advise("rename the export, or leave it out: the parent's stays in the new object"),
            );
        }
    }

    fn judge_addition_values(&mut self, parent: &StateObjectContents) {
        for kind in [
            Associable::ShaderConfig,
            Associable::PipelineConfig,
            Associable::NodeMask,
        ] {
            let held = parent.exports.iter().find_map(|export| export.held[kind.index()]);
            let Some(theirs) = held.and_then(|held| parent.values.get(held as usize)) else {
                continue;
            };
            let ours = (0..u32::try_from(self.items.len()).unwrap_or(super::NONE))
                .filter(|item| self.items[*item as usize].what != What::Subobject)
                .find_map(|item| match self.effective(item, kind) {
                    Effective::One(definition, _) => Some(definition),
                    _ => None,
                });
            let ours = ours.or_else(|| self.object_default(kind).map(|(definition, _)| definition));
            let Some(ours) = ours.filter(|ours| self.definition(*ours).value != *theirs) else {
                continue;
            };
            self.differs_from_parent(kind, ours, theirs);
        }
    }

    fn differs_from_parent(&mut self, kind: Associable, ours: u32, theirs: &Value<'_>) {
        let place = self.definition_place(ours);
        let value = format!("{}", self.definition(ours).value);
        self.push(
            Diagnostic::wrong(Rule::ConfigurationDiffersFromParent)
                .at(place)
                .say(format!("the {kind} is not the parent's"))
                .because(format!(
                    "what concerns a whole object has to stay as it is: the parent has {theirs}, the addition {value}"
                ))
                .advise("use the parent's"),
        );
    }
}

/// Whether an export is an entry, which keeps its name.
enum Entry {
    Yes,
    No,
    Maybe,
}

const fn entry(kind: ExportKind) -> Entry {
    match kind {
        ExportKind::HitGroup => Entry::Yes,
        ExportKind::Function(stage) if stage.has_identifier() => Entry::Yes,
        ExportKind::Function(_) | ExportKind::Subobject => Entry::No,
        ExportKind::Unknown => Entry::Maybe,
    }
}

/// What an export is, in the words of recorded contents.
pub(crate) const fn kind_of(what: What) -> ExportKind {
    match what {
        What::Listed | What::Imported => ExportKind::Unknown,
        What::Function(stage) => ExportKind::Function(stage),
        What::HitGroup => ExportKind::HitGroup,
        What::Subobject => ExportKind::Subobject,
    }
}
