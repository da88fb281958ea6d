//! The conversions between the annotated struct and its C type.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::spanned::Spanned as _;

use super::access::{place, storage};
use super::model::{Field, Record, Role};
use super::output::{Paths, each_plain, hole};
use super::rules;
use crate::emit::{at, ident_at, located};

pub(super) fn impls(record: &Record<'_>, names: &Paths) -> TokenStream {
    let Paths { this, c, generics, .. } = names;
    let convertible = convertible(record);
    let bounds = names.bounds_and(&convertible);
    let inherent = inherent(record, names);
    quote! {
        #inherent
        #[automatically_derived]
        impl #generics __rt::Convert for #this #bounds {
            fn convert_to(&self) -> ::core::result::Result<#c, __rt::OutOfRange> {
                self.to_c()
            }

            fn convert_from(c: &#c) -> ::core::result::Result<Self, __rt::Invalid> {
                __rt::nested(Self::from_c(c))
            }
        }
        #[automatically_derived]
        impl #generics ::core::convert::TryFrom<#this> for #c #bounds {
            type Error = __rt::OutOfRange;

            fn try_from(value: #this) -> ::core::result::Result<Self, __rt::OutOfRange> {
                value.to_c()
            }
        }
        #[automatically_derived]
        impl #generics ::core::convert::TryFrom<#c> for #this #bounds {
            type Error = __rt::InvalidMember;

            fn try_from(c: #c) -> ::core::result::Result<Self, __rt::InvalidMember> {
                Self::from_c(&c)
            }
        }
    }
}

/// `for<'any> If<'any, T>: Convert` for each plain member whose spelling does not tell.
fn convertible(record: &Record<'_>) -> TokenStream {
    let bounds = record.plain().filter(|field| converts(field)).map(|field| {
        let ty = located(field.ty);
        quote_spanned!(at(field.ty.span())=> for<'any> __rt::If<'any, #ty>: __rt::Convert)
    });
    let readable = record
        .in_bytes
        .then(|| each_plain(record, &quote!(__rt::AnyBits), rules::is_plain_integer));
    let (bounds, readable) = (
        bounds.collect::<Vec<_>>(),
        readable.filter(|readable| !readable.is_empty()),
    );
    quote!(#(#bounds,)* #readable)
}

/// Whether a plain member's C form is another value than the member.
fn converts(field: &Field<'_>) -> bool {
    matches!(field.role, Role::Plain { foreign: false }) && !rules::is_own_c_form(field.ty)
}

fn inherent(record: &Record<'_>, names: &Paths) -> TokenStream {
    let Paths {
        this,
        c,
        generics,
        bounds,
        ..
    } = names;
    let vis = located(record.vis);
    let convertible = convertible(record);
    let condition = if convertible.is_empty() {
        quote!()
    } else {
        quote!(where #convertible)
    };
    let start = start(record);
    let writes = record.fields.iter().map(|field| write(record, field));
    let reads = record.fields.iter().map(|field| read(record, field));
    quote! {
        #[automatically_derived]
        impl #generics #this #bounds {
            /// Where every member of the C type lies.
            #vis const LAYOUT: &'static __rt::StructLayout = __LAYOUT;

            /// The C type with these values; reserved bits and padding are zero.
            ///
            /// # Errors
            ///
            /// When a value does not fit its bit-field; the error names the member and keeps the value.
            #vis fn to_c(&self) -> ::core::result::Result<#c, __rt::OutOfRange> #condition {
                let mut c = #start;
                self.write_to(&mut c)?;
                ::core::result::Result::Ok(c)
            }

            /// Writes these values into an existing C value; its reserved bits and its padding stay.
            ///
            /// # Errors
            ///
            /// When a value does not fit its bit-field; then nothing is written.
            #vis fn write_to(&self, c: &mut #c) -> ::core::result::Result<(), __rt::OutOfRange> #condition {
                let mut next = *c;
                #(#writes)*
                *c = next;
                ::core::result::Result::Ok(())
            }

            /// The values of a C value.
            ///
            /// # Errors
            ///
            /// When a member holds a value that its Rust type does not have; the error names the member and keeps the value.
            #vis fn from_c(c: &#c) -> ::core::result::Result<Self, __rt::InvalidMember> #condition {
                let _ = &c;
                ::core::result::Result::Ok(Self { #(#reads)* })
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
        let (ident, value) = (ident_at(field.ident), converted(field));
        quote!(#ident: #value,)
    });
    quote!(#c { __align: [], #(#plain)* #(#holes: [0; _],)* #lifetimes })
}

/// The C form of a plain member's value.
fn converted(field: &Field<'_>) -> TokenStream {
    let ident = ident_at(field.ident);
    if converts(field) {
        quote!(__rt::Convert::convert_to(&self.#ident)?)
    } else {
        quote!(self.#ident)
    }
}

fn write(record: &Record<'_>, field: &Field<'_>) -> TokenStream {
    let (ident, ty, index) = (ident_at(field.ident), located(field.ty), field.index);
    let place = place(index);
    let span = at(field.ident.span());
    match field.role {
        Role::Bits { .. } => {
            let (_, bytes) = storage(record, field.hole, &quote!(next));
            quote_spanned!(span=> __rt::put::<<Self as __rt::CLayout>::C, #ty, #place, _>(#bytes, self.#ident)?;)
        }
        Role::Reserved { .. } => quote_spanned!(span=> let () = self.#ident;),
        Role::Plain { .. } if record.in_bytes => {
            let value = converted(field);
            quote_spanned!(span=> next.__bytes.write(__LAYOUT.members[#index].byte_offset(), #value);)
        }
        Role::Plain { .. } => {
            let value = converted(field);
            quote_spanned!(span=> next.#ident = #value;)
        }
    }
}

fn read(record: &Record<'_>, field: &Field<'_>) -> TokenStream {
    let (ident, ty, index) = (ident_at(field.ident), located(field.ty), field.index);
    let place = place(index);
    let span = at(field.ident.span());
    let value = match field.role {
        Role::Bits { .. } => {
            let (bytes, _) = storage(record, field.hole, &quote!(c));
            quote_spanned!(span=> __rt::take::<<Self as __rt::CLayout>::C, #ty, #place, _>(#bytes)?)
        }
        Role::Reserved { .. } => quote!(()),
        Role::Plain { .. } => {
            let form = super::output::c_form(field);
            let stored = if record.in_bytes {
                quote_spanned!(span=> c.__bytes.read::<#form>(__LAYOUT.members[#index].byte_offset()))
            } else {
                quote_spanned!(span=> c.#ident)
            };
            if converts(field) {
                quote_spanned!(span=> __rt::convert_plain_back::<<Self as __rt::CLayout>::C, #ty>(&{ #stored }, #index)?)
            } else {
                stored
            }
        }
    };
    quote!(#ident: #value,)
}
