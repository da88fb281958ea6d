//! The layout suite: records declared in Rust with the derive and by hand in C, compiled into this one binary, and compared
//! member by member in both directions.
//!
//! `c_layout/cases` has the table; the build script makes of it the C functions and the module [`generated`], which has two
//! tests for each record. The tests of [`declarations`] give what `LAYOUT` prints as C to every C compiler that is found.

#![allow(unreachable_pub, reason = "the cases are written as users write them")]
#![allow(clippy::struct_excessive_bools, reason = "the C records have as many flags")]

use clayout_tests as _; // has the C functions

/// The Rust declarations of a table, each in a module of its own.
macro_rules! cases {
    ($(
        $name:ident = $rust:ty as $spelling:literal {
            $(#[$flag:ident])*
            c $c:literal
            rust { $($declaration:tt)* }
            members { $($members:tt)* }
        }
    )*) => {$(
        pub mod $name {
            #[allow(unused_imports, reason = "not every record needs all of them")]
            use crate::names::*;
            $($declaration)*
        }
    )*};
}

/// What the declarations name.
mod names {
    pub use clayout::{CEnum, CLayout, Open};
    pub use core::ffi::*;
}

#[path = "c_layout/cases/abis.rs"]
mod abis;
#[path = "c_layout/cases/attributes.rs"]
mod attributes;
#[path = "c_layout/declarations.rs"]
mod declarations;
#[path = "c_layout/harness/mod.rs"]
mod harness;
#[path = "c_layout/cases/nesting.rs"]
mod nesting;
#[path = "c_layout/cases/overlays.rs"]
mod overlays;
#[path = "c_layout/cases/placement.rs"]
mod placement;
#[path = "c_layout/cases/reported.rs"]
mod reported;
#[path = "c_layout/cases/types.rs"]
mod types;
#[path = "c_layout/cases/unix.rs"]
mod unix;
#[path = "c_layout/cases/windows.rs"]
mod windows;
#[path = "c_layout/windows_rules.rs"]
mod windows_rules;

/// One module for each case: its members as closures, and its tests.
#[allow(
    clippy::all,
    clippy::pedantic,
    unused_mut,
    unused_parens,
    reason = "written by the build script, for compilers"
)]
mod generated {
    use crate::harness::Record;

    include!(concat!(env!("OUT_DIR"), "/c_layout.rs"));
}
