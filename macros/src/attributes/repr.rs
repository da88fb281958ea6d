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

/// The integers that an enum can be.
const INTEGERS: [&str; 12] = [
    "u8", "u16", "u32", "u64", "u128", "usize", "i8", "i16", "i32", "i64", "i128", "isize",
];

impl ReprHint {
    /// The integer type that it names.
    pub(crate) fn integer(&self) -> Option<&'static str> {
        INTEGERS.into_iter().find(|name| *name == self.text)
    }
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
