//! What the tests of state objects share: short ways to write objects and what is known about them.

pub(crate) mod case;
pub(crate) mod trial;
