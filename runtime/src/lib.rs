//! Rust structs that have the bytes C expects.
#![no_std]

extern crate self as clayout;

pub mod abi;
pub mod bits;
pub mod layout;
