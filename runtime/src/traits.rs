//! What the derives implement, and the facts that types state about themselves.
//!
//! Facts are data in associated constants, never functions: stable Rust has no `const` trait methods, and the
//! accessors have to be `const`.

use core::fmt;
use core::hash::Hash;

use crate::describe::{CName, StructLayout};
use crate::error::{InvalidMember, OutOfRange};
use crate::layout::TypeLayout;
use crate::number::Number;
use crate::private::{IsItsOwn, Sealed};

/// A record whose C layout is known: implemented by `#[derive(CLayout)]` for the annotated type and for the C type
/// that it generates.
///
/// ```
/// use clayout::CLayout;
///
/// fn bytes<T: CLayout>() -> usize {
///     T::LAYOUT.size
/// }
///
/// #[derive(CLayout)]
/// struct Flags {
///     #[bits(1, u16)]
///     ready: bool,
/// }
///
/// assert_eq!(bytes::<Flags>(), 2);
/// assert_eq!(bytes::<CFlags>(), 2);
/// ```
#[diagnostic::on_unimplemented(
    message = "the C layout of `{Self}` is not known",
    label = "not a C record",
    note = "put `#[derive(clayout::CLayout)]` on the struct or union"
)]
pub trait CLayout {
    /// The C type: what one keeps, edits in place and passes to C.
    type C: CLayout<C = Self::C> + Copy;

    /// Where every member lies.
    const LAYOUT: &'static StructLayout = <Self::C as CLayout>::LAYOUT;
}

impl<T: CLayout> CType for T {
    type C = T::C;
    const TYPE: TypeFacts = T::LAYOUT.__facts();
}

/// The C type is its own C form.
impl<T: CLayout + IsItsOwn<<T as CLayout>::C>> Convert for T {
    fn convert_to(&self) -> Result<T::C, OutOfRange> {
        Ok(self.to_itself())
    }

    fn convert_from(c: &T::C) -> Result<Self, Invalid> {
        Ok(T::from_itself(c))
    }
}

/// A type that can be a plain member of a C record.
///
/// Implemented for the integers, `NonZero` of them (which C sees as the integer), floats, `bool`, raw pointers, `NonNull`,
/// `Option`s of references and of `NonNull`, arrays of such, [`Open`](crate::Open), and everything that derives `CLayout` or
/// `CEnum`. Any other C-compatible type (a callback, a bare reference, a type of `windows` or libc) is taken as it is with
/// `#[clayout(foreign)]` on the member.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be a member of a C record",
    label = "no C counterpart is known for this type",
    note = "derive `CLayout` (struct, union) or `CEnum` (enum, transparent newtype) for it",
    note = "if the type is C-compatible as it is, write `#[clayout(foreign)]` on the member"
)]
pub trait CType {
    /// The type as the C record stores it.
    type C: Copy;

    /// Size, alignment and C name.
    const TYPE: TypeFacts;
}

/// What is known about the C counterpart of a type.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct TypeFacts {
    /// Size and alignment as a member.
    pub layout: TypeLayout,
    /// The C name.
    pub name: CName,
}

/// A type whose values turn into their C form and back.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no conversion to its C form and back",
    label = "`to_c`, `from_c` and `write_to` need one for every member",
    note = "nobody knows which member of a union is the live one, so neither a union nor a record that holds one is converted",
    note = "read and write the C type in place: start from its `new()`, or from a literal of it"
)]
pub trait Convert: CType {
    /// The C form.
    ///
    /// # Errors
    ///
    /// When a value does not fit its bit-field.
    fn convert_to(&self) -> Result<Self::C, OutOfRange>;

    /// The value of a C form.
    ///
    /// # Errors
    ///
    /// When the C form holds a value which this type does not have; the error keeps it.
    fn convert_from(c: &Self::C) -> Result<Self, Invalid>
    where
        Self: Sized;

    /// Writes the value over an existing C form; what the value does not tell (reserved bits, padding) stays.
    ///
    /// # Errors
    ///
    /// When a value does not fit its bit-field; then what has been written before it stays.
    fn convert_over(&self, c: &mut Self::C) -> Result<(), OutOfRange> {
        *c = self.convert_to()?;
        Ok(())
    }
}

/// Why a C form has no counterpart in Rust.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Invalid {
    /// A member of a nested record holds an unknown value.
    Member(InvalidMember),
    /// The value itself is unknown.
    Value {
        /// The value found.
        value: Number,
        /// The type that does not have it.
        type_name: &'static str,
    },
}

impl From<InvalidMember> for Invalid {
    fn from(member: InvalidMember) -> Self {
        Self::Member(member)
    }
}

/// A type that a bit-field can have in Rust.
///
/// Implemented for the integers and `bool`, and by `#[derive(CEnum)]` for enumerations and transparent integer newtypes,
/// and for [`Open`](crate::Open) of such an enumeration.
///
/// # Safety
///
/// The size is 1, 2, 4, 8 or 16, the type has no padding, and every pattern that `BITS` calls valid is a valid value.
/// `Get` is `Self` where `BITS.fallible` is false; else it is `Result<Self, Self::Unknown>`, and `Unknown` has the size of
/// `Self` and takes every bit pattern.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be the type of a bit-field",
    label = "not an integer, `bool`, C enumeration or integer newtype",
    note = "derive `CEnum` for a fieldless enum with an integer `repr` or for a `#[repr(transparent)]` integer newtype"
)]
pub unsafe trait BitField: Copy {
    /// What a getter returns: the type itself, or for an enumeration a `Result` that keeps unknown values.
    type Get: Copy;

    /// What keeps a value that the type does not have; `Self` for a type that has all.
    type Unknown: Copy;

    /// Sign and valid values.
    const BITS: BitType;

    /// The type as the C type of a bit-field; none for a type that C does not have.
    const IN_C: Option<BitsInC> = None;

    /// Both by reference, which is what a layout copies for each member.
    #[doc(hidden)]
    const __FACTS: &'static BitFacts = &BitFacts::new(Self::BITS, Self::IN_C);
}

/// Sign and valid values of a [`BitField`] type.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct BitType {
    /// The type's name, for messages.
    pub name: &'static str,
    /// Size in bytes.
    pub size: usize,
    /// Whether the type is signed.
    pub signed: bool,
    /// Which values it has.
    pub values: Values,
    /// Whether reading can meet a value that the type does not have.
    pub fallible: bool,
}

/// All that is known of a type of bit-fields.
#[doc(hidden)]
#[derive(Debug)]
pub struct BitFacts {
    pub(crate) value: BitType,
    pub(crate) c: Option<BitsInC>,
    /// Of the C type; where there is none, of any integer, so that the record has a layout until that is reported.
    pub(crate) facts: TypeFacts,
    /// The most bits that a bit-field of the C type can have.
    pub(crate) most: u32,
    /// Whether the C type is signed.
    pub(crate) signed: bool,
}

impl BitFacts {
    const fn new(value: BitType, c: Option<BitsInC>) -> Self {
        match c {
            Some(BitsInC { facts, bits, signed }) => Self {
                value,
                c,
                facts,
                most: bits,
                signed,
            },
            None => Self {
                value,
                c,
                facts: <u32 as CType>::TYPE,
                most: u32::BITS,
                signed: false,
            },
        }
    }
}

/// What C knows of the type of a bit-field.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct BitsInC {
    /// Size, alignment and C name.
    pub facts: TypeFacts,
    /// Whether the type is signed.
    pub signed: bool,
    /// The most bits that a bit-field of the type can have.
    pub bits: u32,
}

/// The values of a type, among all bit patterns of its size.
#[derive(Clone, Copy, Debug)]
pub enum Values {
    /// Every pattern.
    All,
    /// 0 and 1.
    Bool,
    /// The numbers of this many bits, sign-extended where the type is signed.
    Width(u32),
    /// These enumerators.
    Enumerators(&'static [Enumerator]),
}

/// One enumerator of a [`CEnum`].
///
/// ```
/// use clayout::CEnum;
///
/// #[derive(Clone, Copy, CEnum)]
/// #[clayout(rename_all = "SCREAMING_SNAKE_CASE")]
/// #[repr(i8)]
/// enum Level {
///     VeryLow = -1,
///     High = 1,
/// }
///
/// let low = Level::ENUMERATORS[0];
/// assert_eq!((low.name, low.c_name), ("VeryLow", "VERY_LOW"));
/// assert_eq!(low.value().to_string(), "-1");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Enumerator {
    /// The Rust name.
    pub name: &'static str,
    /// The C name.
    pub c_name: &'static str,
    /// The value in 128 bits of two's complement.
    pub(crate) bits: u128,
    pub(crate) signed: bool,
}

impl Enumerator {
    /// The value.
    #[must_use]
    pub const fn value(&self) -> Number {
        Number::from_bits(self.bits, self.signed)
    }
}

/// A C enumeration: implemented by `#[derive(CEnum)]`.
///
/// # Safety
///
/// `Self` has the representation of `Repr`, and `ENUMERATORS` lists exactly the values that `Self` has.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a C enumeration",
    label = "not a fieldless enum that derives `CEnum`",
    note = "put `#[derive(clayout::CEnum)]` and an integer `#[repr(...)]` on the enum"
)]
pub unsafe trait CEnum: Copy + 'static {
    /// The integer type that represents it.
    type Repr: Integer;

    /// The C name of the enumeration.
    const C_NAME: &'static str;

    /// All enumerators in the order in which they are written.
    const ENUMERATORS: &'static [Enumerator];
}

/// An integer type of Rust.
///
/// # Safety
///
/// Sealed: only the primitive integers, which have no padding and take every bit pattern.
pub unsafe trait Integer:
    BitField<Get = Self>
    + CType<C = Self>
    + Eq
    + Ord
    + Hash
    + fmt::Debug
    + fmt::Display
    + fmt::LowerHex
    + Into<Number>
    + Sealed
    + 'static
{
}

/// A type that is its bytes: no padding, no pointer, no bit pattern that it refuses.
///
/// # Safety
///
/// All three of these hold.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is more than its bytes",
    label = "`to_bytes` and `from_bytes` need members without pointers and padding that take any bit pattern",
    note = "`bool`, references, pointers and foreign types do not qualify; `u8` and `Open<E>` do"
)]
pub unsafe trait PlainBytes: AnyBits {}

/// A type for which every initialised bit pattern is a value: reading it from a union is safe.
///
/// # Safety
///
/// That holds, and the type has no padding.
#[diagnostic::on_unimplemented(
    message = "not every bit pattern is a valid `{Self}`",
    label = "cannot be read safely from memory that another type may have written",
    note = "use a type that takes any pattern: `u8` for `bool`, `clayout::Open<E>` or a plain enum member for an enumeration, a raw pointer for a reference"
)]
pub unsafe trait AnyBits: Copy {}

/// A type for which all bits zero is a value.
///
/// # Safety
///
/// That holds.
#[diagnostic::on_unimplemented(
    message = "zero bytes are no valid `{Self}`",
    label = "`new()` and `Default` need members that may be all zero",
    note = "convert a value of the annotated struct with `to_c()` instead"
)]
pub unsafe trait Zeroed: Copy {}
