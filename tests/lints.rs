//! The derives' output is not linted as the user's code: everything is denied here, and nothing fires.
//!
//! `cargo clippy` is what runs this test; it also has to compile.
#![forbid(unsafe_code)]
#![deny(
    warnings,
    future_incompatible,
    keyword_idents,
    let_underscore,
    nonstandard_style,
    rust_2018_compatibility,
    rust_2018_idioms,
    rust_2021_compatibility,
    rust_2024_compatibility,
    unused
)]
#![deny(
    absolute_paths_not_starting_with_crate,
    deprecated_in_future,
    elided_lifetimes_in_paths,
    explicit_outlives_requirements,
    ffi_unwind_calls,
    meta_variable_misuse,
    missing_copy_implementations,
    missing_debug_implementations,
    missing_docs,
    non_ascii_idents,
    redundant_imports,
    redundant_lifetimes,
    single_use_lifetimes,
    trivial_casts,
    trivial_numeric_casts,
    unit_bindings,
    unnameable_types,
    unreachable_pub,
    unstable_features,
    unused_import_braces,
    unused_lifetimes,
    unused_macro_rules,
    unused_qualifications,
    unused_results,
    variant_size_differences
)]
#![deny(clippy::all, clippy::pedantic, clippy::nursery, clippy::cargo, clippy::restriction)]
#![allow(clippy::blanket_clippy_restriction_lints, reason = "a blanket is what this is")]
#![allow(
    clippy::multiple_crate_versions,
    clippy::cargo_common_metadata,
    reason = "about other crates"
)]
#![allow(
    clippy::exhaustive_enums,
    clippy::exhaustive_structs,
    clippy::pub_with_shorthand,
    clippy::pub_without_shorthand,
    clippy::pub_use,
    clippy::tests_outside_test_module,
    clippy::missing_inline_in_public_items,
    reason = "about what a user has written here"
)]

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

/// Subobjects and a state object of them.
pub mod state_objects {
    #![allow(
        clippy::partial_pub_fields,
        reason = "fires on the C struct, whose padding is private, when another derive has asked for it"
    )]

    use clayout::d3d12::HitGroup;

    /// A declared state object.
    #[derive(Clone, Copy, Debug, clayout::StateObject)]
    #[state_object(RaytracingPipeline)]
    pub struct Pipeline<'names> {
        /// Its hit group.
        #[exports("Hits")]
        pub hits: HitGroup<'names>,
        /// A console's.
        #[associate("Hits")]
        pub tuning: Option<Tuning<'names>>,
    }

    /// A part.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, clayout::Subobject)]
    #[subobject(part, name = "XBOX_TILE", rename_all = "PascalCase")]
    pub struct Tile {
        /// The first.
        pub first: u32,
    }

    /// A subobject with everything that the derive reads.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, clayout::Subobject)]
    #[subobject(type = 0x4000, name = "XBOX_TUNING", in(RaytracingPipeline, Executable), associable)]
    pub struct Tuning<'names> {
        /// A hint.
        #[subobject(name = "pHint", pointer, optional)]
        pub hint: Option<u32>,
        /// A name.
        #[subobject(name = "Label")]
        pub label: Option<&'names str>,
        /// Tiles.
        #[subobject(list(pTiles, NumTiles: u32))]
        pub tiles: &'names [Tile],
    }
}

/// The methods can be called without a warning.
#[test]
fn methods() {
    use enumerations::{Flags, Tier};

    assert_eq!(Tier::from_repr(10), Ok(Tier::One), "an enumerator");
    assert_eq!(Flags::from_repr(1).into_repr(), 1, "a newtype");
}
