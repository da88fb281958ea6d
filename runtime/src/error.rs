//! What can be wrong with a value.

use core::fmt;

use crate::message::Text;
use crate::number::Number;
use crate::traits::CEnum;

/// A value that a bit-field cannot hold.
///
/// ```
/// use clayout::CLayout;
///
/// #[derive(CLayout)]
/// struct Mode {
///     #[bits(3, u32)]
///     level: u8,
/// }
///
/// let error = Mode { level: 9 }.to_c().unwrap_err();
/// assert_eq!((error.member(), error.width()), ("level", 3));
/// assert_eq!(error.to_string(), "9 does not fit `Mode.level`, a bit-field of 3 bits that holds 0 to 7");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OutOfRange {
    pub(crate) record: &'static str,
    pub(crate) member: &'static str,
    pub(crate) width: u32,
    pub(crate) signed: bool,
    pub(crate) value: Number,
}

impl OutOfRange {
    /// The C name of the struct or union.
    #[must_use]
    pub const fn record(&self) -> &'static str {
        self.record
    }

    /// The C name of the member.
    #[must_use]
    pub const fn member(&self) -> &'static str {
        self.member
    }

    /// The member's width in bits.
    #[must_use]
    pub const fn width(&self) -> u32 {
        self.width
    }

    /// The value that does not fit.
    #[must_use]
    pub const fn value(&self) -> Number {
        self.value
    }

    /// The smallest and the largest value that the member holds.
    #[must_use]
    pub const fn range(&self) -> (Number, Number) {
        range(self.width, self.signed)
    }

    pub(crate) const fn text(&self) -> Text {
        let (min, max) = self.range();
        Text::new()
            .push_number(self.value)
            .push(" does not fit `")
            .push(self.record)
            .push(".")
            .push(self.member)
            .push("`, a bit-field of ")
            .push_number(Number::from_bits(self.width as u128, false))
            .push(if self.width == 1 { " bit" } else { " bits" })
            .push(" that holds ")
            .push_number(min)
            .push(" to ")
            .push_number(max)
    }
}

/// Smallest and largest value of `width` bits; `width` is 1 to 128.
pub(crate) const fn range(width: u32, signed: bool) -> (Number, Number) {
    let ones = u128::MAX >> (128 - width);
    if signed {
        (
            Number::from_bits(!(ones >> 1), true),
            Number::from_bits(ones >> 1, false),
        )
    } else {
        (Number::from_bits(0, false), Number::from_bits(ones, false))
    }
}

impl fmt::Display for OutOfRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text().as_str())
    }
}

impl core::error::Error for OutOfRange {}

/// A member that holds a value which its Rust type does not have.
///
/// ```
/// use clayout::{CEnum, CLayout};
///
/// #[derive(Clone, Copy, Debug, CEnum)]
/// #[repr(u32)]
/// enum Filter {
///     Point,
///     Linear,
/// }
///
/// #[derive(Debug, CLayout)]
/// #[clayout(name = "SAMPLER")]
/// struct Sampler {
///     #[bits(2, u32)]
///     filter: Filter,
/// }
///
/// let c = SAMPLER::from_bytes(3_u32.to_ne_bytes());
/// let error = Sampler::from_c(&c).unwrap_err();
/// assert_eq!(error.member(), "filter");
/// assert_eq!(error.to_string(), "`SAMPLER.filter` holds 3, which is no value of `Filter`");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct InvalidMember {
    pub(crate) record: &'static str,
    pub(crate) member: &'static str,
    pub(crate) type_name: &'static str,
    pub(crate) value: Number,
}

impl InvalidMember {
    /// The C name of the struct or union.
    #[must_use]
    pub const fn record(&self) -> &'static str {
        self.record
    }

    /// The C name of the member.
    #[must_use]
    pub const fn member(&self) -> &'static str {
        self.member
    }

    /// The value found.
    #[must_use]
    pub const fn value(&self) -> Number {
        self.value
    }
}

impl fmt::Display for InvalidMember {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            record,
            member,
            type_name,
            value,
        } = self;
        write!(
            f,
            "`{record}.{member}` holds {value}, which is no value of `{type_name}`"
        )
    }
}

impl core::error::Error for InvalidMember {}

/// A number that is no enumerator of `E`; the number is kept.
///
/// ```
/// use clayout::{CEnum, Open};
///
/// #[derive(Clone, Copy, Debug, PartialEq, CEnum)]
/// #[repr(u32)]
/// enum Tier {
///     NotSupported = 0,
///     One = 10,
/// }
///
/// let unknown = Tier::try_from(12).unwrap_err();
/// assert_eq!(unknown.value(), 12);
/// assert_eq!(unknown.open(), Open::<Tier>::from_repr(12));
/// assert_eq!(unknown.to_string(), "12 is no value of `Tier`");
/// ```
#[repr(transparent)]
pub struct UnknownValue<E: CEnum> {
    value: E::Repr,
}

impl<E: CEnum> UnknownValue<E> {
    /// Keeps `value`, which is no enumerator of `E`.
    #[must_use]
    pub const fn new(value: E::Repr) -> Self {
        Self { value }
    }

    /// The number.
    #[must_use]
    pub const fn value(&self) -> E::Repr {
        self.value
    }

    /// The number as an open enumeration.
    #[must_use]
    pub const fn open(&self) -> crate::Open<E> {
        crate::Open::from_repr(self.value)
    }
}

#[expect(clippy::expl_impl_clone_on_copy, reason = "a derive would ask for `E: Clone`")]
impl<E: CEnum> Clone for UnknownValue<E> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<E: CEnum> Copy for UnknownValue<E> {}

impl<E: CEnum> PartialEq for UnknownValue<E> {
    fn eq(&self, other: &Self) -> bool {
        self.value == other.value
    }
}

impl<E: CEnum> Eq for UnknownValue<E> {}

impl<E: CEnum> core::hash::Hash for UnknownValue<E> {
    fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
        self.value.hash(state);
    }
}

impl<E: CEnum> fmt::Debug for UnknownValue<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("UnknownValue").field(&self.value).finish()
    }
}

impl<E: CEnum> fmt::Display for UnknownValue<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is no value of `{}`", self.value, E::C_NAME)
    }
}

impl<E: CEnum> core::error::Error for UnknownValue<E> {}

/// A byte slice that has not the size of the C type.
///
/// ```
/// use clayout::CLayout;
///
/// #[derive(CLayout)]
/// #[clayout(name = "PAIR")]
/// struct Pair {
///     #[bits(4, u8)]
///     low: u8,
///     #[bits(4, u8)]
///     high: u8,
/// }
///
/// let error = PAIR::from_slice(&[1, 2, 3]).unwrap_err();
/// assert_eq!(error.to_string(), "`PAIR` has 1 byte, not 3");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WrongLength {
    pub(crate) record: &'static str,
    pub(crate) expected: usize,
    pub(crate) found: usize,
}

impl WrongLength {
    /// The size of the C type in bytes.
    #[must_use]
    pub const fn expected(&self) -> usize {
        self.expected
    }

    /// The length of the slice in bytes.
    #[must_use]
    pub const fn found(&self) -> usize {
        self.found
    }
}

impl fmt::Display for WrongLength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            record,
            expected,
            found,
        } = self;
        let bytes = if *expected == 1 { "byte" } else { "bytes" };
        write!(f, "`{record}` has {expected} {bytes}, not {found}")
    }
}

impl core::error::Error for WrongLength {}
