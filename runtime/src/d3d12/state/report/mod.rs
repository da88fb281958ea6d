//! What the judge answers.

mod diagnostic;
mod undecided;

use alloc::vec::Vec;
use core::fmt;

use super::rules::Rule;

pub use diagnostic::{Diagnostic, Place, Related, Verdict};
pub use undecided::{Need, Undecided};
pub(crate) use undecided::{Noted, OpenRules};

/// Everything that the judge has to say about one state object.
///
/// It borrows nothing: it can be kept, sent and returned as an error. `Debug` prints what `Display` does, as `main` and
/// `unwrap` print errors by it; `{:#?}` prints the structure.
///
/// ```
/// use clayout::d3d12::state::{Description, Judge, Rule, StateObjectType, Subobject};
///
/// let mut object = Description::new(StateObjectType::RaytracingPipeline);
/// object.push(Subobject::NodeMask(0));
/// let report = Judge::new().judge(&object);
///
/// assert!(report.is_wrong());
/// let mask = report.of(Rule::NodeMaskZero).next().unwrap();
/// assert_eq!(mask.place().unwrap().index(), 0);
/// println!("{report}");
/// ```
#[derive(Clone, Default)]
pub struct Report {
    pub(crate) diagnostics: Vec<Diagnostic>,
    pub(crate) open: OpenRules,
    pub(crate) steps: u64,
}

impl Report {
    /// What is wrong or suspicious, in the order in which it was found.
    ///
    /// ```
    /// # use clayout::d3d12::state::{Description, Judge, StateObjectType, Verdict};
    /// let empty = Description::new(StateObjectType::RaytracingPipeline);
    /// let report = Judge::new().judge(&empty);
    /// assert!(report.diagnostics().iter().all(|found| found.verdict() == Verdict::Wrong));
    /// ```
    #[must_use]
    pub fn diagnostics(&self) -> &[Diagnostic] {
        &self.diagnostics
    }

    /// What could not be told, and what would tell, in the order of the rules.
    ///
    /// ```
    /// # use clayout::d3d12::state::{Description, Judge, Need, Rule, StateObjectType, Subobject};
    /// let mut object = Description::new(StateObjectType::Collection);
    /// object.push(Subobject::NodeMask(2));
    /// let report = Judge::new().judge(&object);
    /// assert!(report.undecided().iter().any(|open| open.rule() == Rule::NodeMaskBeyondNodes && open.need() == Need::Device));
    /// ```
    #[must_use]
    pub fn undecided(&self) -> Vec<Undecided> {
        self.open.all()
    }

    /// Whether anything is wrong: creation fails, or would fail where it was asked to work.
    #[must_use]
    pub fn is_wrong(&self) -> bool {
        self.diagnostics.iter().any(|found| found.verdict() == Verdict::Wrong)
    }

    /// Whether nothing is wrong or suspicious. Something may still be undecided.
    ///
    /// ```
    /// # use clayout::d3d12::state::Report;
    /// assert!(Report::default().is_clean());
    /// ```
    #[must_use]
    pub fn is_clean(&self) -> bool {
        self.diagnostics.is_empty()
    }

    /// What one rule found.
    ///
    /// ```
    /// # use clayout::d3d12::state::{Report, Rule};
    /// assert_eq!(Report::default().of(Rule::NodeMaskZero).count(), 0);
    /// ```
    pub fn of(&self, rule: Rule) -> impl Iterator<Item = &Diagnostic> {
        self.diagnostics.iter().filter(move |found| found.rule() == rule)
    }

    /// The report as an error if anything is wrong.
    ///
    /// ```
    /// # use clayout::d3d12::state::Report;
    /// assert!(Report::default().into_result().is_ok());
    /// ```
    ///
    /// # Errors
    ///
    /// When something is wrong.
    pub fn into_result(self) -> Result<Self, Self> {
        if self.is_wrong() { Err(self) } else { Ok(self) }
    }

    /// How many exports, names, associations and rules the judge looked at: a measure of its work that no machine
    /// changes.
    ///
    /// ```
    /// # use clayout::d3d12::state::{Description, Judge, StateObjectType};
    /// let empty = Description::new(StateObjectType::Collection);
    /// assert!(Judge::new().judge(&empty).steps() < 100);
    /// ```
    #[must_use]
    pub fn steps(&self) -> u64 {
        self.steps
    }
}

impl fmt::Display for Report {
    /// All diagnostics as a compiler prints them, what was not decided, and a line that counts.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for found in &self.diagnostics {
            writeln!(f, "{found}\n")?;
        }
        self.open.write(f)?;
        let wrong = self
            .diagnostics
            .iter()
            .filter(|found| found.verdict() == Verdict::Wrong)
            .count();
        let suspicious = self.diagnostics.len() - wrong;
        write!(
            f,
            "{wrong} wrong, {suspicious} suspicious, {} not decided",
            self.open.len()
        )
    }
}

impl fmt::Debug for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !f.alternate() {
            return fmt::Display::fmt(self, f);
        }
        f.debug_struct("Report")
            .field("diagnostics", &self.diagnostics)
            .field("open", &self.open)
            .field("steps", &self.steps)
            .finish()
    }
}

impl core::error::Error for Report {}
