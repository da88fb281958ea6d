//! What the input means: every rule, and a model that only states what may be emitted.

use proc_macro2::Ident;
use quote::ToTokens as _;
use syn::{Fields, GenericParam, Generics, LitStr, Member, Type, Visibility};

use super::input::{Enum, Input, Shape, Variant};
use crate::attributes::ReprHint;
use crate::emit::Runtime;
use crate::errors::Errors;
use crate::names::{self, Case};

/// A type that can be emitted.
pub(super) struct Model<'a> {
    pub(super) ident: &'a Ident,
    pub(super) vis: &'a Visibility,
    pub(super) runtime: &'a Runtime,
    pub(super) c_name: String,
    pub(super) kind: Kind<'a>,
}

pub(super) enum Kind<'a> {
    Enum {
        repr: Repr<'a>,
        enumerators: Vec<Enumerator<'a>>,
    },
    Newtype {
        member: Member,
        ty: &'a Type,
    },
}

/// The integer of `#[repr(...)]`.
#[derive(Clone, Copy)]
pub(super) struct Repr<'a> {
    /// Where it is written.
    pub(super) place: &'a Ident,
    /// Its name.
    pub(super) name: &'static str,
}

pub(super) struct Enumerator<'a> {
    pub(super) ident: &'a Ident,
    pub(super) c_name: String,
}

/// The model; none where one cannot even be guessed. It is a guess where anything has been reported.
pub(super) fn judge<'a>(input: &'a Input<'a>, errors: &mut Errors) -> Option<Model<'a>> {
    let is_one_type = check_no_parameters(input.generics, errors);
    let c_name = input.name.as_ref().and_then(|name| names::c_name(name, errors));
    let kind = match &input.shape {
        Shape::Enum(data) => judge_enum(input, data, errors),
        Shape::Struct(fields) => judge_newtype(input, fields, errors),
        Shape::Union(keyword) => {
            errors.error(
                keyword,
                "`CEnum` is for enums and integer newtypes: derive `CLayout` for a union",
            );
            None
        }
    };
    let kind = kind.filter(|_| is_one_type)?;
    let c_name = c_name.unwrap_or_else(|| names::plain(input.ident));
    Some(Model {
        ident: input.ident,
        vis: input.vis,
        runtime: &input.runtime,
        c_name,
        kind,
    })
}

/// A C type is one type.
fn check_no_parameters(generics: &Generics, errors: &mut Errors) -> bool {
    for parameter in &generics.params {
        let (place, what) = match parameter {
            GenericParam::Type(ty) => (ty.ident.to_token_stream(), "type"),
            GenericParam::Const(constant) => (constant.ident.to_token_stream(), "const"),
            GenericParam::Lifetime(lifetime) => (lifetime.lifetime.to_token_stream(), "lifetime"),
        };
        let text = format!("a C enumeration has no {what} parameters: write one type for each that you need");
        errors.error(place, text);
    }
    generics.params.is_empty()
}

fn judge_enum<'a>(input: &'a Input<'a>, data: &'a Enum<'a>, errors: &mut Errors) -> Option<Kind<'a>> {
    if data.variants.is_empty() {
        errors.error(
            input.ident,
            format_args!(
                "`{}` has no enumerators: an enumeration in C has at least one",
                input.ident
            ),
        );
        return None;
    }
    let repr = judge_repr(input.ident, &input.repr, errors);
    let is_fieldless = check_no_data(&data.variants, errors);
    let names = c_names(data, errors);
    check_names_differ(&data.variants, &names, errors);
    let enumerators = data.variants.iter().zip(names).map(|(variant, c_name)| Enumerator {
        ident: variant.ident,
        c_name,
    });
    let enumerators = enumerators.collect();
    repr.filter(|_| is_fieldless)
        .map(|repr| Kind::Enum { repr, enumerators })
}

/// An enumeration is the integer that it is in C, in every bit: the header says which, C's compiler chooses it, and Rust
/// has to be told.
fn judge_repr<'a>(ident: &Ident, hints: &'a [ReprHint], errors: &mut Errors) -> Option<Repr<'a>> {
    let integer = hints.iter().find_map(|hint| {
        hint.integer().map(|name| Repr {
            place: &hint.name,
            name,
        })
    });
    if integer.is_none() {
        if let Some(c) = hints.iter().find(|hint| hint.text == "C") {
            let text = "the size of a `repr(C)` enum is the C compiler's choice: write the integer that it has in C, \
                        mostly `repr(u32)` or `repr(i32)`";
            errors.error(&c.name, text);
        } else {
            let text = format!("`{ident}` has no integer `repr`: add `#[repr(u32)]`, or the integer that it has in C");
            errors.error(ident, text);
        }
    }
    let align = hints.iter().find(|hint| hint.text == "align");
    if let Some(align) = align {
        let text = "an aligned enum is larger than its integer: remove `align`, and align the struct around it";
        errors.error(&align.name, text);
    }
    integer.filter(|_| align.is_none())
}

fn check_no_data(variants: &[Variant<'_>], errors: &mut Errors) -> bool {
    let mut is_fieldless = true;
    for variant in variants
        .iter()
        .filter(|variant| !matches!(variant.fields, Fields::Unit))
    {
        let text = "an enumerator in C is a number and carries no data: derive `CLayout` for a struct of the number and a \
                    union";
        errors.error(variant.fields, text);
        is_fieldless = false;
    }
    is_fieldless
}

/// The C name of each variant. One that C would not take has been reported and is empty.
fn c_names(data: &Enum<'_>, errors: &mut Errors) -> Vec<String> {
    let case = data
        .rename_all
        .as_ref()
        .and_then(|spelling| Case::read(spelling, errors));
    let prefix = data
        .prefix
        .as_ref()
        .and_then(|prefix| names::part_of_c_name(prefix, errors))
        .unwrap_or_default();
    let name = |variant: &Variant<'_>| {
        if let Some(name) = &variant.name {
            return names::c_name(name, errors).unwrap_or_default();
        }
        let plain = names::plain(variant.ident);
        let name = prefix.clone() + &case.map_or_else(|| plain.clone(), |case| case.of_variant(&plain));
        let way_out = "write the enumerator's C name, `#[clayout(name = \"...\")]`";
        if names::is_no_keyword(&name, variant.ident, way_out, errors) {
            name
        } else {
            String::new()
        }
    };
    data.variants.iter().map(name).collect()
}

fn check_names_differ(variants: &[Variant<'_>], names: &[String], errors: &mut Errors) {
    let mut owners = std::collections::HashMap::new();
    for (variant, name) in variants.iter().zip(names).filter(|(_, name)| !name.is_empty()) {
        let Some(first) = owners.insert(name, variant.ident) else {
            continue;
        };
        let place = variant
            .name
            .as_ref()
            .map_or(variant.ident.to_token_stream(), LitStr::to_token_stream);
        errors.error(
            place,
            format_args!("`{first}` has the C name `{name}` already: give each its own by `name = \"...\"`"),
        );
    }
}

fn judge_newtype<'a>(input: &'a Input<'a>, fields: &'a Fields, errors: &mut Errors) -> Option<Kind<'a>> {
    let mut members = fields.members().zip(fields);
    let (Some((member, field)), None) = (members.next(), members.next()) else {
        let text = "`CEnum` on a struct is for a newtype of one integer: derive `CLayout` for a struct";
        errors.error(input.ident, text);
        return None;
    };
    if !input.repr.iter().any(|hint| hint.text == "transparent") {
        let text = format!(
            "`{}` need not be laid out as its integer: add `#[repr(transparent)]`",
            input.ident
        );
        errors.error(input.ident, text);
    }
    Some(Kind::Newtype { member, ty: &field.ty })
}

impl Repr<'_> {
    pub(super) fn is_signed(self) -> bool {
        self.name.starts_with('i')
    }
}
