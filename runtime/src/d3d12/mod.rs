//! The documented types of Direct3D 12.

#[cfg(feature = "alloc")]
pub mod state;
