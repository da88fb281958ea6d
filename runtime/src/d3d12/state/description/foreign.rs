//! Subobjects of types that this crate does not have.

use alloc::vec::Vec;

use super::{Description, Subobject};
use crate::d3d12::state::kinds::{AllowedIn, SubobjectType};
use crate::d3d12::state::report::Place;

/// What is declared about a subobject type that this crate does not have.
///
/// Where it is associable, each number is a kind of its own, and the rules of all associations hold: exports have to exist,
/// have at most one of the kind, and at most one is the explicit default.
///
/// ```
/// use clayout::d3d12::state::{AllowedIn, Description, ForeignSubobject, Judge, StateObjectType, Subobject, SubobjectType};
///
/// static TILING: ForeignSubobject =
///     ForeignSubobject { name: "TILING", allowed_in: AllowedIn::of(&[StateObjectType::Executable]), associable: false };
///
/// let mut object = Description::new(StateObjectType::Collection);
/// object.push(Subobject::Foreign { subobject_type: SubobjectType::new(1001), about: &TILING });
/// assert!(Judge::new().judge(&object).to_string().contains("TILING"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ForeignSubobject {
    /// The C name without its prefix.
    pub name: &'static str,
    /// Where it may appear.
    pub allowed_in: AllowedIn,
    /// Whether it can be associated with exports.
    pub associable: bool,
}

/// What one of them holds, where that is known: to be compared with another.
#[derive(Clone, Debug)]
pub(crate) struct ForeignValue {
    /// Which subobject it is.
    pub(crate) at: u32,
    /// The struct and what it points to.
    pub(crate) bytes: Vec<u8>,
    /// How the struct lies to the largest alignment, on which the padding between arrays depends.
    pub(crate) alignment: usize,
    /// Whether there is nothing but the struct.
    pub(crate) is_plain: bool,
}

impl Description<'_> {
    /// Tells of the subobjects with a number that this crate does not have what is declared about them; without that they
    /// are unknown, which is wrong. A number that this crate has means what it always does.
    ///
    /// `#[derive(Subobject)]` declares it as the trait's `ABOUT`; a builder tells it by itself. What such subobjects of a
    /// description in C structs hold is not read, so that two of them are never known to be equal.
    ///
    /// ```
    /// use clayout::Subobject;
    /// use clayout::d3d12::Subobject as _;
    /// use clayout::d3d12::state::raw::{D3D12_STATE_OBJECT_DESC, D3D12_STATE_SUBOBJECT};
    /// use clayout::d3d12::state::{Judge, Limits, Rule, describe};
    ///
    /// #[derive(Subobject)]
    /// #[subobject(type = 0x4000, name = "XBOX_TIMEOUT", in(RaytracingPipeline))]
    /// struct Timeout {
    ///     milliseconds: u32,
    /// }
    ///
    /// let timeout = 20_u32;
    /// let mut subobject = D3D12_STATE_SUBOBJECT::new();
    /// (subobject.Type, subobject.pDesc) = (0x4000, (&raw const timeout).cast());
    /// let mut raw = D3D12_STATE_OBJECT_DESC::new();
    /// (raw.Type, raw.NumSubobjects, raw.pSubobjects) = (3, 1, &raw const subobject);
    ///
    /// // SAFETY: the structs outlive the description, and their pointers and counts are right.
    /// let object = unsafe { describe(&raw const raw, Limits::default()) };
    /// assert_eq!(Judge::new().judge(&object).of(Rule::UnknownSubobjectType).count(), 1);
    /// let object = object.with_foreign(Timeout::TYPE, Timeout::ABOUT);
    /// assert_eq!(Judge::new().judge(&object).of(Rule::UnknownSubobjectType).count(), 0);
    /// ```
    #[must_use]
    pub fn with_foreign(mut self, subobject_type: SubobjectType, about: &'static ForeignSubobject) -> Self {
        for subobject in &mut self.subobjects {
            if matches!(subobject, Subobject::Unknown(of) if *of == subobject_type) && subobject_type.name().is_none() {
                *subobject = Subobject::Foreign { subobject_type, about };
            }
        }
        self
    }

    /// Whether two subobjects of one such type are equal, as far as that can be seen.
    pub(crate) fn same_foreign(&self, one: u32, other: u32) -> Option<bool> {
        if one == other {
            return Some(true);
        }
        let (one, other) = (self.foreign_value(one)?, self.foreign_value(other)?);
        let is_equal = one.bytes == other.bytes;
        let is_certain = is_equal || one.alignment == other.alignment || (one.is_plain && other.is_plain);
        is_certain.then_some(is_equal)
    }

    fn foreign_value(&self, at: u32) -> Option<&ForeignValue> {
        let found = self.foreign.binary_search_by_key(&at, |value| value.at).ok()?;
        Some(&self.foreign[found])
    }

    /// What such a subobject is called in messages.
    pub(crate) fn foreign_name(&self, at: u32) -> &'static str {
        match self.subobjects[at as usize] {
            Subobject::Foreign { about, .. } => about.name,
            _ => "subobject",
        }
    }

    /// Where a subobject is, for messages.
    pub(crate) fn place(&self, at: u32) -> Place {
        let subobject = &self.subobjects[at as usize];
        let place = Place::new(at, subobject.subobject_type());
        match subobject {
            Subobject::Foreign { about, .. } => place.named(about.name),
            _ => place,
        }
    }
}
