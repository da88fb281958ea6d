//! What was written in `#[bits(...)]`.

use proc_macro2::{Ident, Span, TokenStream};
use syn::parse::ParseStream;
use syn::spanned::Spanned as _;
use syn::{Attribute, Expr, LitInt, Meta, Token, Type};

use super::input::{ON_FIELD, ON_TYPE};
use crate::attributes::{Grammar, Slot, named};
use crate::errors::Errors;

/// `#[bits(...)]`.
pub(crate) struct Bits {
    pub(crate) attribute: Span,
    /// Nothing where it has been reported.
    pub(crate) width: Option<Expr>,
    pub(crate) ty: Option<Type>,
    pub(crate) unnamed: Option<Ident>,
    pub(crate) overlay: Option<Ident>,
    /// Whether an entry has been reported: then what is not there may have been meant.
    pub(crate) is_misread: bool,
}

const BITS: Grammar = Grammar {
    attribute: "bits",
    usage: "#[bits(WIDTH, type, in = Overlay)]",
    elsewhere: &[
        ("name", ON_FIELD),
        ("align", ON_FIELD),
        ("packed", ON_FIELD),
        ("foreign", ON_FIELD),
        ("overlay", ON_TYPE),
    ],
};

/// Reads `#[bits(...)]` of a field.
pub(super) fn read(attributes: &[Attribute], errors: &mut Errors) -> Option<Bits> {
    let mut width: Slot<Expr> = Slot::position("WIDTH");
    let mut ty: Slot<Type> = Slot::position_with("type", parse_type);
    let mut unnamed = Slot::flag("unnamed");
    let mut overlay: Slot<Ident> = Slot::value("in", "in = Overlay");
    if let Some(bits) = swapped(attributes, errors) {
        return Some(bits);
    }
    let before = errors.count();
    let attribute = BITS.read(
        attributes,
        &mut [&mut width, &mut ty, &mut unnamed, &mut overlay],
        errors,
    )?;
    let is_misread = errors.count() > before;
    if crate::attributes::Key::is_absent(&width) && matches!(attribute.meta, Meta::List(_)) && !is_misread {
        errors.error(attribute.path(), "`bits` needs the width: write `#[bits(WIDTH)]`");
    }
    Some(Bits {
        attribute: attribute.path().span(),
        unnamed: unnamed.key().cloned(),
        width: width.take(),
        ty: ty.take(),
        overlay: overlay.take(),
        is_misread,
    })
}

fn parse_type(input: ParseStream<'_>) -> syn::Result<Type> {
    if input.peek(syn::Lit) {
        return Err(input.error("expected a type"));
    }
    input.parse()
}

/// Width and type in the wrong order, which would be two mistakes to the grammar.
fn swapped(attributes: &[Attribute], errors: &mut Errors) -> Option<Bits> {
    let attribute = named(attributes, "bits").next()?;
    let (ty, width) = attribute
        .parse_args_with(|input: ParseStream<'_>| {
            let ty: Ident = input.parse()?;
            input.parse::<Token![,]>()?;
            let width: LitInt = input.parse()?;
            input.parse::<TokenStream>()?;
            Ok((ty, width))
        })
        .ok()?;
    let text = format_args!("the width comes first: write `#[bits({width}, {ty})]`");
    errors.error(&ty, text);
    Some(Bits {
        attribute: attribute.path().span(),
        width: None,
        ty: None,
        unnamed: None,
        overlay: None,
        is_misread: true,
    })
}
