//! The rules of overlays that tokens can tell.

use proc_macro2::Ident;

use super::input::{Bits, Field, Input, Overlay};
use super::spelling::{bare, literal_width, primitive};
use crate::emit::text;
use crate::errors::Errors;
use crate::names::{closest, is_no_keyword, plain};

/// The overlay that a field's `in` names.
pub(super) fn overlay_of<'a>(field: &Field<'_>, input: &'a Input<'a>) -> Option<&'a Overlay> {
    let name = field.bits.as_ref()?.overlay.as_ref()?;
    input.keys.overlays.iter().find(|overlay| is_same(&overlay.name, name))
}

/// Overlays that are not declared, not used, declared twice, or whose members are not consecutive or too wide.
pub(super) fn check_overlays(input: &Input<'_>, errors: &mut Errors) {
    let declared = &input.keys.overlays;
    let is_declared = |name: &Ident| declared.iter().any(|overlay| is_same(&overlay.name, name));
    // A member may have been meant that is not there: one mistake is one error.
    let mut fields = input.fields.iter();
    let is_misread = fields.any(|field| field.is_misread || in_overlay(field).is_some_and(|name| !is_declared(name)));
    for (at, overlay) in declared.iter().enumerate() {
        let name = plain(&overlay.name);
        if declared[..at].iter().any(|first| is_same(&first.name, &overlay.name)) {
            errors.error(
                &overlay.name,
                format_args!("overlay `{name}` is declared twice: keep one"),
            );
            continue;
        }
        is_no_keyword(
            &name,
            &overlay.name,
            "write the name that the word has in the header",
            errors,
        );
        if input.is_union {
            errors.error(
                &overlay.name,
                "the members of a union overlay each other already: write the word as a member",
            );
            continue;
        }
        check_members(overlay, input, is_misread, errors);
    }
    if input.keys.is_misread {
        return;
    }
    for name in input.fields.iter().filter_map(in_overlay) {
        if !is_declared(name) {
            let names: Vec<String> = declared.iter().map(|overlay| plain(&overlay.name)).collect();
            let near = closest(&plain(name), names.iter().map(String::as_str), 2);
            let text = near.map_or_else(
                || format!("declare it on the type: `#[clayout(overlay({name}: u32))]`"),
                |near| format!("did you mean `{near}`?"),
            );
            errors.error(name, format_args!("overlay `{name}` is not declared: {text}"));
        }
    }
}

fn check_members(overlay: &Overlay, input: &Input<'_>, is_misread: bool, errors: &mut Errors) {
    let name = plain(&overlay.name);
    let is_member = |field: &Field<'_>| is_in(field, overlay);
    let Some(first) = input.fields.iter().position(is_member) else {
        if !is_misread {
            errors.error(
                &overlay.name,
                format_args!(
                    "no field is in overlay `{name}`: write `in = {name}` in the `#[bits(...)]` of its members"
                ),
            );
        }
        return;
    };
    let run = input.fields[first..]
        .iter()
        .take_while(|field| is_member(field))
        .count();
    check_word(overlay, &input.fields[first..first + run], errors);
    for apart in input.fields[first + run..].iter().filter_map(in_overlay) {
        if is_same(apart, &overlay.name) {
            errors.error(
                apart,
                format_args!("the members of overlay `{name}` have to follow each other: move this one to them"),
            );
        }
    }
}

/// Whether the word can be one and has as many bits as its members, as far as literals and primitive types tell.
fn check_word(overlay: &Overlay, members: &[Field<'_>], errors: &mut Errors) {
    let Some(word) = primitive(&overlay.ty) else { return };
    let name = plain(&overlay.name);
    if word.is_bool {
        errors.error(
            &overlay.ty,
            format_args!("the word of overlay `{name}` has to be an integer: `bool` does not take any bits"),
        );
        return;
    }
    let widths = members.iter().map(|field| literal_width(field.bits.as_ref()?));
    let width = widths.reduce(|sum, width| sum?.checked_add(width?)).flatten();
    if let Some(width) = width.filter(|width| *width > u64::from(word.bits)) {
        errors.error(
            &overlay.ty,
            format_args!(
                "the members of overlay `{name}` take {width} bits, its word has {}: declare a wider word, or a second overlay",
                word.bits
            ),
        );
    }
}

/// Whether an overlay's tokens tell that its members fit its word: members of the word's own type lie side by side.
pub(super) fn is_judged(overlay: &Overlay, input: &Input<'_>) -> bool {
    let members = input.fields.iter().filter(|field| is_in(field, overlay));
    let of_the_word = |bits: &Bits| {
        bits.ty
            .as_ref()
            .is_none_or(|ty| text(bare(ty)) == text(bare(&overlay.ty)))
    };
    let known = members
        .filter_map(|field| field.bits.as_ref())
        .all(|bits| of_the_word(bits) && literal_width(bits).is_some_and(|width| width > 0));
    known && primitive(&overlay.ty).is_some_and(|word| !word.is_bool)
}

fn is_in(field: &Field<'_>, overlay: &Overlay) -> bool {
    in_overlay(field).is_some_and(|name| is_same(name, &overlay.name))
}

/// Whether two names are one, `r#` or not.
fn is_same(a: &Ident, b: &Ident) -> bool {
    plain(a) == plain(b)
}

/// The overlay that a field's `in` names, declared or not.
pub(super) fn in_overlay<'a>(field: &'a Field<'_>) -> Option<&'a Ident> {
    field.bits.as_ref()?.overlay.as_ref()
}
