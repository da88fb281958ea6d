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
    clippy::arbitrary_source_item_ordering,
    clippy::default_union_representation,
    clippy::exhaustive_enums,
    clippy::exhaustive_structs,
    clippy::field_scoped_visibility_modifiers,
    clippy::implicit_return,
    clippy::min_ident_chars,
    clippy::pub_with_shorthand,
    clippy::pub_without_shorthand,
    clippy::pub_use,
    clippy::redundant_pub_crate,
    clippy::tests_outside_test_module,
    clippy::missing_inline_in_public_items,
    reason = "about what a user has written here"
)]

pub mod c_enum;
pub mod c_layout;
pub mod feature_data;
pub mod state_objects;
