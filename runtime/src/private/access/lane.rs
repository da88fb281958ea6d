//! The path over 64-bit integers: where a field's bytes are, and how they are loaded and stored.
//!
//! The macros are used in [`super`], where `R`, `T`, `P` and `N` are the record, the field's type, its place and the size of
//! the storage.
#![expect(
    clippy::cast_possible_truncation,
    clippy::ptr_as_ptr,
    reason = "bits are moved about, and the functions for it are calls in unoptimised code"
)]

use core::marker::PhantomData;

use super::site;
use crate::private::described::Site;
use crate::private::place::Place;
use crate::private::storage::Unaligned;
use crate::traits::CLayout;

/// Whether a field lies in at most 8 bytes.
pub(super) const fn is_in_lane(site: &Site) -> bool {
    site.bytes <= 8 && site.shift + site.width <= 64
}

/// [`site`] for the path over 64-bit integers. The compiler evaluates the path's constants for the other fields too, which
/// never take it: they get a site that all of them are defined for.
const fn lane<R: CLayout, const N: usize>(index: usize) -> Site {
    let site = site::<R, N>(index);
    if is_in_lane(&site) {
        return site;
    }
    Site {
        bytes: 1,
        shift: 0,
        width: 1,
        ..site
    }
}

/// What the path over 64-bit integers knows of member `P` of `R`, in storage of `N` bytes: evaluated once for all accessors.
pub(super) struct Lane<R, P, const N: usize>(PhantomData<(R, P)>);

impl<R: CLayout, P: Place, const N: usize> Lane<R, P, N> {
    const SITE: Site = lane::<R, N>(P::INDEX);
    /// Where its bytes begin, and how many they are.
    pub(super) const BYTE: usize = Self::SITE.byte;
    pub(super) const BYTES: usize = Self::SITE.bytes;
    /// How many bits of the word lie below it, and above it in 64.
    pub(super) const BELOW: u32 = Self::SITE.shift;
    pub(super) const ABOVE: u32 = 64 - Self::SITE.shift - Self::SITE.width;
    /// How many bits it lacks to 64.
    pub(super) const UNUSED: u32 = 64 - Self::SITE.width;
    pub(super) const SIGNED: bool = Self::SITE.signed;
    /// Whether it takes all of its bytes.
    pub(super) const WHOLE: bool = Self::SITE.width as usize == Self::SITE.bytes * 8;
    /// As many ones as it has bits: the lowest, and where it lies; and the ones around it.
    pub(super) const MASK: u64 = u64::MAX >> Self::UNUSED;
    pub(super) const OWN: u64 = Self::MASK << Self::BELOW;
    pub(super) const OTHERS: u64 = !Self::OWN;
    /// Where the bytes are no integer's, they are loaded in two parts of these sizes; those of 7 share a byte.
    const PARTS: (usize, usize) = match Self::BYTES {
        3 => (2, 1),
        5 => (4, 1),
        6 => (4, 2),
        7 => (4, 4),
        bytes => (bytes, bytes),
    };
    /// The byte at which the second part begins, and how far each part lies above the lowest bit of both.
    const SECOND: usize = Self::BYTE + Self::BYTES - Self::PARTS.1;
    const SHIFTS: (usize, usize) = if cfg!(target_endian = "big") {
        (8 * (Self::BYTES - Self::PARTS.0), 0)
    } else {
        (0, 8 * (Self::BYTES - Self::PARTS.1))
    };
}

/// Loads the `const` number of bytes at the `const` index, as many as `$integer` has, as a native integer.
macro_rules! load {
    ($bytes:ident, $at:expr, $integer:ty) => {
        // SAFETY: the pointer to the element has the provenance of the one to all of `$bytes`. `site` has checked that the bytes
        // lie within them; they are initialised, and `Unaligned` has alignment 1.
        unsafe { (*(&raw const (*(&raw const *$bytes))[$at] as *const Unaligned<$integer>)).0 as u64 }
    };
}

/// Stores like [`load!`].
macro_rules! store {
    ($bytes:ident, $at:expr, $integer:ty, $value:expr) => {
        // SAFETY: as for `load!`; `$bytes` is borrowed mutably, and every byte takes any value.
        (*unsafe { &mut *(&raw mut (*(&raw mut *$bytes))[$at] as *mut Unaligned<$integer>) }).0 = $value as $integer
    };
}

/// Loads a number of bytes that no integer has.
#[inline(always)]
pub(super) const fn load_parts<R: CLayout, P: Place, const N: usize>(bytes: &[u8; N]) -> u64 {
    macro_rules! load_parts {
        ($first:ty, $second:ty) => {
            load!(bytes, Lane::<R, P, N>::BYTE, $first) << const { Lane::<R, P, N>::SHIFTS.0 }
                | load!(bytes, Lane::<R, P, N>::SECOND, $second) << const { Lane::<R, P, N>::SHIFTS.1 }
        };
    }
    match Lane::<R, P, N>::BYTES {
        3 => load_parts!(u16, u8),
        5 => load_parts!(u32, u8),
        6 => load_parts!(u32, u16),
        _ => load_parts!(u32, u32),
    }
}

/// Stores like [`load_parts`].
#[inline(always)]
pub(super) const fn store_parts<R: CLayout, P: Place, const N: usize>(bytes: &mut [u8; N], value: u64) {
    macro_rules! store_parts {
        ($first:ty, $second:ty) => {{
            store!(
                bytes,
                Lane::<R, P, N>::BYTE,
                $first,
                value >> const { Lane::<R, P, N>::SHIFTS.0 }
            );
            store!(
                bytes,
                Lane::<R, P, N>::SECOND,
                $second,
                value >> const { Lane::<R, P, N>::SHIFTS.1 }
            );
        }};
    }
    match Lane::<R, P, N>::BYTES {
        3 => store_parts!(u16, u8),
        5 => store_parts!(u32, u8),
        6 => store_parts!(u32, u16),
        _ => store_parts!(u32, u32),
    }
}

/// The bits of member `P`, sign-extended where the C type is signed: `$found!` of them.
///
/// With one arm for each size and sign and a macro about the result, for where two arms meet there is a variable.
macro_rules! read {
    ($bytes:ident, $found:ident) => {
        if Lane::<R, P, N>::SIGNED {
            read!(arms $bytes, $found, signed)
        } else {
            read!(arms $bytes, $found, unsigned)
        }
    };
    (arms $bytes:ident, $found:ident, $sign:ident) => {
        match Lane::<R, P, N>::BYTES {
            1 => $found!(read!($sign load!($bytes, Lane::<R, P, N>::BYTE, u8))),
            2 => $found!(read!($sign load!($bytes, Lane::<R, P, N>::BYTE, u16))),
            4 => $found!(read!($sign load!($bytes, Lane::<R, P, N>::BYTE, u32))),
            8 => $found!(read!($sign load!($bytes, Lane::<R, P, N>::BYTE, u64))),
            _ => $found!(read!($sign load_parts::<R, P, N>($bytes))),
        }
    };
    (signed $word:expr) => {
        ((($word) << Lane::<R, P, N>::ABOVE) as i64 >> Lane::<R, P, N>::UNUSED) as u64
    };
    (unsigned $word:expr) => {
        ($word) >> Lane::<R, P, N>::BELOW & Lane::<R, P, N>::MASK
    };
}

/// Writes a value into member `P`; the neighbours keep their bits. `$refused` is what becomes of one that does not fit. One arm
/// for each size, as in [`read!`].
macro_rules! replace {
    ($bytes:ident, $value:ident, $refused:expr) => {
        let raw = narrow_bits!($value);
        if const { !always_fits::<R, T>(P::INDEX) } {
            if Lane::<R, P, N>::SIGNED {
                if (raw as i64) < const { !(Lane::<R, P, N>::MASK >> 1) as i64 }
                    || raw as i64 > const { (Lane::<R, P, N>::MASK >> 1) as i64 }
                {
                    $refused
                }
            } else if raw > Lane::<R, P, N>::MASK {
                $refused
            }
        }
        if Lane::<R, P, N>::WHOLE {
            replace!(arms $bytes, whole, raw);
        } else if Lane::<R, P, N>::SIGNED {
            replace!(arms $bytes, signed, raw);
        } else {
            replace!(arms $bytes, unsigned, raw);
        }
    };
    (arms $bytes:ident, $kind:ident, $raw:ident) => {
        match Lane::<R, P, N>::BYTES {
            1 => store!($bytes, Lane::<R, P, N>::BYTE, u8, replace!($kind $raw, load!($bytes, Lane::<R, P, N>::BYTE, u8))),
            2 => store!($bytes, Lane::<R, P, N>::BYTE, u16, replace!($kind $raw, load!($bytes, Lane::<R, P, N>::BYTE, u16))),
            4 => store!($bytes, Lane::<R, P, N>::BYTE, u32, replace!($kind $raw, load!($bytes, Lane::<R, P, N>::BYTE, u32))),
            8 => store!($bytes, Lane::<R, P, N>::BYTE, u64, replace!($kind $raw, load!($bytes, Lane::<R, P, N>::BYTE, u64))),
            _ => store_parts::<R, P, N>($bytes, replace!($kind $raw, load_parts::<R, P, N>($bytes))),
        }
    };
    (whole $raw:ident, $word:expr) => {
        $raw
    };
    (signed $raw:ident, $word:expr) => {
        $word & Lane::<R, P, N>::OTHERS | $raw << Lane::<R, P, N>::BELOW & Lane::<R, P, N>::OWN
    };
    (unsigned $raw:ident, $word:expr) => {
        $word & Lane::<R, P, N>::OTHERS | $raw << Lane::<R, P, N>::BELOW
    };
}
