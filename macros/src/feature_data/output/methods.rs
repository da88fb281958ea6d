//! `query` and its kin, and `From` the C struct.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens as _, format_ident, quote};
use syn::Type;

use super::super::input::Input;
use super::super::model::{Model, Role};
use crate::emit::{Header, ident_at, in_static, located};
use crate::syntax::inner_of;

/// What a query takes for a member.
pub(super) struct Parameter {
    ident: Ident,
    /// A type parameter, where more than one type will do. By `impl Trait` clippy would be asked about the user's taste.
    generic: Option<TokenStream>,
    ty: TokenStream,
    value: TokenStream,
}

impl Parameter {
    pub(super) fn new(number: usize, ident: &Ident, ty: &Type) -> Self {
        let (ident, located) = (ident_at(ident), located(ty));
        if inner_of("Open", ty).is_none() {
            return Self {
                generic: None,
                ty: located,
                value: ident.to_token_stream(),
                ident,
            };
        }
        let parameter = format_ident!("__Input{number}");
        Self {
            generic: Some(quote!(#parameter: ::core::convert::Into<#located>)),
            ty: parameter.to_token_stream(),
            value: quote!(::core::convert::Into::into(#ident)),
            ident,
        }
    }
}

/// `query`, and `all_nodes` where a node's index is all that the device is told.
pub(super) fn methods(input: &Input<'_>, asked: &[Parameter], by_node: bool, docs: &str) -> TokenStream {
    let Header { generics, this, bounds } = input.c_struct.header();
    let vis = located(input.vis);
    // As a local of a macro by example: no field's name is meant.
    let device = Ident::new("device", Span::mixed_site());
    let (idents, types) = (
        asked.iter().map(|asked| &asked.ident),
        asked.iter().map(|asked| &asked.ty),
    );
    let values = asked.iter().map(|asked| &asked.value);
    let parameters = asked.iter().filter_map(|asked| asked.generic.as_ref());
    let all_nodes = by_node.then(|| {
        quote! {
            /// Asks about all nodes of a device, from node 0; one error where its count of nodes is not known.
            #[inline]
            #vis fn all_nodes<__Device: __rt::CheckFeatureSupport>(#device: &__Device) -> __rt::AllNodes<'_, Self> {
                __rt::AllNodes::of(#device)
            }
        }
    });
    quote! {
        #[automatically_derived]
        impl #generics #this #bounds {
            #[doc = #docs]
            #[inline]
            #vis fn query<__Device: __rt::CheckFeatureSupport + ?::core::marker::Sized, #(#parameters,)*>(
                #device: &__Device,
                #(#idents: #types,)*
            ) -> ::core::result::Result<Self, __rt::FeatureError> {
                <Self as __rt::FeatureData>::ask(#device, (#(#values,)*))
            }
            #all_nodes
        }
    }
}

/// `From` the C struct, where that tells everything: where the device is told a node's index at most, or where to start.
pub(super) fn from(model: &Model<'_>) -> Option<TokenStream> {
    let is_told = |role: &Role<'_>| matches!(role, Role::Input { node: false } | Role::List(_));
    if model.members.iter().any(|member| is_told(&member.role)) {
        return None;
    }
    let Header { generics, this, bounds } = model.input.c_struct.header();
    let c = model.input.c_struct.ty();
    let in_static = in_static(this.clone());
    let inputs = model
        .members
        .iter()
        .filter(|member| member.role.is_asked())
        .map(|member| {
            let (ident, ty) = (ident_at(member.ident), located(member.ty));
            quote!(<__rt::Same<#ty, #in_static> as __rt::FeatureOutput>::from_output(__c.#ident),)
        });
    Some(quote! {
        #[automatically_derived]
        impl #generics ::core::convert::From<#c> for #this #bounds {
            #[inline]
            fn from(__c: #c) -> Self {
                <Self as __rt::FeatureData>::take((#(#inputs)*), &__c, ::core::primitive::usize::MAX)
            }
        }
    })
}
