//! Writes the impl and the checks. Cannot fail: the model states nothing that has no output.
//!
//! ```text
//! impl<'a> __rt::Checked for Pipeline<'a> { that each field's type can be one }
//! const __FIELDS: &[__rt::FieldLayout] = &[<A as __rt::StreamField>::LAYOUT.named("a"), ..];
//! const _: () = __rt::check_stream_field(__FIELDS, 1); // on `b`
//! impl<'a> __rt::PipelineStateStream for Pipeline<'a> {
//!     type Memory = __rt::Words<{ __rt::words(__FIELDS) }>;
//!     const FIELDS: &'static [__rt::FieldLayout] = __FIELDS;
//!     fn memory(&self) -> Self::Memory { __rt::Elements::new().put::<A>(&self.a).finish() }
//! }
//! ```
//!
//! Each check is an item of its own, so that one compile reports all that is wrong. With type parameters there is nothing to
//! check before they are known: then the checks are a constant of the impl, which `to_stream` asks for, the impl is there only
//! where the types are fields, and the memory is a tree of `__rt::Pair`s of `__rt::Element`s, since no constant that depends on
//! a parameter can be a size. `A` stands for `__rt::Same<A<'a>, Pipeline<'static>>`, so that a type that is none is one error, of
//! `Checked`.

use proc_macro2::{Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::spanned::Spanned as _;

use super::input::{Field, Input};
use super::model::Model;
use crate::c_struct::{self, is};
use crate::emit::{Header, at, ident_at, in_const, in_static, located, predicates};
use crate::names::plain;
use crate::syntax::is_generic;

pub(super) fn write(model: &Model<'_>) -> TokenStream {
    let input = model.input;
    let (memory, elements) = if model.generic {
        (pairs(model, MEMORY), pairs(model, ELEMENTS))
    } else {
        (quote!(__rt::Words<{ __rt::words(__FIELDS) }>), elements(model))
    };
    let (fields, checked, before, bounds) = if model.generic {
        let layouts = model.fields().map(|field| layout(field, &located(field.ty)));
        // Bounds that are judged where the impl is used.
        let bounds = model.fields().map(|field| {
            let ty = located(field.ty);
            quote_spanned!(at(field.ty.span())=> for<'__x> __rt::If<'__x, #ty>: __rt::StreamField,)
        });
        let checks = checks(model, &quote!(Self::FIELDS));
        let checked = quote!(const CHECKED: () = { #(#checks;)* };);
        (quote!(&[#(#layouts),*]), Some(checked), quote!(), quote!(#(#bounds)*))
    } else {
        let layouts = model
            .fields()
            .map(|field| layout(field, &in_static(ty_of(model, field))));
        let checks = checks(model, &quote!(__FIELDS));
        let are = model.fields().map(|field| is(field.ty, &quote!(__rt::StreamField)));
        let are = c_struct::checked(&Header::new(input.ident, input.generics), are);
        let before = quote! {
            #are
            const __FIELDS: &[__rt::FieldLayout] = &[#(#layouts),*];
            #(const _: () = #checks;)*
        };
        (quote!(__FIELDS), None, before, quote!())
    };
    let body = quote! {
        type Memory = #memory;
        const FIELDS: &'static [__rt::FieldLayout] = #fields;
        #checked
        fn memory(&self) -> Self::Memory { #elements }
    };
    let implementation = implementation(input, &bounds, &body);
    in_const(&input.runtime, &quote!(#before #implementation))
}

/// The field's type; nothing is known of one that is no field, and nothing said.
fn ty_of(model: &Model<'_>, field: &Field<'_>) -> TokenStream {
    let ty = located(field.ty);
    if model.generic {
        return ty;
    }
    let this = in_static(Header::new(model.input.ident, model.input.generics).this);
    quote_spanned!(at(field.ty.span())=> __rt::Same<#ty, #this>)
}

fn layout(field: &Field<'_>, ty: &TokenStream) -> TokenStream {
    let name = plain(field.ident);
    let span = at(field.ty.span());
    quote_spanned!(span=> <#ty as __rt::StreamField>::LAYOUT.named(#name))
}

/// `Elements::new().put(&self.a).put(&self.b).finish()`.
fn elements(model: &Model<'_>) -> TokenStream {
    let puts = model.fields().map(|field| {
        let (ident, ty) = (ident_at(field.ident), ty_of(model, field));
        quote_spanned!(at(field.ty.span())=> .put::<#ty>(&self.#ident))
    });
    quote!(__rt::Elements::new() #(#puts)* .finish())
}

/// One part of the memory, or two behind each other.
type Part = fn(&Field<'_>, &TokenStream) -> TokenStream;
type Join = fn(Span, &TokenStream, &TokenStream) -> TokenStream;

/// `Pair<A, Pair<B, C>>`, or the value of it.
fn pairs(model: &Model<'_>, (part, join): (Part, Join)) -> TokenStream {
    let mut parts = model
        .fields()
        .rev()
        .map(|field| (at(field.ty.span()), part(field, &ty_of(model, field))));
    let last = parts.next().map(|(_, part)| part).unwrap_or_default();
    parts.fold(last, |behind, (span, part)| join(span, &part, &behind))
}

const MEMORY: (Part, Join) = (
    |field, ty| quote_spanned!(at(field.ty.span())=> __rt::Element<<#ty as __rt::StreamField>::C>),
    |span, part, behind| quote_spanned!(span=> __rt::Pair<#part, #behind>),
);

const ELEMENTS: (Part, Join) = (
    |field, ty| {
        let ident = ident_at(field.ident);
        quote_spanned!(at(field.ty.span())=> <#ty as __rt::StreamField>::element(&self.#ident))
    },
    |span, part, behind| quote_spanned!(span=> __rt::Pair(#part, #behind)),
);

/// A call for each field, and one for the whole.
fn checks(model: &Model<'_>, layouts: &TokenStream) -> Vec<TokenStream> {
    let fields = model.fields().enumerate();
    let mut checks: Vec<TokenStream> = fields
        .map(|(index, field)| {
            let span = at(field.ident.span());
            quote_spanned!(span=> __rt::check_stream_field(#layouts, #index))
        })
        .collect();
    let span = at(model.input.ident.span());
    checks.push(quote_spanned!(span=> __rt::check_stream_kind(#layouts)));
    checks
}

fn implementation(input: &Input<'_>, bounds: &TokenStream, body: &TokenStream) -> TokenStream {
    let Header { generics, this, .. } = Header::new(input.ident, input.generics);
    let predicates = predicates(input.generics);
    quote! {
        #[automatically_derived]
        impl #generics __rt::PipelineStateStream for #this where #predicates #bounds { #body }
    }
}

/// What uses of a refused type see, so that they add no errors.
pub(super) fn stand_in(input: &Input<'_>) -> TokenStream {
    if is_generic(input.generics) {
        return quote!();
    }
    let body = quote! {
        type Memory = ();
        const FIELDS: &'static [__rt::FieldLayout] = &[];
        const KIND: __rt::PipelineKind = __rt::PipelineKind::Graphics;
        fn memory(&self) -> Self::Memory {}
    };
    in_const(&input.runtime, &implementation(input, &quote!(), &body))
}
