//! What `#[repr(...)]` says. Rustc judges it; the derives only need to know.

use proc_macro2::Ident;
use syn::ext::IdentExt as _;
use syn::{Attribute, Meta};

use super::{named, read_list};
use crate::errors::Errors;
use crate::names::plain;

/// One entry of `#[repr(...)]`.
pub(crate) struct ReprHint {
    /// `C`, `u32`, `align`.
    pub(crate) name: Ident,
    /// The text without `r#`.
    pub(crate) text: String,
}

/// The entries of all `#[repr(...)]`; what rustc will refuse itself is left out.
pub(crate) fn repr_hints(attributes: &[Attribute]) -> Vec<ReprHint> {
    let mut hints = Vec::new();
    let mut ignored = Errors::new();
    for attribute in named(attributes, "repr") {
        let Meta::List(list) = &attribute.meta else { continue };
        read_list(list.tokens.clone(), &mut ignored, |input, _| {
            let name = Ident::parse_any(input).ok()?;
            let text = plain(&name);
            hints.push(ReprHint { name, text });
            None
        });
    }
    let _ = ignored.finish();
    hints
}
