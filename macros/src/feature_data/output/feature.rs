//! The impl of `FeatureData`, and the check before it.

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{ToTokens as _, quote, quote_spanned};
use syn::Type;
use syn::spanned::Spanned as _;

use super::super::input::Input;
use super::super::model::{Model, Role};
use super::count_of;
use super::definition::c_form;
use crate::c_struct::{self, List, is};
use crate::emit::{Header, at, ident_at, in_static, located};
use crate::names::plain;

/// That each member's type has its trait, told on the type.
pub(super) fn checked(model: &Model<'_>) -> TokenStream {
    let is = |ty: &Type, name: &str| {
        let name = Ident::new(name, at(ty.span()));
        is(ty, &quote!(__rt::#name))
    };
    let checks = model.members.iter().flat_map(|member| match &member.role {
        Role::Input { node: false } => vec![is(member.ty, "FeatureInput")],
        Role::Input { node: true } => vec![is(member.ty, "NodeIndex")],
        Role::InOut => vec![is(member.ty, "FeatureInput"), is(member.ty, "FeatureOutput")],
        Role::Output => vec![is(member.ty, "FeatureOutput")],
        Role::Report { .. } => vec![is(member.ty, "FeatureReport")],
        Role::List(list) => vec![is(list.count_type, "ListCount"), is(member.ty, "FeatureList")],
    });
    c_struct::checked(&model.input.c_struct.header(), checks)
}

/// `impl FeatureData`.
pub(super) fn feature(model: &Model<'_>) -> TokenStream {
    let input = model.input;
    let (c, number) = (input.c_struct.ty(), located(model.number));
    let facts = facts(model);
    let this = in_static(input.c_struct.header().this);
    let (mut asked, mut c_number) = (0, 0);
    let (mut inputs, mut puts, mut takes, mut node) = (Vec::new(), Vec::new(), Vec::new(), None);
    for member in &model.members {
        let (ident, ty) = (ident_at(member.ident), located(member.ty));
        let span = at(member.ty.span());
        let same = quote!(__rt::Same<#ty, #this>);
        let index = Literal::usize_unsuffixed(asked);
        match &member.role {
            Role::Input { node: is_node } => {
                puts.push(
                    quote_spanned!(span=> __rt::put_input::<#same>(&__inputs.#index, &mut __c.#ident, __asked)?;),
                );
                takes.push(quote!(#ident: __inputs.#index,));
                if *is_node {
                    node = Some(quote_spanned!(span=> __rt::node_index::<#same>(&__inputs.#index)));
                }
            }
            Role::InOut => {
                puts.push(
                    quote_spanned!(span=> __rt::put_input::<#same>(&__inputs.#index, &mut __c.#ident, __asked)?;),
                );
                takes.push(output(&ident, &same, span));
            }
            Role::List(List { count_type, .. }) => {
                let (count, count_type) = (count_of(member.ident), located(count_type));
                puts.push(quote_spanned! {span=>
                    __rt::put_list::<#same, __rt::Same<#count_type, #this>>(&mut __inputs.#index, &mut __c.#count, &mut __c.#ident, __asked)?;
                });
                takes.push(quote!(#ident: __inputs.#index,));
            }
            Role::Output => takes.push(output(&ident, &same, span)),
            Role::Report { nonzero, appended } => {
                let known = if *appended {
                    let number = Literal::usize_unsuffixed(c_number);
                    quote!(__known > #number)
                } else {
                    quote!(true)
                };
                takes.push(quote_spanned! {span=>
                    #ident: <#same as __rt::FeatureReport>::from_report(__c.#ident, #known, #nonzero),
                });
            }
        }
        if member.role.is_asked() {
            asked += 1;
            inputs.push(ty);
        }
        c_number += member.role.c_members();
    }
    let members = model.members.iter().map(|member| ident_at(member.ident));
    let body = Body {
        c: c.into_token_stream(),
        number,
        facts,
        inputs,
        put: quote!(#(#puts)* ::core::result::Result::Ok(())),
        take: quote!(Self { #(#takes)* }),
        read: quote!(let _ = (#(&self.#members,)*);),
        node,
    };
    body.write(input)
}

fn output(ident: &Ident, ty: &TokenStream, span: Span) -> TokenStream {
    quote_spanned!(span=> #ident: <#ty as __rt::FeatureOutput>::from_output(__c.#ident),)
}

/// What the impl of `FeatureData` is made of.
pub(super) struct Body {
    pub(super) c: TokenStream,
    pub(super) number: TokenStream,
    pub(super) facts: TokenStream,
    pub(super) inputs: Vec<TokenStream>,
    pub(super) put: TokenStream,
    pub(super) take: TokenStream,
    pub(super) read: TokenStream,
    pub(super) node: Option<TokenStream>,
}

impl Body {
    pub(super) fn write(&self, input: &Input<'_>) -> TokenStream {
        let Self {
            c,
            number,
            facts,
            inputs,
            put,
            take,
            read,
            node,
        } = self;
        let Header { generics, this, bounds } = input.c_struct.header();
        let node = node.as_ref().map(|node| {
            quote! {
                #[inline]
                fn node_index(__inputs: &Self::Inputs) -> ::core::option::Option<::core::primitive::u32> { #node }
            }
        });
        quote! {
            #[automatically_derived]
            unsafe impl #generics __rt::FeatureData for #this #bounds {
                type C = #c;
                type Inputs = (#(#inputs,)*);
                const FEATURE: ::core::primitive::u32 = #number;
                const ABOUT: &'static __rt::About = &__rt::About::new::<#c>(Self::FEATURE, #facts);
                #[inline]
                fn put(
                    __inputs: &mut Self::Inputs,
                    __c: &mut Self::C,
                    __asked: &mut __rt::Asked,
                ) -> ::core::result::Result<(), __rt::Inner> { #put }
                #[inline]
                fn take(__inputs: Self::Inputs, __c: &Self::C, __known: ::core::primitive::usize) -> Self { #take }
                #[inline]
                fn read(&self) { #read }
                #node
            }
        }
    }
}

/// Which C members are inputs, where older structs end, and what answer means nothing.
fn facts(model: &Model<'_>) -> TokenStream {
    let (mut index, mut inputs) = (0_usize, Vec::new());
    for member in &model.members {
        if member.role.is_asked() {
            // Of a list the count is what can be told.
            let behind_pointer = matches!(member.role, Role::List(List { count_first: false, .. }));
            inputs.push(Literal::usize_unsuffixed(index + usize::from(behind_pointer)));
        }
        index += member.role.c_members();
    }
    let older = model.appended().next().map_or_else(|| quote!(&[]), |_| quote!(__OLDER));
    let none = model.none.as_ref().map_or_else(
        || quote!(::core::option::Option::None),
        |none| {
            let (span, none) = (at(none.span()), located(none));
            quote_spanned!(span=> __rt::none(#none))
        },
    );
    quote!(&[#(#inputs),*], #older, #none)
}

fn align(c_form: &TokenStream) -> TokenStream {
    quote!(<#c_form as __rt::CType>::TYPE.layout.align)
}

/// The structs of older headers, and that they differ in size from what came next.
pub(super) fn older(model: &Model<'_>) -> Option<TokenStream> {
    model.appended().next()?;
    let c = model.input.c_struct.ty();
    let (mut before, mut older, mut checks) = (Vec::new(), Vec::new(), Vec::new());
    for member in &model.members {
        if let Role::Report {
            appended: true,
            nonzero,
        } = member.role
        {
            if !nonzero {
                let (index, name) = (Literal::usize_unsuffixed(older.len()), plain(member.ident));
                let span = at(member.ident.span());
                checks.push(quote_spanned!(span=> const _: () = __rt::check_appended::<#c>(__OLDER, #index, #name);));
            }
            older.push(quote!(__rt::Older::before::<#c>(&[#(#before),*])));
        }
        if let Role::List(List { count_type, .. }) = member.role {
            before.push(align(&located(count_type)));
        }
        before.push(align(&c_form(member, model.input, &quote!(__rt))));
    }
    Some(quote! {
        const __OLDER: &[__rt::Older] = &[#(#older),*];
        #(#checks)*
    })
}
