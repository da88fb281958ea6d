//! Registers.

use alloc::vec::Vec;
use core::fmt;

/// Registers that a shader uses or a root signature binds.
///
/// ```
/// use clayout::d3d12::state::{BindingRange, RegisterClass};
///
/// let t0 = BindingRange::one(RegisterClass::Srv, 0, 0);
/// assert_eq!((t0.lower, t0.upper), (0, 0));
/// assert_eq!(t0.to_string(), "t0, space0");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BindingRange {
    /// The letter of the register.
    pub class: RegisterClass,
    /// The register space.
    pub space: u32,
    /// The first register.
    pub lower: u32,
    /// The last register; 0xffffffff for an array without an end.
    pub upper: u32,
}

impl BindingRange {
    /// One register.
    #[must_use]
    pub const fn one(class: RegisterClass, register: u32, space: u32) -> Self {
        Self {
            class,
            space,
            lower: register,
            upper: register,
        }
    }

    pub(crate) fn overlaps(self, other: Self) -> bool {
        self.class == other.class && self.space == other.space && self.lower <= other.upper && other.lower <= self.upper
    }
}

impl fmt::Display for BindingRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            class,
            space,
            lower,
            upper,
        } = *self;
        let letter = class.letter();
        match upper {
            u32::MAX => write!(f, "{letter}{lower} and up, space{space}"),
            _ if lower == upper => write!(f, "{letter}{lower}, space{space}"),
            _ => write!(f, "{letter}{lower} to {letter}{upper}, space{space}"),
        }
    }
}

/// The four register files.
///
/// ```
/// use clayout::d3d12::state::{BindingRange, RegisterClass};
///
/// assert_eq!(BindingRange::one(RegisterClass::Sampler, 2, 1).to_string(), "s2, space1");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum RegisterClass {
    /// `t`.
    Srv,
    /// `u`.
    Uav,
    /// `b`.
    Cbv,
    /// `s`.
    Sampler,
}

impl RegisterClass {
    const fn letter(self) -> char {
        match self {
            Self::Srv => 't',
            Self::Uav => 'u',
            Self::Cbv => 'b',
            Self::Sampler => 's',
        }
    }
}

/// What a root signature binds.
///
/// ```
/// use clayout::d3d12::state::{BindingRange, RegisterClass, RootSignatureContents};
///
/// let signature = RootSignatureContents { is_local: true, bindings: vec![BindingRange::one(RegisterClass::Cbv, 0, 1)] };
/// assert!(signature.is_local);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RootSignatureContents {
    /// Whether it has the flag of local root signatures, 0x80.
    #[doc(alias = "D3D12_ROOT_SIGNATURE_FLAG_LOCAL_ROOT_SIGNATURE")]
    pub is_local: bool,
    /// Everything that it binds, static samplers included.
    pub bindings: Vec<BindingRange>,
}
