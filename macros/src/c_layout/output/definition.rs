//! The generated type itself.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::spanned::Spanned as _;

use super::{Paths, hole, stored_as};
use crate::c_layout::input::{docs, has_alias, has_docs};
use crate::c_layout::model::{Field, Record};
use crate::emit::{at, located};

/// The struct that C sees.
pub(super) fn definition(record: &Record<'_>, names: &Paths) -> TokenStream {
    let (runtime, this, c, vis) = (
        &record.runtime,
        &names.this_static,
        &record.c_ident,
        located(record.vis),
    );
    let laid_out = quote!(<#this as #runtime::__private::LaidOut>);
    let place = at(record.ident.span());
    let generics = &record.generics;
    let (where_clause, parameters) = (&generics.where_clause, &generics.params);
    let parameters = if parameters.is_empty() {
        quote!()
    } else {
        quote!(<#parameters>)
    };
    let derives = record.derives.iter().map(located);
    let derives = if record.derives.is_empty() {
        quote!()
    } else {
        quote!(#[derive(#(#derives),*)])
    };
    let kind = if record.is_union { "union" } else { "struct" };
    let doc = format!(
        "The C {kind} `{}`, laid out as the C compiler does: generated from [`{}`].",
        record.c_name, record.ident
    );
    let repr = repr(record);
    let body = if record.is_union {
        quote!(__bytes: #runtime::__private::Storage<{ #laid_out::SIZE }>,)
    } else {
        plain_body(record, names, &laid_out)
    };
    let marker = unused_lifetimes(record, names);
    let alias = (crate::names::plain(&record.c_ident) != *record.c_name).then(|| {
        let c_name = &record.c_name;
        quote!(#[doc(alias = #c_name)])
    });
    quote_spanned! {place=>
        #[doc = #doc]
        #alias
        #[allow(deprecated, clippy::field_scoped_visibility_modifiers, clippy::partial_pub_fields)]
        #derives
        #repr
        #vis struct #c #parameters #where_clause {
            __align: #runtime::__private::Marker<{ #laid_out::ALIGN }>,
            #body
            #marker
        }
    }
}

/// Plain members as public fields where Rust can place them, arrays of bytes around them.
fn plain_body(record: &Record<'_>, names: &Paths, laid_out: &TokenStream) -> TokenStream {
    let (runtime, this) = (record.runtime, &names.this_static);
    let mut body = TokenStream::new();
    for (index, field) in record.plain().enumerate() {
        let (name, vis, ident) = (hole(index), located(field.vis), stored_as(record, field));
        let ty = located(field.ty);
        let ty = if field.has_c_form() {
            quote_spanned!(at(field.ty.span())=> #runtime::C<#ty, #this>)
        } else {
            ty
        };
        body.extend(quote!(#name: [::core::primitive::u8; #laid_out::HOLES[#index]],));
        body.extend(if record.unaligned {
            quote!(#ident: #runtime::__private::Unaligned<#ty>,)
        } else {
            let doc = member_doc(field, &format!("Member `{}`.", field.c_name));
            quote!(#doc #vis #ident: #ty,)
        });
    }
    let last = record.holes() - 1;
    let name = hole(last);
    // The same number where there is no plain member, and quicker to find.
    let size = if last == 0 { quote!(SIZE) } else { quote!(TAIL) };
    body.extend(quote!(#name: [::core::primitive::u8; #laid_out::#size],));
    body
}

/// The user's documentation, or a sentence; with the C name for searches.
pub(crate) fn member_doc(field: &Field<'_>, otherwise: &str) -> TokenStream {
    let c_name = &field.c_name;
    let is_other = crate::names::plain(field.ident) != *c_name && !has_alias(field.attributes, c_name);
    let alias = is_other.then(|| quote!(#[doc(alias = #c_name)]));
    let otherwise = (!has_docs(field.attributes)).then(|| quote!(#[doc = #otherwise]));
    let docs = docs(field.attributes);
    let deprecated = crate::attributes::named(field.attributes, "deprecated");
    quote!(#otherwise #docs #alias #(#deprecated)*)
}

/// `PhantomData` for lifetimes that only the annotated struct has.
fn unused_lifetimes(record: &Record<'_>, names: &Paths) -> TokenStream {
    if names.lifetimes.is_empty() {
        return quote!();
    }
    let lifetimes = record.generics.lifetimes().map(|def| &def.lifetime);
    quote!(__lifetimes: ::core::marker::PhantomData<(#(&#lifetimes (),)*)>,)
}

fn repr(record: &Record<'_>) -> TokenStream {
    let number = |number: u64| proc_macro2::Literal::u64_unsuffixed(number);
    match (record.is_union || record.unaligned, record.packed, record.pack) {
        (false, true, _) => quote!(#[repr(C, packed)]),
        (false, false, pack @ 1..) => {
            let pack = number(pack);
            quote!(#[repr(C, packed(#pack))])
        }
        _ => quote!(#[repr(C)]),
    }
}
