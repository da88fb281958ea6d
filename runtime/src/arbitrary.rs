//! The integers of the arbitrary-int crate: a value that is too large for its bit-field does not exist.

use arbitrary_int::traits::{BuiltinInteger, SignedInteger, UnsignedInteger};
use arbitrary_int::{Int, UInt};

use crate::traits::{BitField, BitType, BitsInC, Integer, Values};

/// Of an integer of `bits` bits in a `T`.
const fn bits<T: Integer>(name: &'static str, bits: usize) -> BitType {
    assert!(
        bits >= 1 && bits <= T::BITS.size * 8,
        "the integer has more bits than the type that holds it"
    );
    // At most 128: that of `T`.
    #[expect(clippy::cast_possible_truncation, reason = "checked above")]
    let values = Values::Width(bits as u32);
    BitType {
        name,
        values,
        ..T::BITS
    }
}

// SAFETY: a transparent wrapper of an integer, whose value it keeps within `BITS` bits.
unsafe impl<T: UnsignedInteger + BuiltinInteger + Integer, const BITS: usize> BitField for UInt<T, BITS> {
    type Get = Self;
    type Unknown = Self;
    const BITS: BitType = bits::<T>("UInt", BITS);
    const IN_C: Option<BitsInC> = T::IN_C;
}

// SAFETY: as above; the value is kept sign-extended.
unsafe impl<T: SignedInteger + BuiltinInteger + Integer, const BITS: usize> BitField for Int<T, BITS> {
    type Get = Self;
    type Unknown = Self;
    const BITS: BitType = bits::<T>("Int", BITS);
    const IN_C: Option<BitsInC> = T::IN_C;
}
