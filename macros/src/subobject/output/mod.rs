//! Writes the C struct and the impls. Cannot fail: the model states nothing that has no output.
//!
//! ```text
//! #[derive(clayout::CLayout)]
//! #[clayout(name = "C_NAME")]
//! struct XMembers { Plain: Lowered<T, X>, NumNames: u32, pNames: *const CountedOf<.., X> }
//! const _: () = {
//!     use ::clayout::__private as __rt;
//!     impl<'a> __rt::Checked for X<'a> { that each member's type can be one }
//!     impl<'__d, 'a> __rt::Subobject<'__d> for X<'a> where 'a: '__d {
//!         type C = C_NAME;
//!         fn lower(&self, at, to) { each member at the offset that the C struct has it at }
//!     }
//!     impl __rt::AllowedIn<__rt::Collection> for X<'_> {}
//!     impl X<'_> { the constructor, the setters }
//! };
//! ```

mod by_value;
mod definition;
mod methods;
mod state_objects;

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens as _, quote};

use super::input::Input;
use super::model::{Member, Model, What};
use crate::emit::{in_const, located};
use crate::state_object::KINDS;
use crate::syntax::is_generic;

pub(super) fn write(model: &Model<'_>) -> TokenStream {
    let input = model.input;
    let c = c_type(input);
    let definition = input.c.is_none().then(|| definition::definition(model));
    let checked = definition::checked(model);
    let mut impls = about_state_objects(model, &c);
    if input.by_value {
        impls = by_value::write(model, &c, &impls);
    }
    let methods = methods::methods(input, &model.fields);
    let impls = in_const(&input.runtime, &quote!(#checked #impls #methods));
    quote!(#definition #impls)
}

/// Nothing for a subobject of streams alone.
fn about_state_objects(model: &Model<'_>, c: &TokenStream) -> TokenStream {
    let input = model.input;
    let lowered = state_objects::lowered(model, c);
    let impls = match &model.what {
        What::InStreams => return quote!(),
        What::Part => state_objects::part(input, c, &lowered),
        What::Subobject {
            number,
            kinds,
            associable,
        } => {
            let facts = state_objects::facts(input, kinds, *associable);
            let number = located(number);
            let is_new = state_objects::is_new(&number);
            let subobject = state_objects::subobject(input, c, &number, &facts, &lowered);
            let places = state_objects::places(input, kinds, *associable);
            quote!(#is_new #subobject #places)
        }
    };
    let checked = input.by_value.then(|| definition::checked_in_state_objects(model));
    quote!(#checked #impls)
}

fn c_type(input: &Input<'_>) -> TokenStream {
    match &input.c {
        Some(c) => located(c),
        None => input.c_struct.ty().into_token_stream(),
    }
}

/// What uses of a refused type see, so that they add no errors.
pub(super) fn stand_in(input: &Input<'_>) -> TokenStream {
    if is_generic(input.c_struct.generics) {
        return quote!();
    }
    let (c, nothing) = (quote!(__rt::D3D12_NODE_MASK), quote!(loop {}));
    let kinds = KINDS.map(|kind| Ident::new(kind, Span::call_site()));
    let facts = state_objects::facts(input, &kinds, true);
    let subobject = state_objects::subobject(input, &c, &quote!(0), &facts, &nothing);
    let part = state_objects::part(input, &c, &nothing);
    let places = state_objects::places(input, &kinds, true);
    let mut impls = quote!(#subobject #part #places);
    if input.by_value {
        let by_value = by_value::impls(input, &c, &nothing);
        impls = quote!(#by_value __rt::with_alloc! { #impls });
    }
    let methods = input.fields.as_ref().map(|fields| {
        let fields: Vec<Member<'_>> = fields.iter().map(Member::stand_in).collect();
        methods::methods(input, &fields)
    });
    in_const(&input.runtime, &quote!(#impls #methods))
}
