//! What could not be told.

use alloc::vec::Vec;
use core::fmt;

use super::{Place, Rule};
use crate::d3d12::state::rules::RuleSet;

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
    place: Option<Place>,
}

impl Undecided {
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
        self.place
    }
}

impl fmt::Display for Undecided {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cannot tell[{}]: whether {}", self.rule, self.rule.summary())?;
        if let Some(place) = self.place {
            write!(f, "\n  --> {place}")?;
        }
        write!(f, "\n   = note: {}\n   = help: {}", self.need.what(), self.need.help())
    }
}

/// Rules that are open for one subobject for lack of one fact, in little room: a judge notes many of them for nearly every
/// object.
#[derive(Clone, Copy, Debug)]
struct Open {
    rules: RuleSet,
    need: Need,
    place: Option<Place>,
}

/// All rules that are open.
#[derive(Clone, Debug, Default)]
pub(crate) struct OpenRules(Vec<Open>);

/// Which rules were noted as open, by need.
#[derive(Default)]
pub(crate) struct Noted([RuleSet; Need::ALL.len()]);

impl Noted {
    #[inline]
    pub(crate) fn has(&self, rules: RuleSet, need: Need) -> bool {
        rules.without(self.0[need as usize]).is_empty()
    }

    /// Takes rules in; those that come up for the first time for a need.
    #[inline]
    pub(crate) fn news(&mut self, rules: RuleSet, need: Need) -> RuleSet {
        let noted = &mut self.0[need as usize];
        let news = rules.without(*noted);
        *noted = noted.with(rules);
        news
    }
}

impl OpenRules {
    /// Notes rules that come up for the first time for a need, at the subobject at an index.
    pub(crate) fn note(&mut self, rules: RuleSet, need: Need, at: Option<u32>, place: impl Fn(u32) -> Place) {
        let is_it = |open: &&mut Open| open.need == need && open.place.map(Place::index) == at;
        if let Some(open) = self.0.iter_mut().find(is_it) {
            open.rules = open.rules.with(rules);
            return;
        }
        if self.0.is_empty() {
            // So many come up for an ordinary pipeline whose library nobody read.
            self.0 = Vec::with_capacity(4);
        }
        let place = at.map(place);
        self.0.push(Open { rules, need, place });
    }

    /// Each rule and need, in the order of the rules.
    pub(super) fn all(&self) -> Vec<Undecided> {
        let mut all = Vec::with_capacity(self.len());
        for rule in Rule::ALL {
            for open in self.0.iter().filter(|open| open.rules.has(*rule)) {
                all.push(Undecided {
                    rule: *rule,
                    need: open.need,
                    place: open.place,
                });
            }
        }
        all
    }

    pub(super) fn len(&self) -> usize {
        self.0.iter().map(|open| open.rules.len()).sum()
    }

    /// One paragraph for each need.
    pub(super) fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for need in Need::ALL {
            let of_need = self.0.iter().filter(|open| open.need == need);
            let rules = of_need.fold(RuleSet::default(), |rules, open| rules.with(open.rules));
            let mut rules = Rule::ALL.iter().filter(|rule| rules.has(**rule));
            let Some(first) = rules.next() else { continue };
            write!(f, "cannot tell, as {}: {first}", need.what())?;
            for rule in rules {
                write!(f, ", {rule}")?;
            }
            write!(f, "\n   = help: {}\n\n", need.help())?;
        }
        Ok(())
    }
}
