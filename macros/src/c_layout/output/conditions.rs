//! Conditions of impls and methods, for the plain members whose spelling does not tell what they are.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::spanned::Spanned as _;

use super::{Paths, c_form, own};
use crate::c_layout::model::Record;
use crate::c_layout::spelling;
use crate::emit::{at, located};

/// `for<'__any> If<'__any, C form>: bound` for each plain member that its spelling does not tell to have it. A union's member
/// also has to be readable from any bytes, and that a foreign one is `Copy` is what its fact asks for.
pub(crate) fn each_plain(
    record: &Record<'_>,
    names: &Paths,
    bound: &TokenStream,
    told: fn(&syn::Type) -> bool,
) -> TokenStream {
    let told = if record.is_union {
        spelling::is_plain_integer
    } else {
        told
    };
    let readable = record.is_union.then(|| quote!(+ __rt::AnyBits));
    let bounds = record.plain().filter(|field| !told(field.ty)).map(|field| {
        let form = if field.has_c_form() {
            c_form(field, names)
        } else if field.is_told() {
            located(field.ty)
        } else {
            own(field, names)
        };
        let copy = field.is_foreign().then(|| quote!(+ ::core::marker::Copy));
        quote_spanned!(at(field.ty.span())=> for<'__any> __rt::If<'__any, #form>: #bound #readable #copy)
    });
    quote!(#(#bounds),*)
}

/// That each foreign member is `Copy`, as the generated type is.
pub(crate) fn each_foreign_copy(record: &Record<'_>, names: &Paths) -> Vec<TokenStream> {
    let foreign = record.plain().filter(|field| field.is_foreign());
    let bounds = foreign.map(|field| {
        let own = own(field, names);
        quote_spanned!(at(field.ty.span())=> for<'__any> __rt::If<'__any, #own>: ::core::marker::Copy)
    });
    bounds.collect()
}

/// That the generated type can be all zero, where its members' spellings do not tell.
pub(crate) fn if_zeroed(record: &Record<'_>) -> TokenStream {
    let told = record.is_union || record.plain().all(|field| spelling::is_zeroed(field.ty));
    if_self(told, &quote!(__rt::Zeroed))
}

/// That the generated type is its bytes, where its members' spellings do not tell.
pub(crate) fn if_plain_bytes(record: &Record<'_>) -> TokenStream {
    if_self(
        record.plain().all(|field| spelling::is_plain_integer(field.ty)),
        &quote!(__rt::PlainBytes),
    )
}

/// The condition that `Self` has a trait. It names the whole type rather than each member, so that an error says which type
/// asks for what: the members' part is in the conditions of the impl.
pub(crate) fn if_self(told: bool, bound: &TokenStream) -> TokenStream {
    if told {
        quote!()
    } else {
        quote!(where for<'__any> __rt::If<'__any, Self>: #bound)
    }
}
