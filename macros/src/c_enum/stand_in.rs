//! What uses of a refused type see in place of the impls, so that they add no errors of their own.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens as _, quote};

use super::input::{Input, Shape};
use crate::attributes::ReprHint;
use crate::emit::{ident_at, in_const, located};

/// The impls, with bodies that are never run. Where `Copy` is missing as well, there are none.
pub(super) fn write(input: &Input<'_>) -> TokenStream {
    let name = ident_at(input.ident);
    let (generics, arguments, bounds) = input.generics.split_for_impl();
    let predicates = bounds.map(|bounds| &bounds.predicates);
    let this = quote!(#name #arguments);
    let copy = quote!(where for<'any> __rt::If<'any, #this>: ::core::marker::Copy, #predicates);
    let subject = Subject {
        generics: generics.to_token_stream(),
        this,
        copy,
    };
    let impls = match &input.shape {
        Shape::Enum(_) if input.generics.params.is_empty() => {
            let integer = input.repr.iter().find_map(ReprHint::integer).unwrap_or("u32");
            subject.enumeration(input, &Ident::new(integer, Span::call_site()))
        }
        _ => subject.member(&quote!(Self), &quote!(Self), &quote!(Self)),
    };
    in_const(&input.runtime, &impls)
}

/// The type that a stand-in is for.
struct Subject {
    generics: TokenStream,
    this: TokenStream,
    copy: TokenStream,
}

impl Subject {
    fn enumeration(&self, input: &Input<'_>, integer: &Ident) -> TokenStream {
        let Self { generics, this, copy } = self;
        let (vis, integer) = (located(input.vis), quote!(::core::primitive::#integer));
        let unknown = quote!(__rt::UnknownValue<Self>);
        let result = quote!(::core::result::Result<Self, #unknown>);
        let member = self.member(&result, &unknown, &quote!(__rt::Open<Self>));
        quote! {
            #member
            unsafe impl #generics __rt::CEnum for #this #copy {
                type Repr = #integer;
                const C_NAME: &'static ::core::primitive::str = "";
                const ENUMERATORS: &'static [__rt::Enumerator] = &[];
            }
            impl #generics #this #copy {
                #vis const fn from_repr(_: #integer) -> #result { loop {} }
                #vis const fn into_repr(self) -> #integer { loop {} }
            }
            impl #generics ::core::convert::TryFrom<#integer> for #this #copy {
                type Error = #unknown;
                fn try_from(_: #integer) -> #result { loop {} }
            }
            impl #generics ::core::convert::From<#this> for #integer #copy {
                fn from(_: #this) -> Self { loop {} }
            }
        }
    }

    fn member(&self, get: &TokenStream, unknown: &TokenStream, c: &TokenStream) -> TokenStream {
        let Self { generics, this, copy } = self;
        quote! {
            unsafe impl #generics __rt::BitField for #this #copy {
                type Get = #get;
                type Unknown = #unknown;
                const BITS: __rt::BitType = __rt::REFUSED;
                const IN_C: ::core::option::Option<__rt::BitsInC> = <::core::primitive::u32 as __rt::BitField>::IN_C;
            }
            impl #generics __rt::CType for #this #copy {
                type C = #c;
                const TYPE: __rt::TypeFacts = <::core::primitive::u32 as __rt::CType>::TYPE;
            }
            impl #generics __rt::Convert for #this #copy {
                fn convert_to(&self) -> ::core::result::Result<#c, __rt::OutOfRange> { loop {} }
                fn convert_from(_: &#c) -> ::core::result::Result<Self, __rt::Invalid> { loop {} }
            }
        }
    }
}
