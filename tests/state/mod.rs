//! What the tests of state objects share, and those of the rules that are no tables.

pub(crate) mod case;
mod growth;
mod random;
mod reported;
pub(crate) mod trial;
mod undecided;
