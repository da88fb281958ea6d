//! The values that members are tried with.

#![allow(
    clippy::cast_lossless,
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "`Wide` is as wide as the target allows, and the values are small or cut on purpose"
)]

use core::ffi::c_int;

use clayout::{CLayout, Enumerator};

use super::object::Object;
use super::{Member, Values, Wide};

/// What references refer to.
pub(crate) static TARGET: u32 = 0x1234_5678;

/// What function pointers are. (A function may have several addresses, a static has one value.)
pub(crate) static CALLBACK: extern "C" fn(c_int) -> c_int = callback;

extern "C" fn callback(number: c_int) -> c_int {
    number + 1
}

/// `value` cut to `width` bits and extended by the sign.
fn extended(value: Wide, width: u32, signed: bool) -> Wide {
    let unused = Wide::BITS - width;
    if signed {
        (value << unused) >> unused
    } else {
        ((value << unused).cast_unsigned() >> unused).cast_signed()
    }
}

/// A pattern of bits that goes on and on.
fn repeated(byte: u8) -> Wide {
    Wide::from_ne_bytes([byte; size_of::<Wide>()])
}

impl<R: CLayout> Member<R> {
    fn extended(&self, value: Wide) -> Wide {
        extended(value, self.width, self.signed)
    }

    /// Zero, one, all ones, the smallest, the largest, alternating bits.
    fn integers(&self) -> Vec<Wide> {
        let highest: Wide = 1 << (self.width - 1);
        [
            0,
            1,
            -1,
            highest,
            highest.wrapping_sub(1),
            repeated(0x55),
            repeated(0xaa),
        ]
        .map(|value| self.extended(value))
        .to_vec()
    }

    pub(super) fn candidates(&self) -> Vec<Wide> {
        match self.values {
            Values::Integers => self.integers(),
            Values::Bool => vec![0, 1],
            Values::Enumerators(enumerators) => {
                let numbers = enumerators.iter().map(Enumerator::value);
                let known = numbers.map(|number| i128::try_from(number).expect("128 bits") as Wide);
                self.integers().into_iter().chain(known).collect()
            }
            Values::Floats => [0.0, 1.0, -1.0, f32::MAX, f32::MIN_POSITIVE, f32::INFINITY, 0.1]
                .map(|value| Wide::from(value.to_bits()))
                .to_vec(),
            Values::Doubles => [0.0, 1.0, -1.0, f64::MAX, f64::MIN_POSITIVE, f64::INFINITY, 0.1]
                .map(|value| value.to_bits() as Wide)
                .to_vec(),
            Values::Addresses => [0, 1, usize::MAX, usize::MAX / 3, usize::MAX / 3 * 2]
                .map(|value| value as Wide)
                .to_vec(),
            Values::Reference => vec![0, (&raw const TARGET).addr() as Wide],
            Values::Callback => vec![0, CALLBACK as usize as Wide],
        }
    }

    /// One of the values that the Rust type has.
    pub(super) fn known_value(&self, number: usize) -> Wide {
        let mut object = Object::<R::C>::filled(0);
        let candidates = self.candidates();
        let known = candidates.into_iter().filter(|value| (self.set)(&mut object.0, *value));
        let known: Vec<Wide> = known.collect();
        known[number % known.len()]
    }

    /// A value made of random bits.
    pub(super) fn random(&self, bits: Wide) -> Wide {
        if matches!(self.values, Values::Integers) {
            return self.extended(bits);
        }
        let candidates = self.candidates();
        candidates[bits.cast_unsigned() as usize % candidates.len()]
    }
}
