//! The conversions between the annotated struct and its C type.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::spanned::Spanned as _;

use super::access::{place, storage};
use super::model::{Field, Record, Role};
use super::output::{Paths, c_form, each_foreign_copy, each_plain, hole, own, value_type};
use super::rules;
use crate::emit::{at, ident_at, located};

pub(super) fn impls(record: &Record<'_>, names: &Paths) -> TokenStream {
    let Paths { this, c, generics, .. } = names;
    let convertible = convertible(record, names);
    let bounds = names.bounds_and(&convertible);
    let inherent = inherent(record, names, &convertible);
    let start = start(record);
    let writes = record.fields.iter().map(|field| write(record, names, field));
    let reads = record.fields.iter().map(|field| read(record, names, field));
    quote! {
        #inherent
        #[automatically_derived]
        impl #generics __rt::Convert for #this #bounds {
            fn convert_to(&self) -> ::core::result::Result<#c, __rt::OutOfRange> {
                let mut __c = #start;
                __rt::Convert::convert_over(self, &mut __c)?;
                ::core::result::Result::Ok(__c)
            }

            fn convert_over(&self, __c: &mut #c) -> ::core::result::Result<(), __rt::OutOfRange> {
                #(#writes)*
                ::core::result::Result::Ok(())
            }

            fn convert_from(__c: &#c) -> ::core::result::Result<Self, __rt::Invalid> {
                let _ = &__c;
                ::core::result::Result::Ok(Self { #(#reads)* })
            }
        }
        #[automatically_derived]
        impl #generics ::core::convert::TryFrom<#this> for #c #bounds {
            type Error = __rt::OutOfRange;

            fn try_from(__value: #this) -> ::core::result::Result<Self, __rt::OutOfRange> {
                __value.to_c()
            }
        }
        #[automatically_derived]
        impl #generics ::core::convert::TryFrom<#c> for #this #bounds {
            type Error = __rt::InvalidMember;

            fn try_from(__c: #c) -> ::core::result::Result<Self, __rt::InvalidMember> {
                Self::from_c(&__c)
            }
        }
    }
}

/// What a conversion needs of the plain members whose spelling does not tell.
fn convertible(record: &Record<'_>, names: &Paths) -> TokenStream {
    let bounds = record.plain().filter(|field| field.has_c_form()).map(|field| {
        let own = own(field, names);
        quote_spanned!(at(field.ty.span())=> for<'any> __rt::If<'any, #own>: __rt::Convert)
    });
    let mut bounds: Vec<TokenStream> = bounds.collect();
    if record.in_bytes {
        let readable = each_plain(record, names, &quote!(__rt::AnyBits), rules::is_plain_integer);
        bounds.extend((!readable.is_empty()).then_some(readable));
    } else {
        bounds.extend(each_foreign_copy(record, names));
    }
    quote!(#(#bounds),*)
}

fn inherent(record: &Record<'_>, names: &Paths, convertible: &TokenStream) -> TokenStream {
    let Paths {
        this,
        c,
        generics,
        bounds,
        ..
    } = names;
    let vis = located(record.vis);
    let condition = (!convertible.is_empty()).then(|| quote!(where #convertible));
    quote! {
        #[automatically_derived]
        impl #generics #this #bounds {
            /// Where every member of the C type lies.
            #vis const LAYOUT: &'static __rt::StructLayout = <Self as __rt::CLayout>::LAYOUT;

            /// The C type with these values; reserved bits and padding are zero.
            ///
            /// # Errors
            ///
            /// When a value does not fit its bit-field; the error names the member and keeps the value.
            #vis fn to_c(&self) -> ::core::result::Result<#c, __rt::OutOfRange> #condition {
                __rt::Convert::convert_to(self)
            }

            /// Writes these values into an existing C value; its reserved bits and its padding stay.
            ///
            /// # Errors
            ///
            /// When a value does not fit its bit-field; then nothing is written.
            #vis fn write_to(&self, record: &mut #c) -> ::core::result::Result<(), __rt::OutOfRange> #condition {
                let mut __next = *record;
                __rt::Convert::convert_over(self, &mut __next)?;
                *record = __next;
                ::core::result::Result::Ok(())
            }

            /// The values of a C value.
            ///
            /// # Errors
            ///
            /// When a member holds a value that its Rust type does not have; the error names the member and keeps the value.
            #vis fn from_c(record: &#c) -> ::core::result::Result<Self, __rt::InvalidMember> #condition {
                __rt::from_c(record)
            }
        }
    }
}

/// A C value to write to: all zero where bits are, converted where plain members are, for not all of those can be zero.
fn start(record: &Record<'_>) -> TokenStream {
    let c = &record.c_ident;
    let lifetimes = record
        .generics
        .lifetimes()
        .next()
        .map(|_| quote!(__lifetimes: ::core::marker::PhantomData,));
    if record.in_bytes {
        return quote!(#c { __align: [], __bytes: __rt::Storage::zeroed(), #lifetimes });
    }
    let holes = (0..record.holes()).map(hole);
    let plain = record.plain().map(|field| {
        let ident = ident_at(field.ident);
        if field.has_c_form() {
            quote!(#ident: __rt::Convert::convert_to(&self.#ident)?,)
        } else {
            quote!(#ident: self.#ident,)
        }
    });
    quote!(#c { __align: [], #(#plain)* #(#holes: [0; _],)* #lifetimes })
}

fn write(record: &Record<'_>, names: &Paths, field: &Field<'_>) -> TokenStream {
    let ident = ident_at(field.ident);
    let span = at(field.ident.span());
    match field.role {
        Role::Bits { .. } => {
            let (place, stored) = (place(field.index), value_type(field.ty, names));
            let (_, bytes) = storage(record, field.hole, &quote!(__c));
            quote_spanned!(span=> __rt::put::<<Self as __rt::CLayout>::C, #stored, #place, _>(#bytes, self.#ident)?;)
        }
        Role::Reserved { .. } => quote_spanned!(span=> let () = self.#ident;),
        Role::Plain { .. } => {
            let value = if field.has_c_form() {
                let stored = stored(record, names, field);
                // A copy, for a packed record has no references to its members.
                quote_spanned!(span=> {
                    let mut __value = #stored;
                    __rt::Convert::convert_over(&self.#ident, &mut __value)?;
                    __value
                })
            } else {
                quote_spanned!(span=> self.#ident)
            };
            let index = field.index;
            if record.in_bytes {
                quote_spanned!(span=> __c.__bytes.write(Self::LAYOUT.members[#index].byte_offset(), #value);)
            } else {
                quote_spanned!(span=> __c.#ident = #value;)
            }
        }
    }
}

fn read(record: &Record<'_>, names: &Paths, field: &Field<'_>) -> TokenStream {
    let ident = ident_at(field.ident);
    let span = at(field.ident.span());
    let value = match field.role {
        Role::Bits { .. } => {
            let (place, stored) = (place(field.index), value_type(field.ty, names));
            let (bytes, _) = storage(record, field.hole, &quote!(__c));
            quote_spanned!(span=> __rt::take::<<Self as __rt::CLayout>::C, #stored, #place, _>(#bytes)?)
        }
        Role::Reserved { .. } => quote!(()),
        Role::Plain { .. } => {
            let (stored, index) = (stored(record, names, field), field.index);
            if field.has_c_form() {
                quote_spanned!(span=> __rt::convert_plain_back::<<Self as __rt::CLayout>::C, _>(&{ #stored }, #index)?)
            } else {
                stored
            }
        }
    };
    quote!(#ident: #value,)
}

/// The C form of a plain member of `__c`.
fn stored(record: &Record<'_>, names: &Paths, field: &Field<'_>) -> TokenStream {
    let (ident, index) = (ident_at(field.ident), field.index);
    let span = at(field.ident.span());
    if record.in_bytes {
        let form = c_form(field, names);
        quote_spanned!(span=> __c.__bytes.read::<#form>(Self::LAYOUT.members[#index].byte_offset()))
    } else {
        quote_spanned!(span=> __c.#ident)
    }
}
