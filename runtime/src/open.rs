//! An enumeration that keeps values newer than the binding.

use core::cmp::Ordering;
use core::fmt;
use core::hash::{Hash, Hasher};

use crate::error::UnknownValue;
use crate::private;
use crate::traits::CEnum;

/// A value of the C enumeration `E`, known to this binding or not.
///
/// It has the size of the enumeration's `repr`, compares and orders by number, and prints the enumerator where there is
/// one. It can be the type of a bit-field and of a plain member.
///
/// ```
/// use clayout::{CEnum, Open};
///
/// #[derive(Clone, Copy, Debug, PartialEq, CEnum)]
/// #[repr(u32)]
/// enum Tier {
///     NotSupported = 0,
///     One = 10,
///     OneOne = 11,
/// }
///
/// let newer = Open::<Tier>::from_repr(12);
/// assert_eq!(newer.known(), Err(clayout::UnknownValue::new(12)));
/// assert!(newer > Tier::OneOne);
/// assert_eq!(format!("{newer:?} {:?}", Open::from(Tier::One)), "Tier(12) One");
/// ```
#[repr(transparent)]
pub struct Open<E: CEnum> {
    repr: E::Repr,
}

impl<E: CEnum> Open<E> {
    /// The value with this number.
    #[must_use]
    pub const fn from_repr(repr: E::Repr) -> Self {
        Self { repr }
    }

    /// The value of an enumerator.
    #[must_use]
    pub const fn new(value: E) -> Self {
        Self {
            repr: private::repr_of(value),
        }
    }

    /// The number.
    #[must_use]
    pub const fn into_repr(self) -> E::Repr {
        self.repr
    }

    /// The enumerator.
    ///
    /// # Errors
    ///
    /// When this binding has no enumerator of that value; the error keeps the number.
    pub const fn known(self) -> Result<E, UnknownValue<E>> {
        private::enumerator_of(self.repr)
    }

    /// Whether this binding has an enumerator of that value.
    #[must_use]
    pub const fn is_known(self) -> bool {
        self.known().is_ok()
    }
}

#[expect(clippy::expl_impl_clone_on_copy, reason = "a derive would ask for `E: Clone`")]
impl<E: CEnum> Clone for Open<E> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<E: CEnum> Copy for Open<E> {}

impl<E: CEnum> Default for Open<E>
where
    E::Repr: Default,
{
    /// The number 0, whether or not there is an enumerator for it.
    fn default() -> Self {
        Self {
            repr: E::Repr::default(),
        }
    }
}

impl<E: CEnum> From<E> for Open<E> {
    fn from(value: E) -> Self {
        Self::new(value)
    }
}

impl<E: CEnum> PartialEq for Open<E> {
    fn eq(&self, other: &Self) -> bool {
        self.repr == other.repr
    }
}

impl<E: CEnum> Eq for Open<E> {}

impl<E: CEnum> PartialEq<E> for Open<E> {
    fn eq(&self, other: &E) -> bool {
        *self == Self::new(*other)
    }
}

impl<E: CEnum> PartialOrd for Open<E> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<E: CEnum> PartialOrd<E> for Open<E> {
    fn partial_cmp(&self, other: &E) -> Option<Ordering> {
        Some(self.cmp(&Self::new(*other)))
    }
}

impl<E: CEnum> Ord for Open<E> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.repr.cmp(&other.repr)
    }
}

impl<E: CEnum> Hash for Open<E> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.repr.hash(state);
    }
}

impl<E: CEnum> Open<E> {
    fn enumerator(self) -> Option<&'static crate::Enumerator> {
        let bits = private::bits_of(self.repr);
        E::ENUMERATORS.iter().find(|enumerator| enumerator.bits == bits)
    }
}

/// The Rust name of the enumerator, or the enumeration's C name with the number.
impl<E: CEnum> fmt::Debug for Open<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.enumerator() {
            Some(enumerator) => f.write_str(enumerator.name),
            None => f.debug_tuple(E::C_NAME).field(&self.repr).finish(),
        }
    }
}

/// The C name of the enumerator, or the number.
impl<E: CEnum> fmt::Display for Open<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.enumerator() {
            Some(enumerator) => f.pad(enumerator.c_name),
            None => fmt::Display::fmt(&self.repr, f),
        }
    }
}

impl<E: CEnum> From<Open<E>> for crate::Number {
    fn from(value: Open<E>) -> Self {
        value.repr.into()
    }
}
