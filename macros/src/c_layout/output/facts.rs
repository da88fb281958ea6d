//! What the runtime is told, what it answers for, and what is asserted about it.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::spanned::Spanned as _;

use super::{Paths, stored_as};
use crate::c_layout::convert::tokens_text;
use crate::c_layout::model::{Field, Record, Role};
use crate::c_layout::{access, spelling};
use crate::emit::{Output, at, put};

/// The facts, and the layout that the runtime makes of them.
///
/// What tokens could not tell about a member is checked in a constant of its own, so that all faults of a struct come in one
/// compile and each on its field.
pub(super) fn constants(record: &Record<'_>, names: &Paths, out: &mut Output) {
    let Paths {
        generics,
        bounds,
        this,
        this_static,
        ..
    } = names;
    let count = access::place(record.fields.len() + record.overlays.len());
    let head = head(record);
    put!(
        out,
        "#[automatically_derived]
        impl {generics} __rt::Declared for {this} {bounds} {{
            type Count = {count};
            const HEAD: __rt::Head = {head};
            const FACTS: <{count} as __rt::Count>::Facts = ["
    );
    let mut checks = TokenStream::new();
    let mut words = record.overlays.iter().peekable();
    for field in &record.fields {
        if let Some(word) = words.next_if(|word| word.index < field.index) {
            let (c_name, members, index) = (&word.c_name, word.members, word.index);
            let span = at(word.ty.span());
            let known = bit_facts(word.ty, names, out);
            put!(
                out,
                "__rt::Fact({c_name:?}, __rt::Role::Overlay({members}, {known}), 0, false),"
            );
            if !word.judged {
                checks.extend(quote_spanned!(span=> const _: () = __rt::check_overlay::<#this_static, _>(#index);));
            }
        }
        fact(field, names, out);
        if let Some(span) = field.unjudged() {
            let index = field.index;
            checks.extend(
                quote_spanned!(at(span)=> const _: () = __rt::check(&<#this_static as __rt::Declared>::FACTS[#index]);),
            );
        }
    }
    let checks = tokens_text(checks, out);
    put!(out, "];}} {checks}");
}

fn head(record: &Record<'_>) -> String {
    let mut head = format!(
        "__rt::Head::{}({:?})",
        if record.is_union { "union" } else { "new" },
        record.c_name
    );
    if let Some(family) = &record.family {
        put!(head, ".family(__rt::Family::{family})");
    }
    if record.pack > 0 {
        put!(head, ".pack({})", record.pack);
    }
    if record.packed {
        head.push_str(".packed()");
    }
    if record.align > 0 {
        put!(head, ".aligned({})", record.align);
    }
    head
}

/// What the runtime is told about a field.
fn fact(field: &Field<'_>, names: &Paths, out: &mut Output) {
    let span = at(field.ty.span());
    let role = match &field.role {
        Role::Bits { width, c_type, .. } => {
            let (width, rust, c) = (
                width_text(width, names, out),
                bit_facts(field.ty, names, out),
                bit_facts(c_type, names, out),
            );
            format!("Bits({width}, {rust}, {c})")
        }
        Role::Reserved { width, c_type, .. } => {
            let (width, c) = (width_text(width, names, out), bit_facts(c_type, names, out));
            format!("Reserved({width}, {c})")
        }
        Role::Plain { foreign } => {
            let ty = names.in_static(field.ty);
            let facts = if *foreign {
                quote_spanned!(span=> __rt::foreign::<#ty>())
            } else if spelling::is_plain_integer(field.ty) {
                quote_spanned!(span=> <#ty as __rt::PrimitiveInteger>::FACTS)
            } else if spelling::is_primitive(field.ty) {
                quote_spanned!(span=> <#ty as __rt::Primitive>::FACTS)
            } else {
                let ty = as_pointer(field.ty, names).unwrap_or(ty);
                quote_spanned!(span=> <#ty as __rt::CType>::TYPE)
            };
            format!("Plain({})", out.tokens(facts))
        }
    };
    let (c_name, align, packed) = (&field.c_name, field.align, field.packed);
    put!(out, "__rt::Fact({c_name:?}, __rt::Role::{role}, {align}, {packed}),");
}

/// A width: as text where it is a number, else as it stands, for an error to be on it, and in braces, which keep what the
/// width is an argument of out of that error.
fn width_text(width: &syn::Expr, names: &Paths, out: &mut Output) -> String {
    let tokens = names.in_static(width);
    match width {
        syn::Expr::Lit(_) => tokens.to_string(),
        _ => format!("{{{}}}", out.tokens(tokens)),
    }
}

/// A reference as the pointer that C sees, in an array too.
fn as_pointer(ty: &syn::Type, names: &Paths) -> Option<TokenStream> {
    match ty {
        syn::Type::Reference(reference) => {
            let elem = names.in_static(&reference.elem);
            Some(quote_spanned!(at(ty.span())=> *const #elem))
        }
        syn::Type::Array(array) => {
            let (elem, len) = (as_pointer(&array.elem, names)?, names.in_static(&array.len));
            Some(quote_spanned!(at(ty.span())=> [#elem; #len]))
        }
        _ => None,
    }
}

/// What is known of a type of bit-fields.
fn bit_facts(ty: &syn::Type, names: &Paths, out: &mut Output) -> String {
    if spelling::reads_as_itself(ty) {
        return format!("<{} as __rt::BitField>::__FACTS", crate::emit::type_text(ty));
    }
    let tokens = names.in_static(ty);
    out.tokens(quote_spanned!(at(ty.span())=> <#tokens as __rt::BitField>::__FACTS))
}

/// The layout as a constant of both types, which makes both the types of members of other records.
pub(super) fn layout_impls(record: &Record<'_>, names: &Paths, out: &mut Output) {
    let Paths {
        this,
        this_static,
        c,
        generics,
        bounds,
        ..
    } = names;
    if !record.is_told() {
        put!(
            out,
            "#[automatically_derived]
            impl {generics} __rt::Known for {this} {bounds} {{
                type Layout = [(); <{this_static} as __rt::LaidOut>::SIZE];
            }}"
        );
    }
    put!(
        out,
        "#[automatically_derived]
        impl {generics} __rt::CLayout for {this} {bounds} {{
            type C = {c};
        }}
        #[automatically_derived]
        impl {generics} __rt::CLayout for {c} {bounds} {{
            type C = {c};
            const LAYOUT: &'static __rt::StructLayout = __rt::layout::<{this_static}>();
        }}"
    );
}

/// That rustc has laid out the generated type as computed.
pub(super) fn asserts(record: &Record<'_>, names: &Paths, out: &mut Output) {
    let (c, this) = (&names.c_static, &names.this_static);
    let call = quote_spanned!(at(record.ident.span())=> __rt::size_must_be::<#this, #c>());
    out.append(quote!(const _: () = #call;));
    for field in record.plain() {
        let (index, ident, span) = (field.index, stored_as(record, field), at(field.ty.span()));
        let family = field
            .has_c_form()
            .then(|| quote_spanned!(span=> __rt::same_family::<#this, _>(#index);));
        let offset = (!record.is_union).then(|| {
            quote_spanned! {span=>
                __rt::offset_must_be::<#this, _>(#index, ::core::mem::offset_of!(#c, #ident));
            }
        });
        if family.is_some() || offset.is_some() {
            out.append(quote!(const _: () = { #family #offset };));
        }
    }
}
