//! The reader against a grammar with everything.

use quote::quote;
use syn::parse::{Parse as _, Parser as _};
use syn::{Expr, LitStr, Type};

use super::*;

/// A grammar with everything: `#[bits(WIDTH, ty, unnamed, in = Name, with(item, ...))]`.
const BITS: Grammar = Grammar {
    attribute: "bits",
    usage: "#[bits(WIDTH)]",
    elsewhere: &[
        ("pack", "`#[clayout(...)]` on the type"),
        ("foreign", "`#[clayout(...)]` on the member"),
    ],
};

struct Bits {
    width: Option<String>,
    ty: Option<String>,
    unnamed: bool,
    overlay: Option<String>,
    with: Option<Vec<String>>,
    errors: Vec<String>,
}

fn text(value: Option<impl quote::ToTokens>) -> Option<String> {
    value.map(|value| value.into_token_stream().to_string())
}

fn read(attributes: TokenStream) -> Bits {
    let attributes = Attribute::parse_outer.parse2(attributes).unwrap();
    let mut errors = Errors::new();
    let mut width: Slot<Expr> = Slot::position("WIDTH");
    let mut ty: Slot<Type> = Slot::position("a C type");
    let mut unnamed = Slot::flag("unnamed");
    let mut overlay: Slot<Ident> = Slot::value("in", "in = Name");
    let mut list: Slot<Vec<Ident>> = Slot::list_with("with", "with(item, ...)", Ident::parse);
    BITS.read(
        &attributes,
        &mut [&mut width, &mut ty, &mut unnamed, &mut overlay, &mut list],
        &mut errors,
    );
    let unnamed = unnamed.take().is_some();
    let items = list.take().map(|items| items.iter().map(Ident::to_string).collect());
    let errors = messages(errors);
    Bits {
        width: text(width.take()),
        ty: text(ty.take()),
        unnamed,
        overlay: text(overlay.take()),
        with: items,
        errors,
    }
}

fn messages(errors: Errors) -> Vec<String> {
    let literals = errors.finish().into_iter().filter_map(|token| match token {
        TokenTree::Group(group) => syn::parse2::<LitStr>(group.stream()).ok(),
        _ => None,
    });
    literals.map(|text| text.value()).collect()
}

#[test]
fn positions_then_keys() {
    let bits = read(quote!(#[bits(3, Pair<u8, u8>, unnamed, in = Dword0, with(a, b))]));
    assert!(bits.errors.is_empty(), "{:?}", bits.errors);
    assert_eq!(bits.width.as_deref(), Some("3"));
    assert_eq!(bits.ty.as_deref(), Some("Pair < u8 , u8 >"));
    assert!(bits.unnamed);
    assert_eq!(bits.overlay.as_deref(), Some("Dword0"));
    assert_eq!(bits.with, Some(vec!["a".into(), "b".into()]));
}

#[test]
fn a_key_may_come_in_place_of_a_position() {
    let bits = read(quote!(#[bits(WIDTH, in = Dword0)]));
    assert!(bits.errors.is_empty(), "{:?}", bits.errors);
    assert_eq!((bits.width.as_deref(), bits.ty), (Some("WIDTH"), None));
    let bits = read(quote!(#[bits(width(1) + 2, unnamed)]));
    assert!(
        bits.errors.is_empty() && bits.unnamed && bits.ty.is_none(),
        "{:?}",
        bits.errors
    );
}

#[test]
fn raw_spellings_count() {
    let bits = read(quote!(#[r#bits(3, r#in = Dword0, r#unnamed)]));
    assert!(bits.errors.is_empty(), "{:?}", bits.errors);
    assert!(bits.unnamed && bits.width.is_some() && bits.overlay.is_some());
}

/// Each mistake, and that reading went on behind it.
#[test]
fn mistakes_are_told_and_skipped() {
    for (attribute, expected) in [
        (
            quote!(#[bits(3, unamed, in = D)]),
            "unknown key `unamed`, did you mean `unnamed`? `bits` takes",
        ),
        (
            quote!(#[bits(3, um = 1, in = D)]),
            "unknown key `um`: `bits` takes `unnamed`, `in`, `with` here",
        ),
        (
            quote!(#[bits(3, pack = 1, in = D)]),
            "`pack` has no meaning here: it belongs in `#[clayout(...)]` on the type",
        ),
        (quote!(#[bits(3, in, in = D)]), "`in` takes a value: write `in = Name`"),
        (quote!(#[bits(3, in(D), in = D)]), "expected `=`: write `in = Name`"),
        (
            quote!(#[bits(3, unnamed = true, in = D)]),
            "`unnamed` takes no value: write `unnamed`",
        ),
        (
            quote!(#[bits(3, with = a, in = D)]),
            "expected `(`: write `with(item, ...)`",
        ),
        (
            quote!(#[bits(3, with(1, b), in = D)]),
            "expected identifier: write `with(item, ...)`",
        ),
        (quote!(#[bits(3, in = D E)]), "expected `,`"),
        (
            quote!(#[bits(3, u8, 4, in = D)]),
            "expected a key: write `#[bits(WIDTH)]`",
        ),
        (quote!(#[bits(3, u8, frob, in = D)]), "unknown key `frob`: `bits` takes"),
        (
            quote!(#[bits(3, in = D, in = E)]),
            "`in` is given twice, first as `in = D`: keep one",
        ),
        (
            quote!(#[bits(3, in = D, unnamed, unnamed)]),
            "`unnamed` is given twice: keep one",
        ),
        (
            quote!(#[bits(3, in = D)] #[r#bits(4)]),
            "`bits` is given twice: keep one",
        ),
    ] {
        let shown = attribute.to_string();
        let bits = read(attribute);
        assert_eq!(bits.errors.len(), 1, "{shown}: {:?}", bits.errors);
        assert!(bits.errors[0].starts_with(expected), "{shown}: {}", bits.errors[0]);
        assert_eq!(
            (bits.width.as_deref(), bits.overlay.as_deref()),
            (Some("3"), Some("D")),
            "{shown}"
        );
    }
}

#[test]
fn an_attribute_without_a_list() {
    for attribute in [quote!(#[bits]), quote!(#[bits = 3])] {
        assert_eq!(read(attribute).errors, ["`bits` takes a list: write `#[bits(WIDTH)]`"]);
    }
}

#[test]
fn several_mistakes_are_told_at_once() {
    let bits = read(quote!(#[bits(3, colour = red, unnamed(1), in = 1)]));
    assert_eq!(bits.errors.len(), 3, "{:?}", bits.errors);
}

#[test]
fn repr_hints_are_read_in_every_spelling() {
    let attributes = Attribute::parse_outer
        .parse2(quote!(#[repr(C, align(8))] #[r#repr(r#u8)]))
        .unwrap();
    let hints: Vec<String> = repr_hints(&attributes).into_iter().map(|hint| hint.text).collect();
    assert_eq!(hints, ["C", "align", "u8"]);
}
