//! What a type or a width is spelt like. What a name stands for is the compiler's to say; where it is not what its spelling
//! promises, the facts of the record do not compile.

use syn::{Expr, ExprLit, Lit, LitInt, Type};

use super::input::Bits;
use crate::emit::type_text;

/// A primitive type, as far as a bit-field is concerned.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Primitive {
    pub(super) bits: u32,
    pub(super) signed: bool,
    pub(super) is_bool: bool,
}

/// The primitive of that name, if it has the same size on all targets.
pub(super) fn primitive_named(name: &str) -> Option<Primitive> {
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
pub(super) fn primitive(ty: &Type) -> Option<Primitive> {
    primitive_named(&type_text(bare(ty)))
}

/// The type without the groups that a macro's `$ty:ty` puts around it, and without parentheses.
pub(super) fn bare(ty: &Type) -> &Type {
    match ty {
        Type::Group(group) => bare(&group.elem),
        Type::Paren(paren) => bare(&paren.elem),
        _ => ty,
    }
}

/// The expression without the groups that a macro's `$width:expr` puts around it, and without parentheses.
pub(super) fn bare_expr(expr: &Expr) -> &Expr {
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
pub(super) fn is_plain_integer(ty: &Type) -> bool {
    primitive(ty).is_some_and(|ty| !ty.is_bool) || matches!(type_text(bare(ty)).as_str(), "usize" | "isize")
}

/// Whether a type is spelt as one that is its own C form.
pub(super) fn is_own_c_form(ty: &Type) -> bool {
    match bare(ty) {
        Type::Reference(_) => true,
        Type::Array(array) => is_own_c_form(&array.elem),
        ty => is_zeroed(ty),
    }
}

/// Whether a type is spelt as one that is its own C form and can be all zero.
pub(super) fn is_zeroed(ty: &Type) -> bool {
    match bare(ty) {
        Type::Ptr(_) => true,
        Type::Array(array) => is_zeroed(&array.elem),
        ty => is_plain_integer(ty) || matches!(type_text(ty).as_str(), "bool" | "f32" | "f64"),
    }
}

/// Whether a type is spelt as a primitive (or an array of one) that is its own C form, in which case the facts state that it
/// is what its name says.
pub(super) fn is_primitive(ty: &Type) -> bool {
    match bare(ty) {
        Type::Array(array) => is_primitive(&array.elem),
        Type::Ptr(_) => false,
        ty => is_zeroed(ty),
    }
}

/// Whether a getter of this type returns the type itself, as far as its spelling tells.
pub(super) fn reads_as_itself(ty: &Type) -> bool {
    primitive(ty).is_some() || is_plain_integer(ty)
}

pub(super) fn is_unit(ty: &Type) -> bool {
    matches!(bare(ty), Type::Tuple(tuple) if tuple.elems.is_empty())
}

/// The width where it is a literal.
pub(super) fn literal_width(bits: &Bits) -> Option<u64> {
    match bare_expr(bits.width.as_ref()?) {
        Expr::Lit(ExprLit {
            lit: Lit::Int(literal), ..
        }) => number(literal),
        _ => None,
    }
}

/// The number of a literal.
pub(super) fn number(literal: &LitInt) -> Option<u64> {
    literal.base10_parse().ok()
}
