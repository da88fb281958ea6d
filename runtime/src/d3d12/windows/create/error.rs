//! Why a state object was not made.

use core::fmt;

use windows::core::{Error, HRESULT};

use crate::d3d12::state::Report;

/// The method that failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Call {
    QueryDevice5,
    QueryDevice7,
    CreateStateObject,
    AddToStateObject,
}

impl Call {
    const fn failed(self) -> &'static str {
        match self {
            Self::QueryDevice5 => "the device has no `ID3D12Device5`, which makes state objects",
            Self::QueryDevice7 => "the device has no `ID3D12Device7`, which adds to state objects",
            Self::CreateStateObject => "`CreateStateObject` refused the description",
            Self::AddToStateObject => "`AddToStateObject` refused the addition",
        }
    }
}

/// A state object that was not made: the device's answer, and what the judge says about the description.
///
/// `Display` prints both. The error borrows nothing.
///
/// ```no_run
/// use clayout::d3d12::windows::StateObjectError;
///
/// fn explain(error: &StateObjectError) {
///     if error.report().is_wrong() {
///         eprintln!("{}", error.report()); // each fault with its subobject, and what to do
///     } else if !error.is_refusal() {
///         eprintln!("the device knows no state objects: {:?}", error.hresult());
///     }
/// }
/// ```
#[derive(Clone, Debug)]
pub struct StateObjectError {
    call: Call,
    hresult: HRESULT,
    report: Report,
}

impl StateObjectError {
    pub(super) const fn new(call: Call, hresult: HRESULT, report: Report) -> Self {
        Self { call, hresult, report }
    }

    /// What the device returned: `E_INVALIDARG` mostly, `E_NOINTERFACE` where it has no method for it, `E_POINTER` where it
    /// succeeded without an object.
    ///
    /// See the type for an example.
    pub const fn hresult(&self) -> HRESULT {
        self.hresult
    }

    /// Whether the device knows the method and refused this description.
    ///
    /// See the type for an example.
    #[must_use]
    pub const fn is_refusal(&self) -> bool {
        matches!(self.call, Call::CreateStateObject | Call::AddToStateObject)
    }

    /// What the judge says about the description.
    ///
    /// See the type for an example.
    #[must_use]
    pub const fn report(&self) -> &Report {
        &self.report
    }
}

impl fmt::Display for StateObjectError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.call.failed(), self.hresult)?;
        let message = self.hresult.message();
        if !message.is_empty() {
            write!(f, " ({message})")?;
        }
        write!(f, "\n\n{}", self.report)
    }
}

impl core::error::Error for StateObjectError {}

/// The `HRESULT` alone, for functions that return the errors of the `windows` crate.
impl From<StateObjectError> for Error {
    fn from(error: StateObjectError) -> Self {
        // No text with it: that asks for a function of the system which not every Wine has.
        Self::from_hresult(error.hresult)
    }
}
