//! Whose names a description's are.

use crate::d3d12::state::names::Names;

/// The names of a description. A builder that only asks the judge lends its own.
#[derive(Clone, Debug)]
pub(super) enum Table<'a> {
    Own(Names<'a>),
    Lent(&'a Names<'a>),
}

impl<'a> Table<'a> {
    pub(super) const fn names(&self) -> &Names<'a> {
        match self {
            Self::Own(names) => names,
            Self::Lent(names) => names,
        }
    }

    pub(super) fn to_mut(&mut self) -> &mut Names<'a> {
        if let Self::Lent(names) = self {
            *self = Self::Own(names.clone());
        }
        match self {
            Self::Own(names) => names,
            Self::Lent(_) => unreachable!("it was just copied"),
        }
    }
}
