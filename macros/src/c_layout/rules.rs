//! The rules of a declaration that tokens can tell, one function each.

use proc_macro2::Ident;
use syn::{Expr, ExprLit, Lit, LitInt, LitStr, Path, Type};

use super::input::{Bits, Field, Input, Overlay, text};
use crate::emit::at;
use crate::errors::Errors;
use crate::names::{closest, plain};

/// A primitive type, as far as a bit-field is concerned.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Primitive {
    bits: u32,
    signed: bool,
    is_bool: bool,
}

/// The primitive of that name, if it has the same size on all targets.
fn primitive_named(name: &str) -> Option<Primitive> {
    const fn integer(bits: u32, signed: bool) -> Primitive {
        Primitive {
            bits,
            signed,
            is_bool: false,
        }
    }
    Some(match name {
        "bool" => Primitive {
            bits: 1,
            signed: false,
            is_bool: true,
        },
        "u8" => integer(8, false),
        "u16" => integer(16, false),
        "u32" => integer(32, false),
        "u64" => integer(64, false),
        "u128" => integer(128, false),
        "i8" => integer(8, true),
        "i16" => integer(16, true),
        "i32" => integer(32, true),
        "i64" => integer(64, true),
        "i128" => integer(128, true),
        _ => return None,
    })
}

/// The primitive that a type's one-word path names, if it has the same size on all targets.
fn primitive(ty: &Type) -> Option<Primitive> {
    primitive_named(&text(bare(ty)))
}

/// The type without the groups that a macro's `$ty:ty` puts around it, and without parentheses.
fn bare(ty: &Type) -> &Type {
    match ty {
        Type::Group(group) => bare(&group.elem),
        Type::Paren(paren) => bare(&paren.elem),
        _ => ty,
    }
}

/// The expression without the groups that a macro's `$width:expr` puts around it, and without parentheses.
fn bare_expr(expr: &Expr) -> &Expr {
    match expr {
        Expr::Group(group) => bare_expr(&group.expr),
        Expr::Paren(paren) => bare_expr(&paren.expr),
        _ => expr,
    }
}

/// Whether a type is spelt as a primitive that is its own C form and takes any bit pattern.
///
/// What a name stands for is the user's business: the facts of the record state it through a trait that only the primitives
/// have, so that another type of that name is an error and not undefined behaviour.
pub(crate) fn is_plain_integer(ty: &Type) -> bool {
    primitive(ty).is_some_and(|ty| !ty.is_bool) || matches!(text(bare(ty)).as_str(), "usize" | "isize")
}

/// Whether a type is spelt as one that is its own C form.
pub(crate) fn is_own_c_form(ty: &Type) -> bool {
    match bare(ty) {
        Type::Reference(_) => true,
        Type::Array(array) => is_own_c_form(&array.elem),
        ty => is_zeroed(ty),
    }
}

/// Whether a type is spelt as one that is its own C form and can be all zero.
pub(crate) fn is_zeroed(ty: &Type) -> bool {
    match bare(ty) {
        Type::Ptr(_) => true,
        Type::Array(array) => is_zeroed(&array.elem),
        ty => is_plain_integer(ty) || matches!(text(ty).as_str(), "bool" | "f32" | "f64"),
    }
}

/// Whether a type is spelt as a primitive (or an array of one) that is its own C form, in which case the facts state that it
/// is what its name says.
pub(crate) fn is_primitive(ty: &Type) -> bool {
    match bare(ty) {
        Type::Array(array) => is_primitive(&array.elem),
        Type::Ptr(_) => false,
        ty => is_zeroed(ty),
    }
}

/// Whether a getter of this type returns the type itself, as far as its spelling tells.
pub(crate) fn reads_as_itself(ty: &Type) -> bool {
    primitive(ty).is_some() || is_plain_integer(ty)
}

pub(crate) fn is_unit(ty: &Type) -> bool {
    matches!(bare(ty), Type::Tuple(tuple) if tuple.elems.is_empty())
}

fn number(literal: &LitInt) -> Option<u64> {
    literal.base10_parse().ok()
}

/// The value of `pack`.
pub(crate) fn pack(literal: &LitInt, errors: &mut Errors) -> u64 {
    match number(literal) {
        Some(pack @ (1 | 2 | 4 | 8 | 16)) => pack,
        _ => {
            errors.error(literal, "`pack` takes 1, 2, 4, 8 or 16, as `#pragma pack` does");
            0
        }
    }
}

/// The value of `align`.
pub(crate) fn align(literal: &LitInt, errors: &mut Errors) -> u64 {
    match number(literal) {
        Some(align) if align.is_power_of_two() && align <= 65536 => align,
        _ => {
            errors.error(literal, "`align` takes a power of two from 1 to 65536, in bytes");
            0
        }
    }
}

/// Traits to derive that the generated type has already.
pub(crate) fn check_derives(derives: &[Path], is_union: bool, errors: &mut Errors) {
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
pub(crate) fn family(abi: &LitStr, errors: &mut Errors) -> Option<Ident> {
    const KNOWN: [(&str, Option<&str>); 4] = [
        ("target", None),
        ("gnu", Some("Gnu")),
        ("msvc", Some("Msvc")),
        ("mingw", Some("Mingw")),
    ];
    let value = abi.value();
    match KNOWN.iter().find(|(name, _)| *name == value) {
        Some((_, family)) => family.map(|family| Ident::new(family, at(abi.span()))),
        None => {
            let guess = closest(&value, KNOWN.iter().map(|(name, _)| *name), 2)
                .map_or_else(|| ":".to_owned(), |guess| format!(", did you mean \"{guess}\"?"));
            errors.error(
                abi,
                format_args!("unknown ABI{guess} `abi` takes \"target\", \"gnu\" (System V), \"msvc\" or \"mingw\""),
            );
            None
        }
    }
}

/// The overlay that a field's `in` names.
pub(crate) fn overlay_of<'a>(field: &Field<'_>, input: &'a Input<'a>) -> Option<&'a Overlay> {
    let name = field.bits.as_ref()?.overlay.as_ref()?;
    input.keys.overlays.iter().find(|overlay| overlay.name == *name)
}

/// Overlays that are not declared, not used, declared twice, or whose members are not consecutive or too wide.
pub(crate) fn check_overlays(input: &Input<'_>, errors: &mut Errors) {
    let declared = &input.keys.overlays;
    for (at, overlay) in declared.iter().enumerate() {
        let name = plain(&overlay.name);
        if declared[..at].iter().any(|first| first.name == overlay.name) {
            errors.error(
                &overlay.name,
                format_args!("overlay `{name}` is declared twice: keep one"),
            );
            continue;
        }
        if input.is_union {
            errors.error(
                &overlay.name,
                "the members of a union overlay each other already: write the word as a member",
            );
            continue;
        }
        check_members(overlay, input, errors);
    }
    for name in input
        .fields
        .iter()
        .filter_map(|field| field.bits.as_ref()?.overlay.as_ref())
    {
        if !declared.iter().any(|overlay| overlay.name == *name) {
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

fn check_members(overlay: &Overlay, input: &Input<'_>, errors: &mut Errors) {
    let name = plain(&overlay.name);
    let is_member = |field: &Field<'_>| in_overlay(field) == Some(&overlay.name);
    let Some(first) = input.fields.iter().position(is_member) else {
        errors.error(
            &overlay.name,
            format_args!("no field is in overlay `{name}`: write `in = {name}` in the `#[bits(...)]` of its members"),
        );
        return;
    };
    let run = input.fields[first..]
        .iter()
        .take_while(|field| is_member(field))
        .count();
    let mut width = Some(0);
    for field in &input.fields[first..first + run] {
        width = width.and_then(|sum: u64| sum.checked_add(literal_width(field.bits.as_ref()?)?));
    }
    if let (Some(width), Some(word)) = (width, primitive(&overlay.ty))
        && width > u64::from(word.bits)
    {
        errors.error(
            &overlay.ty,
            format_args!(
                "the members of overlay `{name}` take {width} bits, its word has {}: declare a wider word, or a second overlay",
                word.bits
            ),
        );
    }
    for apart in input.fields[first + run..].iter().filter_map(in_overlay) {
        if *apart == overlay.name {
            errors.error(
                apart,
                format_args!("the members of overlay `{name}` have to follow each other: move this one to them"),
            );
        }
    }
}

/// Whether an overlay's tokens tell that its members fit its word: members of the word's own type lie side by side.
pub(crate) fn is_judged(overlay: &Overlay, input: &Input<'_>) -> bool {
    let members = input
        .fields
        .iter()
        .filter(|field| in_overlay(field) == Some(&overlay.name));
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

fn in_overlay<'a>(field: &'a Field<'_>) -> Option<&'a Ident> {
    field.bits.as_ref()?.overlay.as_ref()
}

/// A member without `#[bits]`; whether it can be one.
pub(crate) fn check_plain(field: &Field<'_>, errors: &mut Errors) -> bool {
    if is_unit(field.ty) {
        errors.error(
            field.ty,
            "a `()` field is a reserved bit-field: write `#[bits(WIDTH, type)]` on it, or an array of bytes as its type",
        );
        return false;
    }
    true
}

/// A width that is no number at all, or the type that should come behind it.
fn check_width(width: &Expr, errors: &mut Errors) {
    let name = text(width);
    let is_type = primitive_named(&name).is_some() || matches!(name.as_str(), "usize" | "isize" | "f32" | "f64");
    if is_type {
        errors.error(
            width,
            format_args!("`{name}` is a type, and the width comes first: write `#[bits(WIDTH, {name})]`"),
        );
    } else if matches!(bare_expr(width), Expr::Lit(ExprLit { lit, .. }) if !matches!(lit, Lit::Int(_))) {
        errors.error(
            width,
            "a width is a number of bits: write `#[bits(3)]`, or a constant of type `u32`",
        );
    }
}

/// The width where it is a literal.
fn literal_width(bits: &Bits) -> Option<u64> {
    match bare_expr(bits.width.as_ref()?) {
        Expr::Lit(ExprLit {
            lit: Lit::Int(literal), ..
        }) => number(literal),
        _ => None,
    }
}

/// A bit-field, as far as its tokens tell; whether they tell all.
pub(crate) fn check_bits(field: &Field<'_>, bits: &Bits, c_type: Option<&Type>, errors: &mut Errors) -> bool {
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
    let (name, c_name) = (text(bare(ty)), text(bare(c_type)));
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
