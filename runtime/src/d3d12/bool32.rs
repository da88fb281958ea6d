//! `BOOL`.

use core::fmt;
use core::hash::{Hash, Hasher};
use core::ops::Not;

use clayout::CEnum;

/// `BOOL` of the Windows headers: an `int` of which 0 is false and everything else is true.
///
/// It compares and hashes as the truth value that it is, and keeps the number that C has written: a `BOOL` of 2 is
/// equal to [`TRUE`](Self::TRUE), which in C it is not.
///
/// 4 bytes, alignment 4. Header: `minwindef.h`.
///
/// ```
/// use clayout::d3d12::Bool32;
///
/// let answer = Bool32::from_repr(2);
/// assert!(answer.get());
/// assert_eq!(answer, Bool32::TRUE);
/// assert_eq!(answer, true);
/// assert_eq!(answer.into_repr(), 2);
/// assert_eq!(Bool32::from(true).into_repr(), 1);
/// ```
#[doc(alias = "BOOL")]
#[derive(Clone, Copy, Default, CEnum)]
#[clayout(name = "BOOL")]
#[repr(transparent)]
pub struct Bool32(i32);

impl Bool32 {
    /// 0.
    ///
    /// ```
    /// use clayout::d3d12::Bool32;
    ///
    /// assert_eq!(Bool32::FALSE, false);
    /// assert_eq!(Bool32::default(), Bool32::FALSE);
    /// ```
    pub const FALSE: Self = Self(0);

    /// 1, the number that Windows writes for true.
    ///
    /// ```
    /// assert_eq!(clayout::d3d12::Bool32::TRUE.into_repr(), 1);
    /// ```
    pub const TRUE: Self = Self(1);

    /// 1 for `true`, 0 for `false`.
    ///
    /// ```
    /// use clayout::d3d12::Bool32;
    ///
    /// const YES: Bool32 = Bool32::new(true);
    /// assert_eq!(YES, Bool32::TRUE);
    /// ```
    #[must_use]
    pub const fn new(value: bool) -> Self {
        Self(value as i32)
    }

    /// The truth value: whether the number is not 0.
    ///
    /// ```
    /// use clayout::d3d12::Bool32;
    ///
    /// assert!(Bool32::from_repr(-1).get());
    /// assert!(!Bool32::from_repr(0).get());
    /// ```
    #[must_use]
    pub const fn get(self) -> bool {
        self.0 != 0
    }
}

impl From<bool> for Bool32 {
    fn from(value: bool) -> Self {
        Self::new(value)
    }
}

impl From<Bool32> for bool {
    fn from(value: Bool32) -> Self {
        value.get()
    }
}

impl PartialEq for Bool32 {
    fn eq(&self, other: &Self) -> bool {
        self.get() == other.get()
    }
}

impl Eq for Bool32 {}

impl PartialEq<bool> for Bool32 {
    fn eq(&self, other: &bool) -> bool {
        self.get() == *other
    }
}

impl PartialEq<Bool32> for bool {
    fn eq(&self, other: &Bool32) -> bool {
        *self == other.get()
    }
}

impl Hash for Bool32 {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.get().hash(state);
    }
}

impl Not for Bool32 {
    type Output = Self;

    fn not(self) -> Self {
        Self::new(!self.get())
    }
}

/// `true` or `false`, with the number where it is an unusual one.
impl fmt::Debug for Bool32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            0 | 1 => fmt::Debug::fmt(&self.get(), f),
            number => write!(f, "true ({number})"),
        }
    }
}

/// `true` or `false`.
impl fmt::Display for Bool32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.get(), f)
    }
}
