//! What it means, and every rule.

use proc_macro2::Ident;
use syn::{Attribute, Expr, LitStr, Type, Visibility};

use super::input::{Field, Input};
use crate::c_struct::List;
use crate::errors::Errors;
use crate::syntax::check_only_lifetimes;

/// A feature that can be written.
pub(super) struct Model<'a> {
    pub(super) input: &'a Input<'a>,
    pub(super) number: &'a Expr,
    pub(super) members: Vec<Member<'a>>,
}

pub(super) struct Member<'a> {
    pub(super) ident: &'a Ident,
    pub(super) vis: &'a Visibility,
    pub(super) attributes: &'a [Attribute],
    pub(super) ty: &'a Type,
    pub(super) name: Option<&'a LitStr>,
    pub(super) role: Role<'a>,
}

/// Who writes the member.
#[derive(Clone, Copy)]
pub(super) enum Role<'a> {
    /// The caller; `node` where it is the index of a node.
    Input { node: bool },
    /// The caller, and the device over it.
    InOut,
    /// The device.
    Output,
    /// The device, or nobody.
    Report { nonzero: bool, appended: bool },
    /// The caller: a count and a pointer, in either order.
    List(List<'a>),
}

impl Role<'_> {
    /// Whether a query takes it.
    pub(super) fn is_asked(&self) -> bool {
        matches!(self, Role::Input { .. } | Role::InOut | Role::List(_))
    }
}

pub(super) fn judge<'a>(input: &'a Input<'a>, errors: &mut Errors) -> Option<Model<'a>> {
    check_only_lifetimes(
        input.generics,
        "a feature has one C struct: it takes lifetimes, no type or const parameters",
        errors,
    );
    input.c_struct().check(errors);
    if input.number.is_none() && !input.number_misread {
        errors.error(
            input.ident,
            "the number of the feature is missing: write `#[feature_data(feature = NUMBER)]`",
        );
    }
    let Some(fields) = &input.fields else {
        errors.error(
            input.ident,
            "a feature is a struct with named fields: one for each C member",
        );
        return None;
    };
    check_node_indices(fields, errors);
    check_appended(fields, errors);
    let members = fields.iter().map(|field| member(field, errors)).collect();
    // Judged as a whole: an error anywhere means that nothing is written.
    errors.is_empty().then_some(())?;
    Some(Model {
        input,
        number: input.number.as_ref()?,
        members,
    })
}

fn check_node_indices(fields: &[Field<'_>], errors: &mut Errors) {
    let mut keys = fields.iter().filter_map(|field| field.node_index.as_ref());
    keys.next();
    for key in keys {
        errors.error(key, "a feature is asked for one node: keep one `node_index`");
    }
}

/// What older headers end before is the end.
fn check_appended(fields: &[Field<'_>], errors: &mut Errors) {
    let mut fields = fields.iter().skip_while(|field| field.appended.is_none());
    if let Some(first) = fields.next() {
        for field in fields.filter(|field| field.appended.is_none()) {
            errors.error(
                field.ident,
                format_args!(
                    "`{}` before it is `appended`, so older headers do not have this member either: write `#[feature_data(appended)]`",
                    first.ident
                ),
            );
        }
    }
}

fn member<'a>(field: &'a Field<'a>, errors: &mut Errors) -> Member<'a> {
    Member {
        ident: field.ident,
        vis: field.vis,
        attributes: field.attributes,
        ty: field.ty,
        name: field.name.as_ref(),
        role: role(field, errors),
    }
}

fn role<'a>(field: &'a Field<'a>, errors: &mut Errors) -> Role<'a> {
    let keys = [&field.input, &field.node_index, &field.in_out];
    let list = field.list.as_ref().map(|(key, _)| key);
    let mut asked = keys.into_iter().flatten().chain(list);
    let first = asked.next();
    for other in asked {
        errors.error(
            other,
            format_args!(
                "`{}` says already how the device is told this member: keep one of them",
                first.map(ToString::to_string).unwrap_or_default()
            ),
        );
    }
    if let Some(first) = first {
        for answered in [&field.nonzero, &field.appended].into_iter().flatten() {
            errors.error(
                answered,
                format_args!(
                    "`{answered}` is about what the device answers, and `{first}` is what it is told: remove one"
                ),
            );
        }
    }
    if let Some((key, members)) = &field.list {
        return List::judge((key, members), field.name.as_ref(), errors).map_or(Role::Output, Role::List);
    }
    if field.in_out.is_some() {
        Role::InOut
    } else if field.input.is_some() || field.node_index.is_some() {
        Role::Input {
            node: field.node_index.is_some(),
        }
    } else if field.nonzero.is_some() || field.appended.is_some() {
        Role::Report {
            nonzero: field.nonzero.is_some(),
            appended: field.appended.is_some(),
        }
    } else {
        Role::Output
    }
}
