//! `#[derive(CLayout)]`: the C type of a struct or union that has bit-fields.

mod access;
mod convert;
mod input;
mod model;
mod names;
mod output;
mod rules;
mod stand_in;
#[cfg(test)]
mod tests;

use proc_macro2::TokenStream;
use syn::DeriveInput;

use crate::errors::Errors;

/// What the derive emits for `input`.
pub(crate) fn derive(input: &DeriveInput) -> TokenStream {
    let mut errors = Errors::new();
    let written = input::read(input, &mut errors);
    let record = written.as_ref().map(|written| model::understand(written, &mut errors));
    if errors.is_empty()
        && let Some(record) = record
    {
        let _ = errors.finish();
        return output::record(&record);
    }
    let mut tokens = errors.finish();
    tokens.extend(stand_in::write(input, written.as_ref()));
    tokens
}
