//! Writes what a struct has whose C form is a value by itself: of pipeline state streams, and parts of these.
//!
//! ```text
//! impl<'a> __rt::ByValue for X<'a> {
//!     type C = C_NAME;
//!     fn by_value(&self) -> C_NAME { let mut __c = <C_NAME>::new(); __c.a = ..; __c }
//! }
//! impl<'a> __rt::StreamSubobject for X<'a> { const STREAM_TYPE: __rt::StreamType = __rt::StreamType::new(NUMBER); }
//! __rt::with_alloc! { what is about state objects }
//! ```

use proc_macro2::{Ident, TokenStream};
use quote::{quote, quote_spanned};
use syn::spanned::Spanned as _;

use super::super::input::Input;
use super::super::model::{Form, Member, Model};
use super::state_objects::c_name;
use crate::emit::{Header, at, ident_at, in_static, located};
use crate::names::plain;

pub(super) fn write(model: &Model<'_>, c: &TokenStream, about_state_objects: &TokenStream) -> TokenStream {
    let this = in_static(model.input.c_struct.header().this);
    let c_name = c_name(model.input);
    let members = model.fields.iter().map(|field| member(field, &this, &c_name));
    let body = quote! {
        let mut __c = <#c>::new();
        #(#members)*
        __c
    };
    let impls = impls(model.input, c, &body);
    let about_state_objects =
        (!about_state_objects.is_empty()).then(|| quote!(__rt::with_alloc! { #about_state_objects }));
    quote!(#impls #about_state_objects)
}

/// The impls with this body; also of a refused struct.
pub(super) fn impls(input: &Input<'_>, c: &TokenStream, body: &TokenStream) -> TokenStream {
    let Header { generics, this, bounds } = input.c_struct.header();
    let in_streams = input.stream.as_ref().map(|number| {
        let number = located(number);
        quote! {
            #[automatically_derived]
            impl #generics __rt::StreamSubobject for #this #bounds {
                const STREAM_TYPE: __rt::StreamType = __rt::StreamType::new(#number);
            }
        }
    });
    quote! {
        #[automatically_derived]
        impl #generics __rt::ByValue for #this #bounds {
            type C = #c;
            fn by_value(&self) -> #c { #body }
        }
        #in_streams
    }
}

fn member(field: &Member<'_>, this: &TokenStream, c_name: &str) -> TokenStream {
    let (ident, ty) = (ident_at(field.ident), located(field.ty));
    let c_field = ident_at(&field.c_field);
    let span = at(field.ty.span());
    let ty = quote_spanned!(span=> __rt::Same<#ty, #this>);
    let checked = |count: TokenStream, name: &Ident| {
        let (most, name) = (located(field.at_most?), plain(name));
        Some(quote_spanned!(span=> __rt::at_most(#count, #most, #name);))
    };
    match &field.form {
        Form::List(list) => {
            let names = [plain(list.count), plain(field.ident)];
            let checked = checked(quote!(<#ty as __rt::Lent>::count(&self.#ident)), list.count);
            let (count, count_type) = (ident_at(list.count), located(list.count_type));
            quote_spanned! {span=>
                #checked
                __c.#c_field = <#ty as __rt::Lent>::pointer(&self.#ident);
                __c.#count = __rt::count::<__rt::Same<#count_type, #this>>(
                    <#ty as __rt::Lent>::count(&self.#ident),
                    [#c_name, #(#names),*],
                );
            }
        }
        // A pointer has been refused.
        Form::Plain | Form::Pointer => {
            let checked = checked(quote!(__c.#c_field), &field.c_field);
            quote_spanned! {span=>
                __c.#c_field = <#ty as __rt::ByValue>::by_value(&self.#ident);
                #checked
            }
        }
    }
}
