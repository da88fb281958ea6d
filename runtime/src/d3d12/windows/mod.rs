//! Feature `windows`.

#[cfg(feature = "alloc")]
mod create;
mod interfaces;
mod structs;
mod values;

#[cfg(feature = "alloc")]
pub use create::{StateObjectDevice, StateObjectError};
