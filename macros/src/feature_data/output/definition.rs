//! The hidden struct that the C struct is generated from.

use proc_macro2::{Ident, TokenStream};
use quote::{quote, quote_spanned};
use syn::spanned::Spanned as _;

use super::super::input::Input;
use super::super::model::{Member, Model, Role};
use super::count_of;
use crate::emit::{at, docs, ident_at, in_static, located};
use crate::names::plain;

/// The struct for `CLayout`, with the C form of each member.
pub(super) fn definition(model: &Model<'_>) -> TokenStream {
    let input = model.input;
    let rename = input
        .rename_all
        .as_ref()
        .map(|spelling| quote!(, rename_all = #spelling));
    let align = input.align.as_ref().map(|align| quote!(, align = #align));
    let fields = model.members.iter().map(|member| c_members(member, input));
    input
        .c_struct
        .definition(&input.runtime, input.vis, &quote!(#rename #align), fields)
}

/// The C form of a member, of a list the pointer's; `private` is the path to what generated code names.
pub(super) fn c_form(member: &Member<'_>, input: &Input<'_>, private: &TokenStream) -> TokenStream {
    let (ty, this) = (in_static(located(member.ty)), in_static(input.c_struct.header().this));
    let alias = match &member.role {
        Role::Input { .. } => "Told",
        Role::Output | Role::InOut => "Answered",
        Role::Report { .. } => "Reported",
        Role::List(_) => "Listed",
    };
    let span = at(member.ty.span());
    let alias = Ident::new(alias, span);
    quote_spanned!(span=> #private::#alias<#ty, #this>)
}

fn c_members(member: &Member<'_>, input: &Input<'_>) -> TokenStream {
    let runtime = &input.runtime;
    let (ident, vis, docs) = (ident_at(member.ident), located(member.vis), docs(member.attributes));
    let span = at(member.ty.span());
    let name = member.name.map(|name| quote!(#[clayout(name = #name)]));
    let ty = c_form(member, input, &quote!(#runtime::__private));
    let Role::List(list) = &member.role else {
        return quote_spanned!(span=> #docs #name #vis #ident: #ty,);
    };
    let (count_ident, count_type) = (count_of(member.ident), located(list.count_type));
    let (count_name, pointer_name) = (plain(list.count), plain(list.pointer));
    let count = quote!(#[clayout(name = #count_name)] #vis #count_ident: #count_type,);
    let pointer = quote_spanned!(span=> #docs #[clayout(name = #pointer_name)] #vis #ident: #ty,);
    list.in_order(&count, &pointer)
}
