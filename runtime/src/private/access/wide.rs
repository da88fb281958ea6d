//! The path for what has more than 64 bits or lies across nine bytes or more: byte by byte.

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
