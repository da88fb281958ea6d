//! `#[derive(FeatureData)]`: features that a Direct3D 12 device can be asked for.

mod input;
mod model;
mod names;
mod output;

use proc_macro2::TokenStream;
use quote::quote;
use syn::DeriveInput;

use crate::errors::Errors;

pub(crate) fn derive(derive: &DeriveInput) -> TokenStream {
    let mut errors = Errors::new();
    let input = input::read(derive, &mut errors);
    let model = model::judge(&input, &mut errors);
    // With errors too: uses of the type must not add any.
    let output = model.map_or_else(|| output::stand_in(&input), |model| output::write(&model));
    let errors = errors.finish();
    quote!(#errors #output)
}
