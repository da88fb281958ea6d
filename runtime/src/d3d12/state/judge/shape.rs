//! Numbers, flags, lists, names and bytes: what one subobject shows by itself.

use alloc::format;
use alloc::string::String;

use super::case::Case;
use crate::d3d12::state::description::Subobject;
use crate::d3d12::state::facts::Purpose;
use crate::d3d12::state::kinds::{StateObjectType, SubobjectType};
use crate::d3d12::state::report::{Diagnostic, Need, Place};
use crate::d3d12::state::rules::Rule;

impl Case<'_> {
    #[inline(never)]
    pub(super) fn judge_shape(&mut self) {
        let object = self.object;
        if object.object_type().is_none() {
            self.unknown_object_type();
        }
        let is_executable = object.object_type() == Some(StateObjectType::Executable);
        let mut signatures = [[None; 2]; 2];
        let are_whole = self.lexicon.are_whole();
        let are_lists_whole = are_whole && object.are_lists_whole();
        for (at, subobject) in (0..).zip(object.subobjects()) {
            // Most of a large object are these two, and nothing is wrong with them.
            match subobject {
                Subobject::HitGroup(group) if are_whole && !is_executable && group.name.is_some() => continue,
                Subobject::Association { .. } if are_lists_whole => continue,
                _ => {}
            }
            match subobject.subobject_type().number() {
                of @ (1 | 2) => note(&mut signatures[of as usize - 1][0], at),
                of @ (31 | 32) => {
                    note(&mut signatures[of as usize - 31][1], at);
                    self.judge_type(at, subobject);
                }
                // In every object, since ever.
                0 | 3 | 5 | 7 | 8 => {}
                9..=12 if !is_executable => {}
                6 | 9..=12 => self.judge_place(at, subobject),
                _ => self.judge_type(at, subobject),
            }
            self.judge_members(at, subobject);
        }
        for ([object, serialized], kind) in signatures.into_iter().zip(["global", "local"]) {
            if let (Some(object), Some(serialized)) = (object, serialized) {
                self.mixed_signatures(kind, object, serialized);
            }
        }
    }

    #[cold]
    fn unknown_object_type(&mut self) {
        let number = self.object.type_number();
        self.push(
            Diagnostic::wrong(Rule::UnknownObjectType)
                .in_field("Type")
                .say(format!("there is no state object of type {number}"))
                .because("types are 0 COLLECTION, 3 RAYTRACING_PIPELINE and 4 EXECUTABLE")
                .advise("write one of those; 0 is a collection"),
        );
    }

    #[cold]
    fn mixed_signatures(&mut self, kind: &str, object: u32, serialized: u32) {
        let (place, other) = (self.place(serialized), self.place(object));
        self.push(
            Diagnostic::wrong(Rule::MixedSignatureForms)
                .at(place)
                .say(format!(
                    "there are {kind} root signatures as objects and serialized ones"
                ))
                .because("a state object has the one form or the other, for each kind")
                .advise("use the same form for all")
                .with(other, "one as an object"),
        );
    }

    /// Whether the type exists, and may be here.
    fn judge_type(&mut self, at: u32, subobject: &Subobject<'_>) {
        let subobject_type = subobject.subobject_type();
        if let Subobject::Foreign { .. } = subobject {
            self.judge_place(at, subobject);
            return;
        }
        let place = self.place(at);
        if subobject_type.name().is_none() {
            self.unknown_type(place, subobject_type);
            return;
        }
        self.judge_place(at, subobject);
        match (subobject_type, self.judge.purpose) {
            (SubobjectType::COMPILER_EXISTING_COLLECTION, Purpose::Create | Purpose::Store) => self.push(
                Diagnostic::wrong(Rule::TypeNotForCall)
                    .at(place)
                    .in_field("Type")
                    .say("CreateStateObject takes no COMPILER_EXISTING_COLLECTION")
                    .because("its collections are objects of the offline compiler")
                    .advise("use EXISTING_COLLECTION, with a collection of the device"),
            ),
            (SubobjectType::EXISTING_COLLECTION_BY_KEY, Purpose::Create | Purpose::Compile) => self.push(
                Diagnostic::wrong(Rule::TypeNotForCall)
                    .at(place)
                    .in_field("Type")
                    .say("neither CreateStateObject nor the compiler takes EXISTING_COLLECTION_BY_KEY")
                    .because("only descriptions in a state object database name collections by key")
                    .advise("look the collection up, and use EXISTING_COLLECTION"),
            ),
            _ => {}
        }
        let first = subobject_type.first_sdk();
        match self.judge.sdk {
            Some(sdk) if sdk < first => self.push(
                Diagnostic::wrong(Rule::TypeNewerThanTarget)
                    .at(place)
                    .in_field("Type")
                    .say(format!("{subobject_type} is newer than SDK {sdk}"))
                    .because(format!("the runtime knows it from SDK {first} on"))
                    .advise(format!(
                        "ship version {first} or later of the Agility SDK, or do without it"
                    )),
            ),
            None if first != 0 => self.open(Rule::TypeNewerThanTarget, Need::TargetSdk, at),
            _ => {}
        }
    }

    #[cold]
    fn unknown_type(&mut self, place: Place, subobject_type: SubobjectType) {
        let number = subobject_type.number();
        let why = match number {
            4 | 25 => "the headers leave the number out: 5 follows 3, and 26 follows 24",
            34 | 35 => "the number is reserved",
            0xcccc_cccc | 0xcdcd_cdcd | 0xfeee_feee | 0xdddd_dddd => {
                "the number is what debug heaps fill memory with: the element was never written"
            }
            _ => "public types end at 36",
        };
        let advice = match number {
            0xcccc_cccc | 0xcdcd_cdcd | 0xfeee_feee | 0xdddd_dddd => {
                "let NumSubobjects be the number of elements written"
            }
            _ => "correct Type; numbers are not positions in a table",
        };
        self.push(
            Diagnostic::wrong(Rule::UnknownSubobjectType)
                .at(place)
                .in_field("Type")
                .say(format!("there is no subobject of type {number}, {number:#x}"))
                .because(why)
                .advise(advice),
        );
    }

    fn judge_place(&mut self, at: u32, subobject: &Subobject<'_>) {
        let Some(object) = self.object_type() else { return };
        let allowed = subobject.allowed_in();
        if allowed.contains(object) {
            return;
        }
        let place = self.place(at);
        let (why, advice) = match (subobject.subobject_type(), object) {
            (
                SubobjectType::EXISTING_COLLECTION
                | SubobjectType::COMPILER_EXISTING_COLLECTION
                | SubobjectType::EXISTING_COLLECTION_BY_KEY,
                _,
            ) => (
                "a collection is not made out of other collections; pipelines and executables include them",
                "include both collections in the pipeline",
            ),
            (SubobjectType::WORK_GRAPH | SubobjectType::GENERIC_PROGRAM, _) => (
                "programs are defined in EXECUTABLE objects",
                "create an object of type EXECUTABLE for it",
            ),
            (of, _) if of.is_program_state() => (
                "it is for generic programs, which are in EXECUTABLE objects",
                "create an object of type EXECUTABLE for it",
            ),
            (_, StateObjectType::Executable) => (
                "ray tracing pipelines are not part of EXECUTABLE objects; RayQuery needs no configuration",
                "create an object of type RAYTRACING_PIPELINE for it",
            ),
            _ => (
                "its declaration says where it is allowed",
                "create an object of another type for it",
            ),
        };
        let name = match subobject {
            Subobject::Foreign { about, .. } => String::from(about.name),
            _ => format!("{}", subobject.subobject_type()),
        };
        self.push(
            Diagnostic::wrong(Rule::TypeNotAllowedHere)
                .at(place)
                .in_field("Type")
                .say(format!("a {object} state object cannot have {name}"))
                .because(why)
                .advise(advice),
        );
    }
}

fn note(place: &mut Option<u32>, at: u32) {
    place.get_or_insert(at);
}
