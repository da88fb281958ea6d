//! What was written: the attributes of the type and of its fields, read and nothing more.

use proc_macro2::{Ident, TokenStream};
use quote::ToTokens as _;
use syn::parse::ParseStream;
use syn::{Attribute, Data, DeriveInput, Fields, GenericParam, LitInt, LitStr, Meta, Path, Token, Type, Visibility};

pub(crate) use super::bits::Bits;
use crate::attributes::{Grammar, Slot, named, refuse, repr_hints};
use crate::emit::{Runtime, located};
use crate::errors::Errors;

/// The annotated type.
pub(crate) struct Input<'a> {
    pub(crate) derive: &'a DeriveInput,
    pub(crate) is_union: bool,
    pub(crate) keys: TypeKeys,
    pub(crate) fields: Vec<Field<'a>>,
}

/// `#[clayout(...)]` on the type.
pub(crate) struct TypeKeys {
    pub(crate) name: Option<LitStr>,
    pub(crate) rename_all: Option<LitStr>,
    pub(crate) abi: Option<LitStr>,
    pub(crate) bits: Option<Type>,
    pub(crate) pack: Option<LitInt>,
    pub(crate) packed: Option<Ident>,
    pub(crate) align: Option<LitInt>,
    pub(crate) overlays: Vec<Overlay>,
    pub(crate) derives: Vec<Path>,
    pub(crate) runtime: Runtime,
    /// Whether `bits` or `overlay` has been reported: then what is not there may have been meant.
    pub(crate) is_misread: bool,
}

/// `Name: ty` in `overlay(...)`.
pub(crate) struct Overlay {
    pub(crate) name: Ident,
    pub(crate) ty: Type,
}

/// A field and its attributes.
pub(crate) struct Field<'a> {
    pub(crate) ident: &'a Ident,
    pub(crate) vis: &'a Visibility,
    pub(crate) ty: &'a Type,
    pub(crate) attributes: &'a [Attribute],
    pub(crate) bits: Option<Bits>,
    pub(crate) name: Option<LitStr>,
    pub(crate) align: Option<LitInt>,
    pub(crate) packed: Option<Ident>,
    pub(crate) foreign: Option<Ident>,
    /// Whether an entry of its attributes has been reported: then what is not there may have been meant.
    pub(crate) is_misread: bool,
}

pub(super) const ON_TYPE: &str = "`#[clayout(...)]` on the type";
pub(super) const ON_FIELD: &str = "`#[clayout(...)]` on a field";
const IN_BITS: &str = "`#[bits(...)]` on a field";

const TYPE: Grammar = Grammar {
    attribute: "clayout",
    usage: "#[clayout(key, ...)]",
    elsewhere: &[("foreign", ON_FIELD), ("in", IN_BITS), ("unnamed", IN_BITS)],
};

const FIELD: Grammar = Grammar {
    attribute: "clayout",
    usage: "#[clayout(key, ...)]",
    elsewhere: &[
        ("rename_all", ON_TYPE),
        ("abi", ON_TYPE),
        ("bits", ON_TYPE),
        ("pack", ON_TYPE),
        ("overlay", ON_TYPE),
        ("derive", ON_TYPE),
        ("crate", ON_TYPE),
        ("in", IN_BITS),
        ("unnamed", IN_BITS),
    ],
};

/// Reads the input; nothing where it is not a record at all.
pub(crate) fn read<'a>(derive: &'a DeriveInput, errors: &mut Errors) -> Option<Input<'a>> {
    refuse(
        &derive.attrs,
        "bits",
        "`bits` belongs on a field; for all fields write `#[clayout(bits = type)]`",
        errors,
    );
    let keys = type_keys(&derive.attrs, errors);
    check_generics(derive, errors);
    if !matches!(derive.data, Data::Enum(_)) {
        check_repr(derive, errors);
    }
    let (named, is_union) = match &derive.data {
        Data::Struct(data) => match &data.fields {
            Fields::Named(named) => (named, false),
            Fields::Unnamed(fields) => {
                errors.error(
                    fields,
                    "C members have names: write a struct with named fields (an integer newtype derives `CEnum`)",
                );
                return None;
            }
            Fields::Unit => {
                errors.error(
                    &derive.ident,
                    "a C struct lists its members: write a struct with named fields",
                );
                return None;
            }
        },
        Data::Union(data) => (&data.fields, true),
        Data::Enum(data) => {
            let text = if data.variants.iter().all(|variant| variant.fields.is_empty()) {
                "an enumeration derives `CEnum`, not `CLayout`"
            } else {
                "C has no enums with data: write a struct of the tag and a union, and derive `CLayout` for both"
            };
            errors.error(data.enum_token.to_token_stream(), text);
            return None;
        }
    };
    let fields = named
        .named
        .iter()
        .filter_map(|field| read_field(field, errors))
        .collect();
    Some(Input {
        derive,
        is_union,
        keys,
        fields,
    })
}

fn type_keys(attributes: &[Attribute], errors: &mut Errors) -> TypeKeys {
    let mut name = Slot::value("name", "name = \"C_NAME\"");
    let mut rename_all = Slot::value("rename_all", "rename_all = \"PascalCase\"");
    let mut abi = Slot::value("abi", "abi = \"target\"");
    let mut bits = Slot::value("bits", "bits = type");
    let mut pack = Slot::value("pack", "pack = 4");
    let mut packed = Slot::flag("packed");
    let mut align = Slot::value("align", "align = 8");
    let mut overlays = Slot::list_with("overlay", "overlay(Name: type, ...)", parse_overlay);
    let mut derives = Slot::list_with("derive", "derive(Trait, ...)", Path::parse_mod_style);
    let mut runtime = Slot::runtime();
    let slots: &mut [&mut dyn crate::attributes::Key] = &mut [
        &mut name,
        &mut rename_all,
        &mut abi,
        &mut bits,
        &mut pack,
        &mut packed,
        &mut align,
        &mut overlays,
        &mut derives,
        &mut runtime,
    ];
    TYPE.read(attributes, slots, errors);
    TypeKeys {
        is_misread: bits.is_misread() || overlays.is_misread(),
        packed: packed.key().cloned(),
        name: name.take(),
        rename_all: rename_all.take(),
        abi: abi.take(),
        bits: bits.take(),
        pack: pack.take(),
        align: align.take(),
        overlays: overlays.take().unwrap_or_default(),
        derives: derives.take().unwrap_or_default(),
        runtime: Runtime::new(runtime.take()),
    }
}

fn parse_overlay(input: ParseStream<'_>) -> syn::Result<Overlay> {
    let name: Ident = input.parse()?;
    let at_end = || input.is_empty() || input.peek(Token![,]);
    let is_bare = at_end();
    if !is_bare {
        input.parse::<Token![:]>()?;
    }
    if is_bare || at_end() {
        let text = format_args!("overlay `{name}` needs the type of its word");
        return Err(syn::Error::new(name.span(), text));
    }
    Ok(Overlay {
        name,
        ty: input.parse()?,
    })
}

fn read_field<'a>(field: &'a syn::Field, errors: &mut Errors) -> Option<Field<'a>> {
    let mut name = Slot::value("name", "name = \"C_NAME\"");
    let mut align = Slot::value("align", "align = 8");
    let mut packed = Slot::flag("packed");
    let mut foreign = Slot::flag("foreign");
    let before = errors.count();
    FIELD.read(
        &field.attrs,
        &mut [&mut name, &mut align, &mut packed, &mut foreign],
        errors,
    );
    let is_misread = errors.count() > before;
    let bits = super::bits::read(&field.attrs, errors);
    Some(Field {
        is_misread: is_misread || bits.as_ref().is_some_and(|bits| bits.is_misread),
        ident: field.ident.as_ref()?,
        vis: &field.vis,
        ty: &field.ty,
        attributes: &field.attrs,
        bits,
        packed: packed.key().cloned(),
        foreign: foreign.key().cloned(),
        name: name.take(),
        align: align.take(),
    })
}

fn check_generics(derive: &DeriveInput, errors: &mut Errors) {
    for parameter in &derive.generics.params {
        match parameter {
            GenericParam::Lifetime(_) => {}
            GenericParam::Type(parameter) => errors.error(
                &parameter.ident,
                "a C struct has one layout, so it takes no type parameters: write one struct for each type (lifetimes work)",
            ),
            GenericParam::Const(parameter) => errors.error(
                &parameter.ident,
                "a C struct has one layout, so it takes no const parameters: use a constant (lifetimes work)",
            ),
        }
    }
}

fn check_repr(derive: &DeriveInput, errors: &mut Errors) {
    for hint in repr_hints(&derive.attrs) {
        let instead = match hint.text.as_str() {
            "C" | "Rust" => continue,
            "packed" => "`#[clayout(packed)]` or `#[clayout(pack = N)]`",
            "align" => "`#[clayout(align = N)]`",
            _ => "no `repr`: the C type's layout comes from its members",
        };
        errors.error(
            &hint.name,
            format_args!("`repr` lays out this Rust struct, not the C type that is generated: write {instead}"),
        );
    }
}

/// Whether a field has documentation of its own: words, not only an alias.
pub(crate) fn has_docs(attributes: &[Attribute]) -> bool {
    named(attributes, "doc").any(|attribute| matches!(attribute.meta, Meta::NameValue(_)))
}

/// Whether the user has written `#[doc(alias = "name")]`, in any of its forms.
pub(crate) fn has_alias(attributes: &[Attribute], name: &str) -> bool {
    let literal = proc_macro2::Literal::string(name).to_string();
    let mut lists = named(attributes, "doc").filter_map(|attribute| attribute.meta.require_list().ok());
    lists.any(|list| {
        let text = list.tokens.to_string();
        text.starts_with("alias") && text.contains(&literal)
    })
}

/// The user's documentation, for a generated item.
pub(crate) fn docs(attributes: &[Attribute]) -> TokenStream {
    named(attributes, "doc").map(located).collect()
}
