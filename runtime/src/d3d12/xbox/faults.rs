//! What can be wrong with anti-aliasing parameters.

use core::fmt;

/// A rule that [`D3D12XBOX_MSAA_PARAMETERS`](super::D3D12XBOX_MSAA_PARAMETERS) break.
///
/// ```
/// use clayout::d3d12::xbox::MsaaFault;
///
/// let fault = MsaaFault::DistanceWithoutAntiAliasing { distance: 6 };
/// assert!(fault.to_string().starts_with("`MaxSampleDistanceInSubpixels` is 6, but `NumSamplesMsaaLog2` is 0"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum MsaaFault {
    /// `DetailToExposedMode` is 3, which is reserved.
    ReservedMode,
    /// `NumSamplesMsaaLog2` is 0, so there is one sample, but it has a distance from the centre.
    DistanceWithoutAntiAliasing {
        /// `MaxSampleDistanceInSubpixels`.
        distance: u8,
    },
    /// The pixel shader goes through more samples than the depth surface has.
    TooManyIterations {
        /// 2 to the power of `NumSamplesForPSIterationLog2`.
        iterations: u32,
        /// The samples of the depth surface.
        depth_samples: u32,
    },
    /// The colour block may use more anchors than the depth surface has samples.
    TooManyAnchors {
        /// 2 to the power of `MaxAnchorSamplesLog2`.
        anchors: u32,
        /// The samples of the depth surface.
        depth_samples: u32,
    },
}

impl fmt::Display for MsaaFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::ReservedMode => f.write_str("`DetailToExposedMode` is 3, which is reserved: use 0, 1 or 2"),
            Self::DistanceWithoutAntiAliasing { distance } => write!(
                f,
                "`MaxSampleDistanceInSubpixels` is {distance}, but `NumSamplesMsaaLog2` is 0, which is no anti-aliasing: \
                 make the distance 0, or have more samples"
            ),
            Self::TooManyIterations {
                iterations,
                depth_samples,
            } => write!(
                f,
                "`NumSamplesForPSIterationLog2` stands for {iterations} samples, but the depth surface has {depth_samples}, and \
                 to go through more is not supported: lower it"
            ),
            Self::TooManyAnchors { anchors, depth_samples } => write!(
                f,
                "`MaxAnchorSamplesLog2` stands for {anchors} samples, but the depth surface has {depth_samples}, and fragments \
                 without an anchor are discarded: lower it"
            ),
        }
    }
}

impl core::error::Error for MsaaFault {}

/// All rules that a value breaks, at least one.
///
/// ```
/// use clayout::d3d12::xbox::{D3D12XBOX_MSAA_PARAMETERS, MsaaFault};
///
/// let c = D3D12XBOX_MSAA_PARAMETERS::new().with_dword0(0xC08);
/// let faults = c.validate().unwrap_err();
/// assert_eq!(faults.as_slice().len(), 2);
/// assert_eq!(faults.as_slice()[0], MsaaFault::ReservedMode);
/// println!("{faults}");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct MsaaFaults {
    /// The first `count` are faults.
    faults: [MsaaFault; 4],
    count: usize,
}

impl MsaaFaults {
    pub(super) const fn new() -> Self {
        Self {
            faults: [MsaaFault::ReservedMode; 4],
            count: 0,
        }
    }

    pub(super) const fn add(&mut self, fault: MsaaFault) {
        self.faults[self.count] = fault;
        self.count += 1;
    }

    pub(super) const fn into_result(self) -> Result<(), Self> {
        if self.count == 0 { Ok(()) } else { Err(self) }
    }

    /// The faults, in the order of the members.
    ///
    /// See the type for an example.
    #[must_use]
    pub const fn as_slice(&self) -> &[MsaaFault] {
        self.faults.split_at(self.count).0
    }
}

impl fmt::Debug for MsaaFaults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

/// One line for each fault.
impl fmt::Display for MsaaFaults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.as_slice().iter().enumerate() {
            let line_break = if index == 0 { "" } else { "\n" };
            write!(f, "{line_break}{fault}")?;
        }
        Ok(())
    }
}

impl core::error::Error for MsaaFaults {}
