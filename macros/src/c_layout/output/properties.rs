//! The traits of the generated type that its members decide on.

use proc_macro2::TokenStream;
use quote::quote;

use super::conditions::each_plain;
use super::{Paths, each_foreign_copy, hole, value_of};
use crate::c_layout::model::{Record, Role};
use crate::c_layout::spelling;

/// What is true of the bytes. The padding is explicit and all members are listed, so that the type has a property if they
/// have it; bits have them all.
pub(super) fn properties(record: &Record<'_>, names: &Paths) -> TokenStream {
    let Paths { c, generics, .. } = names;
    let unsafe_impl = |bound: TokenStream, needs: bool, told: fn(&syn::Type) -> bool| {
        let bounds = names.bounds_and(&if needs {
            each_plain(record, names, &bound, told)
        } else {
            quote!()
        });
        quote! {
            // SAFETY: `repr(C)` without implicit padding (the size is asserted below): holes are arrays of bytes, which
            // have the property, and so have the plain members, by the bounds.
            #[automatically_derived]
            unsafe impl #generics #bound for #c #bounds {}
        }
    };
    let any_bits = unsafe_impl(quote!(__rt::AnyBits), !record.is_union, spelling::is_plain_integer);
    let plain_bytes = unsafe_impl(quote!(__rt::PlainBytes), true, spelling::is_plain_integer);
    let zeroed = unsafe_impl(quote!(__rt::Zeroed), !record.is_union, spelling::is_zeroed);
    quote!(#any_bits #plain_bytes #zeroed)
}

/// `Clone`, `Copy`, `Debug`, `Default`, and where there is a decoded value to compare, `PartialEq`, `Eq`, `Hash`.
pub(super) fn comparisons(record: &Record<'_>, names: &Paths) -> TokenStream {
    let Paths { c, generics, .. } = names;
    let foreign = each_foreign_copy(record, names);
    let copy = names.bounds_and(&quote!(#(#foreign),*));
    let zeroed = names.bounds_and(&if record.is_union {
        quote!()
    } else {
        each_plain(record, names, &quote!(__rt::Zeroed), spelling::is_zeroed)
    });
    let common = quote! {
        #[automatically_derived]
        impl #generics ::core::clone::Clone for #c #copy {
            #[inline]
            fn clone(&self) -> Self {
                *self
            }
        }
        #[automatically_derived]
        impl #generics ::core::marker::Copy for #c #copy {}
        #[automatically_derived]
        impl #generics ::core::default::Default for #c #zeroed {
            #[inline]
            fn default() -> Self {
                __rt::zeroed()
            }
        }
    };
    let debug = debug(record, names);
    let equality = if record.is_union {
        quote!()
    } else {
        equality(record, names)
    };
    quote!(#common #debug #equality)
}

fn debug(record: &Record<'_>, names: &Paths) -> TokenStream {
    let Paths { c, generics, .. } = names;
    if record.is_union {
        let bounds = &names.bounds;
        return quote! {
            #[automatically_derived]
            impl #generics ::core::fmt::Debug for #c #bounds {
                fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                    __rt::debug_union::<Self>(__f, self.__bytes.bits())
                }
            }
        };
    }
    let bound = quote!(::core::fmt::Debug);
    let bounds = names.bounds_and(&each_plain(record, names, &bound, spelling::is_plain_integer));
    let runs = runs(record, &quote!(self));
    let plain = record.plain().map(|field| value_of(record, field, &quote!(self)));
    quote! {
        #[automatically_derived]
        impl #generics ::core::fmt::Debug for #c #bounds {
            fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                __rt::debug_record::<Self>(__f, &[#(#runs),*], &[#(&{ #plain }),*])
            }
        }
    }
}

/// The bytes of a struct that hold bit-fields: the hole before each plain member and behind the last.
fn runs(record: &Record<'_>, this: &TokenStream) -> Vec<TokenStream> {
    (0..record.holes())
        .map(|index| {
            let name = hole(index);
            quote!(&#this.#name)
        })
        .collect()
}

fn equality(record: &Record<'_>, names: &Paths) -> TokenStream {
    let Paths { c, generics, .. } = names;
    let conditional = |bound: &TokenStream, told| names.bounds_and(&each_plain(record, names, bound, told));
    let (partial_eq, eq, hash) = (
        quote!(::core::cmp::PartialEq),
        quote!(::core::cmp::Eq),
        quote!(::core::hash::Hash),
    );
    let (if_partial_eq, if_eq, if_hash) = (
        conditional(&partial_eq, spelling::is_plain_integer),
        conditional(&eq, spelling::is_plain_integer),
        conditional(&hash, spelling::is_plain_integer),
    );
    let used: Vec<usize> = (0..record.holes())
        .filter(|hole| {
            record
                .fields
                .iter()
                .any(|field| matches!(field.role, Role::Bits { .. }) && field.hole == *hole)
        })
        .collect();
    let bytes = |this: TokenStream, index: usize| {
        let name = hole(index);
        quote!(&#this.#name)
    };
    let eq_bits = used.iter().map(|index| {
        let (a, b) = (bytes(quote!(self), *index), bytes(quote!(__other), *index));
        quote!(__rt::eq_bits::<Self>(#index, #a, #b))
    });
    let eq_plain = record.plain().map(|field| {
        let (a, b) = (
            value_of(record, field, &quote!(self)),
            value_of(record, field, &quote!(__other)),
        );
        quote!(__rt::equal(&{ #a }, &{ #b }))
    });
    let hash_bits = used.iter().map(|index| {
        let run = bytes(quote!(self), *index);
        quote!(__rt::hash_bits::<Self, __H>(#index, #run, __state);)
    });
    let hash_plain = record.plain().map(|field| {
        let value = value_of(record, field, &quote!(self));
        quote!(::core::hash::Hash::hash(&{ #value }, __state);)
    });
    quote! {
        #[automatically_derived]
        impl #generics ::core::cmp::PartialEq for #c #if_partial_eq {
            fn eq(&self, __other: &Self) -> ::core::primitive::bool {
                let _ = __other;
                true #(&& #eq_plain)* #(&& #eq_bits)*
            }
        }
        #[automatically_derived]
        impl #generics ::core::cmp::Eq for #c #if_eq {}
        #[automatically_derived]
        impl #generics ::core::hash::Hash for #c #if_hash {
            fn hash<__H: ::core::hash::Hasher>(&self, __state: &mut __H) {
                let _ = &__state;
                #(#hash_plain)*
                #(#hash_bits)*
            }
        }
    }
}
