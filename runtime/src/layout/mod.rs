//! Where a C compiler puts the members of a record: the three algorithms, as `const fn`s.
//!
//! Takes any [`Abi`](crate::abi::Abi), so that a program on one target can lay out the records of another.

mod gnu;
mod mingw;
mod mingw_clang;
mod msvc;
mod place;
mod record;
#[cfg(test)]
mod tests;

pub use place::{LayoutError, RecordLayout, place};
pub use record::{Content, Member, Record, RecordKind, TypeLayout};
