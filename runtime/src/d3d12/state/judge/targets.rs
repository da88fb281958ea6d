//! What associations point at.

use alloc::format;

use super::case::{Case, Origin, What};
use crate::d3d12::state::description::{Subobject, Target};
use crate::d3d12::state::names::Name;
use crate::d3d12::state::report::{Diagnostic, Need};
use crate::d3d12::state::rules::Rule;

impl Case<'_> {
    /// The definition that an association of the object's array points at.
    #[inline]
    pub(super) fn target(&mut self, at: u32, target: Target) -> Targeted {
        let diagnostic = match target {
            Target::Null => Diagnostic::wrong(Rule::NullAssociation)
                .say("the association has no target")
                .because("an association gives one subobject of the array to exports")
                .advise("let pSubobjectToAssociate point at an element of pSubobjects"),
            Target::Outside => self.outside_array(),
            Target::Index(index) => match self.object.subobjects().get(index as usize) {
                None => self.outside_array(),
                Some(Subobject::Foreign { about, .. }) if about.associable => return Targeted::Foreign(index),
                Some(Subobject::Undescribed(of) | Subobject::Unknown(of)) if of.name().is_none() => {
                    return Targeted::Unheeded;
                }
                Some(Subobject::Undescribed(of)) if of.associable().is_some() => return Targeted::Unheeded,
                Some(_) => match self.own_definition(index) {
                    Some(definition) => return Targeted::Definition(definition),
                    None => self.not_associable(index),
                },
            },
        };
        let place = self.place(at);
        self.push(diagnostic.at(place).in_field("pSubobjectToAssociate"));
        Targeted::Nothing
    }

    /// The definition that the subobject at an index is: they come in the order of the subobjects.
    fn own_definition(&self, index: u32) -> Option<u32> {
        let from = self
            .definitions
            .partition_point(|definition| definition.origin.at() < index);
        let is_it = self.definitions.get(from)?.origin == Origin::Object(index);
        u32::try_from(from).ok().filter(|_| is_it)
    }

    #[cold]
    fn not_associable(&self, index: u32) -> Diagnostic {
        let target = self.place(index);
        Diagnostic::wrong(Rule::TargetNotAssociable)
            .say(format!("the association's target is {target}"))
            .because(
                "only root signatures, node masks, and object, shader and pipeline configurations are associated with \
                 exports",
            )
            .advise("point the association at one of those, or leave it out")
            .with(target, "the target")
    }

    #[cold]
    fn outside_array(&self) -> Diagnostic {
        let outside = Diagnostic::wrong(Rule::TargetOutsideArray);
        if self.object.is_built {
            return outside
                .say("the association's handle belongs to another builder")
                .because(
                    "a handle stands for a subobject of the builder that returned it, or of its clones from then on",
                )
                .advise("add the subobject to this builder, and associate the handle that this returns");
        }
        outside
            .say("the association's target is no element of the object's subobjects")
            .because(
                "the runtime finds the target by its address in pSubobjects and ignores others without a word: the \
                 association has no effect",
            )
            .advise("point at the element of the final array; elements move when the array grows or is copied")
    }

    /// The definition of a name that a library declares.
    pub(super) fn declared(&self, name: Name) -> Option<u32> {
        self.declared.as_ref()?.get(&name).copied()
    }

    /// The definition that an association names in a library.
    pub(super) fn declared_target(&mut self, at: u32, name: Option<Name>) -> Targeted {
        let Some(name) = name.filter(|name| self.lexicon.is_whole(*name)) else {
            return Targeted::Nothing;
        };
        if let Some(definition) = self.declared(name) {
            return Targeted::Definition(definition);
        }
        if let Some(unread) = self.unread_library {
            self.open(Rule::DxilSubobjectNotFound, Need::Library, unread);
            return Targeted::Unread;
        }
        if let Some(collection) = self.unknown_collection {
            self.open(Rule::DxilSubobjectNotFound, Need::Collection, collection);
            return Targeted::Unread;
        }
        if self.is_collection() && (!self.has_flags || self.flags & 1 != 0) {
            // It may be declared by what includes the collection.
            return Targeted::Unheeded;
        }
        let shown = self.show(name);
        let head = self.find(name);
        let is_other = head != 0 && matches!(self.items[head as usize - 1].what, What::Subobject | What::HitGroup);
        let place = self.place(at);
        let diagnostic = Diagnostic::wrong(Rule::DxilSubobjectNotFound)
            .at(place)
            .in_field("SubobjectToAssociate");
        self.push(if is_other {
            diagnostic
                .say(format!("the subobject `{shown}` cannot be associated with exports"))
                .because("of what a library can declare, hit groups and associations cannot")
                .advise("name a root signature or a configuration")
        } else {
            diagnostic
                .say(format!("no library declares a subobject `{shown}`"))
                .because(
                    "the association is by name; in a library with an export list only listed subobjects can be seen",
                )
                .advise(format!(
                    "correct the name, or add `{shown}` to the export list of the library that declares it"
                ))
        });
        Targeted::Nothing
    }
}

/// What an association points at.
#[derive(Clone, Copy)]
pub(super) enum Targeted {
    Definition(u32),
    /// A subobject of a library that nobody read.
    Unread,
    /// The subobject at this index, of a type that this crate does not have.
    Foreign(u32),
    /// Something that may be associated, and that this crate does not resolve.
    Unheeded,
    /// Nothing that can be associated: said before.
    Nothing,
}
