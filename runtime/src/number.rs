//! One integer of any sign and up to 128 bits, for errors that have to keep a value.

use core::fmt;

/// An integer from -2¹²⁷ to 2¹²⁸ - 1: wide enough for the value of any C integer type.
///
/// ```
/// use clayout::Number;
///
/// let number = Number::from(-8_i8);
/// assert_eq!(number.to_string(), "-8");
/// assert_eq!(i64::try_from(number), Ok(-8));
/// assert!(u64::try_from(number).is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Number {
    negative: bool,
    magnitude: u128,
}

impl Number {
    /// Reads `bits` as two's complement if `signed`, else as it is.
    pub(crate) const fn from_bits(bits: u128, signed: bool) -> Self {
        if signed && bits.cast_signed() < 0 {
            Self {
                negative: true,
                magnitude: bits.cast_signed().unsigned_abs(),
            }
        } else {
            Self {
                negative: false,
                magnitude: bits,
            }
        }
    }

    /// Whether the number is below zero.
    ///
    /// ```
    /// assert!(clayout::Number::from(-1_i32).is_negative());
    /// ```
    #[must_use]
    pub const fn is_negative(self) -> bool {
        self.negative
    }

    /// The number without its sign.
    ///
    /// ```
    /// assert_eq!(clayout::Number::from(-3_i32).magnitude(), 3);
    /// ```
    #[must_use]
    pub const fn magnitude(self) -> u128 {
        self.magnitude
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad_integral(
            !self.negative,
            "",
            crate::message::Text::new()
                .push_number(Self {
                    negative: false,
                    ..*self
                })
                .as_str(),
        )
    }
}

impl fmt::Debug for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

macro_rules! conversions {
    ($($signed:ident $unsigned:ident)*) => {$(
        impl From<$signed> for Number {
            fn from(value: $signed) -> Self {
                Self { negative: value < 0, magnitude: value.unsigned_abs().into() }
            }
        }

        impl From<$unsigned> for Number {
            fn from(value: $unsigned) -> Self {
                Self { negative: false, magnitude: value.into() }
            }
        }

        impl TryFrom<Number> for $signed {
            type Error = core::num::TryFromIntError;

            fn try_from(number: Number) -> Result<Self, Self::Error> {
                if number.negative {
                    // -2^127 has a magnitude that i128 lacks: negate in two's complement.
                    number.magnitude.wrapping_neg().cast_signed().try_into()
                } else {
                    number.magnitude.try_into()
                }
            }
        }

        impl TryFrom<Number> for $unsigned {
            type Error = core::num::TryFromIntError;

            fn try_from(number: Number) -> Result<Self, Self::Error> {
                if number.negative { Self::try_from(-1_i8) } else { number.magnitude.try_into() }
            }
        }
    )*};
}

conversions! { i8 u8 i16 u16 i32 u32 i64 u64 }

impl From<i128> for Number {
    fn from(value: i128) -> Self {
        Self {
            negative: value < 0,
            magnitude: value.unsigned_abs(),
        }
    }
}

impl From<u128> for Number {
    fn from(value: u128) -> Self {
        Self {
            negative: false,
            magnitude: value,
        }
    }
}

impl TryFrom<Number> for i128 {
    type Error = core::num::TryFromIntError;

    fn try_from(number: Number) -> Result<Self, Self::Error> {
        if number.negative {
            Ok(number.magnitude.wrapping_neg().cast_signed())
        } else {
            number.magnitude.try_into()
        }
    }
}

impl TryFrom<Number> for u128 {
    type Error = core::num::TryFromIntError;

    fn try_from(number: Number) -> Result<Self, Self::Error> {
        if number.negative {
            Self::try_from(-1_i8)
        } else {
            Ok(number.magnitude)
        }
    }
}
