//! What the fuzzers do with their bytes, and what they saw in them: `tests/corpus.rs` has the same modules, and the files of
//! `corpus` are named after what they show.

mod from_bytes;
mod front_door;
mod input;
mod layouts;
mod names;
mod triples;

use std::collections::BTreeSet;

/// Words for what an input showed.
pub type Seen = BTreeSet<String>;

pub use from_bytes::from_bytes;
pub use front_door::front_door;
pub use layouts::layouts;
pub use names::names;
pub use triples::triples;
