//! Whole records: from and to bytes, from and to their C form.

use core::mem::MaybeUninit;

use crate::error::{InvalidMember, OutOfRange, WrongLength};
use crate::traits::{CLayout, CType, Convert, Invalid, PlainBytes, Zeroed};

use super::values::same;

/// A value of zero bytes.
#[must_use]
pub const fn zeroed<T: Zeroed>() -> T {
    // SAFETY: that is a value, by the contract of `Zeroed`.
    unsafe { MaybeUninit::zeroed().assume_init() }
}

/// The bytes of a value.
#[must_use]
pub const fn to_bytes<T: PlainBytes, const N: usize>(value: &T) -> [u8; N] {
    const { assert!(size_of::<T>() == N) };
    // SAFETY: `T` has no padding and no pointers, by the contract of `PlainBytes`; the sizes are equal.
    unsafe { same(*value) }
}

/// A value from its bytes.
#[must_use]
pub const fn from_bytes<T: PlainBytes, const N: usize>(bytes: [u8; N]) -> T {
    const { assert!(size_of::<T>() == N) };
    // SAFETY: every pattern is a value, by the contract of `PlainBytes`; the sizes are equal.
    unsafe { same(bytes) }
}

/// A value from a slice of its size.
///
/// # Errors
///
/// When the slice has another size.
pub fn from_slice<T: PlainBytes + CLayout>(bytes: &[u8]) -> Result<T, WrongLength> {
    if bytes.len() != size_of::<T>() {
        return Err(WrongLength {
            record: T::LAYOUT.name,
            expected: size_of::<T>(),
            found: bytes.len(),
        });
    }
    // SAFETY: there are as many bytes as `T` has, at any alignment, and every pattern is a value, by the contract of
    // `PlainBytes`.
    Ok(unsafe { bytes.as_ptr().cast::<T>().read_unaligned() })
}

/// Writes a plain member's C form over the one that is there, and keeps the first error.
pub fn put_plain<T: Convert>(value: &T, c: &mut T::C, error: &mut Option<OutOfRange>) {
    if let Err(found) = value.convert_over(c) {
        error.get_or_insert(found);
    }
}

/// Writes a value over its C form, or nothing of it.
///
/// # Errors
///
/// When a value does not fit its bit-field.
pub fn write_to<T: Convert>(value: &T, c: &mut T::C) -> Result<(), OutOfRange> {
    let mut next = *c;
    value.convert_over(&mut next)?;
    *c = next;
    Ok(())
}

/// A plain member's Rust value from its C form; the error names the member.
///
/// # Errors
///
/// When the C form holds a value that the Rust type does not have.
pub fn convert_plain_back<R: CLayout, T: Convert>(c: &T::C, index: usize) -> Result<T, InvalidMember> {
    T::convert_from(c).map_err(|invalid| match invalid {
        Invalid::Member(member) => member,
        Invalid::Value { value, type_name } => InvalidMember {
            record: R::LAYOUT.name,
            member: R::LAYOUT.members[index].name,
            type_name,
            value,
        },
    })
}

/// The values of a C record.
///
/// # Errors
///
/// When a member holds a value that its Rust type does not have.
pub fn from_c<T: CLayout + Convert>(c: &<T as CType>::C) -> Result<T, InvalidMember> {
    T::convert_from(c).map_err(|invalid| match invalid {
        Invalid::Member(member) => member,
        // What a derive writes for a record names the member.
        Invalid::Value { value, type_name } => InvalidMember {
            record: T::LAYOUT.name,
            member: "",
            type_name,
            value,
        },
    })
}
