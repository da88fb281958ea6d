//! The constructor and the setters.

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens as _, quote};
use syn::Type;

use super::super::input::Input;
use super::super::model::Member;
use crate::emit::{Header, docs, ident_at, located};
use crate::names::plain;
use crate::syntax::inner_of;

/// The constructor and the setters.
pub(super) fn methods(input: &Input<'_>, fields: &[Member<'_>]) -> TokenStream {
    let Header { generics, this, bounds } = input.c_struct.header();
    let constructor = (!input.no_new).then(|| constructor(input, fields));
    let setters = fields
        .iter()
        .filter(|field| field.optional)
        .map(|field| setter(field, input));
    quote! {
        #[automatically_derived]
        impl #generics #this #bounds {
            #constructor
            #(#setters)*
        }
    }
}

fn constructor(input: &Input<'_>, fields: &[Member<'_>]) -> TokenStream {
    let vis = located(input.vis);
    let doc = format!("A `{}` with what it must have.", plain(input.c_struct.ident));
    let required = fields.iter().filter(|field| !field.optional);
    let parameters = required.map(|field| {
        let ident = ident_at(field.ident);
        let (ty, _) = taken(field.ty, &ident);
        quote!(#ident: #ty)
    });
    let values = fields.iter().map(|field| {
        let ident = ident_at(field.ident);
        if field.optional {
            quote!(#ident: ::core::default::Default::default(),)
        } else if is_open(field.ty) {
            let (_, value) = taken(field.ty, &ident);
            quote!(#ident: #value,)
        } else {
            quote!(#ident,)
        }
    });
    quote! {
        #[doc = #doc]
        #[must_use]
        #[inline]
        #vis fn new(#(#parameters),*) -> Self { Self { #(#values)* } }
    }
}

fn setter(field: &Member<'_>, input: &Input<'_>) -> TokenStream {
    let (ident, vis) = (ident_at(field.ident), located(input.vis));
    let docs = docs(field.attributes);
    let docs = if docs.is_empty() {
        let doc = format!("Sets `{}`.", plain(field.ident));
        quote!(#[doc = #doc])
    } else {
        docs
    };
    let (ty, value) = match inner_of("Option", field.ty) {
        Some(inner) => {
            let (ty, value) = taken(inner, &ident);
            (ty, quote!(::core::option::Option::Some(#value)))
        }
        None => taken(field.ty, &ident),
    };
    quote! {
        #docs
        #[must_use]
        #[inline]
        #vis fn #ident(mut self, #ident: #ty) -> Self {
            self.#ident = #value;
            self
        }
    }
}

/// What a parameter takes for a member, and the member's value: for an `Open<E>` also an `E`.
fn taken(ty: &Type, ident: &Ident) -> (TokenStream, TokenStream) {
    let located = located(ty);
    if is_open(ty) {
        let value = quote!(::core::convert::Into::into(#ident));
        return (quote!(impl ::core::convert::Into<#located>), value);
    }
    (located, ident.to_token_stream())
}

fn is_open(ty: &Type) -> bool {
    inner_of("Open", ty).is_some()
}
