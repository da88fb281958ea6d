//! Reading and writing one bit-field in the bytes that hold it. The hot path: every decision is taken in `const`, so that
//! what is left of an accessor is a load, a shift and a mask, without optimisation too.
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "bits are moved about, and the functions for it are calls in unoptimised code"
)]

use core::marker::PhantomData;

use super::facts::Site;
use super::place::Place;
use super::storage::Unaligned;
use super::values::{bits_of, from_bits, narrow_bits};
use crate::error::{InvalidMember, OutOfRange};
use crate::number::Number;
use crate::traits::{BitField, CLayout, Values};

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

/// Whether a field lies in at most 8 bytes.
const fn is_in_lane(site: &Site) -> bool {
    site.bytes <= 8 && site.shift + site.width <= 64
}

/// Whether a field takes the path over 64-bit integers.
const fn is_narrow<R: CLayout, T, const N: usize>(index: usize) -> bool {
    is_in_lane(&site::<R, N>(index)) && size_of::<T>() <= 8
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

/// What the path over 64-bit integers knows of member `P` of `R`, in storage of `N` bytes: evaluated once for all accessors.
struct Lane<R, P, const N: usize>(PhantomData<(R, P)>);

impl<R: CLayout, P: Place, const N: usize> Lane<R, P, N> {
    const SITE: Site = lane::<R, N>(P::INDEX);
    /// Where its bytes begin, and how many they are.
    const BYTE: usize = Self::SITE.byte;
    const BYTES: usize = Self::SITE.bytes;
    /// How many bits of the word lie below it, and above it in 64.
    const BELOW: u32 = Self::SITE.shift;
    const ABOVE: u32 = 64 - Self::SITE.shift - Self::SITE.width;
    /// How many bits it lacks to 64.
    const UNUSED: u32 = 64 - Self::SITE.width;
    const SIGNED: bool = Self::SITE.signed;
    /// Whether it takes all of its bytes.
    const WHOLE: bool = Self::SITE.width as usize == Self::SITE.bytes * 8;
    /// As many ones as it has bits: the lowest, and where it lies; and the ones around it.
    const MASK: u64 = u64::MAX >> Self::UNUSED;
    const OWN: u64 = Self::MASK << Self::BELOW;
    const OTHERS: u64 = !Self::OWN;
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
        // SAFETY: `site` has checked that the bytes lie within `$bytes`, whose provenance the pointer has; they are
        // initialised bytes, and `Unaligned` has alignment 1.
        (*unsafe { core::mem::transmute::<*const u8, &Unaligned<$integer>>(&raw const $bytes[$at]) }).0 as u64
    };
}

/// Stores like [`load!`].
macro_rules! store {
    ($bytes:ident, $at:expr, $integer:ty, $value:expr) => {
        // SAFETY: as for `load!`; `$bytes` is borrowed mutably, and every byte takes any value.
        (*unsafe { core::mem::transmute::<*mut u8, &mut Unaligned<$integer>>(&raw mut $bytes[$at]) }).0 =
            $value as $integer
    };
}

/// Loads a number of bytes that no integer has.
#[inline(always)]
const fn load_parts<R: CLayout, P: Place, const N: usize>(bytes: &[u8; N]) -> u64 {
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
const fn store_parts<R: CLayout, P: Place, const N: usize>(bytes: &mut [u8; N], value: u64) {
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

/// The path for what has more than 64 bits or lies across nine bytes or more: byte by byte.
pub(super) mod wide {
    use super::{BitField, Site, bits_of};
    use crate::private::values::from_wide_bits;

    /// How far the field's lowest bit in byte `index` of its bytes lies above (or below) the value's lowest bit.
    const fn position(site: &Site, index: usize) -> i32 {
        // Offsets within a record are far below 2^31 here: the field has at most 17 bytes.
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_possible_wrap,
            reason = "at most 17 bytes"
        )]
        let (index, bytes) = (index as i32, site.bytes as i32);
        let from_lowest = if cfg!(target_endian = "big") {
            bytes - 1 - index
        } else {
            index
        };
        from_lowest * 8 - site.shift.cast_signed()
    }

    const fn shifted_in(byte: u8, position: i32) -> u128 {
        if position >= 0 {
            (byte as u128) << position
        } else {
            (byte as u128) >> -position
        }
    }

    #[expect(clippy::cast_possible_truncation, reason = "the byte at that position is wanted")]
    const fn shifted_out(value: u128, position: i32) -> u8 {
        if position >= 0 {
            (value >> position) as u8
        } else {
            (value << -position) as u8
        }
    }

    const fn mask(width: u32) -> u128 {
        u128::MAX >> (128 - width)
    }

    /// The field's bits, extended to 128 by the sign of the C type.
    pub(crate) const fn read(bytes: &[u8], site: Site) -> u128 {
        let mut value = 0;
        let mut i = 0;
        while i < site.bytes {
            value |= shifted_in(bytes[site.byte + i], position(&site, i));
            i += 1;
        }
        let unused = 128 - site.width;
        if site.signed {
            ((value << unused).cast_signed() >> unused).cast_unsigned()
        } else {
            value & mask(site.width)
        }
    }

    const fn write(bytes: &mut [u8], site: Site, value: u128) {
        let mask = mask(site.width);
        let mut i = 0;
        while i < site.bytes {
            let position = position(&site, i);
            let kept = bytes[site.byte + i] & !shifted_out(mask, position);
            bytes[site.byte + i] = kept | shifted_out(value & mask, position);
            i += 1;
        }
    }

    pub(super) const fn get<T: BitField>(bytes: &[u8], site: Site) -> T::Get {
        from_wide_bits::<T>(read(bytes, site))
    }

    /// Whether the value fits and has been written.
    pub(super) const fn set<T: BitField>(bytes: &mut [u8], site: Site, value: T) -> bool {
        let raw = bits_of(value);
        let unused = 128 - site.width;
        let back = if site.signed {
            ((raw << unused).cast_signed() >> unused).cast_unsigned()
        } else {
            raw & mask(site.width)
        };
        if back != raw {
            return false;
        }
        write(bytes, site, raw);
        true
    }
}

#[cfg(test)]
mod tests {
    use crate::CLayout;
    use crate::abi::Abi;
    use crate::bits;

    /// Two bit-fields alone between plain members, in each number of bytes up to 8 and in 9.
    macro_rules! between {
        ($($test:ident $record:ident $c:ident $first:literal $second:literal)*) => {$(
            #[derive(CLayout)]
            #[clayout(packed)]
            struct $record {
                before: u8,
                #[bits($first, u64)]
                first: u64,
                #[bits($second, i64)]
                second: i64,
                after: u8,
            }

            #[test]
            fn $test() {
                const SIZE: usize = $record::LAYOUT.size;
                assert_eq!(SIZE, 2 + usize::div_ceil($first + $second, 8));
                let (top, ones) = (1_i64 << ($second - 1), u64::MAX >> (64 - $first));
                for background in [0x00, 0xFF] {
                    for first in [0, 1, ones, ones / 3, ones / 3 * 2] {
                        for second in [0, 1, -1, top - 1, -top, top / 3, -(top / 3)] {
                            let mut c = $c::from_bytes([background; SIZE]);
                            c.set_first(first);
                            assert_eq!(c.set_second_checked(second), Ok(()));
                            assert_eq!((c.first(), c.second()), (first, second));
                            let (bytes, order) = (c.to_bytes(), Abi::TARGET.byte_order);
                            let read = |range: crate::BitRange| {
                                let width = range.width.try_into().unwrap();
                                bits::read(&bytes, range.offset as u64, width, order)
                            };
                            assert_eq!(read($c::FIRST_RANGE), Some(first.into()));
                            let second = bits::fit_signed(second.into(), $second);
                            assert_eq!(read($c::SECOND_RANGE), second);
                            assert_eq!((c.before, c.after), (background, background));
                        }
                    }
                    let mut c = $c::from_bytes([background; SIZE]);
                    assert_eq!(c.set_first_checked(ones + 1).map_err(|error| error.width), Err($first));
                    assert_eq!(c.set_second_checked(top).map_err(|error| error.width), Err($second));
                    assert_eq!(c.set_second_checked(-top - 1).map_err(|error| error.width), Err($second));
                    assert_eq!(c.to_bytes(), [background; SIZE]);
                }
            }
        )*};
    }

    between! {
        in_one_byte One COne 3 5
        in_two_bytes Two CTwo 5 11
        in_three_bytes Three CThree 4 20
        in_four_bytes Four CFour 13 19
        in_five_bytes Five CFive 3 36
        in_six_bytes Six CSix 9 39
        in_seven_bytes Seven CSeven 2 54
        in_eight_bytes Eight CEight 1 62
        in_nine_bytes Nine CNine 5 63
    }
}
