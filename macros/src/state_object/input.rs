//! What the user wrote. Judges nothing but the form of the attributes.

use proc_macro2::Ident;
use syn::parse::Parser as _;
use syn::punctuated::Punctuated;
use syn::{Attribute, DeriveInput, Generics, LitStr, Meta, Token, Type};

use crate::attributes::{Grammar, Slot, named};
use crate::emit::Runtime;
use crate::errors::Errors;
use crate::syntax::named_fields;

/// The type under the derive.
pub(super) struct Input<'a> {
    pub(super) ident: &'a Ident,
    pub(super) generics: &'a Generics,
    /// `crate = "path"`
    pub(super) runtime: Runtime,
    pub(super) kind: Option<Ident>,
    /// Nothing where it is no struct with named fields.
    pub(super) fields: Option<Vec<Field<'a>>>,
}

pub(super) struct Field<'a> {
    pub(super) ident: &'a Ident,
    pub(super) ty: &'a Type,
    /// `#[associate(...)]`
    pub(super) associate: Option<Names<'a>>,
    /// `#[exports(...)]`
    pub(super) exports: Option<Names<'a>>,
}

/// An attribute that lists names.
pub(super) struct Names<'a> {
    pub(super) attribute: &'a Attribute,
    pub(super) names: Vec<LitStr>,
}

const ON_TYPE: Grammar = Grammar {
    attribute: "state_object",
    usage: "#[state_object(RaytracingPipeline)]",
    elsewhere: &[],
};

pub(super) fn read<'a>(derive: &'a DeriveInput, errors: &mut Errors) -> Input<'a> {
    let mut kind = Slot::position("RaytracingPipeline");
    let mut runtime = Slot::runtime();
    ON_TYPE.read(&derive.attrs, &mut [&mut kind, &mut runtime], errors);
    let fields = named_fields(&derive.data);
    Input {
        ident: &derive.ident,
        generics: &derive.generics,
        runtime: Runtime::new(runtime.take()),
        kind: kind.take(),
        fields: fields.map(|fields| {
            let read = |field: &'a syn::Field| {
                Some(Field {
                    ident: field.ident.as_ref()?,
                    ty: &field.ty,
                    associate: names(&field.attrs, "associate", errors),
                    exports: names(&field.attrs, "exports", errors),
                })
            };
            fields.iter().filter_map(read).collect()
        }),
    }
}

/// The names of `#[associate("A", "B")]`; without a list there are none.
fn names<'a>(attributes: &'a [Attribute], name: &str, errors: &mut Errors) -> Option<Names<'a>> {
    let mut found: Option<Names<'a>> = None;
    for attribute in named(attributes, name) {
        if found.is_some() {
            errors.error(
                attribute.path(),
                format_args!("`{name}` is given twice: write one list"),
            );
            continue;
        }
        let names = match &attribute.meta {
            Meta::Path(_) => Vec::new(),
            Meta::List(list) => {
                let parser = Punctuated::<LitStr, Token![,]>::parse_terminated;
                match parser.parse2(list.tokens.clone()) {
                    Ok(names) => names.into_iter().collect(),
                    Err(error) => {
                        let text = format_args!("{error}: write `#[{name}(\"Name\", ...)]`");
                        errors.add(syn::Error::new(error.span(), text));
                        continue;
                    }
                }
            }
            Meta::NameValue(_) => {
                let text = format_args!("`{name}` takes a list: write `#[{name}(\"Name\", ...)]`");
                errors.error(attribute.path(), text);
                continue;
            }
        };
        found = Some(Names { attribute, names });
    }
    found
}
