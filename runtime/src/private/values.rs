//! Turning values into bits and bits into values, by the facts of their types.
#![allow(
    clippy::inline_always,
    clippy::transmute_ptr_to_ref,
    reason = "in builds without optimisation a call, a cast and a dereference each cost a trip over the stack"
)]

use super::storage::Unaligned;
use crate::error::UnknownValue;
use crate::traits::{BitField, CEnum, Enumerator, Values};

/// `If<'a, T>` is `T` with a lifetime: `where for<'a> If<'a, T>: Trait` makes an item conditional on a concrete type, and
/// its use (not its declaration) reports a `T` that lacks the trait.
pub type If<'a, T> = <T as With<'a>>::Same;

/// Carries the lifetime of [`If`].
pub trait With<'a> {
    /// `Self`.
    type Same;
}

impl<T> With<'_> for T {
    type Same = T;
}

/// The value's bytes as an integer; without a call, for the sake of unoptimised builds.
macro_rules! bytes_of {
    ($value:ident => $to:ty) => {{
        #[expect(clippy::ptr_as_ptr, reason = "`cast` is a call in unoptimised code")]
        // SAFETY: its type has the size of `$to`, which takes every pattern, and no padding; `$value` lives on the stack for
        // the whole read, and `Unaligned` has alignment 1.
        unsafe { (*(&raw const $value as *const Unaligned<$to>)).0 }
    }};
}

/// The bits of a value of `T`, extended to 64 by the sign of its type. For types of at most 8 bytes.
macro_rules! narrow_bits {
    ($value:ident) => {
        match const { size_of::<T>().cast_signed() * if T::BITS.signed { -1 } else { 1 } } {
            1 => $crate::__private::values::bytes_of!($value => u8) as u64,
            2 => $crate::__private::values::bytes_of!($value => u16) as u64,
            4 => $crate::__private::values::bytes_of!($value => u32) as u64,
            -1 => $crate::__private::values::bytes_of!($value => i8) as u64,
            -2 => $crate::__private::values::bytes_of!($value => i16) as u64,
            -4 => $crate::__private::values::bytes_of!($value => i32) as u64,
            8 | -8 => $crate::__private::values::bytes_of!($value => u64),
            _ => panic!("a bit-field's type has 1, 2, 4, 8 or 16 bytes"),
        }
    };
}
pub(super) use {bytes_of, narrow_bits};

/// The value's bits, extended to 128 by the sign of its type.
pub const fn bits_of<T: BitField>(value: T) -> u128 {
    if size_of::<T>() == 16 {
        // SAFETY: a `BitField` has no padding, and `u128` takes every pattern.
        return unsafe { same::<T, u128>(value) };
    }
    #[expect(clippy::cast_sign_loss, reason = "the sign's bits are wanted")]
    let narrow = narrow_bits!(value);
    if T::BITS.signed {
        (narrow.cast_signed() as i128).cast_unsigned()
    } else {
        narrow as u128
    }
}

/// Whether `T` has the value with these bits.
const fn is_value<T: BitField>(bits: u128) -> bool {
    match T::BITS.values {
        Values::All => true,
        Values::Bool => bits <= 1,
        Values::Width(width) => {
            let unused = 128 - width;
            let back = if T::BITS.signed {
                ((bits << unused).cast_signed() >> unused).cast_unsigned()
            } else {
                (bits << unused) >> unused
            };
            back == bits
        }
        Values::Enumerators(enumerators) => is_listed(enumerators, bits),
    }
}

const fn is_listed(enumerators: &[Enumerator], bits: u128) -> bool {
    let mut i = 0;
    while i < enumerators.len() {
        if enumerators[i].bits == bits {
            return true;
        }
        i += 1;
    }
    false
}

/// The lowest and the highest enumerator where every number between them is one too: then two comparisons do.
const fn dense_range(enumerators: &[Enumerator]) -> Option<(u128, u128)> {
    if enumerators.is_empty() {
        return None;
    }
    // Shifting the sign bit makes the unsigned order that of signed numbers.
    let (mut low, mut high) = (enumerators[0].bits, enumerators[0].bits);
    let mut i = 1;
    while i < enumerators.len() {
        let bits = enumerators[i].bits;
        if bits.cast_signed() < low.cast_signed() {
            low = bits;
        }
        if bits.cast_signed() > high.cast_signed() {
            high = bits;
        }
        i += 1;
    }
    // Enumerators are distinct: rustc sees to it.
    if high.wrapping_sub(low) == enumerators.len() as u128 - 1 {
        Some((low, high))
    } else {
        None
    }
}

/// What [`has`] needs to know about `T`, found once in `const`.
struct Known<T>(core::marker::PhantomData<T>);

impl<T: BitField> Known<T> {
    const RANGE: Option<(u64, u64)> = match T::BITS.values {
        Values::Bool => Some((0, 1)),
        Values::Enumerators(enumerators) => match dense_range(enumerators) {
            #[expect(
                clippy::cast_possible_truncation,
                reason = "types of at most 8 bytes ask, in 64-bit arithmetic"
            )]
            Some((low, high)) => Some((low as u64, high as u64)),
            None => None,
        },
        _ => None,
    };
}

/// [`is_value`] for types of at most 8 bytes: a comparison where the values have no holes.
#[inline(always)]
const fn has<T: BitField>(raw: u64) -> bool {
    match const { Known::<T>::RANGE } {
        Some((low, high)) => raw.wrapping_sub(low) <= high.wrapping_sub(low),
        None if T::BITS.signed => is_value::<T>((raw.cast_signed() as i128).cast_unsigned()),
        None => is_value::<T>(raw as u128),
    }
}

/// What a getter returns for the bits of a field, extended to 64 by the sign of the C type.
#[inline(always)]
pub(super) const fn from_bits<T: BitField>(raw: u64) -> T::Get {
    if const { T::BITS.fallible } {
        if has::<T>(raw) {
            // SAFETY: `has` has found the value in the type.
            let result: Result<T, T::Unknown> = Ok(unsafe { sized::<T>(raw) });
            // SAFETY: a fallible type's `Get` is this `Result`, by the contract of `BitField`.
            unsafe { same(result) }
        } else {
            // SAFETY: `Unknown` takes every pattern, by the contract of `BitField`.
            let result: Result<T, T::Unknown> = Err(unsafe { sized::<T::Unknown>(raw) });
            // SAFETY: as above.
            unsafe { same(result) }
        }
    } else {
        // SAFETY: `Get` is `T`, and every number that the field's width holds is a value of `T`: `check` has refused all
        // other declarations.
        unsafe { sized::<T::Get>(raw) }
    }
}

/// [`from_bits`] for bits extended to 128.
pub(super) const fn from_wide_bits<T: BitField>(raw: u128) -> T::Get {
    if T::BITS.fallible {
        let result: Result<T, T::Unknown> = match checked::<T>(raw) {
            Some(value) => Ok(value),
            // SAFETY: `Unknown` takes every pattern, by the contract of `BitField`.
            None => Err(unsafe { sized_wide::<T::Unknown>(raw) }),
        };
        // SAFETY: a fallible type's `Get` is this `Result`, by the contract of `BitField`.
        unsafe { same(result) }
    } else {
        // SAFETY: as in `from_bits`.
        unsafe { sized_wide::<T::Get>(raw) }
    }
}

/// The value of `T` with these bits, if it has one.
pub(super) const fn checked<T: BitField>(raw: u128) -> Option<T> {
    // SAFETY: the value has just been found in the type.
    if is_value::<T>(raw) {
        Some(unsafe { sized_wide::<T>(raw) })
    } else {
        None
    }
}

/// A value of `T` from its lowest bytes.
///
/// # Safety
///
/// They are a valid value of `T`, which has no padding and at most 16 bytes.
#[inline(always)]
#[expect(clippy::cast_possible_truncation, reason = "the value's own bytes are wanted")]
const unsafe fn sized<T: Copy>(raw: u64) -> T {
    match const { size_of::<T>() } {
        // SAFETY: the sizes are equal, and the caller vouches for the value.
        1 => unsafe { same(raw as u8) },
        // SAFETY: as above.
        2 => unsafe { same(raw as u16) },
        // SAFETY: as above.
        4 => unsafe { same(raw as u32) },
        // SAFETY: as above.
        8 => unsafe { same(raw) },
        _ => panic!("a bit-field's type has 1, 2, 4, 8 or 16 bytes"),
    }
}

/// [`sized`] from 128 bits.
///
/// # Safety
///
/// As for [`sized`].
#[expect(clippy::cast_possible_truncation, reason = "the value's own bytes are wanted")]
const unsafe fn sized_wide<T: Copy>(raw: u128) -> T {
    // SAFETY: the caller vouches for the value; the sizes are equal.
    unsafe {
        if size_of::<T>() == 16 {
            same(raw)
        } else {
            sized(raw as u64)
        }
    }
}

/// `value` as another type.
///
/// # Safety
///
/// `B` has the size of `A`, and the value's bytes are a valid `B`. (No assertion here: calls stand in branches that are
/// never taken for other sizes, and an assertion in `const` would be evaluated there too.)
#[inline(always)]
pub(super) const unsafe fn same<A: Copy, B: Copy>(value: A) -> B {
    #[repr(C)]
    union Either<A: Copy, B: Copy> {
        from: A,
        to: B,
    }
    let either = Either { from: value };
    // SAFETY: both fields start at offset 0; the caller vouches for the size and the value.
    unsafe { either.to }
}

/// The number of an enumerator.
pub const fn repr_of<E: CEnum>(value: E) -> E::Repr {
    // SAFETY: `E` is represented as its `Repr`, by the contract of `CEnum`.
    unsafe { same(value) }
}

/// The enumerator with a number.
pub const fn enumerator_of<E: CEnum>(repr: E::Repr) -> Result<E, UnknownValue<E>> {
    let bits = bits_of(repr);
    let known = match const { dense_range(E::ENUMERATORS) } {
        Some((low, high)) => bits.wrapping_sub(low) <= high.wrapping_sub(low),
        None => is_listed(E::ENUMERATORS, bits),
    };
    if known {
        // SAFETY: `E` has this value, by the contract of `CEnum`, and the representation of its `Repr`.
        Ok(unsafe { same(repr) })
    } else {
        Err(UnknownValue::new(repr))
    }
}
