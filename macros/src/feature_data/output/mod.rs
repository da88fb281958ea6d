//! Writes the C struct and the impls. Cannot fail: the model states nothing that has no output.
//!
//! ```text
//! #[derive(clayout::CLayout)]
//! #[clayout(name = "C_NAME")]
//! struct XMembers { node_index: Told<u32, X>, uma: Answered<bool, X> }
//! const _: () = {
//!     use ::clayout::__private as __rt;
//!     impl __rt::Checked for X { that each member's type can be one }
//!     unsafe impl __rt::FeatureData for X {
//!         type C = C_NAME;
//!         type Inputs = (u32,);
//!         const FEATURE: u32 = 16;
//!         fn put(inputs, c) { each input into its member }
//!         fn take(inputs, c) -> Self { the inputs as they were given, each answer from its member }
//!     }
//!     impl X { pub fn query(device, node_index: u32) -> Result<Self, FeatureError> { Self::ask(device, (node_index,)) } }
//! };
//! ```

mod definition;
mod feature;
mod methods;

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens as _, format_ident, quote};

use self::methods::Parameter;
use super::input::{Field, Input};
use super::model::{Model, Role};
use crate::emit::{at, in_const, located};
use crate::names::plain;
use crate::syntax::is_generic;

pub(super) fn write(model: &Model<'_>) -> TokenStream {
    let input = model.input;
    let definition = definition::definition(model);
    let (checked, older, feature) = (feature::checked(model), feature::older(model), feature::feature(model));
    let asked: Vec<Parameter> = model
        .members
        .iter()
        .filter(|member| member.role.is_asked())
        .enumerate()
        .map(|(number, member)| Parameter::new(number, member.ident, member.ty))
        .collect();
    let by_node = matches!(asked_roles(model)[..], [Role::Input { node: true }]);
    let docs = format!(
        "Asks a device for `{}`, feature {}.\n\n# Errors\n\nWhat the device answers, unless that is `S_OK`.",
        input.c_struct.name(),
        model.number.to_token_stream()
    );
    let methods = methods::methods(input, &asked, by_node, &docs);
    let from = methods::from(model);
    let impls = in_const(&input.runtime, &quote!(#checked #older #feature #methods #from));
    quote!(#definition #impls)
}

fn asked_roles<'a>(model: &Model<'a>) -> Vec<Role<'a>> {
    let roles = model.members.iter().map(|member| member.role);
    roles.filter(Role::is_asked).collect()
}

fn count_of(ident: &Ident) -> Ident {
    format_ident!("{}_count", plain(ident), span = at(ident.span()))
}

/// What uses of a refused type see, so that they add no errors.
pub(super) fn stand_in(input: &Input<'_>) -> TokenStream {
    if is_generic(input.c_struct.generics) {
        return quote!();
    }
    let is_asked = |field: &&Field<'_>| {
        field.input.is_some() || field.node_index.is_some() || field.in_out.is_some() || field.list.is_some()
    };
    let fields: Vec<&Field<'_>> = input.fields.iter().flatten().filter(is_asked).collect();
    let asked: Vec<Parameter> = fields
        .iter()
        .enumerate()
        .map(|(number, field)| Parameter::new(number, field.ident, field.ty))
        .collect();
    let by_node = matches!(fields[..], [field] if field.node_index.is_some());
    let body = feature::Body {
        c: quote!(__rt::D3D12_NODE_MASK),
        number: quote!(0),
        facts: quote!(&[], &[], ::core::option::Option::None),
        inputs: fields.iter().map(|field| located(field.ty)).collect(),
        put: quote!(loop {}),
        take: quote!(loop {}),
        read: quote!(),
        node: None,
    };
    let feature = body.write(input);
    let methods = methods::methods(input, &asked, by_node, "Asks a device.");
    in_const(&input.runtime, &quote!(#feature #methods))
}
