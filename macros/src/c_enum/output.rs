//! Writes the impls. Cannot fail: the model states nothing that has no output.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::spanned::Spanned as _;

use super::model::{Enumerator, Kind, Model, Repr};
use crate::emit::{at, ident_at, in_const, located};
use crate::names::plain;

pub(super) fn write(model: &Model<'_>) -> TokenStream {
    let impls = match &model.kind {
        Kind::Enum { repr, enumerators } => enum_impls(model, *repr, enumerators),
        Kind::Newtype { member, ty } => newtype_impls(model, member, ty),
    };
    in_const(model.runtime, &impls)
}

/// ```text
/// impl Tier { pub const fn from_repr(..) -> ..  pub const fn into_repr(..) -> .. }
/// unsafe impl CEnum for Tier { .. the enumerators .. }
/// unsafe impl BitField for Tier { .. }       impl CType for Tier { .. }         impl Convert for Tier { .. }
/// impl TryFrom<u32> for Tier { .. }          impl From<Tier> for u32 { .. }
/// .. and that `Tier` has the size of `u32` ..
/// ```
fn enum_impls(model: &Model<'_>, repr: Repr<'_>, enumerators: &[Enumerator<'_>]) -> TokenStream {
    let name = ident_at(model.ident);
    let integer = repr.path();
    let inherent = enum_methods(model, &integer);
    let c_enum = impl_c_enum(model, repr, enumerators);
    let members = impl_member(model);
    let same_size = quote_spanned!(at(repr.place.span())=> __rt::enum_is_its_integer::<#name, #integer>(););
    quote! {
        #inherent
        #c_enum
        #members
        #[automatically_derived]
        impl ::core::convert::TryFrom<#integer> for #name {
            type Error = __rt::UnknownValue<Self>;

            #[inline]
            fn try_from(repr: #integer) -> ::core::result::Result<Self, __rt::UnknownValue<Self>> {
                __rt::enumerator_of(repr)
            }
        }
        #[automatically_derived]
        impl ::core::convert::From<#name> for #integer {
            #[inline]
            fn from(__value: #name) -> Self {
                __value as Self
            }
        }
        #same_size
    }
}

fn enum_methods(model: &Model<'_>, integer: &TokenStream) -> TokenStream {
    let (name, vis) = (ident_at(model.ident), located(model.vis));
    quote! {
        #[automatically_derived]
        impl #name {
            /// The enumerator with this number.
            ///
            /// # Errors
            ///
            /// When no enumerator has it; the error keeps the number.
            #[inline]
            #vis const fn from_repr(repr: #integer) -> ::core::result::Result<Self, __rt::UnknownValue<Self>> {
                __rt::enumerator_of(repr)
            }

            /// The enumerator's number.
            #[inline]
            #[must_use]
            #vis const fn into_repr(self) -> #integer {
                self as #integer
            }
        }
    }
}

fn impl_c_enum(model: &Model<'_>, repr: Repr<'_>, enumerators: &[Enumerator<'_>]) -> TokenStream {
    let name = ident_at(model.ident);
    let (c_name, integer, signed) = (&model.c_name, repr.path(), repr.is_signed());
    let enumerators = enumerators.iter().map(|enumerator| {
        let (variant, c_name) = (ident_at(enumerator.ident), &enumerator.c_name);
        let text = plain(enumerator.ident);
        quote!(__rt::enumerator(#text, #c_name, Self::#variant as #integer as ::core::primitive::u128, #signed))
    });
    quote! {
        // SAFETY: an enum without data that has an integer `repr` has the representation of that integer (asserted
        // below, in case that another attribute changes it), and the enumerators are all variants that this crate's
        // configuration leaves.
        #[automatically_derived]
        unsafe impl __rt::CEnum for #name {
            type Repr = #integer;
            const C_NAME: &'static ::core::primitive::str = #c_name;
            const ENUMERATORS: &'static [__rt::Enumerator] = &[#(#enumerators),*];
        }
    }
}

/// What makes an enumeration the type of a bit-field and of a plain member.
///
/// A type that is not `Copy` is told so by `CEnum`; the condition on `BitField` keeps it from being told again.
fn impl_member(model: &Model<'_>) -> TokenStream {
    let (name, text) = (ident_at(model.ident), plain(model.ident));
    quote! {
        // SAFETY: the representation is an integer's; `BITS` lists the enumerators; `UnknownValue` is that integer.
        #[automatically_derived]
        unsafe impl __rt::BitField for #name where for<'any> __rt::If<'any, Self>: ::core::marker::Copy {
            type Get = ::core::result::Result<Self, __rt::UnknownValue<Self>>;
            type Unknown = __rt::UnknownValue<Self>;
            const BITS: __rt::BitType = __rt::enum_bits::<Self>(#text);
            const IN_C: ::core::option::Option<__rt::BitsInC> = __rt::enum_in_c::<Self>();
        }
        #[automatically_derived]
        impl __rt::CType for #name {
            type C = __rt::Open<Self>;
            const TYPE: __rt::TypeFacts = <__rt::Open<Self> as __rt::CType>::TYPE;
        }
        #[automatically_derived]
        impl __rt::Convert for #name {
            fn convert_to(&self) -> ::core::result::Result<__rt::Open<Self>, __rt::OutOfRange> {
                __rt::convert_enum(self)
            }

            fn convert_from(__c: &__rt::Open<Self>) -> ::core::result::Result<Self, __rt::Invalid> {
                __rt::convert_enum_back(*__c, #text)
            }
        }
    }
}

/// ```text
/// impl Flags { pub const fn from_repr(..) -> Self  pub const fn into_repr(self) -> u32 }
/// unsafe impl BitField for Flags { .. }      impl CType for Flags { .. }        impl Convert for Flags { .. }
/// unsafe impl AnyBits for Flags where u32: AnyBits {}      .. PlainBytes ..     .. Zeroed ..
/// impl From<u32> for Flags { .. }            impl From<Flags> for u32 { .. }
/// ```
fn newtype_impls(model: &Model<'_>, member: &syn::Member, ty: &syn::Type) -> TokenStream {
    let (name, place, ty) = (ident_at(model.ident), ty.span(), located(ty));
    let inherent = newtype_methods(model, member, &ty);
    let members = impl_newtype_member(model, member, &ty);
    let marks = impl_newtype_marks(model, &ty);
    let checks = quote_spanned! {at(place)=>
        __rt::newtype_is_copy::<#name>();
        __rt::newtype_has_every_value::<#ty>();
    };
    quote! {
        #inherent
        #members
        #marks
        #[automatically_derived]
        impl ::core::convert::From<#ty> for #name {
            #[inline]
            fn from(repr: #ty) -> Self {
                Self { #member: repr }
            }
        }
        #[automatically_derived]
        impl ::core::convert::From<#name> for #ty {
            #[inline]
            fn from(__value: #name) -> Self {
                __value.#member
            }
        }
        #checks
    }
}

fn newtype_methods(model: &Model<'_>, member: &syn::Member, ty: &TokenStream) -> TokenStream {
    let (name, vis) = (ident_at(model.ident), located(model.vis));
    quote! {
        #[automatically_derived]
        impl #name {
            /// The value of this number.
            #[inline]
            #[must_use]
            #vis const fn from_repr(repr: #ty) -> Self {
                Self { #member: repr }
            }

            /// The value's number.
            #[inline]
            #[must_use]
            #vis const fn into_repr(self) -> #ty {
                self.#member
            }
        }
    }
}

/// What makes a newtype the type of a bit-field and of a plain member, as far as its integer is one.
fn impl_newtype_member(model: &Model<'_>, member: &syn::Member, ty: &TokenStream) -> TokenStream {
    let (name, text, c_name) = (ident_at(model.ident), plain(model.ident), &model.c_name);
    let (if_bits, if_type) = (where_inner(ty, "BitField"), where_inner(ty, "CType"));
    quote! {
        // SAFETY: transparent over the type of a bit-field that has every value which it can meet (asserted below).
        #[automatically_derived]
        unsafe impl __rt::BitField for #name #if_bits {
            type Get = Self;
            type Unknown = Self;
            const BITS: __rt::BitType = __rt::newtype_bits::<#ty>(#text);
            const IN_C: ::core::option::Option<__rt::BitsInC> = __rt::newtype_in_c::<#ty>(#c_name);
        }
        #[automatically_derived]
        impl __rt::CType for #name #if_type {
            type C = Self;
            const TYPE: __rt::TypeFacts = __rt::newtype_facts(<#ty as __rt::CType>::TYPE, #c_name);
        }
        #[automatically_derived]
        impl __rt::Convert for #name #if_type {
            fn convert_to(&self) -> ::core::result::Result<Self, __rt::OutOfRange> {
                ::core::result::Result::Ok(Self { #member: self.#member })
            }

            fn convert_from(__c: &Self) -> ::core::result::Result<Self, __rt::Invalid> {
                ::core::result::Result::Ok(Self { #member: __c.#member })
            }
        }
    }
}

fn impl_newtype_marks(model: &Model<'_>, ty: &TokenStream) -> TokenStream {
    let name = ident_at(model.ident);
    let marks = ["AnyBits", "PlainBytes", "Zeroed"].map(|mark| {
        let (condition, mark) = (where_inner(ty, mark), Ident::new(mark, Span::call_site()));
        quote! {
            // SAFETY: transparent, and its only member holds to it.
            #[automatically_derived]
            unsafe impl __rt::#mark for #name #condition {}
        }
    });
    quote!(#(#marks)*)
}

/// The condition that a newtype's member has a trait. That the newtype is `Copy`, as all these traits ask, is checked in
/// one place: without it in the condition, every impl would report it again.
fn where_inner(ty: &TokenStream, name: &str) -> TokenStream {
    let name = Ident::new(name, Span::call_site());
    quote!(where for<'any> __rt::If<'any, Self>: ::core::marker::Copy, for<'any> __rt::If<'any, #ty>: __rt::#name)
}

impl Repr<'_> {
    fn path(self) -> TokenStream {
        let name = Ident::new(self.name, at(self.place.span()));
        quote!(::core::primitive::#name)
    }
}
