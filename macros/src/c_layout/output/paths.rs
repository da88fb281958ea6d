//! How types are written in the places where they come up.

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens as _, quote, quote_spanned};
use syn::spanned::Spanned as _;

use crate::c_layout::model::{Field, Record};
use crate::c_layout::spelling;
use crate::emit::{Spelt, at, ident_at, located};

/// How the two types are written in the places where they come up.
pub(crate) struct Paths {
    /// `Annotated<'a>`
    pub(crate) this: Spelt,
    /// `NAME<'a>`
    pub(crate) c: Spelt,
    /// `NAME<'static>`
    pub(crate) c_static: Spelt,
    /// `Annotated<'static>`
    pub(crate) this_static: Spelt,
    /// `<'a>`, for impls
    pub(crate) generics: Spelt,
    /// `where 'a: 'b`
    pub(crate) bounds: Spelt,
    pub(super) lifetimes: Vec<String>,
}

impl Paths {
    pub(super) fn new(record: &Record<'_>) -> Self {
        let (this, c) = (ident_at(record.ident), &record.c_ident);
        let (generics, arguments, bounds) = record.generics.split_for_impl();
        let lifetimes: Vec<String> = record
            .generics
            .lifetimes()
            .map(|def| def.lifetime.ident.to_string())
            .collect();
        let statics = lifetimes.iter().map(|_| quote!('static));
        let statics = if lifetimes.is_empty() {
            quote!()
        } else {
            quote!(<#(#statics),*>)
        };
        Self {
            this: Spelt::new(quote!(#this #arguments)),
            c: Spelt::new(quote!(#c #arguments)),
            c_static: Spelt::new(quote!(#c #statics)),
            this_static: Spelt::new(quote!(#this #statics)),
            generics: Spelt::new(generics.to_token_stream()),
            bounds: Spelt::new(without_comma(bounds)),
            lifetimes,
        }
    }

    /// A type or an expression where no lifetime of the struct is in scope.
    pub(crate) fn in_static(&self, ty: &impl quote::ToTokens) -> TokenStream {
        if self.lifetimes.is_empty() {
            located(ty)
        } else {
            self.replace(located(ty))
        }
    }

    fn replace(&self, tokens: TokenStream) -> TokenStream {
        use proc_macro2::{Group, TokenTree};
        let mut after_quote = false;
        let replaced = tokens.into_iter().map(|token| {
            let is_name = std::mem::replace(
                &mut after_quote,
                matches!(&token, TokenTree::Punct(p) if p.as_char() == '\''),
            );
            match token {
                TokenTree::Group(group) => {
                    let mut inner = Group::new(group.delimiter(), self.replace(group.stream()));
                    inner.set_span(group.span());
                    TokenTree::Group(inner)
                }
                TokenTree::Ident(ident) if is_name && self.lifetimes.iter().any(|name| ident == name) => {
                    TokenTree::Ident(Ident::new("static", ident.span()))
                }
                token => token,
            }
        });
        replaced.collect()
    }

    /// `where` with the struct's own bounds and these.
    pub(crate) fn bounds_and(&self, more: &TokenStream) -> TokenStream {
        let bounds = self.bounds.to_token_stream();
        match (bounds.is_empty(), more.is_empty()) {
            (_, true) => bounds,
            (true, false) => quote!(where #more),
            (false, false) => quote!(#bounds, #more),
        }
    }
}

/// A `where` clause to which more can be added.
fn without_comma(bounds: Option<&syn::WhereClause>) -> TokenStream {
    let predicates = bounds.map(|bounds| bounds.predicates.iter());
    let predicates: Vec<_> = predicates.into_iter().flatten().collect();
    if predicates.is_empty() {
        quote!()
    } else {
        quote!(where #(#predicates),*)
    }
}

/// The C form of a plain member's type.
pub(crate) fn c_form(field: &Field<'_>, names: &Paths) -> TokenStream {
    let (ty, this) = (located(field.ty), &names.this_static);
    if field.has_c_form() {
        quote_spanned!(at(field.ty.span())=> __rt::C<#ty, #this>)
    } else {
        ty
    }
}

/// The type of a bit-field, for use with the functions that need it to be one.
pub(crate) fn value_type(ty: &syn::Type, names: &Paths) -> TokenStream {
    let (value, this) = (located(ty), &names.this_static);
    if spelling::reads_as_itself(ty) {
        value
    } else {
        quote_spanned!(at(ty.span())=> __rt::Value<#value, #this>)
    }
}

/// The type of a plain member, for a condition.
pub(crate) fn own(field: &Field<'_>, names: &Paths) -> TokenStream {
    let (ty, this) = (located(field.ty), &names.this_static);
    quote_spanned!(at(field.ty.span())=> __rt::Own<#ty, #this>)
}
