//! The C names of the members: what `CLayout` would refuse in the hidden struct, in the words of this derive.

use proc_macro2::{Ident, TokenStream};
use quote::ToTokens as _;
use syn::LitStr;

use super::input::Field;
use super::model::{Member, Role};
use crate::errors::Errors;
use crate::names::{Case, c_name, is_c_identifier, is_no_keyword, plain};

/// Reports names that C does not take, and those that two members have.
pub(super) fn check(fields: &[Field<'_>], members: &[Member<'_>], rename_all: Option<&LitStr>, errors: &mut Errors) {
    let case = rename_all.and_then(|spelling| case(spelling, fields, errors));
    let mut seen: Vec<(String, &Ident)> = Vec::new();
    for member in members {
        for (name, place) in names(member, case, errors) {
            if let Some((_, first)) = seen.iter().find(|(other, _)| *other == name) {
                errors.error(
                    place,
                    format_args!(
                        "`{}` has the C name `{name}` already: give each its own by `#[feature_data(name = \"...\")]`",
                        plain(first)
                    ),
                );
            }
            seen.push((name, member.ident));
        }
    }
}

/// How members are renamed; reports a spelling that C does not take.
fn case(spelling: &LitStr, fields: &[Field<'_>], errors: &mut Errors) -> Option<Case> {
    let case = Case::read(spelling, errors)?;
    let renamed = fields
        .iter()
        .filter(|field| field.name.is_none() && field.list.is_none());
    let mut names = renamed.map(|field| case.of_field(&plain(field.ident)));
    if let Some(name) = names.find(|name| !is_c_identifier(name)) {
        errors.error(
            spelling,
            format_args!("`{name}` would be no name in C: use a spelling without `-`, or none"),
        );
        return None;
    }
    Some(case)
}

/// The C names of a member, each with its place; none where it has been reported.
fn names(member: &Member<'_>, case: Option<Case>, errors: &mut Errors) -> Vec<(String, TokenStream)> {
    if let Role::List(list) = &member.role {
        let idents = if list.count_first {
            [list.count, list.pointer]
        } else {
            [list.pointer, list.count]
        };
        return idents.map(|ident| (plain(ident), ident.to_token_stream())).into();
    }
    if let Some(name) = member.name {
        let text = c_name(name, errors);
        return text.map(|text| (text, name.to_token_stream())).into_iter().collect();
    }
    let rust = plain(member.ident);
    let name = case.map_or_else(|| rust.clone(), |case| case.of_field(&rust));
    let way_out = "write the member's C name, `#[feature_data(name = \"...\")]`";
    let is_free = is_no_keyword(&name, member.ident, way_out, errors);
    let named = is_free.then(|| (name, member.ident.to_token_stream()));
    named.into_iter().collect()
}
