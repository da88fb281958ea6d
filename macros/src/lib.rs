//! The derive macros of clayout.
#![forbid(unsafe_code)]
#![allow(dead_code, unused_imports)]

mod attributes;
mod emit;
mod errors;
mod names;
