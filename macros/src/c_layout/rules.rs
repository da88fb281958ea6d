//! The rules of a declaration that tokens can tell, one function each.

use proc_macro2::Ident;
use syn::{Expr, ExprLit, ExprUnary, Lit, LitInt, LitStr, Path, Type, UnOp};

use super::input::{Bits, Field};
use super::spelling::{Primitive, bare, bare_expr, is_unit, literal_width, number, primitive, primitive_named};
use crate::emit::{at, text, type_text};
use crate::errors::Errors;
use crate::names::{closest, plain};

/// The value of `pack`.
pub(super) fn pack(literal: &LitInt, errors: &mut Errors) -> u64 {
    let pack = number(literal).filter(|pack| matches!(pack, 1 | 2 | 4 | 8 | 16));
    if pack.is_none() {
        errors.error(literal, "`pack` takes 1, 2, 4, 8 or 16, as `#pragma pack` does");
    }
    pack.unwrap_or(0)
}

/// The value of `align`.
pub(crate) fn align(literal: &LitInt, errors: &mut Errors) -> u64 {
    let align = number(literal).filter(|align| align.is_power_of_two() && *align <= 65536);
    if align.is_none() {
        errors.error(literal, "`align` takes a power of two from 1 to 65536, in bytes");
    }
    align.unwrap_or(0)
}

/// Traits to derive that the generated type has already.
pub(super) fn check_derives(derives: &[Path], is_union: bool, errors: &mut Errors) {
    let mut given = vec!["Clone", "Copy", "Debug", "Default"];
    if !is_union {
        given.extend(["PartialEq", "Eq", "Hash"]);
    }
    for path in derives {
        let name = path.segments.last().map(|segment| plain(&segment.ident));
        if let Some(name) = name.filter(|name| given.contains(&name.as_str())) {
            errors.error(
                path,
                format_args!("the generated type has `{name}` already: take it out"),
            );
        }
    }
}

/// The family that `abi` names; nothing for the target's own.
pub(super) fn family(abi: &LitStr, errors: &mut Errors) -> Option<Ident> {
    const KNOWN: [(&str, Option<&str>); 4] = [
        ("target", None),
        ("gnu", Some("Gnu")),
        ("msvc", Some("Msvc")),
        ("mingw", Some("Mingw")),
    ];
    let value = abi.value();
    if let Some((_, family)) = KNOWN.iter().find(|(name, _)| *name == value) {
        return family.map(|family| Ident::new(family, at(abi.span())));
    }
    let guess = closest(&value, KNOWN.iter().map(|(name, _)| *name), 2)
        .map_or_else(|| ":".to_owned(), |guess| format!(", did you mean \"{guess}\"?"));
    errors.error(
        abi,
        format_args!("unknown ABI{guess} `abi` takes \"target\", \"gnu\" (System V), \"msvc\" or \"mingw\""),
    );
    None
}

/// A member without `#[bits]`; whether it can be one.
pub(super) fn check_plain(field: &Field<'_>, errors: &mut Errors) -> bool {
    if is_unit(field.ty) {
        errors.error(
            field.ty,
            "a `()` field is a reserved bit-field: write `#[bits(WIDTH, type)]` on it, or an array of bytes as its type",
        );
        return false;
    }
    true
}

const NO_WIDTH: &str = "a width is a number of bits: write `#[bits(3)]`, or a constant of type `u32`";

/// A width that is no number at all, or the type that should come behind it.
fn check_width(width: &Expr, errors: &mut Errors) {
    let name = text(width);
    let is_type = primitive_named(&name).is_some() || matches!(name.as_str(), "usize" | "isize" | "f32" | "f64");
    if is_type {
        errors.error(
            width,
            format_args!("`{name}` is a type, and the width comes first: write `#[bits(WIDTH, {name})]`"),
        );
        return;
    }
    match bare_expr(width) {
        Expr::Lit(ExprLit {
            lit: Lit::Int(literal), ..
        }) if matches!(literal.suffix(), "" | "u32") => {}
        Expr::Lit(ExprLit {
            lit: Lit::Int(literal), ..
        }) => errors.error(
            width,
            format_args!(
                "a width is a `u32`, not a `{}`: write `#[bits({})]`",
                literal.suffix(),
                literal.base10_digits()
            ),
        ),
        Expr::Lit(_) => errors.error(width, NO_WIDTH),
        Expr::Unary(ExprUnary {
            op: UnOp::Neg(_), expr, ..
        }) if matches!(bare_expr(expr), Expr::Lit(_)) => errors.error(width, NO_WIDTH),
        _ => {}
    }
}

/// A bit-field, as far as its tokens tell; whether they tell all.
pub(super) fn check_bits(field: &Field<'_>, bits: &Bits, c_type: Option<&Type>, errors: &mut Errors) -> bool {
    if let Some(foreign) = &field.foreign {
        errors.error(
            foreign,
            "a bit-field's type has to be known: `foreign` is for plain members",
        );
    }
    let reserved = is_unit(field.ty);
    if let Some(unnamed) = &bits.unnamed
        && !reserved
    {
        errors.error(
            unnamed,
            "an unnamed bit-field has no value: give the field the type `()`",
        );
    }
    let Some(c_type) = c_type else {
        errors.add(syn::Error::new(
            bits.attribute,
            "a `()` field tells no C type: write `#[bits(WIDTH, type)]`, or `#[clayout(bits = type)]` on the struct",
        ));
        return false;
    };
    let Some(width) = &bits.width else { return false };
    check_width(width, errors);
    let Some(number) = literal_width(bits) else {
        return false;
    };
    if number == 0 && bits.unnamed.is_none() {
        errors.error(
            width,
            "a named bit-field has at least 1 bit: C's separator is `#[bits(0, type, unnamed)]` on a `()` field",
        );
        return false;
    }
    let Some(c) = primitive(c_type) else { return false };
    if number > u64::from(c.bits) {
        let (c_type, unit) = (text(bare(c_type)), if c.bits == 1 { "bit" } else { "bits" });
        errors.error(
            width,
            format_args!(
                "{number} bits are more than `{c_type}` has in C, which is {} {unit}",
                c.bits
            ),
        );
        return false;
    }
    reserved || primitive(field.ty).is_some_and(|rust| check_value(field.ty, rust, c_type, c, number, width, errors))
}

/// Whether a primitive can be the value of a bit-field.
fn check_value(
    ty: &Type,
    rust: Primitive,
    c_type: &Type,
    c: Primitive,
    width: u64,
    at: &Expr,
    errors: &mut Errors,
) -> bool {
    let (name, c_name) = (type_text(bare(ty)), type_text(bare(c_type)));
    if rust.is_bool {
        if width != 1 {
            errors.error(
                at,
                format_args!("a `bool` bit-field is 1 bit wide, not {width}: use an integer type"),
            );
            return false;
        }
        if c.signed {
            errors.error(
                ty,
                format_args!("a `bool` needs an unsigned C type: one bit of `{c_name}` holds 0 and -1"),
            );
            return false;
        }
        return true;
    }
    if rust.signed != c.signed {
        let sign = |signed| if signed { "signed" } else { "unsigned" };
        errors.error(
            ty,
            format_args!(
                "`{name}` is {}, but the C type `{c_name}` is {}: use an integer of the same sign, or write another C type \
                 in `#[bits(WIDTH, type)]`",
                sign(rust.signed),
                sign(c.signed)
            ),
        );
        return false;
    }
    if u64::from(rust.bits) < width {
        errors.error(
            ty,
            format_args!(
                "`{name}` has {} bits, but the bit-field has {width}: use a wider integer",
                rust.bits
            ),
        );
        return false;
    }
    true
}
