//! The hidden struct that the C struct is generated from, and the check that it can be.

use proc_macro2::{Ident, TokenStream};
use quote::{quote, quote_spanned};
use syn::spanned::Spanned as _;
use syn::{Attribute, Meta};

use super::super::input::Input;
use super::super::model::{Form, Member, Model};
use crate::c_struct::{self, is};
use crate::emit::{at, ident_at, in_static, located};

/// The struct for `CLayout`, with the C form of each member under its C name: C has members that are no fields, such as counts.
pub(super) fn definition(model: &Model<'_>) -> TokenStream {
    let input = model.input;
    let fields = model.fields.iter().map(|field| c_members(field, input));
    input.c_struct.definition(&input.runtime, input.vis, &quote!(), fields)
}

fn c_members(field: &Member<'_>, input: &Input<'_>) -> TokenStream {
    let runtime = &input.runtime;
    let (c_field, vis) = (ident_at(&field.c_field), located(field.vis));
    let docs = doc_comments(field.attributes);
    let span = at(field.ty.span());
    let this = in_static(input.c_struct.header().this);
    let (alias, ty) = (traits(&field.form, input.by_value).1, in_static(located(field.ty)));
    let alias = Ident::new(alias, span);
    let ty = quote_spanned!(span=> #runtime::__private::#alias<#ty, #this>);
    let list = match &field.form {
        Form::Plain => return quote_spanned!(span=> #docs #vis #c_field: #ty,),
        Form::Pointer => return quote_spanned!(span=> #docs #vis #c_field: *const #ty,),
        Form::List(list) => list,
    };
    let (count, count_type) = (ident_at(list.count), located(list.count_type));
    let count = quote!(#vis #count: #count_type,);
    let pointer = quote_spanned!(span=> #docs #vis #c_field: *const #ty,);
    list.in_order(&count, &pointer)
}

/// The trait that the type of such a member has, and the alias of its C form.
fn traits(form: &Form<'_>, by_value: bool) -> (TokenStream, &'static str) {
    match (form, by_value) {
        (Form::Plain, false) => (quote!(__rt::Member<'static>), "Lowered"),
        (Form::Pointer, false) => (quote!(__rt::Pointed<'static>), "PointedOf"),
        (Form::List(_), false) => (quote!(__rt::Counted<'static>), "CountedOf"),
        // What is lowered by value does without the traits of state objects. A pointer has been refused.
        (Form::Plain | Form::Pointer, true) => (quote!(__rt::ByValue), "Valued"),
        (Form::List(_), true) => (quote!(__rt::Lent), "LentOf"),
    }
}

/// That each member's type has its trait.
pub(super) fn checked(model: &Model<'_>) -> TokenStream {
    let input = model.input;
    let checks = model.fields.iter().flat_map(|field| {
        let count = match &field.form {
            Form::List(list) => Some(is(list.count_type, &quote!(__rt::ListCount))),
            Form::Plain | Form::Pointer => None,
        };
        let member = is(field.ty, &traits(&field.form, input.by_value).0);
        count.into_iter().chain([member])
    });
    c_struct::checked(&input.c_struct.header(), checks)
}

/// That a struct by value can stand in state objects too. Only of what can be a value.
pub(super) fn checked_in_state_objects(model: &Model<'_>) -> TokenStream {
    let input = model.input;
    let this = in_static(input.c_struct.header().this);
    let checks = model.fields.iter().map(|field| {
        let (span, ty) = (at(field.ty.span()), in_static(located(field.ty)));
        let (of, _) = traits(&field.form, false);
        quote_spanned!(span=> <__rt::Same<#ty, #this> as #of>::__IS,)
    });
    c_struct::checked_as(&input.c_struct.header(), &quote!(<__rt::InStateObjects>), checks)
}

/// The docs without aliases: the C name, which an alias tells, is the field's own here.
fn doc_comments(attributes: &[Attribute]) -> TokenStream {
    let kept = attributes
        .iter()
        .filter(|attribute| attribute.path().is_ident("doc") && matches!(attribute.meta, Meta::NameValue(_)));
    quote!(#(#kept)*)
}
