//! Reads and writes a run of bits in a slice of bytes, as C numbers the bits of a record.
//!
//! Offsets count from the lowest address. On a little-endian target bit `k` of a record is the bit of weight
//! `1 << (k % 8)` of byte `k / 8`, and a field's least significant bit comes first. On a big-endian target it is the
//! bit of weight `0x80 >> (k % 8)`, and the field's *most* significant bit comes first. Offsets of this kind are what
//! [`layout::place`](crate::layout::place) computes, for either order.
//!
//! A field may lie anywhere: a packed one of 64 bits can touch 9 bytes, one of 128 bits 17.
//!
//! ```
//! use clayout::abi::ByteOrder;
//! use clayout::bits;
//!
//! // struct { unsigned version : 4, length : 4; } with version 4 and length 5
//! assert_eq!(bits::read(&[0x54], 0, 4, ByteOrder::Little), Some(4));
//! assert_eq!(bits::read(&[0x45], 0, 4, ByteOrder::Big), Some(4));
//! ```

use crate::abi::ByteOrder;

/// Reads the `width` bits at bit `offset`, as an unsigned number.
///
/// `None` if `width` is above 128 or the bits are not all within `bytes`.
///
/// ```
/// use clayout::abi::ByteOrder::{Big, Little};
/// use clayout::bits::read;
///
/// let bytes = [0xF0, 0x1F, 0x00];
/// assert_eq!(read(&bytes, 4, 9, Little), Some(0x1FF));
/// assert_eq!(read(&bytes, 4, 9, Big), Some(0b0000_0001_1));
/// assert_eq!(read(&bytes, 20, 5, Little), None);
/// ```
#[must_use]
pub const fn read(bytes: &[u8], offset: u64, width: u32, order: ByteOrder) -> Option<u128> {
    if !within(bytes, offset, width) {
        return None;
    }
    let mut at = offset;
    let mut value = 0;
    let mut done = 0;
    while done < width {
        let part = Part::new(at, width - done, order);
        let bits = (bytes[byte_of(at)] >> part.shift & part.mask) as u128;
        value = match order {
            ByteOrder::Little => value | bits << done,
            ByteOrder::Big => value << part.width | bits,
        };
        done += part.width;
        at += part.width as u64;
    }
    Some(value)
}

/// Writes `value` to the `width` bits at bit `offset` and leaves all others as they are.
///
/// `None`, and `bytes` unchanged, if `width` is above 128, the bits are not all within `bytes`, or `value` does not
/// fit.
///
/// ```
/// use clayout::abi::ByteOrder::{Big, Little};
/// use clayout::bits::{fit_signed, write};
///
/// let mut bytes = [0; 2];
/// assert_eq!(write(&mut bytes, 6, 4, 0b1010, Little), Some(()));
/// assert_eq!(bytes, [0b1000_0000, 0b0000_0010]);
/// assert_eq!(write(&mut bytes, 6, 4, 16, Little), None);
/// assert_eq!(write(&mut bytes, 0, 16, fit_signed(-2, 16).unwrap(), Big), Some(()));
/// assert_eq!(bytes, [0xFF, 0xFE]);
/// ```
pub const fn write(bytes: &mut [u8], offset: u64, width: u32, value: u128, order: ByteOrder) -> Option<()> {
    if !within(bytes, offset, width) || (width < 128 && value >> width != 0) {
        return None;
    }
    let mut at = offset;
    let mut done = 0;
    while done < width {
        let part = Part::new(at, width - done, order);
        let bits = match order {
            ByteOrder::Little => value >> done,
            ByteOrder::Big => value >> (width - done - part.width),
        };
        // Only the lowest byte of `bits` is meant.
        let bits = bits.to_le_bytes()[0] & part.mask;
        bytes[byte_of(at)] = bytes[byte_of(at)] & !(part.mask << part.shift) | bits << part.shift;
        done += part.width;
        at += part.width as u64;
    }
    Some(())
}

/// The number that `width` bits are in two's complement; bits above are ignored.
///
/// ```
/// use clayout::bits::sign_extend;
///
/// assert_eq!(sign_extend(0b110, 3), -2);
/// assert_eq!(sign_extend(0b010, 3), 2);
/// ```
#[must_use]
pub const fn sign_extend(value: u128, width: u32) -> i128 {
    match width {
        0 => 0,
        1..128 => (value << (128 - width)).cast_signed() >> (128 - width),
        _ => value.cast_signed(),
    }
}

/// A signed number as `width` bits in two's complement, ready to be written; `None` if it does not fit.
///
/// ```
/// use clayout::bits::fit_signed;
///
/// assert_eq!(fit_signed(-2, 3), Some(0b110));
/// assert_eq!(fit_signed(4, 3), None);
/// ```
#[must_use]
pub const fn fit_signed(value: i128, width: u32) -> Option<u128> {
    let bits = value.cast_unsigned();
    let bits = if width < 128 { bits & ((1 << width) - 1) } else { bits };
    if sign_extend(bits, width) == value {
        Some(bits)
    } else {
        None
    }
}

/// The bits of a field that lie in one byte.
struct Part {
    /// How many.
    width: u32,
    /// As many ones.
    mask: u8,
    /// How far they are from the byte's least significant bit.
    shift: u32,
}

impl Part {
    /// The next part of a field of which `left` bits are left, the first of them at bit `at`.
    const fn new(at: u64, left: u32, order: ByteOrder) -> Self {
        #[allow(clippy::cast_possible_truncation, reason = "below 8")]
        let first = (at % 8) as u32;
        let width = if left < 8 - first { left } else { 8 - first };
        let shift = match order {
            ByteOrder::Little => first,
            ByteOrder::Big => 8 - first - width,
        };
        Self {
            width,
            mask: 0xFF >> (8 - width),
            shift,
        }
    }
}

/// Whether a run of bits is within `bytes`, and not above what fits a number.
const fn within(bytes: &[u8], offset: u64, width: u32) -> bool {
    match offset.checked_add(width as u64) {
        Some(end) => width <= 128 && end <= (bytes.len() as u64).saturating_mul(8),
        None => false,
    }
}

/// The byte that a bit is in, for a bit within a slice.
#[allow(clippy::cast_possible_truncation, reason = "an index of an existing byte fits usize")]
const fn byte_of(bit: u64) -> usize {
    (bit / 8) as usize
}
