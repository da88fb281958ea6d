//! Why there is no answer.

use core::fmt;

use super::data::About;
use super::hresult;
use crate::OutOfRange;

/// A feature query without an answer: which feature, what was asked, and [why](Self::fault).
///
/// ```
/// use clayout::d3d12::{Architecture1, FeatureFault};
///
/// # use core::ffi::c_void;
/// const E_INVALIDARG: i32 = 0x8007_0057_u32.cast_signed();
/// let device = |_feature: u32, _data: *mut c_void, _size: u32| E_INVALIDARG;
///
/// let error = Architecture1::query(&device, 1).unwrap_err();
/// assert_eq!(error.fault(), FeatureFault::InvalidArgument);
/// assert_eq!((error.feature(), error.c_name()), (16, "D3D12_FEATURE_DATA_ARCHITECTURE1"));
/// assert_eq!(
///     error.to_string(),
///     "`D3D12_FEATURE_DATA_ARCHITECTURE1` (feature 16, 20 bytes), asked with `NodeIndex` 1: E_INVALIDARG, so the runtime does \
///      not know this feature (it or its SDK is older), has the struct in another size, or refuses an input",
/// );
/// ```
#[derive(Clone, Copy)]
pub struct FeatureError {
    about: &'static About,
    inner: Inner,
}

/// What is kept of a fault; an answer with the inputs that it was given to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Inner {
    /// The device has answered.
    Answer {
        /// Not `S_OK`.
        hresult: i32,
        /// To what.
        asked: Asked,
    },
    /// See [`FeatureFault::NoSuchNode`].
    NoSuchNode {
        /// Which was asked about.
        node_index: u32,
        /// How many there are.
        node_count: u32,
    },
    /// See [`FeatureFault::NodeCountUnknown`].
    NodeCountUnknown,
    /// See [`FeatureFault::OutOfRange`].
    OutOfRange(OutOfRange),
    /// See [`FeatureFault::ListTooLong`].
    ListTooLong(usize),
}

/// The numbers that a device was given, as far as there is room for them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Asked {
    numbers: [u64; 3],
    /// One bit for each input: whether it is a number.
    known: u8,
    count: u8,
}

impl Asked {
    /// Notes the next input, if it is a number.
    pub(super) fn note(&mut self, number: Option<u64>) {
        let index = usize::from(self.count);
        if let (Some(number), Some(place)) = (number, self.numbers.get_mut(index)) {
            *place = number;
            self.known |= 1 << index;
        }
        self.count = self.count.saturating_add(1);
    }

    fn iter(self) -> impl Iterator<Item = (usize, u64)> {
        let numbers = self.numbers.into_iter().enumerate();
        numbers.filter(move |(index, _)| self.known >> index & 1 == 1)
    }
}

/// Why a feature query has no answer.
///
/// ```
/// use clayout::d3d12::{FeatureFault, Options19};
///
/// # use core::ffi::c_void;
/// const DXGI_ERROR_DEVICE_REMOVED: i32 = 0x887A_0005_u32.cast_signed();
/// let device = |_feature: u32, _data: *mut c_void, _size: u32| DXGI_ERROR_DEVICE_REMOVED;
///
/// let error = Options19::query(&device).unwrap_err();
/// assert_eq!(error.fault(), FeatureFault::DeviceRemoved);
/// assert!(error.is_device_lost() && !error.is_not_supported());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum FeatureFault {
    /// The device was not asked: it has fewer nodes. The first one has index 0.
    NoSuchNode {
        /// Which was asked about.
        node_index: u32,
        /// How many there are.
        node_count: u32,
    },
    /// The device was not asked: how many nodes it has is not known, see
    /// [`node_count`](super::CheckFeatureSupport::node_count).
    NodeCountUnknown,
    /// The device was not asked: the input does not fit its bit-field.
    OutOfRange(OutOfRange),
    /// The device was not asked: the list has more elements than its C count can tell.
    ListTooLong(usize),
    /// `E_INVALIDARG`: an unknown feature, a struct of another size, or an input that is refused. The runtime tells no more.
    InvalidArgument,
    /// `E_NOTIMPL`: an unknown feature, in what implementations other than Microsoft's answer.
    NotImplemented,
    /// `E_FAIL`.
    Failed,
    /// `DXGI_ERROR_UNSUPPORTED`.
    Unsupported,
    /// `E_OUTOFMEMORY`.
    OutOfMemory,
    /// `DXGI_ERROR_DEVICE_REMOVED`.
    DeviceRemoved,
    /// `DXGI_ERROR_DEVICE_HUNG`.
    DeviceHung,
    /// `DXGI_ERROR_DEVICE_RESET`.
    DeviceReset,
    /// `DXGI_ERROR_DRIVER_INTERNAL_ERROR`.
    DriverInternalError,
    /// Any other `HRESULT` than `S_OK`.
    Other(i32),
}

impl FeatureError {
    pub(super) const fn new(about: &'static About, inner: Inner) -> Self {
        Self { about, inner }
    }

    /// The number of the feature: a `D3D12_FEATURE`.
    #[must_use]
    pub const fn feature(&self) -> u32 {
        self.about.number
    }

    /// The C name of the feature's struct.
    #[must_use]
    pub const fn c_name(&self) -> &'static str {
        self.about.c_name
    }

    /// Why there is no answer.
    #[must_use]
    pub const fn fault(&self) -> FeatureFault {
        match self.inner {
            Inner::NoSuchNode { node_index, node_count } => FeatureFault::NoSuchNode { node_index, node_count },
            Inner::NodeCountUnknown => FeatureFault::NodeCountUnknown,
            Inner::OutOfRange(error) => FeatureFault::OutOfRange(error),
            Inner::ListTooLong(length) => FeatureFault::ListTooLong(length),
            Inner::Answer { hresult, .. } => match hresult {
                hresult::E_INVALIDARG => FeatureFault::InvalidArgument,
                hresult::E_NOTIMPL => FeatureFault::NotImplemented,
                hresult::E_FAIL => FeatureFault::Failed,
                hresult::DXGI_ERROR_UNSUPPORTED => FeatureFault::Unsupported,
                hresult::E_OUTOFMEMORY => FeatureFault::OutOfMemory,
                hresult::DXGI_ERROR_DEVICE_REMOVED => FeatureFault::DeviceRemoved,
                hresult::DXGI_ERROR_DEVICE_HUNG => FeatureFault::DeviceHung,
                hresult::DXGI_ERROR_DEVICE_RESET => FeatureFault::DeviceReset,
                hresult::DXGI_ERROR_DRIVER_INTERNAL_ERROR => FeatureFault::DriverInternalError,
                other => FeatureFault::Other(other),
            },
        }
    }

    /// What the device has answered; nothing where it was not asked.
    #[must_use]
    pub const fn hresult(&self) -> Option<i32> {
        match self.inner {
            Inner::Answer { hresult, .. } => Some(hresult),
            _ => None,
        }
    }

    /// Whether the runtime or the driver does not know the feature in this form, or refuses an input: `E_INVALIDARG`,
    /// `E_NOTIMPL` or `DXGI_ERROR_UNSUPPORTED`. It will answer so again; a caller does without the feature.
    #[must_use]
    pub const fn is_not_supported(&self) -> bool {
        matches!(
            self.fault(),
            FeatureFault::InvalidArgument | FeatureFault::NotImplemented | FeatureFault::Unsupported
        )
    }

    /// Whether the device is of no more use: removed, hung, reset, or an internal error of its driver.
    #[must_use]
    pub const fn is_device_lost(&self) -> bool {
        matches!(
            self.fault(),
            FeatureFault::DeviceRemoved
                | FeatureFault::DeviceHung
                | FeatureFault::DeviceReset
                | FeatureFault::DriverInternalError
        )
    }
}

impl PartialEq for FeatureError {
    fn eq(&self, other: &Self) -> bool {
        (self.feature(), self.c_name(), self.inner) == (other.feature(), other.c_name(), other.inner)
    }
}

impl Eq for FeatureError {}

impl core::hash::Hash for FeatureError {
    fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
        (self.feature(), self.inner).hash(state);
    }
}

impl fmt::Debug for FeatureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("FeatureError")
            .field("feature", &self.feature())
            .field("c_name", &self.c_name())
            .field("fault", &self.fault())
            .finish_non_exhaustive()
    }
}

/// The feature, what was asked, and what the answer may mean.
impl fmt::Display for FeatureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let About {
            number, c_name, size, ..
        } = self.about;
        write!(f, "`{c_name}` (feature {number}, {size} bytes)")?;
        match self.inner {
            Inner::Answer { hresult, asked } => self.answer(hresult, asked, f),
            Inner::NoSuchNode { node_index, node_count } => {
                let nodes = if node_count == 1 { "node" } else { "nodes" };
                write!(
                    f,
                    ": there is no node {node_index}, the device has {node_count} {nodes}, counted from 0"
                )
            }
            Inner::NodeCountUnknown => f.write_str(
                ": how many nodes the device has is not known: implement `node_count`, or write `(closure, count)`",
            ),
            Inner::OutOfRange(error) => write!(f, ": {error}"),
            Inner::ListTooLong(length) => write!(f, ": a list of {length} elements is longer than its count can tell"),
        }
    }
}

impl FeatureError {
    fn answer(&self, hresult: i32, asked: Asked, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (position, (index, number)) in asked.iter().enumerate() {
            let before = if position == 0 { ", asked with" } else { "," };
            write!(f, "{before} `{}` {number}", self.about.inputs.name(index))?;
        }
        f.write_str(": ")?;
        match hresult::name(hresult) {
            Some(name) => f.write_str(name)?,
            None => write!(f, "HRESULT {hresult:#010X}")?,
        }
        f.write_str(match self.fault() {
            FeatureFault::InvalidArgument if asked.count == 0 => {
                ", so the runtime does not know this feature (it or its SDK is older), or has the struct in another size"
            }
            FeatureFault::InvalidArgument => {
                ", so the runtime does not know this feature (it or its SDK is older), has the struct in another size, or \
                 refuses an input"
            }
            FeatureFault::NotImplemented => ", so this implementation of Direct3D 12 does not know the feature",
            FeatureFault::Unsupported => ", so the device has nothing of what was asked for",
            FeatureFault::OutOfMemory => ", so there was too little memory to answer",
            FeatureFault::DeviceRemoved
            | FeatureFault::DeviceHung
            | FeatureFault::DeviceReset
            | FeatureFault::DriverInternalError => {
                ", so the device is lost: `GetDeviceRemovedReason` says why, and a new one has to be made"
            }
            _ if hresult >= 0 => ", which is a success that means nothing here: what it wrote was not read",
            _ => ", so there is no answer",
        })
    }
}

impl core::error::Error for FeatureError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match &self.inner {
            Inner::OutOfRange(error) => Some(error),
            _ => None,
        }
    }
}
