//! One finding.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use super::Rule;
use crate::d3d12::state::kinds::SubobjectType;
use crate::d3d12::state::names::write_escaped;

/// How sure the judge is.
///
/// ```
/// use clayout::d3d12::state::{Description, Judge, StateObjectType, Subobject, Verdict};
///
/// let mut object = Description::new(StateObjectType::Executable);
/// object.push(Subobject::StateObjectConfig { flags: 1 }); // for collections
/// assert_eq!(Judge::new().judge(&object).diagnostics()[0].verdict(), Verdict::Suspicious);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// It is not allowed: creating the object fails, or using it does.
    Wrong,
    /// It is allowed, and probably not what was meant.
    Suspicious,
}

/// A subobject's place in the array, and what it is.
///
/// ```
/// use clayout::d3d12::state::{Place, SubobjectType};
///
/// let place = Place::new(2, SubobjectType::NODE_MASK);
/// assert_eq!(place.index(), 2);
/// assert_eq!(place.subobject_type(), SubobjectType::NODE_MASK);
/// assert_eq!(place.to_string(), "subobject 2 (NODE_MASK)");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    index: u32,
    subobject_type: SubobjectType,
    name: Option<&'static str>,
}

impl Place {
    /// The subobject at this index, of this type.
    #[must_use]
    pub const fn new(index: u32, subobject_type: SubobjectType) -> Self {
        Self {
            index,
            subobject_type,
            name: None,
        }
    }

    pub(crate) const fn named(mut self, name: &'static str) -> Self {
        self.name = Some(name);
        self
    }

    /// The index in the array.
    #[must_use]
    pub const fn index(self) -> u32 {
        self.index
    }

    /// The type.
    #[must_use]
    pub const fn subobject_type(self) -> SubobjectType {
        self.subobject_type
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.name {
            Some(name) => write!(f, "subobject {} ({name})", self.index),
            None => write!(f, "subobject {} ({})", self.index, self.subobject_type),
        }
    }
}

/// Another subobject that has to do with a finding.
///
/// ```
/// use clayout::d3d12::state::{Description, Judge, Rule, StateObjectType, Subobject, Target};
///
/// let mut object = Description::new(StateObjectType::RaytracingPipeline);
/// let a = object.push(Subobject::NodeMask(1));
/// let b = object.push(Subobject::NodeMask(2));
/// for mask in [a, b] {
///     let exports = object.names([]);
///     object.push(Subobject::Association { target: Target::Index(mask), exports });
/// }
/// let report = Judge::new().judge(&object);
/// let twice = report.of(Rule::SeveralExplicitDefaults).next().unwrap();
/// assert_eq!(twice.related()[0].place().index(), 2);
/// assert_eq!(twice.related()[0].label(), "the first is here");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Related {
    place: Place,
    label: Cow<'static, str>,
}

impl Related {
    /// Where it is.
    #[must_use]
    pub const fn place(&self) -> Place {
        self.place
    }

    /// What it has to do with the finding.
    #[must_use]
    pub fn label(&self) -> &str {
        &self.label
    }
}

/// One thing that is wrong or suspicious.
///
/// `Display` prints it as a compiler does: what, where, why, and what to do.
///
/// ```
/// use clayout::d3d12::state::{Description, Judge, Rule, StateObjectType, Subobject, Verdict};
///
/// let mut object = Description::new(StateObjectType::RaytracingPipeline);
/// object.push(Subobject::NodeMask(0));
/// let report = Judge::new().judge(&object);
/// let found = report.of(Rule::NodeMaskZero).next().unwrap();
///
/// assert_eq!(found.verdict(), Verdict::Wrong);
/// assert_eq!(found.field(), Some("NodeMask"));
/// assert!(found.exports().is_empty());
/// assert_eq!(found.what(), "the node mask is 0");
/// assert!(found.help().contains("1 for the first node"));
/// assert!(found.to_string().starts_with("error[node-mask-zero]: the node mask is 0\n  --> subobject 0 (NODE_MASK)"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    rule: Rule,
    verdict: Verdict,
    place: Option<Place>,
    field: Option<&'static str>,
    exports: Vec<String>,
    related: Vec<Related>,
    what: Cow<'static, str>,
    why: Cow<'static, str>,
    help: Cow<'static, str>,
}

impl Diagnostic {
    // Cold, so that what leads to a diagnostic stays out of the way of what does not.
    #[cold]
    pub(crate) const fn new(rule: Rule, verdict: Verdict) -> Self {
        Self {
            rule,
            verdict,
            place: None,
            field: None,
            exports: Vec::new(),
            related: Vec::new(),
            what: Cow::Borrowed(""),
            why: Cow::Borrowed(""),
            help: Cow::Borrowed(""),
        }
    }

    pub(crate) const fn wrong(rule: Rule) -> Self {
        Self::new(rule, Verdict::Wrong)
    }

    pub(crate) const fn suspicious(rule: Rule) -> Self {
        Self::new(rule, Verdict::Suspicious)
    }

    pub(crate) fn at(mut self, place: Place) -> Self {
        self.place = Some(place);
        self
    }

    pub(crate) fn in_field(mut self, field: &'static str) -> Self {
        self.field = Some(field);
        self
    }

    pub(crate) fn export(mut self, name: impl Into<String>) -> Self {
        self.exports.push(name.into());
        self
    }

    pub(crate) fn with(mut self, place: Place, label: impl Into<Cow<'static, str>>) -> Self {
        self.related.push(Related {
            place,
            label: label.into(),
        });
        self
    }

    pub(crate) fn say(mut self, what: impl Into<Cow<'static, str>>) -> Self {
        self.what = what.into();
        self
    }

    pub(crate) fn because(mut self, why: impl Into<Cow<'static, str>>) -> Self {
        self.why = why.into();
        self
    }

    pub(crate) fn advise(mut self, help: impl Into<Cow<'static, str>>) -> Self {
        self.help = help.into();
        self
    }

    /// The rule.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        self.rule
    }

    /// How sure the judge is.
    #[must_use]
    pub const fn verdict(&self) -> Verdict {
        self.verdict
    }

    /// The subobject at fault.
    #[must_use]
    pub const fn place(&self) -> Option<Place> {
        self.place
    }

    /// The C member at fault.
    #[must_use]
    pub const fn field(&self) -> Option<&'static str> {
        self.field
    }

    /// The exports that it is about.
    #[must_use]
    pub fn exports(&self) -> &[String] {
        &self.exports
    }

    /// Other subobjects that have to do with it.
    #[must_use]
    pub fn related(&self) -> &[Related] {
        &self.related
    }

    /// What is wrong.
    #[must_use]
    pub fn what(&self) -> &str {
        &self.what
    }

    /// Why it is.
    ///
    /// ```
    /// use clayout::d3d12::state::{Description, Judge, Rule, StateObjectType, Subobject};
    ///
    /// let mut object = Description::new(StateObjectType::RaytracingPipeline);
    /// object.push(Subobject::NodeMask(0));
    /// let report = Judge::new().judge(&object);
    /// assert!(report.of(Rule::NodeMaskZero).all(|found| !found.why().is_empty()));
    /// ```
    #[must_use]
    pub fn why(&self) -> &str {
        &self.why
    }

    /// What to do.
    #[must_use]
    pub fn help(&self) -> &str {
        &self.help
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let level = match self.verdict {
            Verdict::Wrong => "error",
            Verdict::Suspicious => "warning",
        };
        write!(f, "{level}[{}]: {}", self.rule, Escaped(&self.what))?;
        match (self.place, self.field) {
            (Some(place), Some(field)) => write!(f, "\n  --> {place}, {field}")?,
            (Some(place), None) => write!(f, "\n  --> {place}")?,
            (None, Some(field)) => write!(f, "\n  --> the state object, {field}")?,
            (None, None) => {}
        }
        for related in &self.related {
            write!(f, "\n  ::: {}: {}", related.place, Escaped(&related.label))?;
        }
        if !self.why.is_empty() {
            write!(f, "\n   = note: {}", Escaped(&self.why))?;
        }
        if !self.help.is_empty() {
            write!(f, "\n   = help: {}", Escaped(&self.help))?;
        }
        Ok(())
    }
}

/// A text that may have names in it, and names may have anything in them: mangled ones start with a control character.
struct Escaped<'a>(&'a str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.chars().try_for_each(|c| write_escaped(f, c))
    }
}

impl core::error::Error for Diagnostic {}
