//! Reading and writing one bit-field in the bytes that hold it. The hot path: every decision is taken in `const`, so that
//! what is left of an accessor is a load, a shift and a mask, without optimisation too.

use super::facts::Site;
use super::place::Place;
use super::values::{bits_of, from_bits};
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

/// Whether a field lies in one integer of at most 64 bits.
const fn is_in_lane(site: &Site) -> bool {
    matches!(site.bytes, 1 | 2 | 4 | 8) && site.shift + site.width <= 64
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

/// A value at any address.
#[repr(C, packed)]
pub(super) struct Unaligned<T: Copy>(pub(super) T);

/// Loads the `const` number of bytes at the `const` index as a native integer.
macro_rules! load {
    ($bytes:expr, $at:expr, $integer:ty) => {{
        let first = &raw const $bytes[$at];
        // SAFETY: `site` has checked that the bytes from `$at` on, as many as `$integer` has, lie within `$bytes`, whose
        // provenance `first` has; they are initialised bytes, and `Unaligned` has alignment 1.
        (unsafe { core::mem::transmute::<*const u8, &Unaligned<$integer>>(first) }).0 as u64
    }};
}

/// Stores like [`load!`].
macro_rules! store {
    ($bytes:expr, $at:expr, $integer:ty, $value:expr) => {{
        let first = &raw mut $bytes[$at];
        // SAFETY: as for `load!`; `$bytes` is borrowed mutably, and every byte takes any value.
        (unsafe { core::mem::transmute::<*mut u8, &mut Unaligned<$integer>>(first) }).0 = $value as $integer;
    }};
}

#[inline(always)]
const fn load<R: CLayout, P: Place, const N: usize>(bytes: &[u8; N]) -> u64 {
    match const { lane::<R, N>(P::INDEX).bytes } {
        1 => bytes[const { lane::<R, N>(P::INDEX).byte }] as u64,
        2 => load!(bytes, const { lane::<R, N>(P::INDEX).byte }, u16),
        4 => load!(bytes, const { lane::<R, N>(P::INDEX).byte }, u32),
        _ => load!(bytes, const { lane::<R, N>(P::INDEX).byte }, u64),
    }
}

#[inline(always)]
#[expect(
    clippy::cast_possible_truncation,
    reason = "the value has been masked to the bytes that are stored"
)]
const fn store<R: CLayout, P: Place, const N: usize>(bytes: &mut [u8; N], value: u64) {
    match const { lane::<R, N>(P::INDEX).bytes } {
        1 => bytes[const { lane::<R, N>(P::INDEX).byte }] = value as u8,
        2 => store!(bytes, const { lane::<R, N>(P::INDEX).byte }, u16, value),
        4 => store!(bytes, const { lane::<R, N>(P::INDEX).byte }, u32, value),
        _ => store!(bytes, const { lane::<R, N>(P::INDEX).byte }, u64, value),
    }
}

/// The mask of a field's width, in the lowest bits.
const fn mask(width: u32) -> u64 {
    u64::MAX >> (64 - width)
}

/// Reads member `P` of `R`, sign-extended where the C type is signed.
///
/// One expression on purpose: without optimisation every binding and every inner function costs a trip over the stack.
#[inline(always)]
pub const fn get<R: CLayout, T: BitField, P: Place, const N: usize>(bytes: &[u8; N]) -> T::Get {
    /// The field's bits in the word that has been loaded.
    macro_rules! bits {
        ($word:expr) => {
            if const { lane::<R, N>(P::INDEX).signed } {
                let top = ($word) << const { 64 - lane::<R, N>(P::INDEX).shift - lane::<R, N>(P::INDEX).width };
                (top.cast_signed() >> const { 64 - lane::<R, N>(P::INDEX).width }).cast_unsigned()
            } else {
                (($word) >> const { lane::<R, N>(P::INDEX).shift }) & const { mask(lane::<R, N>(P::INDEX).width) }
            }
        };
    }
    if const { is_readable::<R, T>(P::INDEX) && is_narrow::<R, T, N>(P::INDEX) } {
        let raw: u64 = match const { lane::<R, N>(P::INDEX).bytes } {
            1 => bits!(bytes[const { lane::<R, N>(P::INDEX).byte }] as u64),
            2 => bits!(load!(bytes, const { lane::<R, N>(P::INDEX).byte }, u16)),
            4 => bits!(load!(bytes, const { lane::<R, N>(P::INDEX).byte }, u32)),
            _ => bits!(load!(bytes, const { lane::<R, N>(P::INDEX).byte }, u64)),
        };
        if const { T::BITS.fallible || cfg!(target_endian = "big") } {
            from_bits::<T>(raw)
        } else {
            // SAFETY: `Get` is `T` by the contract of `BitField`, and every number of the field's width is a value of `T`:
            // `check` has refused all other declarations. `T` has at most the 8 bytes of `raw`, of which the lowest lie
            // first, and `Unaligned` has alignment 1.
            (*unsafe { core::mem::transmute::<*const u64, &Unaligned<T::Get>>(&raw const raw) }).0
        }
    } else {
        wide::get::<T>(bytes, const { site::<R, N>(P::INDEX) })
    }
}

/// Reads member `P` of `R`, the word of an overlay, which has a value for any bits.
#[inline(always)]
pub const fn get_word<R: CLayout, T: BitField, P: Place, const N: usize>(bytes: &[u8; N]) -> T {
    const { assert!(!T::BITS.fallible, "not any bits are a value of the word") };
    // SAFETY: `Get` is `T` where `fallible` is false, by the contract of `BitField`.
    unsafe { super::values::same(get::<R, T, P, N>(bytes)) }
}

/// Whether `raw` (extended to 64 bits by the sign of its type) fits member `P`.
#[inline(always)]
const fn fits<R: CLayout, T: BitField, P: Place, const N: usize>(raw: u64) -> bool {
    if const { always_fits::<R, T>(P::INDEX) } {
        true
    } else if const { lane::<R, N>(P::INDEX).signed } {
        // Moves the field's range to 0 and up; what lies below it wraps around and is too large.
        raw.wrapping_add(const { mask(lane::<R, N>(P::INDEX).width).div_ceil(2) })
            <= const { mask(lane::<R, N>(P::INDEX).width) }
    } else {
        raw <= const { mask(lane::<R, N>(P::INDEX).width) }
    }
}

/// Writes the lowest bits of `raw` into member `P`; the neighbours keep theirs.
#[inline(always)]
const fn replace<R: CLayout, P: Place, const N: usize>(bytes: &mut [u8; N], raw: u64) {
    let raw = if const { lane::<R, N>(P::INDEX).signed } {
        raw & const { mask(lane::<R, N>(P::INDEX).width) }
    } else {
        raw
    };
    if const { lane::<R, N>(P::INDEX).width as usize == lane::<R, N>(P::INDEX).bytes * 8 } {
        store::<R, P, N>(bytes, raw);
    } else {
        let others = const { !(mask(lane::<R, N>(P::INDEX).width) << lane::<R, N>(P::INDEX).shift) };
        store::<R, P, N>(
            bytes,
            (load::<R, P, N>(bytes) & others) | (raw << const { lane::<R, N>(P::INDEX).shift }),
        );
    }
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
        let raw = narrow_bits::<T>(value);
        if !fits::<R, T, P, N>(raw) {
            refuse_narrow::<R, T, P>(raw);
        }
        replace::<R, P, N>(bytes, raw);
    } else if !wide::set::<T>(bytes, const { site::<R, N>(P::INDEX) }, value) {
        refuse::<R, T, P>(bits_of(value));
    }
}

/// Like [`set`], with an error in place of the panic.
#[inline(always)]
pub const fn set_checked<R: CLayout, T: BitField, P: Place, const N: usize>(
    bytes: &mut [u8; N],
    value: T,
) -> Result<(), OutOfRange> {
    if const { is_narrow::<R, T, N>(P::INDEX) } {
        let raw = narrow_bits::<T>(value);
        if !fits::<R, T, P, N>(raw) {
            return Err(out_of_range::<R, P>(Number::from_bits(
                extend::<T>(raw),
                T::BITS.signed,
            )));
        }
        replace::<R, P, N>(bytes, raw);
    } else if !wide::set::<T>(bytes, const { site::<R, N>(P::INDEX) }, value) {
        return Err(out_of_range::<R, P>(Number::from_bits(bits_of(value), T::BITS.signed)));
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

/// The value's bits, extended to 64 by its sign; only for types of at most 8 bytes.
#[inline(always)]
const fn narrow_bits<T: BitField>(value: T) -> u64 {
    super::values::narrow_bits(value)
}

/// Extends the 64 bits of a value further, by the sign of its type.
const fn extend<T: BitField>(raw: u64) -> u128 {
    if T::BITS.signed {
        (raw.cast_signed() as i128).cast_unsigned()
    } else {
        raw as u128
    }
}

const fn out_of_range<R: CLayout, P: Place>(value: Number) -> OutOfRange {
    let member = &R::LAYOUT.members[P::INDEX];
    OutOfRange {
        record: R::LAYOUT.name,
        member: member.name,
        width: member.site.width,
        signed: member.site.signed,
        value,
    }
}

#[cold]
#[inline(never)]
#[track_caller]
const fn refuse_narrow<R: CLayout, T: BitField, P: Place>(raw: u64) -> ! {
    refuse::<R, T, P>(extend::<T>(raw))
}

#[cold]
#[inline(never)]
#[track_caller]
const fn refuse<R: CLayout, T: BitField, P: Place>(bits: u128) -> ! {
    panic!(
        "{}",
        out_of_range::<R, P>(Number::from_bits(bits, T::BITS.signed))
            .text()
            .as_str()
    )
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
