//! Writes the impl and the checks. Cannot fail: the model states nothing that has no output.
//!
//! ```text
//! impl<'a> __rt::PipelineStateStream for Pipeline<'a> {
//!     type Memory = __rt::Pair<__rt::Element<<A as __rt::StreamField>::C>, ..>;
//!     const FIELDS: &'static [__rt::FieldLayout] = &[__rt::FieldLayout::of::<A>("a"), ..];
//!     fn memory(&self) -> Self::Memory { __rt::Pair(__rt::Element::of::<A>(&self.a), ..) }
//! }
//! const _: () = __rt::check_stream_field(<Pipeline<'static> as __rt::PipelineStateStream>::FIELDS, 0); // on `a`
//! ```
//!
//! Each check is an item of its own, so that one compile reports all that is wrong. With type parameters there is nothing to
//! check before they are known: then the checks are a constant of the impl, which `to_stream` asks for.

use proc_macro2::{Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::spanned::Spanned as _;

use super::input::{Field, Input};
use super::model::{Model, is_generic};
use crate::emit::{at, ident_at, in_const, located};
use crate::names::plain;

pub(super) fn write(model: &Model<'_>) -> TokenStream {
    let input = model.input;
    let layouts = model.fields().map(layout);
    let (memory, elements) = (pairs(model, MEMORY), pairs(model, ELEMENTS));
    let (checked, checks) = if model.generic {
        let checks = checks(model, &quote!(Self));
        (Some(quote!(const CHECKED: () = { #(#checks;)* };)), quote!())
    } else {
        let checks = checks(model, &in_static(input));
        (None, quote!(#(const _: () = #checks;)*))
    };
    let body = quote! {
        type Memory = #memory;
        const FIELDS: &'static [__rt::FieldLayout] = &[#(#layouts),*];
        #checked
        fn memory(&self) -> Self::Memory { #elements }
    };
    let bounds = model.generic.then(|| {
        let types = model.fields().map(|field| located(field.ty));
        quote!(#(#types: __rt::StreamField,)*)
    });
    let implementation = implementation(input, bounds.as_ref(), &body);
    in_const(&input.runtime, &quote!(#implementation #checks))
}

fn layout(field: &Field<'_>) -> TokenStream {
    let (name, ty) = (plain(field.ident), located(field.ty));
    let span = at(field.ty.span());
    quote_spanned!(span=> __rt::FieldLayout::of::<#ty>(#name))
}

/// One part of the memory, or two behind each other.
type Part = fn(&Field<'_>) -> TokenStream;
type Join = fn(Span, &TokenStream, &TokenStream) -> TokenStream;

/// `Pair<A, Pair<B, C>>`, or the value of it.
fn pairs(model: &Model<'_>, (part, join): (Part, Join)) -> TokenStream {
    let mut parts = model.fields().rev().map(|field| (at(field.ty.span()), part(field)));
    let last = parts.next().map(|(_, part)| part).unwrap_or_default();
    parts.fold(last, |behind, (span, part)| join(span, &part, &behind))
}

const MEMORY: (Part, Join) = (
    |field| {
        let ty = located(field.ty);
        quote_spanned!(at(field.ty.span())=> __rt::Element<<#ty as __rt::StreamField>::C>)
    },
    |span, part, behind| quote_spanned!(span=> __rt::Pair<#part, #behind>),
);

const ELEMENTS: (Part, Join) = (
    |field| {
        let (ident, ty) = (ident_at(field.ident), located(field.ty));
        quote_spanned!(at(field.ty.span())=> __rt::Element::of::<#ty>(&self.#ident))
    },
    |span, part, behind| quote_spanned!(span=> __rt::Pair(#part, #behind)),
);

/// A call for each field, and one for the whole.
fn checks(model: &Model<'_>, this: &TokenStream) -> Vec<TokenStream> {
    let fields = model.fields().enumerate().skip(1);
    let mut checks: Vec<TokenStream> = fields
        .map(|(index, field)| {
            let span = at(field.ident.span());
            quote_spanned!(span=> __rt::check_stream_field(<#this as __rt::PipelineStateStream>::FIELDS, #index))
        })
        .collect();
    let span = at(model.input.ident.span());
    checks.push(quote_spanned!(span=> __rt::check_stream_kind(<#this as __rt::PipelineStateStream>::FIELDS)));
    checks
}

/// The type with `'static` for every lifetime.
fn in_static(input: &Input<'_>) -> TokenStream {
    let ident = ident_at(input.ident);
    let lifetimes = input.generics.lifetimes().map(|_| quote!('static));
    quote!(#ident<#(#lifetimes),*>)
}

fn implementation(input: &Input<'_>, bounds: Option<&TokenStream>, body: &TokenStream) -> TokenStream {
    let ident = ident_at(input.ident);
    let (generics, arguments, predicates) = input.generics.split_for_impl();
    let (generics, arguments) = (located(generics), located(arguments));
    let predicates = predicates.map(|predicates| &predicates.predicates);
    let comma = predicates
        .filter(|predicates| !predicates.empty_or_trailing())
        .map(|_| quote!(,));
    let predicates = predicates.map(located);
    quote! {
        #[automatically_derived]
        impl #generics __rt::PipelineStateStream for #ident #arguments where #predicates #comma #bounds { #body }
    }
}

/// What uses of a refused type see, so that they add no errors.
pub(super) fn stand_in(input: &Input<'_>) -> TokenStream {
    if is_generic(input) {
        return quote!();
    }
    let body = quote! {
        type Memory = ();
        const FIELDS: &'static [__rt::FieldLayout] = &[];
        const KIND: __rt::PipelineKind = __rt::PipelineKind::Graphics;
        fn memory(&self) -> Self::Memory {}
    };
    in_const(&input.runtime, &implementation(input, None, &body))
}
