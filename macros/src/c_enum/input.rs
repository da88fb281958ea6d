//! What the user wrote. Judges nothing but the form of the attributes.

use proc_macro2::Ident;
use syn::{Data, DeriveInput, Fields, Generics, LitStr, Token, Visibility};

use crate::attributes::{Grammar, ReprHint, Slot, repr_hints};
use crate::emit::Runtime;
use crate::errors::Errors;

/// The type under the derive.
pub(super) struct Input<'a> {
    pub(super) ident: &'a Ident,
    pub(super) vis: &'a Visibility,
    pub(super) generics: &'a Generics,
    /// `#[repr(...)]`
    pub(super) repr: Vec<ReprHint>,
    /// `crate = "path"`
    pub(super) runtime: Runtime,
    /// `name = "C_NAME"`
    pub(super) name: Option<LitStr>,
    pub(super) shape: Shape<'a>,
}

pub(super) enum Shape<'a> {
    Enum(Enum<'a>),
    Struct(&'a Fields),
    Union(&'a Token![union]),
}

pub(super) struct Enum<'a> {
    /// `rename_all = "..."`
    pub(super) rename_all: Option<LitStr>,
    /// `prefix = "..."`
    pub(super) prefix: Option<LitStr>,
    pub(super) variants: Vec<Variant<'a>>,
}

pub(super) struct Variant<'a> {
    pub(super) ident: &'a Ident,
    /// `name = "C_NAME"`
    pub(super) name: Option<LitStr>,
    /// What the variant carries.
    pub(super) fields: &'a Fields,
}

const ON_ENUM: Grammar = Grammar {
    attribute: "clayout",
    usage: "#[clayout(name = \"C_NAME\")]",
    elsewhere: &[
        ("abi", RECORDS),
        ("pack", RECORDS),
        ("packed", RECORDS),
        ("align", RECORDS),
        ("overlay", RECORDS),
        ("bits", RECORDS),
        ("foreign", "a member of a struct with `#[derive(CLayout)]`"),
    ],
};
const ON_STRUCT: Grammar = Grammar {
    elsewhere: &[("rename_all", ENUMS), ("prefix", ENUMS)],
    ..ON_ENUM
};
const ON_VARIANT: Grammar = Grammar {
    elsewhere: &[("rename_all", ENUMS), ("prefix", ENUMS), ("crate", ENUMS)],
    ..ON_ENUM
};
const ON_FIELD: Grammar = Grammar {
    elsewhere: &[("name", TYPES), ("crate", TYPES)],
    ..ON_ENUM
};

const RECORDS: &str = "`#[clayout(...)]` of a struct with `#[derive(CLayout)]`";
const ENUMS: &str = "`#[clayout(...)]` on an enum";
const TYPES: &str = "`#[clayout(...)]` on the type";

pub(super) fn read<'a>(input: &'a DeriveInput, errors: &mut Errors) -> Input<'a> {
    let mut name = Slot::value("name", "name = \"C_NAME\"");
    let mut runtime = Slot::runtime();
    let shape = match &input.data {
        Data::Enum(data) => {
            let mut rename_all = Slot::value("rename_all", "rename_all = \"SCREAMING_SNAKE_CASE\"");
            let mut prefix = Slot::value("prefix", "prefix = \"C_NAME_\"");
            ON_ENUM.read(
                &input.attrs,
                &mut [&mut name, &mut rename_all, &mut prefix, &mut runtime],
                errors,
            );
            let variants = data
                .variants
                .iter()
                .map(|variant| read_variant(variant, errors))
                .collect();
            Shape::Enum(Enum {
                rename_all: rename_all.take(),
                prefix: prefix.take(),
                variants,
            })
        }
        Data::Struct(data) => {
            ON_STRUCT.read(&input.attrs, &mut [&mut name, &mut runtime], errors);
            for field in &data.fields {
                ON_FIELD.read(&field.attrs, &mut [], errors);
            }
            Shape::Struct(&data.fields)
        }
        // Its attributes are those of another derive.
        Data::Union(data) => Shape::Union(&data.union_token),
    };
    Input {
        ident: &input.ident,
        vis: &input.vis,
        generics: &input.generics,
        repr: repr_hints(&input.attrs),
        runtime: Runtime::new(runtime.take()),
        name: name.take(),
        shape,
    }
}

fn read_variant<'a>(variant: &'a syn::Variant, errors: &mut Errors) -> Variant<'a> {
    let mut name = Slot::value("name", "name = \"C_NAME\"");
    ON_VARIANT.read(&variant.attrs, &mut [&mut name], errors);
    Variant {
        ident: &variant.ident,
        name: name.take(),
        fields: &variant.fields,
    }
}
