//! The public subobjects, written with `#[derive(Subobject)]` as a user would. What pipeline state streams share is there
//! without `alloc` too.

#[cfg(feature = "alloc")]
mod associations;
mod bytes;
#[cfg(feature = "alloc")]
mod common;
mod depth;
#[cfg(feature = "alloc")]
mod exports;
mod programs;
#[cfg(feature = "alloc")]
mod raytracing;
mod vertices;
#[cfg(feature = "alloc")]
mod work_graphs;

#[cfg(feature = "alloc")]
pub use associations::*;
pub use bytes::*;
#[cfg(feature = "alloc")]
pub use common::*;
pub use depth::*;
#[cfg(feature = "alloc")]
pub use exports::*;
pub use programs::*;
#[cfg(feature = "alloc")]
pub use raytracing::*;
pub use vertices::*;
#[cfg(feature = "alloc")]
pub use work_graphs::*;
