//! What is about state objects: how the members are lowered into a description, and where a subobject may stand.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::Type;
use syn::spanned::Spanned as _;

use super::super::input::Input;
use super::super::model::{Form, Model};
use crate::emit::{Header, at, ident_at, in_static, located};
use crate::names::plain;

/// The C struct's name, for messages.
pub(super) fn c_name(input: &Input<'_>) -> String {
    match &input.c {
        Some(Type::Path(path)) => path
            .path
            .segments
            .last()
            .map_or_else(String::new, |last| plain(&last.ident)),
        _ => input.c_struct.name(),
    }
}

/// A public type's number is not a user's to give.
pub(super) fn is_new(number: &TokenStream) -> TokenStream {
    let span = number
        .clone()
        .into_iter()
        .next()
        .map_or_else(Span::call_site, |token| token.span());
    quote_spanned! {span=>
        const _: () = __rt::check_type(__rt::SubobjectType::new(#number), ::core::module_path!());
    }
}

/// Statements that write each member.
pub(super) fn lowered(model: &Model<'_>, c: &TokenStream) -> TokenStream {
    let input = model.input;
    let this = in_static(input.c_struct.header().this);
    let this = if input.by_value {
        quote!(#this, __rt::InStateObjects)
    } else {
        this
    };
    let c_name = c_name(input);
    let each = model.fields.iter().map(|field| {
        let (ident, ty) = (ident_at(field.ident), located(field.ty));
        let span = at(field.ty.span());
        let ty = quote_spanned!(span=> __rt::Same<#ty, #this>);
        let c_field = ident_at(&field.c_field);
        let place = quote!(__at + ::core::mem::offset_of!(#c, #c_field));
        match &field.form {
            Form::Plain => quote_spanned!(span=> <#ty as __rt::Member<'__d>>::lower(&self.#ident, #place, __to);),
            Form::Pointer => {
                quote_spanned!(span=> <#ty as __rt::Pointed<'__d>>::lower_pointed(&self.#ident, #place, __to);)
            }
            Form::List(list) => {
                let names = [plain(list.count), plain(field.ident)];
                let (count, count_type) = (ident_at(list.count), located(list.count_type));
                quote_spanned! {span=>
                    let __count = <#ty as __rt::Counted<'__d>>::lower_list(&self.#ident, #place, __to);
                    __to.put_count_of(
                        __at + ::core::mem::offset_of!(#c, #count),
                        ::core::mem::size_of::<__rt::Same<#count_type, #this>>(),
                        __count,
                        [#c_name, #(#names),*],
                    );
                }
            }
        }
    });
    quote!(#(#each)*)
}

pub(super) fn part(input: &Input<'_>, c: &TokenStream, lowered: &TokenStream) -> TokenStream {
    let Header { generics, this, bounds } = Header::lent(input.c_struct.ident, input.c_struct.generics);
    quote! {
        #[automatically_derived]
        impl #generics __rt::Member<'__d> for #this #bounds {
            type C = #c;
            #[inline]
            fn lower(&self, __at: ::core::primitive::usize, __to: &mut __rt::Lowering<'__d>) { #lowered }
        }
    }
}

pub(super) fn facts(input: &Input<'_>, kinds: &[Ident], associable: bool) -> TokenStream {
    let name = input.c_struct.name();
    let kinds = kinds.iter().map(ident_at);
    quote! {
        &__rt::ForeignSubobject {
            name: #name,
            allowed_in: __rt::Places::of(&[#(<__rt::#kinds as __rt::StateObjectKind>::TYPE),*]),
            associable: #associable,
        }
    }
}

pub(super) fn subobject(
    input: &Input<'_>,
    c: &TokenStream,
    number: &TokenStream,
    facts: &TokenStream,
    lowered: &TokenStream,
) -> TokenStream {
    let Header { generics, this, bounds } = Header::lent(input.c_struct.ident, input.c_struct.generics);
    quote! {
        #[automatically_derived]
        impl #generics __rt::Subobject<'__d> for #this #bounds {
            type C = #c;
            const TYPE: __rt::SubobjectType = __rt::SubobjectType::new(#number);
            const ABOUT: &'static __rt::ForeignSubobject = #facts;
            #[inline]
            fn lower(&self, __at: ::core::primitive::usize, __to: &mut __rt::Lowering<'__d>) { #lowered }
        }
    }
}

pub(super) fn places(input: &Input<'_>, kinds: &[Ident], associable: bool) -> TokenStream {
    let Header { generics, this, bounds } = anonymous_header(input);
    let kinds = kinds.iter().map(ident_at);
    let associable = associable.then(|| quote!(impl #generics __rt::Associable for #this #bounds {}));
    quote! {
        #(impl #generics __rt::AllowedIn<__rt::#kinds> for #this #bounds {})*
        #associable
    }
}

/// For impls that name no lifetime: `X<'_>` would do for most, and does where there are no bounds.
fn anonymous_header(input: &Input<'_>) -> Header {
    if input.c_struct.generics.where_clause.is_some()
        || input
            .c_struct
            .generics
            .lifetimes()
            .any(|parameter| !parameter.bounds.is_empty())
    {
        return input.c_struct.header();
    }
    let ident = ident_at(input.c_struct.ident);
    let lifetimes = input.c_struct.generics.lifetimes().map(|_| quote!('_));
    Header {
        generics: quote!(),
        this: quote!(#ident<#(#lifetimes),*>),
        bounds: quote!(),
    }
}
