//! `#[derive(CLayout)]`: the C type of a struct or union that has bit-fields.

mod access;
mod bits;
mod convert;
mod input;
mod model;
pub(crate) mod names;
mod output;
mod overlays;
mod receiver;
pub(crate) mod rules;
mod spelling;
mod stand_in;
#[cfg(test)]
mod tests;

use proc_macro2::TokenStream;
use syn::DeriveInput;

use crate::errors::Errors;

/// What the derive emits for `input`.
pub(crate) fn derive(input: &DeriveInput) -> TokenStream {
    let replaced = receiver::replace(input);
    let input = replaced.as_ref().unwrap_or(input);
    let mut errors = Errors::new();
    let written = input::read(input, &mut errors);
    let record = written.as_ref().map(|written| model::understand(written, &mut errors));
    if errors.is_empty()
        && let Some(record) = record
    {
        let _ = errors.finish();
        return output::record(&record);
    }
    stand_in::write(input, written.as_ref(), &errors.finish())
}
