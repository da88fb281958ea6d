//! What the runtime is told, what it answers for, and what is asserted about it.

use proc_macro2::{Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::spanned::Spanned as _;

use super::Paths;
use crate::c_layout::access;
use crate::c_layout::model::{Field, Record, Role};
use crate::c_layout::spelling;
use crate::emit::{at, ident_at};

/// The facts, and the layout that the runtime makes of them.
///
/// What tokens could not tell about a member is checked in a constant of its own, so that all faults of a struct come in one
/// compile and each on its field.
pub(super) fn constants(record: &Record<'_>, names: &Paths) -> TokenStream {
    let mut facts = Vec::new();
    let mut checks = TokenStream::new();
    let mut words = record.overlays.iter().peekable();
    let this = &names.this_static;
    for field in &record.fields {
        if let Some(word) = words.next_if(|word| word.index < field.index) {
            let (c_name, ty, members, index) = (&word.c_name, names.in_static(word.ty), word.members, word.index);
            let span = at(word.ty.span());
            let known = bit_facts(&ty, span);
            facts.push(quote!(__rt::Fact(#c_name, __rt::Role::Overlay(#members, #known), 0, false)));
            if !word.judged {
                checks.extend(quote_spanned!(span=> const _: () = __rt::check_overlay::<#this, _>(#index);));
            }
        }
        facts.push(fact(field, names));
        if let Some(span) = field.unjudged() {
            let index = field.index;
            checks.extend(
                quote_spanned!(at(span)=> const _: () = __rt::check(&<#this as __rt::Declared>::FACTS[#index]);),
            );
        }
    }
    let (head, count) = (
        head(record),
        access::place(facts.len()).parse::<TokenStream>().unwrap_or_default(),
    );
    let Paths {
        generics, bounds, this, ..
    } = names;
    quote! {
        #[automatically_derived]
        impl #generics __rt::Declared for #this #bounds {
            type Count = #count;
            const HEAD: __rt::Head = #head;
            const FACTS: <#count as __rt::Count>::Facts = [#(#facts),*];
        }
        #checks
    }
}

fn head(record: &Record<'_>) -> TokenStream {
    let (name, pack, align) = (&record.c_name, record.pack, record.align);
    let kind = if record.is_union { quote!(union) } else { quote!(new) };
    let family = record
        .family
        .as_ref()
        .map(|family| quote!(.family(__rt::Family::#family)));
    let pack = (pack > 0).then(|| quote!(.pack(#pack)));
    let packed = record.packed.then(|| quote!(.packed()));
    let aligned = (align > 0).then(|| quote!(.aligned(#align)));
    quote!(__rt::Head::#kind(#name) #family #pack #packed #aligned)
}

/// What the runtime is told about a field.
fn fact(field: &Field<'_>, names: &Paths) -> TokenStream {
    let (c_name, ty) = (&field.c_name, names.in_static(field.ty));
    let span = at(field.ty.span());
    let role = match &field.role {
        Role::Bits { width, c_type, .. } => {
            let (width, rust, c) = (
                names.in_static(width),
                bit_facts(&ty, span),
                bit_facts(&names.in_static(c_type), at(c_type.span())),
            );
            quote!(__rt::Role::Bits(#width, #rust, #c))
        }
        Role::Reserved { width, c_type, .. } => {
            let (width, c) = (
                names.in_static(width),
                bit_facts(&names.in_static(c_type), at(c_type.span())),
            );
            quote!(__rt::Role::Reserved(#width, #c))
        }
        Role::Plain { foreign: true } => quote_spanned!(span=> __rt::Role::Plain(__rt::foreign::<#ty>())),
        Role::Plain { foreign: false } => {
            let facts = if spelling::is_plain_integer(field.ty) {
                quote_spanned!(span=> <#ty as __rt::PrimitiveInteger>::FACTS)
            } else if spelling::is_primitive(field.ty) {
                quote_spanned!(span=> <#ty as __rt::Primitive>::FACTS)
            } else {
                let ty = as_pointer(field.ty, names).unwrap_or(ty);
                quote_spanned!(span=> <#ty as __rt::CType>::TYPE)
            };
            quote!(__rt::Role::Plain(#facts))
        }
    };
    let (align, packed) = (field.align, field.packed);
    quote!(__rt::Fact(#c_name, #role, #align, #packed))
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
fn bit_facts(ty: &TokenStream, span: Span) -> TokenStream {
    quote_spanned!(span=> <#ty as __rt::BitField>::__FACTS)
}

/// The layout as a constant of both types, which makes both the types of members of other records.
pub(super) fn layout_impls(record: &Record<'_>, names: &Paths) -> TokenStream {
    let Paths {
        this,
        this_static,
        c,
        generics,
        bounds,
        ..
    } = names;
    let known = (!record.is_told()).then(|| {
        quote! {
            #[automatically_derived]
            impl #generics __rt::Known for #this #bounds {
                type Layout = [(); <#this_static as __rt::LaidOut>::SIZE];
            }
        }
    });
    quote! {
        #known
        #[automatically_derived]
        impl #generics __rt::CLayout for #this #bounds {
            type C = #c;
        }
        #[automatically_derived]
        impl #generics __rt::CLayout for #c #bounds {
            type C = #c;
            const LAYOUT: &'static __rt::StructLayout = <#this_static as __rt::LaidOut>::LAYOUT;
        }
    }
}

/// That rustc has laid out the generated type as computed.
pub(super) fn asserts(record: &Record<'_>, names: &Paths) -> TokenStream {
    let (c, this) = (&names.c_static, &names.this_static);
    let span = at(record.ident.span());
    let mut asserts = quote_spanned!(span=> const _: () = __rt::size_must_be::<#this, #c>(););
    for field in record.plain() {
        let (index, ident, span) = (field.index, ident_at(field.ident), at(field.ty.span()));
        let family = field
            .has_c_form()
            .then(|| quote_spanned!(span=> __rt::same_family::<#this, _>(#index);));
        let offset = (!record.is_union).then(|| {
            quote_spanned! {span=>
                __rt::offset_must_be::<#this, _>(#index, ::core::mem::offset_of!(#c, #ident));
            }
        });
        if family.is_some() || offset.is_some() {
            asserts.extend(quote!(const _: () = { #family #offset };));
        }
    }
    asserts
}
