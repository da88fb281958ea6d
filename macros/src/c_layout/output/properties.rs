//! The traits of the generated type that its members decide on.

use proc_macro2::TokenStream;
use quote::quote;

use super::conditions::each_plain;
use super::{Paths, each_foreign_copy, value_of};
use crate::c_layout::convert::tokens_text;
use crate::c_layout::model::{Record, Role};
use crate::c_layout::{access, spelling};
use crate::emit::{Output, put};

/// What is true of the bytes. The padding is explicit and all members are listed, so that the type has a property if they
/// have it; bits have them all.
pub(super) fn properties(record: &Record<'_>, names: &Paths, out: &mut Output) {
    let Paths { c, generics, .. } = names;
    let mut unsafe_impl = |bound: TokenStream, needs: bool, told: fn(&syn::Type) -> bool| {
        let needed = if needs {
            each_plain(record, names, &bound, told)
        } else {
            quote!()
        };
        let bounds = tokens_text(names.bounds_and(&needed), out);
        // SAFETY (of the output): `repr(C)` without implicit padding (the size is asserted): holes are arrays of bytes, which
        // have the property, and so have the plain members, by the bounds.
        put!(
            out,
            "#[automatically_derived] unsafe impl {generics} {bound} for {c} {bounds} {{}}"
        );
    };
    unsafe_impl(quote!(__rt::AnyBits), !record.is_union, spelling::is_plain_integer);
    unsafe_impl(quote!(__rt::PlainBytes), true, spelling::is_plain_integer);
    unsafe_impl(quote!(__rt::Zeroed), !record.is_union, spelling::is_zeroed);
}

/// `Clone`, `Copy`, `Debug`, `Default`, and where there is a decoded value to compare, `PartialEq`, `Eq`, `Hash`.
pub(super) fn comparisons(record: &Record<'_>, names: &Paths, out: &mut Output) {
    let Paths { c, generics, .. } = names;
    let foreign = each_foreign_copy(record, names);
    let copy = tokens_text(names.bounds_and(&quote!(#(#foreign),*)), out);
    let zeroed = if record.is_union {
        quote!()
    } else {
        each_plain(record, names, &quote!(__rt::Zeroed), spelling::is_zeroed)
    };
    let zeroed = tokens_text(names.bounds_and(&zeroed), out);
    put!(
        out,
        "#[automatically_derived]
        impl {generics} ::core::clone::Clone for {c} {copy} {{
            #[inline]
            fn clone(&self) -> Self {{
                *self
            }}
        }}
        #[automatically_derived]
        impl {generics} ::core::marker::Copy for {c} {copy} {{}}
        #[automatically_derived]
        impl {generics} ::core::default::Default for {c} {zeroed} {{
            #[inline]
            fn default() -> Self {{
                __rt::zeroed()
            }}
        }}"
    );
    debug(record, names, out);
    if !record.is_union {
        equality(record, names, out);
    }
}

fn debug(record: &Record<'_>, names: &Paths, out: &mut Output) {
    let Paths { c, generics, .. } = names;
    let (bounds, call) = if record.is_union {
        (
            names.bounds.to_string(),
            "__rt::debug_union::<Self>(__f, self.__bytes.bits())".to_owned(),
        )
    } else {
        let needed = each_plain(record, names, &quote!(::core::fmt::Debug), spelling::is_plain_integer);
        let bounds = tokens_text(names.bounds_and(&needed), out);
        let plain: Vec<String> = record
            .plain()
            .map(|field| format!("&{{ {} }}", value_of(record, field, "self")))
            .collect();
        let (runs, plain) = (runs(record).join(","), plain.join(","));
        (
            bounds,
            format!("__rt::debug_record::<Self>(__f, &[{runs}], &[{plain}])"),
        )
    };
    put!(
        out,
        "#[automatically_derived]
        impl {generics} ::core::fmt::Debug for {c} {bounds} {{
            fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {{
                {call}
            }}
        }}"
    );
}

/// The bytes of a struct that hold bit-fields: the hole before each plain member and behind the last.
fn runs(record: &Record<'_>) -> Vec<String> {
    (0..record.holes())
        .map(|index| access::storage(record, index, "self").0)
        .collect()
}

/// Compares and hashes plain members, and of the holes the bit-fields.
fn equality(record: &Record<'_>, names: &Paths, out: &mut Output) {
    let Paths { c, generics, .. } = names;
    let mut conditional = |bound: TokenStream| {
        let needed = each_plain(record, names, &bound, spelling::is_plain_integer);
        tokens_text(names.bounds_and(&needed), out)
    };
    let (if_partial_eq, if_eq, if_hash) = (
        conditional(quote!(::core::cmp::PartialEq)),
        conditional(quote!(::core::cmp::Eq)),
        conditional(quote!(::core::hash::Hash)),
    );
    let (mut eq, mut hash) = (String::from("true"), String::new());
    for field in record.plain() {
        let (a, b) = (value_of(record, field, "self"), value_of(record, field, "__other"));
        put!(eq, "&& __rt::equal(&{{ {a} }}, &{{ {b} }})");
        put!(hash, "::core::hash::Hash::hash(&{{ {a} }}, __state);");
    }
    for hole in 0..record.holes() {
        let mut bits = record
            .fields
            .iter()
            .filter(|field| matches!(field.role, Role::Bits { .. }));
        if bits.any(|field| field.hole == hole) {
            let (a, b) = (
                access::storage(record, hole, "self").0,
                access::storage(record, hole, "__other").0,
            );
            put!(eq, "&& __rt::eq_bits::<Self>({hole}, {a}, {b})");
            put!(hash, "__rt::hash_bits::<Self, __H>({hole}, {a}, __state);");
        }
    }
    put!(
        out,
        "#[automatically_derived]
        impl {generics} ::core::cmp::PartialEq for {c} {if_partial_eq} {{
            fn eq(&self, __other: &Self) -> ::core::primitive::bool {{
                let _ = __other;
                {eq}
            }}
        }}
        #[automatically_derived]
        impl {generics} ::core::cmp::Eq for {c} {if_eq} {{}}
        #[automatically_derived]
        impl {generics} ::core::hash::Hash for {c} {if_hash} {{
            fn hash<__H: ::core::hash::Hasher>(&self, __state: &mut __H) {{
                let _ = &__state;
                {hash}
            }}
        }}"
    );
}
