//! What it means, and every rule.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::ToTokens as _;
use syn::spanned::Spanned as _;
use syn::{Attribute, Expr, ExprLit, ExprUnary, Lit, LitStr, Type, UnOp, Visibility};

use super::input::{Field, Input};
use super::names;
use crate::c_layout::rules;
use crate::c_struct::List;
use crate::errors::Errors;
use crate::syntax::check_only_lifetimes;

/// A feature that can be written.
pub(super) struct Model<'a> {
    pub(super) input: &'a Input<'a>,
    pub(super) number: &'a Expr,
    pub(super) none: Option<TokenStream>,
    pub(super) members: Vec<Member<'a>>,
}

impl<'a> Model<'a> {
    /// The members that older headers do not have.
    pub(super) fn appended(&self) -> impl Iterator<Item = &Member<'a>> {
        let is_appended = |member: &&Member<'_>| matches!(member.role, Role::Report { appended: true, .. });
        self.members.iter().filter(is_appended)
    }
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

    /// How many members it has in C.
    pub(super) fn c_members(&self) -> usize {
        if matches!(self, Role::List(_)) { 2 } else { 1 }
    }
}

pub(super) fn judge<'a>(input: &'a Input<'a>, errors: &mut Errors) -> Option<Model<'a>> {
    check_only_lifetimes(
        input.c_struct.generics,
        "a feature has one C struct: it takes lifetimes, no type or const parameters",
        errors,
    );
    input.c_struct.check(errors);
    if input.number.is_none() && !input.number_misread {
        errors.error(
            input.c_struct.ident,
            "the number of the feature is missing: write `#[feature_data(feature = NUMBER)]`",
        );
    }
    let Some(fields) = &input.fields else {
        errors.error(
            input.c_struct.ident,
            "a feature is a struct with named fields: one for each C member",
        );
        return None;
    };
    if fields.is_empty() {
        errors.error(
            input.c_struct.ident,
            "a feature has at least one C member: write a field for what the device answers",
        );
    }
    let none = input.none.as_ref().and_then(|none| none_of(none, errors));
    if let Some(number) = &input.number {
        check_number(number, errors);
    }
    check_node_indices(fields, errors);
    check_appended(fields, errors);
    let members: Vec<Member<'_>> = fields.iter().map(|field| member(field, errors)).collect();
    names::check(fields, &members, input.rename_all.as_ref(), errors);
    if let Some(literal) = &input.align {
        rules::align(literal, errors);
    }
    // Judged as a whole: an error anywhere means that nothing is written.
    errors.is_empty().then_some(())?;
    Some(Model {
        input,
        number: input.number.as_ref()?,
        none,
        members,
    })
}

/// An integer that is written as such, with its sign; nothing for other expressions, which rustc evaluates.
fn literal(expr: &Expr) -> Option<i128> {
    match expr {
        Expr::Lit(ExprLit { lit: Lit::Int(int), .. }) => int.base10_parse().ok(),
        Expr::Unary(ExprUnary {
            op: UnOp::Neg(_), expr, ..
        }) => literal(expr).and_then(i128::checked_neg),
        Expr::Paren(paren) => literal(&paren.expr),
        Expr::Group(group) => literal(&group.expr),
        _ => None,
    }
}

/// rustc does not say in macros' output that a literal does not fit its type.
fn check_number(number: &Expr, errors: &mut Errors) {
    if literal(number).is_some_and(|literal| u32::try_from(literal).is_err()) {
        errors.error(
            number,
            "a `D3D12_FEATURE` is a `u32`: write the number that the header has",
        );
    }
}

/// The `HRESULT`, as headers write it (`0x80004005`) or as the `i32` that it is.
fn none_of(none: &Expr, errors: &mut Errors) -> Option<TokenStream> {
    let Some(number) = literal(none) else {
        return Some(none.to_token_stream());
    };
    let hresult = u32::try_from(number)
        .map(u32::cast_signed)
        .or_else(|_| i32::try_from(number));
    let Ok(hresult) = hresult else {
        errors.error(
            none,
            "an `HRESULT` has 32 bits: write it as headers do, `none = 0x80004005`",
        );
        return None;
    };
    if hresult == 0 {
        errors.error(
            none,
            "`none` is an error that means nothing of it, and 0 is `S_OK`: write what devices answer",
        );
        return None;
    }
    let mut literal = Literal::i32_suffixed(hresult);
    literal.set_span(none.span());
    Some(literal.into_token_stream())
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
    if let Some(key) = fields.first().and_then(|field| field.appended.as_ref()) {
        errors.error(key, "no struct ends before its first member: remove `appended`");
    }
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
