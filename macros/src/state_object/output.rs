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
use super::model::{KINDS, Model};
use crate::emit::{Header, at, ident_at, in_const, located};
use crate::syntax::is_generic;

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
    let Header { generics, this, bounds } = Header::lent(input.ident, input.generics);
    let impls = quote! {
        #[automatically_derived]
        impl #generics __rt::StateObject<'__d> for #this #bounds {
            type Kind = __rt::#kind;
            fn add_to(self, __builder: &mut __rt::StateObjectBuilder<'__d, __rt::#kind>) { #body }
        }
    };
    in_const(&input.runtime, &impls)
}

/// What uses of a refused type see, so that they add no errors.
pub(super) fn stand_in(input: &Input<'_>) -> TokenStream {
    if is_generic(input.generics) {
        return quote!();
    }
    let known = input
        .kind
        .as_ref()
        .filter(|kind| KINDS.iter().any(|known| *kind == known));
    let kind = known.map_or_else(
        || Ident::new("RaytracingPipeline", proc_macro2::Span::call_site()),
        ident_at,
    );
    state_object(input, &kind, &quote!(loop {}))
}
