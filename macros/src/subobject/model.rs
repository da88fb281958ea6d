//! What it means, and every rule.

use proc_macro2::Ident;
use syn::{Attribute, Expr, LitStr, Type, Visibility};

use super::input::{Field, Input};
use crate::c_struct::List;
use crate::errors::Errors;
use crate::names::{Case, c_name, plain};
use crate::state_object::KINDS;
use crate::syntax::check_only_lifetimes;

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
    /// What the C struct's field is called: the C name, or the field's where the C struct was there already.
    pub(super) c_field: Ident,
    pub(super) optional: bool,
    /// The largest count that streams take.
    pub(super) at_most: Option<&'a Expr>,
    pub(super) form: Form<'a>,
}

impl<'a> Member<'a> {
    /// A field of a struct that was refused, for the methods that uses of it name.
    pub(super) fn stand_in(field: &'a Field<'a>) -> Self {
        Self {
            ident: field.ident,
            vis: field.vis,
            attributes: field.attributes,
            ty: field.ty,
            c_field: field.ident.clone(),
            optional: field.optional,
            at_most: None,
            form: Form::Plain,
        }
    }
}

/// What the field is in C.
pub(super) enum Form<'a> {
    Plain,
    Pointer,
    /// The member's own C field is the pointer.
    List(List<'a>),
}

pub(super) fn judge<'a>(input: &'a Input<'a>, errors: &mut Errors) -> Option<Model<'a>> {
    check_only_lifetimes(
        input.c_struct.generics,
        "a subobject has one C struct: it takes lifetimes, no type or const parameters",
        errors,
    );
    if input.c.is_none() {
        input.c_struct.check(errors);
    }
    let what = what(input, errors);
    let Some(fields) = &input.fields else {
        errors.error(
            input.c_struct.ident,
            "a subobject is a struct with named fields: one for each C member",
        );
        return None;
    };
    let case = input
        .rename_all
        .as_ref()
        .and_then(|spelling| Case::read(spelling, errors));
    let names = match input.c {
        Some(_) => Names::OfFields,
        None => Names::OfC(case),
    };
    let fields: Vec<Member<'_>> = fields.iter().map(|field| member(field, &names, errors)).collect();
    check_names(&fields, errors);
    if input.by_value {
        check_by_value(input, errors);
    } else {
        check_limits(input, errors);
    }
    // Judged as a whole: an error anywhere means that nothing is written.
    errors.is_empty().then_some(())?;
    Some(Model {
        input,
        what: what?,
        fields,
    })
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
            input.c_struct.ident,
            "the number of the subobject type is missing: write `#[subobject(type = NUMBER)]`, `stream = NUMBER` for one of pipeline state streams, or `part` for what is only a member of others",
        );
    }
    if input.kinds.as_ref().is_none_or(|(_, kinds)| kinds.is_empty()) {
        errors.error(
            input.c_struct.ident,
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

/// What a state object has too many of, its judge tells.
fn check_limits(input: &Input<'_>, errors: &mut Errors) {
    for (key, _) in input.fields.iter().flatten().filter_map(|field| field.at_most.as_ref()) {
        errors.error(
            key,
            "`at_most` is looked at where a struct is lowered by value, in pipeline state streams: remove it",
        );
    }
}

/// No two members of the C struct have one name, counts included.
fn check_names(fields: &[Member<'_>], errors: &mut Errors) {
    let mut seen: Vec<&Ident> = Vec::new();
    for field in fields {
        let count = match &field.form {
            Form::List(list) => Some(list.count),
            Form::Plain | Form::Pointer => None,
        };
        for name in count.into_iter().chain([&field.c_field]) {
            if seen.contains(&name) {
                errors.error(
                    name,
                    format_args!(
                        "another member has the C name `{}` already: give each its own",
                        plain(name)
                    ),
                );
            }
            seen.push(name);
        }
    }
}

/// How the fields of the C struct are called.
enum Names {
    /// As in C, by this spelling where a field has no name of its own.
    OfC(Option<Case>),
    /// As the fields under the derive, but for those with a name of their own: somebody else declares the C struct.
    OfFields,
}

fn member<'a>(field: &'a Field<'a>, names: &Names, errors: &mut Errors) -> Member<'a> {
    let form = match (&field.list, &field.pointer) {
        (Some((key, members)), pointer) => {
            if let Some(pointer) = pointer {
                errors.error(pointer, "a list has its own pointer: remove `pointer`");
            }
            List::judge((key, members), field.name.as_ref(), errors).map_or(Form::Plain, Form::List)
        }
        (None, Some(_)) => Form::Pointer,
        (None, None) => Form::Plain,
    };
    Member {
        ident: field.ident,
        vis: field.vis,
        attributes: field.attributes,
        ty: field.ty,
        c_field: match &form {
            Form::List(list) => list.pointer.clone(),
            Form::Plain | Form::Pointer => c_field(field, names, errors),
        },
        optional: field.optional,
        at_most: field.at_most.as_ref().map(|(_, most)| most),
        form,
    }
}

/// The field of the C struct, which Rust may call like a keyword.
fn c_field(field: &Field<'_>, names: &Names, errors: &mut Errors) -> Ident {
    let name = match (names, &field.name) {
        (_, Some(name)) => c_name(name, errors),
        (Names::OfFields, None) => return field.ident.clone(),
        (Names::OfC(Some(case)), None) => Some(case.of_field(&plain(field.ident))),
        (Names::OfC(None), None) => None,
    };
    let span = field.name.as_ref().map_or(field.ident.span(), LitStr::span);
    match name {
        Some(name) if syn::parse_str::<Ident>(&name).is_ok() => Ident::new(&name, span),
        Some(name) if syn::parse_str::<Ident>(&format!("r#{name}")).is_ok() => Ident::new_raw(&name, span),
        // `self` and its like, which cannot be fields; or what was reported, or no other name.
        _ => field.ident.clone(),
    }
}
