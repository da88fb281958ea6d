//! What a member of a subobject can be in Rust, and its C form.

use alloc::vec::Vec;
use core::ffi::{CStr, c_char, c_void};
use core::num::NonZero;

use super::handle::SubobjectRef;
use super::lowering::Lowering;
use crate::d3d12::state::raw::D3D12_STATE_SUBOBJECT;
use crate::d3d12::{Bool32, ComRef};
use crate::{CEnum, Open};

/// A type that a member of a [`Subobject`](super::Subobject) can have.
///
/// | Rust | C |
/// |---|---|
/// | `u8` to `u64`, `i8` to `i64`, `f32`, `NonZero<u32>` | the same |
/// | `bool` | `BOOL` |
/// | an enum with `#[derive(CEnum)]`, `Open` of it | its integer |
/// | `&str`, `Option<&str>` | `LPCWSTR`, null for `None` |
/// | `&CStr` | `LPCSTR` |
/// | `ComRef`, `Option<ComRef>` | an interface pointer, null for `None` |
/// | a [`SubobjectRef`](super::SubobjectRef) | the address of that element of the state object's array |
/// | a part: `#[derive(Subobject)]` with `#[subobject(part)]` | the struct |
/// | an array of these | an array |
///
/// Slices and `Vec`s are a count and a pointer in C: see [`Counted`]. `usize` is none of these, as in C it is mostly such a
/// count, of whatever type the header has.
///
/// A newtype of your own can hand its member on:
///
/// ```
/// use clayout::d3d12::{Lowering, Member};
///
/// struct Bits(u32);
///
/// impl<'d> Member<'d> for Bits {
///     type C = u32;
///
///     fn lower(&self, at: usize, to: &mut Lowering<'d>) {
///         self.0.lower(at, to);
///     }
/// }
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be a member of a subobject",
    label = "no C form is known for this type",
    note = "write `u32` for UINT, `u64` for UINT64, `f32`, `bool` for BOOL, `&str` for a wide string, `&CStr`, `ComRef`, or an array of these",
    note = "a slice or `Vec` needs the names of its two C members: `#[subobject(list(NumNames: u32, pNames))]`",
    note = "for a struct, derive `Subobject` with `#[subobject(part)]`; for an enum, derive `CEnum`"
)]
pub trait Member<'d> {
    /// The type of the C member.
    type C: Copy;

    /// That the type has the trait, for the check of a member.
    #[doc(hidden)]
    const __IS: () = ();

    /// Writes the C form at an offset where there is room for a `C`.
    #[track_caller]
    fn lower(&self, at: usize, to: &mut Lowering<'d>);

    /// The bytes of a slice, where its elements are their own C form and need not be copied.
    #[doc(hidden)]
    #[must_use]
    fn lend(_: &'d [Self]) -> Option<&'d [u8]>
    where
        Self: Sized,
    {
        None
    }
}

macro_rules! numbers {
    ($($number:ident)*) => {$(
        impl<'d> Member<'d> for $number {
            type C = Self;

            #[inline]
            fn lower(&self, at: usize, to: &mut Lowering<'d>) {
                to.put(at, self.to_ne_bytes());
            }
        }
    )*};
}
numbers!(i8 i16 u16 i32 u32 i64 u64 f32);

impl<'d> Member<'d> for u8 {
    type C = Self;

    fn lower(&self, at: usize, to: &mut Lowering<'d>) {
        to.put(at, [*self]);
    }

    fn lend(bytes: &'d [Self]) -> Option<&'d [u8]> {
        Some(bytes)
    }
}

impl<'d> Member<'d> for NonZero<u32> {
    type C = u32;

    fn lower(&self, at: usize, to: &mut Lowering<'d>) {
        self.get().lower(at, to);
    }
}

impl<'d> Member<'d> for bool {
    type C = Bool32;

    fn lower(&self, at: usize, to: &mut Lowering<'d>) {
        i32::from(*self).lower(at, to);
    }
}

impl<'d> Member<'d> for Bool32 {
    type C = Self;

    fn lower(&self, at: usize, to: &mut Lowering<'d>) {
        self.into_repr().lower(at, to);
    }
}

#[diagnostic::do_not_recommend]
impl<'d, E: CEnum> Member<'d> for E {
    type C = E::Repr;

    fn lower(&self, at: usize, to: &mut Lowering<'d>) {
        to.integer(at, crate::private::repr_of(*self));
    }
}

impl<'d, E: CEnum> Member<'d> for Open<E> {
    type C = E::Repr;

    fn lower(&self, at: usize, to: &mut Lowering<'d>) {
        to.integer(at, self.into_repr());
    }
}

impl<'d, 'a: 'd> Member<'d> for &'a str {
    type C = *const u16;

    #[inline]
    fn lower(&self, at: usize, to: &mut Lowering<'d>) {
        to.name(at, self);
    }
}

impl<'d, 'a: 'd> Member<'d> for Option<&'a str> {
    type C = *const u16;

    #[inline]
    fn lower(&self, at: usize, to: &mut Lowering<'d>) {
        if let Some(name) = self {
            to.name(at, name);
        }
    }
}

impl<'d, 'a: 'd> Member<'d> for &'a CStr {
    type C = *const c_char;

    fn lower(&self, at: usize, to: &mut Lowering<'d>) {
        to.bytes(at, self.to_bytes_with_nul());
    }
}

impl<'d, 'a: 'd> Member<'d> for Option<&'a CStr> {
    type C = *const c_char;

    fn lower(&self, at: usize, to: &mut Lowering<'d>) {
        if let Some(text) = self {
            text.lower(at, to);
        }
    }
}

impl<'d, 'a: 'd> Member<'d> for ComRef<'a> {
    type C = *mut c_void;

    fn lower(&self, at: usize, to: &mut Lowering<'d>) {
        to.object(at, *self);
    }
}

impl<'d, 'a: 'd> Member<'d> for Option<ComRef<'a>> {
    type C = *mut c_void;

    fn lower(&self, at: usize, to: &mut Lowering<'d>) {
        if let Some(object) = self {
            to.object(at, *object);
        }
    }
}

impl<'d> Member<'d> for SubobjectRef {
    type C = *const D3D12_STATE_SUBOBJECT;

    fn lower(&self, at: usize, to: &mut Lowering<'d>) {
        to.subobject(at, *self);
    }
}

impl<'d, T: Member<'d>, const N: usize> Member<'d> for [T; N] {
    type C = [T::C; N];

    fn lower(&self, at: usize, to: &mut Lowering<'d>) {
        for (index, element) in self.iter().enumerate() {
            element.lower(at + index * size_of::<T::C>(), to);
        }
    }
}

/// A list, which in C is a count and a pointer: `#[subobject(list(NumExports: u32, pExports))]` on the member.
///
/// A `&[u8]` is handed on as it is; everything else is copied into the description.
///
/// ```
/// use clayout::Subobject;
///
/// #[derive(Subobject)]
/// #[subobject(type = 0x4000, name = "XBOX_WEIGHTS", in(RaytracingPipeline))]
/// struct Weights<'a> {
///     #[subobject(list(pWeights, NumWeights: u16))]
///     weights: &'a [f32],
/// }
/// assert_eq!(XBOX_WEIGHTS::LAYOUT.members[1].name, "NumWeights");
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no list",
    label = "`list(...)` is for a member that is a count and a pointer in C",
    note = "write a slice or a `Vec` of what a member can be"
)]
pub trait Counted<'d> {
    /// What the pointer leads to.
    type Element;

    /// That the type has the trait, for the check of a member.
    #[doc(hidden)]
    const __IS: () = ();

    /// Writes the elements and lets the pointer at a place lead to them; how many there are.
    #[track_caller]
    fn lower_list(&self, pointer: usize, to: &mut Lowering<'d>) -> usize;
}

impl<'d, 'a: 'd, T: Member<'d>> Counted<'d> for &'a [T] {
    type Element = T::C;

    fn lower_list(&self, pointer: usize, to: &mut Lowering<'d>) -> usize {
        match T::lend(self) {
            Some(bytes) => to.bytes(pointer, bytes),
            None => elements(self, pointer, to),
        }
        self.len()
    }
}

impl<'d, T: Member<'d>> Counted<'d> for Vec<T> {
    type Element = T::C;

    fn lower_list(&self, pointer: usize, to: &mut Lowering<'d>) -> usize {
        elements(self, pointer, to);
        self.len()
    }
}

#[track_caller]
fn elements<'d, T: Member<'d>>(elements: &[T], pointer: usize, to: &mut Lowering<'d>) {
    let Some((first, others)) = elements.split_first() else {
        return;
    };
    let mut at = to.reserve::<T::C>(elements.len());
    to.array(pointer, at);
    let names = to.names.len();
    first.lower(at, to);
    if to.names.len() > names {
        // As all others have, most likely.
        to.expect_names(elements.len());
    }
    for element in others {
        at += size_of::<T::C>();
        element.lower(at, to);
    }
}

/// A value that C takes by pointer, null for `None`: `#[subobject(pointer)]` on an `Option`.
///
/// ```
/// use clayout::Subobject;
///
/// #[derive(Subobject)]
/// #[subobject(type = 0x4000, name = "XBOX_LIMIT", in(RaytracingPipeline))]
/// struct Limit {
///     #[subobject(name = "pBytes", pointer, optional)]
///     bytes: Option<u64>,
/// }
/// assert_eq!(Limit::new().bytes(1 << 40).bytes, Some(1 << 40));
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is nothing that a pointer leads to",
    label = "not an `Option`",
    note = "with `pointer` a member is an `Option` of what a member can be: `None` is the null pointer"
)]
pub trait Pointed<'d> {
    /// What the pointer leads to.
    type Target: Copy;

    /// That the type has the trait, for the check of a member.
    #[doc(hidden)]
    const __IS: () = ();

    /// Writes the value and lets the pointer at a place lead to it.
    #[track_caller]
    fn lower_pointed(&self, pointer: usize, to: &mut Lowering<'d>);
}

impl<'d, T: Member<'d>> Pointed<'d> for Option<T> {
    type Target = T::C;

    fn lower_pointed(&self, pointer: usize, to: &mut Lowering<'d>) {
        if let Some(value) = self {
            elements(core::slice::from_ref(value), pointer, to);
        }
    }
}
