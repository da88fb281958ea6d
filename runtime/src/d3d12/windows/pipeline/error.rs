//! Why a pipeline state was not made.

use core::fmt;

use windows::core::{Error, HRESULT};

use crate::d3d12::stream::{FieldLayout, PipelineKind, PipelineStateStream};

/// `D3D12_ERROR_ADAPTER_NOT_FOUND` and `D3D12_ERROR_DRIVER_VERSION_MISMATCH`.
const STALE: [u32; 2] = [0x887E_0001, 0x887E_0002];

/// The method that failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Call {
    QueryDevice2,
    CreatePipelineState,
}

impl Call {
    const fn failed(self) -> &'static str {
        match self {
            Self::QueryDevice2 => "the device has no `ID3D12Device2`, which makes pipeline states of streams",
            Self::CreatePipelineState => "`CreatePipelineState` refused the stream",
        }
    }
}

/// A pipeline state that was not made: the device's answer, and of what kind and fields the pipeline is.
///
/// `Display` prints all of it, each field with its type; which of them such a pipeline does not read, too. The error borrows
/// nothing.
///
/// ```no_run
/// use clayout::d3d12::windows::PipelineStateError;
///
/// fn explain(error: &PipelineStateError) {
///     if error.is_stale_cache() {
///         eprintln!("compiled by another driver: try again without the cached state");
///     } else if error.is_refusal() {
///         eprintln!("{error}");
///     } else {
///         eprintln!("the device takes no streams: {:?}", error.hresult());
///     }
/// }
/// ```
#[derive(Clone, Copy, Debug)]
pub struct PipelineStateError {
    call: Call,
    hresult: HRESULT,
    kind: PipelineKind,
    fields: &'static [FieldLayout],
}

impl PipelineStateError {
    pub(super) const fn new<P: PipelineStateStream>(call: Call, hresult: HRESULT) -> Self {
        Self {
            call,
            hresult,
            kind: P::KIND,
            fields: P::FIELDS,
        }
    }

    /// What the device returned: `E_INVALIDARG` mostly, `E_NOINTERFACE` where it has no method for it, `E_POINTER` where it
    /// succeeded without an object.
    ///
    /// See the type for an example.
    pub const fn hresult(&self) -> HRESULT {
        self.hresult
    }

    /// Whether the device knows the method and refused this stream.
    ///
    /// See the type for an example.
    #[must_use]
    pub const fn is_refusal(&self) -> bool {
        matches!(self.call, Call::CreatePipelineState)
    }

    /// Whether the [cached state](crate::d3d12::stream::CachedPso) is another device's or another driver's: without it the
    /// same pipeline can be made. `D3D12_ERROR_ADAPTER_NOT_FOUND` and `D3D12_ERROR_DRIVER_VERSION_MISMATCH` of `winerror.h`.
    ///
    /// See the type for an example.
    #[must_use]
    pub const fn is_stale_cache(&self) -> bool {
        let number = self.hresult.0.cast_unsigned();
        number == STALE[0] || number == STALE[1]
    }
}

impl fmt::Display for PipelineStateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.call.failed(), self.hresult)?;
        let message = self.hresult.message();
        if !message.is_empty() {
            write!(f, " ({message})")?;
        }
        let kind = match self.kind {
            PipelineKind::Graphics => "graphics",
            PipelineKind::Mesh => "mesh",
            PipelineKind::Compute => "compute",
        };
        write!(f, "\n\na {kind} pipeline, of")?;
        for FieldLayout { name, ty, .. } in self.fields {
            let unread = if self.kind.reads(*ty) {
                ""
            } else {
                ", which it does not read"
            };
            write!(f, "\n  {name}: {ty}{unread}")?;
        }
        Ok(())
    }
}

impl core::error::Error for PipelineStateError {}

/// The `HRESULT` alone, for functions that return the errors of the `windows` crate.
impl From<PipelineStateError> for Error {
    fn from(error: PipelineStateError) -> Self {
        // No text with it: that asks for a function of the system which not every Wine has.
        Self::from_hresult(error.hresult)
    }
}
