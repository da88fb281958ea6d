//! The conversions between the annotated struct and its C type.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::spanned::Spanned as _;

use super::access::{as_spelt, place, storage};
use super::model::{Field, Record, Role};
use super::output::{Paths, each_foreign_copy, hole, own, stored_as, value_of, value_type};
use super::spelling;
use crate::emit::{Output, at, ident_at, located, put};

pub(super) fn impls(record: &Record<'_>, names: &Paths, out: &mut Output) {
    let Paths { this, c, generics, .. } = names;
    let convertible = convertible(record, names);
    let bounds = tokens_text(names.bounds_and(&convertible), out);
    inherent(record, names, &convertible, out);
    let start = start(record);
    put!(
        out,
        "#[automatically_derived]
        impl {generics} __rt::Convert for {this} {bounds} {{
            fn convert_to(&self) -> ::core::result::Result<{c}, __rt::OutOfRange> {{
                let mut __c = {start};
                __rt::Convert::convert_over(self, &mut __c)?;
                ::core::result::Result::Ok(__c)
            }}

            fn convert_over(&self, __c: &mut {c}) -> ::core::result::Result<(), __rt::OutOfRange> {{
                let mut __error = ::core::option::Option::None;"
    );
    for field in &record.fields {
        write(record, names, field, out);
    }
    put!(
        out,
        "       __rt::written(__error)
            }}

            fn convert_from(__c: &{c}) -> ::core::result::Result<Self, __rt::Invalid> {{
                let _ = &__c;
                ::core::result::Result::Ok(Self {{"
    );
    for field in &record.fields {
        read(record, names, field, out);
    }
    put!(
        out,
        "       }})
            }}
        }}
        #[automatically_derived]
        impl {generics} ::core::convert::TryFrom<{this}> for {c} {bounds} {{
            type Error = __rt::OutOfRange;

            fn try_from(__value: {this}) -> ::core::result::Result<Self, __rt::OutOfRange> {{
                __value.to_c()
            }}
        }}
        #[automatically_derived]
        impl {generics} ::core::convert::TryFrom<{c}> for {this} {bounds} {{
            type Error = __rt::InvalidMember;

            fn try_from(__c: {c}) -> ::core::result::Result<Self, __rt::InvalidMember> {{
                Self::from_c(&__c)
            }}
        }}"
    );
}

/// Tokens as part of a text; none stay none.
pub(super) fn tokens_text(tokens: TokenStream, out: &mut Output) -> String {
    if tokens.is_empty() {
        String::new()
    } else {
        out.tokens(tokens)
    }
}

/// What a conversion needs of the plain members whose spelling does not tell.
fn convertible(record: &Record<'_>, names: &Paths) -> TokenStream {
    let bounds = record.plain().filter(|field| field.has_c_form()).map(|field| {
        let own = own(field, names);
        quote_spanned!(at(field.ty.span())=> for<'__any> __rt::If<'__any, #own>: __rt::Convert)
    });
    let mut bounds: Vec<TokenStream> = bounds.collect();
    bounds.extend(each_foreign_copy(record, names));
    quote!(#(#bounds),*)
}

fn inherent(record: &Record<'_>, names: &Paths, convertible: &TokenStream, out: &mut Output) {
    let Paths {
        this,
        c,
        generics,
        bounds,
        ..
    } = names;
    let vis = located(record.vis);
    let condition = if convertible.is_empty() {
        String::new()
    } else {
        out.tokens(quote!(where #convertible))
    };
    put!(
        out,
        "#[automatically_derived]
        impl {generics} {this} {bounds} {{
            /// Where every member of the C type lies.
            {vis} const LAYOUT: &'static __rt::StructLayout = __rt::layout_of::<Self>();

            /// The C type with these values; reserved bits and padding are zero.
            ///
            /// # Errors
            ///
            /// When a value does not fit its bit-field; the error names the member and keeps the value.
            {vis} fn to_c(&self) -> ::core::result::Result<{c}, __rt::OutOfRange> {condition} {{
                __rt::Convert::convert_to(self)
            }}

            /// Writes these values into an existing C value; its reserved bits and its padding stay.
            ///
            /// # Errors
            ///
            /// When a value does not fit its bit-field; then nothing is written.
            {vis} fn write_to(&self, record: &mut {c}) -> ::core::result::Result<(), __rt::OutOfRange> {condition} {{
                __rt::write_to(self, record)
            }}

            /// The values of a C value.
            ///
            /// # Errors
            ///
            /// When a member holds a value that its Rust type does not have; the error names the member and keeps the value.
            {vis} fn from_c(record: &{c}) -> ::core::result::Result<Self, __rt::InvalidMember> {condition} {{
                __rt::from_c(record)
            }}
        }}"
    );
}

/// A C value to write to: all zero where bits are, converted where plain members are, for not all of those can be zero.
fn start(record: &Record<'_>) -> String {
    let mut start = format!("{} {{ __align: [],", record.c_ident);
    for field in record.plain() {
        let ident = ident_at(field.ident);
        let value = if field.has_c_form() {
            format!("__rt::Convert::convert_to(&self.{ident})?")
        } else {
            format!("self.{ident}")
        };
        put!(
            start,
            "{}: {},",
            stored_as(record, field),
            if record.unaligned {
                format!("__rt::Unaligned({value})")
            } else {
                value
            }
        );
    }
    for index in 0..record.holes() {
        put!(start, "{}: [0; _],", hole(index));
    }
    if record.generics.lifetimes().next().is_some() {
        start.push_str("__lifetimes: ::core::marker::PhantomData,");
    }
    start + "}"
}

fn write(record: &Record<'_>, names: &Paths, field: &Field<'_>, out: &mut Output) {
    let (ident, index) = (ident_at(field.ident), field.index);
    match field.role {
        Role::Bits { .. } => {
            let (place, (_, bytes)) = (place(index), storage(record, field.hole, "__c"));
            let stored = as_spelt(field.ty, value_type(field.ty, names), out);
            put!(
                out,
                "__rt::put::<<Self as __rt::CLayout>::C, {stored}, {place}, _>({bytes}, self.{ident}, &mut __error);"
            );
        }
        Role::Reserved { .. } => put!(out, "let () = self.{ident};"),
        Role::Plain { .. } => {
            let place = value_of(record, field, "__c");
            if field.has_c_form() {
                // A copy, for a packed record has no references to its members.
                put!(
                    out,
                    "{place} = {{
                        let mut __value = {place};
                        __rt::put_plain(&self.{ident}, &mut __value, &mut __error);
                        __value
                    }};"
                );
            } else {
                put!(out, "{place} = self.{ident};");
            }
        }
    }
}

fn read(record: &Record<'_>, names: &Paths, field: &Field<'_>, out: &mut Output) {
    let (ident, index) = (ident_at(field.ident), field.index);
    let value = match field.role {
        Role::Bits { .. } => {
            let (place, (bytes, _)) = (place(index), storage(record, field.hole, "__c"));
            let stored = as_spelt(field.ty, value_type(field.ty, names), out);
            // Only a type with holes among its values can fail.
            let (function, ask) = if spelling::reads_as_itself(field.ty) {
                ("get", "")
            } else {
                ("take", "?")
            };
            format!("__rt::{function}::<<Self as __rt::CLayout>::C, {stored}, {place}, _>({bytes}){ask}")
        }
        Role::Reserved { .. } => "()".to_owned(),
        Role::Plain { .. } => {
            let stored = value_of(record, field, "__c");
            if field.has_c_form() {
                format!("__rt::convert_plain_back::<<Self as __rt::CLayout>::C, _>(&{{ {stored} }}, {index})?")
            } else {
                stored
            }
        }
    };
    put!(out, "{ident}: {value},");
}
