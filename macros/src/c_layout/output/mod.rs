//! Writes the generated type and its impls. Cannot fail: the model states nothing that has no output.
//!
//! ```text
//! pub struct NAME { __align: [..; 0], __hole0: [u8; ..], pub plain: u32, __hole1: [u8; ..] }
//! const _: () = {
//!     use ::clayout::__private as __rt;
//!     impl Declared for Annotated {
//!         const HEAD: __rt::Head = __rt::Head::new("NAME");
//!         const FACTS: .. = [
//!             __rt::Fact("a", __rt::Role::Bits(3, <u8 as BitField>::__FACTS, <u32 as BitField>::__FACTS), 0, false),
//!             __rt::Fact("plain", __rt::Role::Plain(<u32 as __rt::CType>::TYPE), 0, false),
//!         ];
//!     }
//!     const _: () = what the types tell goes together, one for each field whose tokens do not tell it
//!     impl CLayout for Annotated { .. }   impl CLayout for NAME { .. }   impl Convert for Annotated { .. }
//!     impl NAME { new, to_bytes, from_bytes, from_slice, the accessors }
//!     impl Annotated { to_c, from_c, write_to }
//!     impl TryFrom .. both ways, Clone, Copy, Debug, PartialEq, Eq, Hash, Default for NAME
//!     const _: () = the compiler's layout is this layout, one for each plain member
//! };
//! ```

mod conditions;
mod definition;
mod facts;
mod paths;
mod properties;

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

pub(crate) use self::conditions::{each_foreign_copy, if_plain_bytes, if_zeroed};
pub(crate) use self::definition::member_doc;
pub(crate) use self::paths::{Paths, c_form, own, value_type};
use super::model::{Field, Record};
use super::{access, convert};
use crate::emit::{Output, ident_at, in_const, put};

pub(crate) fn record(record: &Record<'_>) -> TokenStream {
    let names = Paths::new(record);
    let definition = definition::definition(record, &names);
    let mut out = Output::default();
    facts::constants(record, &names, &mut out);
    facts::layout_impls(record, &names, &mut out);
    if record.is_union {
        // It has no conversions: which member is the live one is not written anywhere.
        fields_are_used(record, &names, &mut out);
    } else {
        convert::impls(record, &names, &mut out);
    }
    access::inherent(record, &names, &mut out);
    properties::properties(record, &names, &mut out);
    properties::comparisons(record, &names, &mut out);
    facts::asserts(record, &names, &mut out);
    let impls = in_const(record.runtime, &out.finish());
    quote!(#definition #impls)
}

/// The private field between two plain members.
pub(crate) fn hole(index: usize) -> Ident {
    format_ident!("__hole{index}")
}

/// A plain member of a struct, to copy: packed structs allow no references.
pub(crate) fn value_of(record: &Record<'_>, field: &Field<'_>, of: &str) -> String {
    let inner = if record.unaligned { ".0" } else { "" };
    format!("{of}.{}{inner}", stored_as(record, field))
}

/// The field of the generated struct that holds a plain member. A private one has another name than the member, so that rustc
/// speaks of the method where a field is asked for.
pub(crate) fn stored_as(record: &Record<'_>, field: &Field<'_>) -> Ident {
    if record.unaligned {
        format_ident!("__plain{}", field.hole)
    } else {
        ident_at(field.ident)
    }
}

/// What keeps rustc from "fields are never read": nothing else that is generated reads the fields of an annotated union.
fn fields_are_used(record: &Record<'_>, names: &Paths, out: &mut Output) {
    let this = &names.this_static;
    put!(out, "const _: &[::core::primitive::usize] = &[");
    for field in &record.fields {
        put!(out, "::core::mem::offset_of!({this}, {}),", ident_at(field.ident));
    }
    put!(out, "];");
}
