//! What an export ends up with, and why.

use alloc::string::String;
use core::fmt;

use crate::d3d12::state::contents::Value;
use crate::d3d12::state::kinds::Associable;
use crate::d3d12::state::report::{Need, Place};

/// How an export came by a subobject; a higher rung wins over a lower one.
///
/// ```
/// use clayout::d3d12::state::Rung;
///
/// assert!(Rung::Explicit > Rung::Default);
/// assert_eq!(Rung::Declared.to_string(), "the object's only one of its kind");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Rung {
    /// It has it inside the collection that it comes from; what is said outside does not replace it.
    Inherited = 0,
    /// Its library declares one and associates it with nothing.
    LibraryDeclared = 1,
    /// Its library makes one the default.
    LibraryDefault = 2,
    /// A library associates it by name.
    LibraryExplicit = 3,
    /// The object has one that no association names, or only such that are equal.
    Declared = 4,
    /// The object makes one the default with an empty list.
    Default = 5,
    /// The object associates it by name.
    Explicit = 6,
}

impl Rung {
    /// All rungs, the lowest first.
    pub const ALL: [Self; 7] = [
        Self::Inherited,
        Self::LibraryDeclared,
        Self::LibraryDefault,
        Self::LibraryExplicit,
        Self::Declared,
        Self::Default,
        Self::Explicit,
    ];

    pub(crate) const fn from_number(number: u32) -> Self {
        Self::ALL[number as usize]
    }
}

impl fmt::Display for Rung {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Inherited => "inside its collection",
            Self::LibraryDeclared => "its library's only one of its kind",
            Self::LibraryDefault => "its library's explicit default",
            Self::LibraryExplicit => "by name in a library",
            Self::Declared => "the object's only one of its kind",
            Self::Default => "the object's explicit default",
            Self::Explicit => "by name",
        })
    }
}

/// Where a definition stands.
///
/// ```
/// use clayout::d3d12::state::{Place, Source, SubobjectType};
///
/// let library = Place::new(0, SubobjectType::DXIL_LIBRARY);
/// assert_eq!(Source::Library(library, "Config".into()).to_string(), "`Config` of subobject 0 (DXIL_LIBRARY)");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// It is this element of the object's array.
    Subobject(Place),
    /// The library at this place declares it under this name.
    Library(Place, String),
    /// It is in the collection at this place.
    Collection(Place),
}

impl Source {
    /// The element of the object's array that it is, or that brings it.
    ///
    /// ```
    /// # use clayout::d3d12::state::{Place, Source, SubobjectType};
    /// let place = Place::new(4, SubobjectType::NODE_MASK);
    /// assert_eq!(Source::Subobject(place).place(), place);
    /// ```
    #[must_use]
    pub const fn place(&self) -> Place {
        match self {
            Self::Subobject(place) | Self::Library(place, _) | Self::Collection(place) => *place,
        }
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Subobject(place) => write!(f, "{place}"),
            Self::Library(place, name) => write!(f, "`{name}` of {place}"),
            Self::Collection(place) => write!(f, "the contents of {place}"),
        }
    }
}

/// A subobject that exports end up with.
///
/// ```
/// use clayout::d3d12::state::{Description, Judge, StateObjectType, Subobject, Value};
///
/// let mut object = Description::new(StateObjectType::Collection);
/// object.push(Subobject::NodeMask(1));
/// let resolution = Judge::new().resolve(&object);
/// assert_eq!(resolution.definitions()[0].value, Value::NodeMask(1));
/// assert_eq!(resolution.definitions()[0].to_string(), "subobject 0 (NODE_MASK): mask 0x1");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Definition {
    /// What it is of.
    pub kind: Associable,
    /// Where it stands.
    pub source: Source,
    /// What it says.
    pub value: Value<'static>,
}

impl fmt::Display for Definition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.source, self.value)
    }
}

/// What an export ends up with of one kind.
///
/// ```
/// use clayout::d3d12::state::{Associable, Description, HitGroup, Judge, Outcome, StateObjectType, Subobject};
///
/// let mut object = Description::new(StateObjectType::RaytracingPipeline);
/// let hits = object.name("Hits");
/// object.push(Subobject::HitGroup(HitGroup::triangles(hits)));
/// let resolution = Judge::new().resolve(&object);
/// assert_eq!(resolution.outcome("Hits", Associable::NodeMask), Some(&Outcome::Nothing));
/// assert_eq!(resolution.outcome("Misses", Associable::NodeMask), None);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// This one.
    Settled {
        /// Its number in [`Resolution::definitions`](crate::d3d12::state::Resolution::definitions).
        definition: usize,
        /// How the export came by it.
        rung: Rung,
        /// For a shader the hit group that has the association, for a hit group the shader.
        through: Option<String>,
    },
    /// None: there is none, or those that are unassociated differ.
    Nothing,
    /// Two that differ stand on one rung.
    Conflict {
        /// One of them.
        definition: usize,
        /// Their rung.
        rung: Rung,
    },
    /// It depends on what is not known.
    CannotTell(Need),
}

impl Outcome {
    /// The number of the definition, where one is settled.
    ///
    /// ```
    /// # use clayout::d3d12::state::Outcome;
    /// assert_eq!(Outcome::Nothing.definition(), None);
    /// ```
    #[must_use]
    pub const fn definition(&self) -> Option<usize> {
        match self {
            Self::Settled { definition, .. } => Some(*definition),
            _ => None,
        }
    }
}
