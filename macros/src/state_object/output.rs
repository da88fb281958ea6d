//! Writes the impl. Cannot fail: the model states nothing that has no output.
//!
//! ```text
//! impl<'__d, 'a: '__d> __rt::StateObject<'__d> for Pipeline<'a> {
//!     type Kind = __rt::RaytracingPipeline;
//!     fn add_to(self, builder) {
//!         let local = <LocalRootSignature<'a> as __rt::Field<'__d, Self::Kind>>::add_to(self.local, builder);
//!         __rt::associate(local, ["Hits"]);
//!     }
//! }
//! ```

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use syn::spanned::Spanned as _;

use super::input::{Field, Input};
use super::model::Model;
use crate::emit::{at, ident_at, in_const, located};

pub(super) fn write(model: &Model<'_>) -> TokenStream {
    let adds = model.fields.iter().enumerate().map(|(index, field)| add(index, field));
    // Associations come last: what they name is there then.
    let associations = model
        .fields
        .iter()
        .enumerate()
        .filter_map(|(index, field)| association(index, field));
    let body = quote!(#(#adds)* #(#associations)*);
    state_object(model.input, &ident_at(model.kind), &body)
}

fn add(index: usize, field: &Field<'_>) -> TokenStream {
    let (ident, ty, handle) = (ident_at(field.ident), located(field.ty), handle(index, field));
    let span = at(field.ty.span());
    let kept = if field.associate.is_some() {
        quote!(#handle)
    } else {
        quote!(_)
    };
    quote_spanned! {span=>
        let #kept = <#ty as __rt::Field<'__d, <Self as __rt::StateObject<'__d>>::Kind>>::declare(self.#ident, __builder);
    }
}

fn association(index: usize, field: &Field<'_>) -> Option<TokenStream> {
    let associate = field.associate.as_ref()?;
    let handle = handle(index, field);
    let span = at(field.ty.span());
    let names = associate.names.iter().map(located);
    Some(quote_spanned!(span=> __rt::associate(__builder, #handle, &[#(#names),*]);))
}

fn handle(index: usize, field: &Field<'_>) -> Ident {
    format_ident!("__handle{index}", span = at(field.ty.span()))
}

fn state_object(input: &Input<'_>, kind: &Ident, body: &TokenStream) -> TokenStream {
    let ident = ident_at(input.ident);
    let (_, arguments, bounds) = input.generics.split_for_impl();
    let arguments = located(arguments);
    let parameters = input.generics.lifetimes().map(located);
    let lifetimes = input.generics.lifetimes().map(|parameter| located(&parameter.lifetime));
    let predicates = bounds.map(|bounds| &bounds.predicates);
    let comma = predicates
        .filter(|predicates| !predicates.empty_or_trailing())
        .map(|_| quote!(,));
    let predicates = predicates.map(located);
    let impls = quote! {
        #[automatically_derived]
        impl<'__d, #(#parameters,)*> __rt::StateObject<'__d> for #ident #arguments
        where #predicates #comma #(#lifetimes: '__d,)*
        {
            type Kind = __rt::#kind;
            fn add_to(self, __builder: &mut __rt::StateObjectBuilder<'__d, __rt::#kind>) { #body }
        }
    };
    in_const(&input.runtime, &impls)
}

/// What uses of a refused type see, so that they add no errors.
pub(super) fn stand_in(input: &Input<'_>) -> TokenStream {
    let has_types = input
        .generics
        .params
        .iter()
        .any(|parameter| !matches!(parameter, syn::GenericParam::Lifetime(_)));
    if has_types {
        return quote!();
    }
    let known = input
        .kind
        .as_ref()
        .filter(|kind| super::model::KINDS.iter().any(|known| *kind == known));
    let kind = known.map_or_else(
        || Ident::new("RaytracingPipeline", proc_macro2::Span::call_site()),
        ident_at,
    );
    state_object(input, &kind, &quote!(loop {}))
}
