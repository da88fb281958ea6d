//! The public subobjects, written with `#[derive(Subobject)]` as a user would.

mod associations;
mod common;
mod depth;
mod exports;
mod programs;
mod raytracing;
mod vertices;
mod work_graphs;

pub use associations::*;
pub use common::*;
pub use depth::*;
pub use exports::*;
pub use programs::*;
pub use raytracing::*;
pub use vertices::*;
pub use work_graphs::*;
