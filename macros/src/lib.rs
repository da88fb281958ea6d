//! The derive macros of clayout.
#![forbid(unsafe_code)]
#![allow(dead_code)]

mod attributes;
mod c_enum;
mod c_layout;
mod emit;
mod errors;
mod names;

use proc_macro::TokenStream;
use syn::{DeriveInput, parse_macro_input};

/// C enumerations.
#[proc_macro_derive(CEnum, attributes(clayout))]
pub fn derive_c_enum(input: TokenStream) -> TokenStream {
    c_enum::derive(&parse_macro_input!(input as DeriveInput)).into()
}

/// The C type of a struct or union that has bit-fields.
#[proc_macro_derive(CLayout, attributes(clayout, bits))]
pub fn derive_c_layout(input: TokenStream) -> TokenStream {
    c_layout::derive(&parse_macro_input!(input as DeriveInput)).into()
}
