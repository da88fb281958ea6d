//! What it means, and every rule.

use proc_macro2::Ident;
use syn::{Attribute, Expr, GenericParam, Generics, LitStr, Type, Visibility};

use super::input::{Field, Input, ListMember};
use crate::errors::Errors;

/// A subobject or a part that can be written.
pub(super) struct Model<'a> {
    pub(super) input: &'a Input<'a>,
    pub(super) what: What<'a>,
    pub(super) fields: Vec<Member<'a>>,
}

pub(super) enum What<'a> {
    Part,
    /// Of pipeline state streams alone.
    InStreams,
    Subobject {
        number: &'a Expr,
        kinds: &'a [Ident],
        associable: bool,
    },
}

pub(super) struct Member<'a> {
    pub(super) ident: &'a Ident,
    pub(super) vis: &'a Visibility,
    pub(super) attributes: &'a [Attribute],
    pub(super) ty: &'a Type,
    pub(super) name: Option<&'a LitStr>,
    pub(super) optional: bool,
    pub(super) form: Form<'a>,
}

/// What the field is in C.
pub(super) enum Form<'a> {
    Plain,
    Pointer,
    /// A count and a pointer, in either order.
    List {
        count: (&'a Ident, &'a Type),
        pointer: &'a Ident,
        count_first: bool,
    },
}

/// The kinds of state objects.
pub(super) const KINDS: [&str; 3] = ["Collection", "RaytracingPipeline", "Executable"];

pub(super) fn judge<'a>(input: &'a Input<'a>, errors: &mut Errors) -> Option<Model<'a>> {
    check_generics(input.generics, errors);
    let what = what(input, errors);
    let Some(fields) = &input.fields else {
        errors.error(
            input.ident,
            "a subobject is a struct with named fields: one for each C member",
        );
        return None;
    };
    let fields = fields.iter().map(|field| member(field, errors)).collect();
    if input.by_value {
        check_by_value(input, errors);
    }
    // Judged as a whole: an error anywhere means that nothing is written.
    errors.is_empty().then_some(())?;
    Some(Model {
        input,
        what: what?,
        fields,
    })
}

fn check_generics(generics: &Generics, errors: &mut Errors) {
    for parameter in &generics.params {
        if !matches!(parameter, GenericParam::Lifetime(_)) {
            errors.error(
                parameter,
                "a subobject has one C struct: it takes lifetimes, no type or const parameters",
            );
        }
    }
}

fn what<'a>(input: &'a Input<'a>, errors: &mut Errors) -> Option<What<'a>> {
    if let Some(part) = &input.part {
        if input.number.is_some() || input.kinds.is_some() || input.associable.is_some() {
            errors.error(
                part,
                "a part is a member of subobjects: it has no `type`, `in` or `associable` of its own",
            );
        }
        return Some(What::Part);
    }
    if input.number.is_none() && input.stream.is_some() {
        check_in_streams(input, errors);
        return Some(What::InStreams);
    }
    if input.number.is_none() {
        errors.error(
            input.ident,
            "the number of the subobject type is missing: write `#[subobject(type = NUMBER)]`, `stream = NUMBER` for one of pipeline state streams, or `part` for what is only a member of others",
        );
    }
    if input.kinds.as_ref().is_none_or(|(_, kinds)| kinds.is_empty()) {
        errors.error(
            input.ident,
            "no state object may hold this subobject: list them by `in(Collection, RaytracingPipeline, Executable)`",
        );
    }
    let kinds = &input.kinds.as_ref()?.1;
    for (index, kind) in kinds.iter().enumerate() {
        if !KINDS.iter().any(|known| kind == known) {
            errors.error(
                kind,
                format_args!(
                    "unknown kind of state object: write {}",
                    KINDS.map(|kind| format!("`{kind}`")).join(", ")
                ),
            );
        } else if kinds[..index].contains(kind) {
            errors.error(kind, format_args!("`{kind}` is listed twice: keep one"));
        }
    }
    Some(What::Subobject {
        number: input.number.as_ref()?,
        kinds,
        associable: input.associable.is_some(),
    })
}

/// What only state objects ask is not said of a subobject that they do not have.
fn check_in_streams(input: &Input<'_>, errors: &mut Errors) {
    let keys = [input.kinds.as_ref().map(|(key, _)| key), input.associable.as_ref()];
    for key in keys.into_iter().flatten() {
        errors.error(
            key,
            format_args!("`{key}` is about state objects: give the number there too, by `type = NUMBER`"),
        );
    }
}

/// There is nowhere to copy anything to.
fn check_by_value(input: &Input<'_>, errors: &mut Errors) {
    for field in input.fields.iter().flatten() {
        if let Some(pointer) = &field.pointer {
            errors.error(
                pointer,
                "what is lowered by value has no place to copy the value to: lend it as a slice, by `list(...)`",
            );
        }
    }
}

fn member<'a>(field: &'a Field<'a>, errors: &mut Errors) -> Member<'a> {
    let form = match (&field.list, &field.pointer) {
        (Some((key, members)), pointer) => {
            if let Some(pointer) = pointer {
                errors.error(pointer, "a list has its own pointer: remove `pointer`");
            }
            if let Some(name) = &field.name {
                errors.error(name, "`list(...)` names both C members: remove `name`");
            }
            list(key, members, errors).unwrap_or(Form::Plain)
        }
        (None, Some(_)) => Form::Pointer,
        (None, None) => Form::Plain,
    };
    Member {
        ident: field.ident,
        vis: field.vis,
        attributes: field.attributes,
        ty: field.ty,
        name: field.name.as_ref(),
        optional: field.optional,
        form,
    }
}

fn list<'a>(key: &Ident, members: &'a [ListMember], errors: &mut Errors) -> Option<Form<'a>> {
    let form = match members {
        [
            ListMember { name, count: Some(ty) },
            ListMember {
                name: pointer,
                count: None,
            },
        ] => Form::List {
            count: (name, ty),
            pointer,
            count_first: true,
        },
        [
            ListMember {
                name: pointer,
                count: None,
            },
            ListMember { name, count: Some(ty) },
        ] => Form::List {
            count: (name, ty),
            pointer,
            count_first: false,
        },
        _ => {
            errors.error(
                key,
                "a list is a count and a pointer, in the order of the C members: write `list(NumNames: u32, pNames)`",
            );
            return None;
        }
    };
    Some(form)
}
