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

use super::input::Input;
use super::model::{Form, Member, Model};
use super::output::plain_header;
use crate::emit::{at, ident_at, located};
use crate::names::plain;

pub(super) fn write(model: &Model<'_>, c: &TokenStream, about_state_objects: &TokenStream) -> TokenStream {
    let members = model.fields.iter().map(member);
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
    let (generics, this, bounds) = plain_header(input);
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

fn member(field: &Member<'_>) -> TokenStream {
    let (ident, ty) = (ident_at(field.ident), located(field.ty));
    let c_field = ident_at(&field.c_field);
    let span = at(field.ty.span());
    let checked = |count: TokenStream, name: &Ident| {
        let (most, name) = (located(field.at_most?), plain(name));
        Some(quote_spanned!(span=> __rt::at_most(#count, #most, #name);))
    };
    match &field.form {
        Form::List {
            count: (count, ty_of_count),
            ..
        } => {
            let checked = checked(quote!(<#ty as __rt::Lent>::count(&self.#ident)), count);
            let (count, ty_of_count) = (ident_at(count), located(ty_of_count));
            quote_spanned! {span=>
                #checked
                __c.#c_field = <#ty as __rt::Lent>::pointer(&self.#ident);
                __c.#count = __rt::count::<#ty_of_count>(<#ty as __rt::Lent>::count(&self.#ident));
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
