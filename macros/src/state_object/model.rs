//! What it means, and every rule that the declaration alone decides.

use std::collections::HashMap;

use proc_macro2::Ident;
use syn::{LitStr, Type};

use super::input::{Field, Input, Names};
use crate::errors::Errors;
use crate::syntax::check_only_lifetimes;

/// A state object that can be written.
pub(super) struct Model<'a> {
    pub(super) input: &'a Input<'a>,
    pub(super) kind: &'a Ident,
    pub(super) fields: &'a [Field<'a>],
}

/// The kinds of state objects.
pub(crate) const KINDS: [&str; 3] = ["Collection", "RaytracingPipeline", "Executable"];

pub(super) fn judge<'a>(input: &'a Input<'a>, errors: &mut Errors) -> Option<Model<'a>> {
    check_only_lifetimes(
        input.generics,
        "a declared state object takes lifetimes, no type or const parameters: build it with `StateObjectBuilder`",
        errors,
    );
    check_kind(input, errors);
    let Some(fields) = &input.fields else {
        errors.error(
            input.ident,
            "a declared state object is a struct with named fields: one for each subobject",
        );
        return None;
    };
    check_names(fields, errors);
    check_associations(fields, errors);
    let kind = input.kind.as_ref()?;
    errors.is_empty().then_some(Model { input, kind, fields })
}

fn check_kind(input: &Input<'_>, errors: &mut Errors) {
    match &input.kind {
        None => errors.error(
            input.ident,
            "what the state object is for is not said: write `#[state_object(RaytracingPipeline)]`, `Collection` or `Executable`",
        ),
        Some(kind) if !KINDS.iter().any(|known| kind == known) => errors.error(
            kind,
            "unknown kind of state object: write `Collection`, `RaytracingPipeline`, `Executable`",
        ),
        Some(_) => {}
    }
}

/// Lists are not empty where they must not be, and have no name twice; no two fields export one name.
fn check_names(fields: &[Field<'_>], errors: &mut Errors) {
    let mut exported: HashMap<String, &Ident> = HashMap::new();
    for field in fields {
        for list in [&field.associate, &field.exports].into_iter().flatten() {
            check_list(list, errors);
        }
        let Some(exports) = &field.exports else { continue };
        if exports.names.is_empty() {
            errors.error(
                exports.attribute.path(),
                "`exports` lists the names that the field exports: write `#[exports(\"Name\", ...)]`",
            );
        }
        for name in &exports.names {
            if let Some(first) = exported.insert(name.value(), field.ident)
                && first != field.ident
            {
                errors.error(
                    name,
                    format_args!(
                        "`{}` is exported by `{first}` already: export it under another name",
                        name.value()
                    ),
                );
            }
        }
    }
}

fn check_list(list: &Names<'_>, errors: &mut Errors) {
    for (index, name) in list.names.iter().enumerate() {
        let value = name.value();
        if value.is_empty() || value.contains('\0') {
            errors.error(name, "the name of an export is not empty and has no zero in it");
        } else if list.names[..index].iter().any(|before| before.value() == value) {
            errors.error(name, format_args!("`{value}` is listed twice: keep one"));
        }
    }
}

/// An association's exports exist where all that is exported is listed, and one export has one subobject of a type.
fn check_associations(fields: &[Field<'_>], errors: &mut Errors) {
    let exported: Vec<String> = fields
        .iter()
        .filter_map(|field| field.exports.as_ref())
        .flat_map(|exports| exports.names.iter().map(LitStr::value))
        .collect();
    let mut taken: HashMap<(String, Option<String>), &Ident> = HashMap::new();
    for field in fields {
        let Some(associate) = &field.associate else { continue };
        for name in &associate.names {
            let value = name.value();
            if !exported.is_empty() && !exported.contains(&value) {
                let known = exported.iter().map(String::as_str);
                let guess = crate::names::closest(&value, known, value.len().div_ceil(4));
                let guess = guess.map_or_else(String::new, |guess| format!("did you mean `{guess}`? else "));
                errors.error(
                    name,
                    format_args!(
                        "no field exports `{value}`: {guess}list it in the `#[exports(...)]` of the field that does"
                    ),
                );
            }
        }
        // Two of the same type, as it is written: another spelling is left to the judge.
        let ty = type_key(field.ty);
        let places: Vec<(Option<String>, Option<&LitStr>)> = if associate.names.is_empty() {
            vec![(None, None)]
        } else {
            associate
                .names
                .iter()
                .map(|name| (Some(name.value()), Some(name)))
                .collect()
        };
        for (export, place) in places {
            let Some(first) = taken.insert((ty.clone(), export.clone()), field.ident) else {
                continue;
            };
            if first == field.ident {
                continue;
            }
            match (export, place) {
                (Some(export), Some(place)) => errors.error(
                    place,
                    format_args!("`{export}` is associated with `{first}` already, which is a `{ty}` too: keep one"),
                ),
                _ => errors.error(
                    associate.attribute.path(),
                    format_args!("`{first}` is the default `{ty}` already: a kind has one"),
                ),
            }
        }
    }
}

/// The type's name without lifetimes and `Option`.
fn type_key(ty: &Type) -> String {
    if let Type::Path(path) = ty
        && let Some(last) = path.path.segments.last()
    {
        if last.ident == "Option"
            && let syn::PathArguments::AngleBracketed(arguments) = &last.arguments
            && let Some(syn::GenericArgument::Type(inner)) = arguments.args.first()
        {
            return type_key(inner);
        }
        return last.ident.to_string();
    }
    crate::emit::text(ty)
}
