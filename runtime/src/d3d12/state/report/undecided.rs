//! What could not be told.

use core::fmt;

use super::{Place, Rule};
use crate::d3d12::state::kinds::SubobjectType;

/// What the judge would have to know.
///
/// ```
/// use clayout::d3d12::state::Need;
///
/// assert_eq!(Need::Device.to_string(), "nothing tells what the device can do");
/// assert_eq!(Need::Device.help(), "give the judge the facts of the device");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Need {
    /// What a DXIL library holds.
    Library,
    /// Which functions of a library call which.
    Calls,
    /// What an included collection contains.
    Collection,
    /// What a root signature binds.
    RootSignature,
    /// What the device can do.
    Device,
    /// Which SDK the program targets.
    TargetSdk,
    /// More of the description than the limits of the front door let it read.
    Limits,
}

impl Need {
    const ALL: [Self; 7] = [
        Self::Library,
        Self::Calls,
        Self::Collection,
        Self::RootSignature,
        Self::Device,
        Self::TargetSdk,
        Self::Limits,
    ];

    /// What is missing.
    #[must_use]
    pub const fn what(self) -> &'static str {
        match self {
            Self::Library => "nothing tells what a DXIL library holds",
            Self::Calls => "nothing tells which functions of a library call which",
            Self::Collection => "nothing tells what an included collection contains",
            Self::RootSignature => "nothing tells what a root signature binds",
            Self::Device => "nothing tells what the device can do",
            Self::TargetSdk => "nothing tells which SDK the program targets",
            Self::Limits => "the description is larger than the limits under which it was read",
        }
    }

    /// What to give the judge.
    #[must_use]
    pub const fn help(self) -> &'static str {
        match self {
            Self::Library => "give the judge a reader of DXIL containers",
            Self::Calls => "give the judge a reader that also tells the calls inside a library",
            Self::Collection => "give the judge the contents that were recorded when the collection was built",
            Self::RootSignature => "give the judge a reader of root signatures",
            Self::Device => "give the judge the facts of the device",
            Self::TargetSdk => "give the judge the number of the SDK",
            Self::Limits => "raise the limits",
        }
    }
}

impl fmt::Display for Need {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.what())
    }
}

/// A rule that could not be decided for lack of one fact; the object may break it or not.
///
/// ```
/// use clayout::d3d12::state::{Description, Judge, StateObjectType, Subobject};
///
/// let mut object = Description::new(StateObjectType::Collection);
/// object.push(Subobject::NodeMask(2));
/// let report = Judge::new().judge(&object);
/// let open = report.undecided()[0];
/// assert_eq!(open.place().unwrap().index(), 0);
/// assert_eq!(
///     open.to_string(),
///     "cannot tell[node-mask-beyond-nodes]: whether a node mask names a node that the device does not have\n  \
///      --> subobject 0 (NODE_MASK)\n   = note: nothing tells what the device can do\n   \
///      = help: give the judge the facts of the device"
/// );
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Undecided {
    rule: Rule,
    need: Need,
    /// The number of the subobject's type, and its index or `u32::MAX`: a place, in little room.
    subobject_type: u32,
    index: u32,
}

impl Undecided {
    /// A rule that is open for the subobject at an index, which is of some type, if there is one.
    pub(crate) fn new(rule: Rule, need: Need, index: u32, subobject_type: Option<SubobjectType>) -> Self {
        Self {
            rule,
            need,
            subobject_type: subobject_type.map_or(0, SubobjectType::number),
            index: subobject_type.map_or(u32::MAX, |_| index),
        }
    }

    /// The rule.
    #[must_use]
    pub const fn rule(self) -> Rule {
        self.rule
    }

    /// What would decide it.
    #[must_use]
    pub const fn need(self) -> Need {
        self.need
    }

    /// The first subobject that it is open for.
    #[must_use]
    pub const fn place(self) -> Option<Place> {
        match self.index {
            u32::MAX => None,
            index => Some(Place::new(index, SubobjectType::new(self.subobject_type))),
        }
    }
}

impl fmt::Display for Undecided {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cannot tell[{}]: whether {}", self.rule, self.rule.summary())?;
        if let Some(place) = self.place() {
            write!(f, "\n  --> {place}")?;
        }
        write!(f, "\n   = note: {}\n   = help: {}", self.need.what(), self.need.help())
    }
}

/// Which rules were already called undecided, by need.
#[derive(Default)]
pub(crate) struct Seen([u128; Need::ALL.len()]);

impl Seen {
    /// Whether a rule comes up for the first time for a need.
    #[inline]
    pub(crate) fn is_new(&mut self, rule: Rule, need: Need) -> bool {
        let seen = &mut self.0[need as usize];
        let is_new = *seen & rule.bit() == 0;
        *seen |= rule.bit();
        is_new
    }
}

/// One paragraph for each need.
pub(super) fn write_groups(f: &mut fmt::Formatter<'_>, undecided: &[Undecided]) -> fmt::Result {
    for need in Need::ALL {
        let mut rules = undecided.iter().filter(|open| open.need == need).map(|open| open.rule);
        let Some(first) = rules.next() else { continue };
        write!(f, "cannot tell, as {}: {first}", need.what())?;
        for rule in rules {
            write!(f, ", {rule}")?;
        }
        write!(f, "\n   = help: {}\n\n", need.help())?;
    }
    Ok(())
}
