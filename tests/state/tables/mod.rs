//! The tables, one for each group of rules.

use clayout::d3d12::state::Rule;

use crate::state::case::Case;

mod additions;
mod associations;
mod configurations;
mod hit_groups;
mod libraries;
mod masks;
mod names;
mod programs;
mod shape;
mod signatures;

/// All tables.
pub(crate) const ALL: &[&[Case]] = &[
    shape::TABLE,
    names::TABLE,
    hit_groups::TABLE,
    configurations::TABLE,
    associations::TABLE,
    masks::TABLE,
    libraries::TABLE,
    signatures::TABLE,
    programs::TABLE,
    additions::TABLE,
];

/// Rules about pointers, which only raw descriptions can break: their cases are with the front door.
pub(crate) const ELSEWHERE: &[Rule] = &[Rule::NullDescription];
