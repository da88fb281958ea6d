//! What `#[derive(CEnum)]` writes.

/// Public types, so that lints on a public API apply.
pub mod enumerations {
    /// With everything that the derive reads.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, clayout::CEnum)]
    #[clayout(name = "D3D12_TIER", prefix = "D3D12_TIER_", rename_all = "SCREAMING_SNAKE_CASE")]
    #[repr(i32)]
    pub enum Tier {
        /// Nothing.
        NotSupported = -1,
        /// Something.
        One = 10,
        /// What one should not use any more.
        #[deprecated = "use `One`"]
        #[clayout(name = "D3D12_TIER_OLD")]
        Old = 11,
    }

    /// An enumeration that one should not use any more.
    #[deprecated = "use `Tier`"]
    #[derive(Clone, Copy, Debug, PartialEq, Eq, clayout::CEnum)]
    #[repr(u8)]
    pub enum Old {
        /// Something.
        One = 1,
    }

    /// Flags.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, clayout::CEnum)]
    #[repr(transparent)]
    pub struct Flags(u32);

    /// Flags that one should not use any more.
    #[deprecated = "use `Flags`"]
    #[derive(Clone, Copy, Debug, PartialEq, Eq, clayout::CEnum)]
    #[repr(transparent)]
    pub struct OldFlags {
        /// The bits.
        #[deprecated = "use `into_repr`"]
        pub bits: u32,
    }

    /// A declaration whose methods nobody calls.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, clayout::CEnum)]
    #[repr(u8)]
    enum Unused {
        /// Something.
        One = 1,
    }

    /// Names of a style that is not Rust's are linted once, where the user wrote them.
    #[expect(non_camel_case_types, reason = "C's spelling")]
    #[derive(Clone, Copy, Debug, PartialEq, Eq, clayout::CEnum)]
    #[repr(u8)]
    pub enum D3D12_TIER {
        /// Something.
        TIER_ONE = 1,
    }
}

/// The methods can be called without a warning.
#[test]
fn methods() {
    use enumerations::{Flags, Tier};

    assert_eq!(Tier::from_repr(10), Ok(Tier::One), "an enumerator");
    assert_eq!(Flags::from_repr(1).into_repr(), 1, "a newtype");
}
