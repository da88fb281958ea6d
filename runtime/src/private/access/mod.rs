//! Reading and writing one bit-field in the bytes that hold it. The hot path: every decision is taken in `const`, so that
//! what is left of an accessor is a load, a shift and a mask, without optimisation too.
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    clippy::ptr_as_ptr,
    reason = "bits are moved about, and the functions for it are calls in unoptimised code"
)]

#[macro_use]
mod lane;
#[cfg(test)]
mod tests;
pub(super) mod wide;

use super::described::Site;
use super::place::Place;
use super::values::{bits_of, from_bits, narrow_bits};
use crate::error::{InvalidMember, OutOfRange};
use crate::number::Number;
use crate::private::storage::Unaligned;
use crate::traits::{BitField, CLayout, Values};
use lane::{Lane, is_in_lane, load_parts, store_parts};

/// Member `P` of `R` as it lies in storage of `N` bytes; fails to compile where it lies outside.
const fn site<R: CLayout, const N: usize>(index: usize) -> Site {
    let site = R::LAYOUT.members[index].site;
    assert!(
        site.byte < N && site.bytes <= N - site.byte,
        "the bit-field lies outside its storage"
    );
    assert!(
        site.width >= 1 && site.width <= 128 && site.shift < 64,
        "not a bit-field"
    );
    site
}

/// Whether a field takes the path over 64-bit integers.
const fn is_narrow<R: CLayout, T, const N: usize>(index: usize) -> bool {
    is_in_lane(&site::<R, N>(index)) && size_of::<T>() <= 8
}

/// Fails to compile where member `P` can hold bits that are no `T`, though `T` promises to have them all.
const fn is_readable<R: CLayout, T: BitField>(index: usize) -> bool {
    let site = R::LAYOUT.members[index].site;
    match T::BITS.values {
        Values::All | Values::Enumerators(_) => {}
        Values::Bool => assert!(site.width == 1 && !site.signed, "not the bits of a `bool`"),
        Values::Width(bits) => assert!(
            site.width <= bits && site.signed == T::BITS.signed,
            "more bits than the type has"
        ),
    }
    true
}

/// Whether every value of `T` fits the field, so that no check is left to make.
const fn always_fits<R: CLayout, T: BitField>(index: usize) -> bool {
    let width = R::LAYOUT.members[index].site.width;
    match T::BITS.values {
        Values::All => width as usize >= size_of::<T>() * 8,
        Values::Width(bits) => width >= bits,
        // Refused at compile time where one does not fit.
        Values::Bool | Values::Enumerators(_) => true,
    }
}

/// The bits that a getter has found, or what it has made of them.
#[repr(C)]
union Found<T: Copy> {
    bits: u64,
    value: T,
}

/// Whether a getter returns the lowest bytes of the field's bits as they are.
const fn is_its_bits<R: CLayout, T: BitField, const N: usize>(index: usize) -> bool {
    is_readable::<R, T>(index) && is_narrow::<R, T, N>(index) && !T::BITS.fallible && cfg!(target_endian = "little")
}

/// Reads member `P` of `R`, sign-extended where the C type is signed.
///
/// Without bindings and inner functions on purpose: unoptimised, each costs a trip over the stack.
#[inline(always)]
pub const fn get<R: CLayout, T: BitField, P: Place, const N: usize>(bytes: &[u8; N]) -> T::Get {
    macro_rules! bits {
        ($bits:expr) => {
            Found { bits: $bits }
        };
    }
    macro_rules! decoded {
        ($bits:expr) => {
            Found {
                value: from_bits::<T>($bits),
            }
        };
    }
    let found: Found<T::Get> = if const { is_its_bits::<R, T, N>(P::INDEX) } {
        read!(bytes, bits)
    } else if const { is_narrow::<R, T, N>(P::INDEX) } {
        read!(bytes, decoded)
    } else {
        Found {
            value: wide::get::<T>(bytes, const { site::<R, N>(P::INDEX) }),
        }
    };
    // SAFETY: it is there where `value` has been written. Else it is `T`, by the contract of `BitField`, has at most 8 bytes,
    // and every number of the field's width is a value of it: `check` has refused all other declarations. Its bytes come
    // first, for the target is little-endian.
    unsafe { found.value }
}

/// Reads member `P` of `R`, the word of an overlay, which has a value for any bits.
#[inline(always)]
pub const fn get_word<R: CLayout, T: BitField, P: Place, const N: usize>(bytes: &[u8; N]) -> T {
    const { assert!(!T::BITS.fallible, "not any bits are a value of the word") };
    // SAFETY: `Get` is `T` where `fallible` is false, by the contract of `BitField`.
    unsafe { super::values::same(get::<R, T, P, N>(bytes)) }
}

/// Writes member `P` of `R`.
///
/// # Panics
///
/// At the caller's line, when `value` does not fit.
#[inline(always)]
#[track_caller]
pub const fn set<R: CLayout, T: BitField, P: Place, const N: usize>(bytes: &mut [u8; N], value: T) {
    if const { is_narrow::<R, T, N>(P::INDEX) } {
        replace!(bytes, value, refuse::<R, T, P>(value));
    } else if !wide::set::<T>(bytes, const { site::<R, N>(P::INDEX) }, value) {
        refuse::<R, T, P>(value);
    }
}

/// Like [`set`], with an error in place of the panic.
#[inline(always)]
pub const fn set_checked<R: CLayout, T: BitField, P: Place, const N: usize>(
    bytes: &mut [u8; N],
    value: T,
) -> Result<(), OutOfRange> {
    if const { is_narrow::<R, T, N>(P::INDEX) } {
        replace!(bytes, value, return Err(out_of_range::<R, T, P>(value)));
    } else if !wide::set::<T>(bytes, const { site::<R, N>(P::INDEX) }, value) {
        return Err(out_of_range::<R, T, P>(value));
    }
    Ok(())
}

/// [`set_checked`] for the conversions: keeps the first error, so that the caller has one question to ask in the end.
#[inline]
pub fn put<R: CLayout, T: BitField, P: Place, const N: usize>(
    bytes: &mut [u8; N],
    value: T,
    error: &mut Option<OutOfRange>,
) {
    if let Err(found) = set_checked::<R, T, P, N>(bytes, value) {
        error.get_or_insert(found);
    }
}

/// What [`put`] has found.
///
/// # Errors
///
/// When it is one.
#[inline]
pub const fn written(error: Option<OutOfRange>) -> Result<(), OutOfRange> {
    match error {
        Some(error) => Err(error),
        None => Ok(()),
    }
}

/// Reads member `P` of `R` into the Rust type, for the conversions.
///
/// # Errors
///
/// When the type does not have the value; the error keeps it.
#[inline]
pub fn take<R: CLayout, T: BitField, P: Place, const N: usize>(bytes: &[u8; N]) -> Result<T, InvalidMember> {
    let raw = wide::read(bytes, const { site::<R, N>(P::INDEX) });
    match super::values::checked::<T>(raw) {
        Some(value) => Ok(value),
        None => Err(InvalidMember {
            record: R::LAYOUT.name,
            member: R::LAYOUT.members[P::INDEX].name,
            type_name: T::BITS.name,
            value: Number::from_bits(raw, R::LAYOUT.members[P::INDEX].site.signed),
        }),
    }
}

const fn out_of_range<R: CLayout, T: BitField, P: Place>(value: T) -> OutOfRange {
    let member = &R::LAYOUT.members[P::INDEX];
    OutOfRange {
        record: R::LAYOUT.name,
        member: member.name,
        width: member.site.width,
        signed: member.site.signed,
        value: Number::from_bits(bits_of(value), T::BITS.signed),
    }
}

#[cold]
#[inline(never)]
#[track_caller]
const fn refuse<R: CLayout, T: BitField, P: Place>(value: T) -> ! {
    panic!("{}", out_of_range::<R, T, P>(value).text().as_str())
}
