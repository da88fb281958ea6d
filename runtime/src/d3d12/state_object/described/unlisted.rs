//! Subobjects that were associated with no export.

use alloc::collections::BTreeSet;
use alloc::format;

use crate::d3d12::state::{Description, Diagnostic, Rule, Subobject, Target};
use crate::d3d12::state_object::lowering::{Lowering, Unlisted};

/// Reports those that no association names.
#[cold]
pub(super) fn report<'d>(object: &mut Description<'d>, parts: &Lowering<'d>) {
    let (mut targets, mut names) = (BTreeSet::new(), BTreeSet::new());
    for subobject in object.subobjects() {
        match subobject {
            Subobject::Association {
                target: Target::Index(at),
                ..
            } => _ = targets.insert(*at),
            Subobject::DxilAssociation {
                subobject: Some(name), ..
            } => _ = names.insert(*name),
            _ => {}
        }
    }
    for unlisted in &parts.unlisted {
        let found = Diagnostic::wrong(Rule::MalformedListOrName).in_field("NumExports");
        let found = match *unlisted {
            Unlisted::Subobject(of) if !parts.has(of) => found
                .say("a handle that belongs to another builder was associated with an empty list of exports")
                .because(
                    "a handle stands for a subobject of the builder that returned it, or of its clones from then on",
                )
                .advise("add the subobject to this builder, and associate the handle that this returns"),
            Unlisted::Subobject(of) if targets.insert(of.index) => {
                let place = object.place(of.index);
                found
                    .at(place)
                    .say(format!("{place} was associated with an empty list of exports"))
                    .because(
                        "in C an empty list makes the explicit default, so nothing was added; with no association at \
                         all the subobject would be the default of every export",
                    )
                    .advise(
                        "leave the subobject out where no export needs it, or write `associate_all` where all of them \
                         are meant",
                    )
            }
            Unlisted::Declared(name) if object.table().find(name).is_none_or(|name| names.insert(name)) => found
                .export(name)
                .say(format!(
                    "`{name}`, which a library declares, was associated with an empty list of exports"
                ))
                .because("in C an empty list makes the explicit default, so nothing was added")
                .advise(
                    "leave the association out where no export needs it, or write `associate_dxil_all` where all of \
                     them are meant",
                ),
            Unlisted::Subobject(_) | Unlisted::Declared(_) => continue,
        };
        object.defects.push(found);
    }
}
