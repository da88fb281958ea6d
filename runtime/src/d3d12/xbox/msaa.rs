//! How the depth block anti-aliases.

use clayout::{CEnum, CLayout};

use super::{MsaaFault, MsaaFaults};

/// How the depth block does multi-sample anti-aliasing: the parameter of `RSSetMSAAParametersX`, a method of the graphics
/// command list, which [`MsaaCommandList`](super::MsaaCommandList) makes safe to call.
///
/// Sample counts are given as their base-2 logarithm: 2 stands for 4 samples. A logarithm has 3 bits, so that it is 7 at most; the
/// public documentation names no lower maximum, only those that depend on the depth surface. `Default` is all zero: one sample, no
/// anti-aliasing.
///
/// C: `D3D12XBOX_MSAA_PARAMETERS` of `d3d12_xs.h`, 8 bytes, alignment 4. Every member is a `UINT`. The members up to
/// `ApplyMaskAfterCentroid` share the word `Dword0`, the others `Dword1`, and each word can be read and written as a whole;
/// the highest 19 bits of the first and 10 of the second belong to no member.
///
/// ```
/// use clayout::d3d12::xbox::{D3D12XBOX_MSAA_PARAMETERS, DetailToExposedMode, MsaaParameters};
///
/// let c: D3D12XBOX_MSAA_PARAMETERS = MsaaParameters {
///     num_samples_msaa_log2: 2,
///     max_sample_distance_in_subpixels: 6,
///     num_samples_msaa_exposed_to_ps_log2: 1,
///     detail_to_exposed_mode: DetailToExposedMode::OrUpper,
///     max_anchor_samples_log2: 2,
///     ..Default::default()
/// }
/// .to_c()?;
/// assert_eq!((c.dword0(), c.dword1()), (0x8B2, 0x2));
/// c.validate_for_depth_samples(4)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "D3D12XBOX_MSAA_PARAMETERS")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, CLayout)]
#[clayout(
    name = "D3D12XBOX_MSAA_PARAMETERS",
    rename_all = "PascalCase",
    overlay(Dword0: u32, Dword1: u32)
)]
#[expect(clippy::struct_excessive_bools, reason = "C has these members")]
pub struct MsaaParameters {
    /// `UINT NumSamplesMsaaLog2 : 3`: logarithm of the number of samples.
    #[bits(3, in = Dword0)]
    #[doc(alias = "NumSamplesMsaaLog2")]
    pub num_samples_msaa_log2: u8,
    /// `UINT MaxSampleDistanceInSubpixels : 4`: how far the outermost sample lies from the pixel's centre, in sixteenths of a
    /// pixel; 0 when there is no anti-aliasing.
    #[bits(4, in = Dword0)]
    #[doc(alias = "MaxSampleDistanceInSubpixels")]
    pub max_sample_distance_in_subpixels: u8,
    /// `UINT NumSamplesMsaaExposedToPSLog2 : 3`: logarithm of how many samples of a primitive's coverage the pixel shader sees.
    #[bits(3, in = Dword0)]
    #[clayout(name = "NumSamplesMsaaExposedToPSLog2")]
    #[doc(alias = "NumSamplesMsaaExposedToPSLog2")]
    pub num_samples_msaa_exposed_to_ps_log2: u8,
    /// `UINT DetailToExposedMode : 2`: how coverage gets from `NumSamplesMsaaLog2` to fewer `NumSamplesMsaaExposedToPSLog2`.
    #[bits(2, in = Dword0)]
    #[doc(alias = "DetailToExposedMode")]
    pub detail_to_exposed_mode: DetailToExposedMode,
    /// `UINT ApplyMaskAfterCentroid : 1`: the mask of samples applies after the centroid has been found, not before.
    #[bits(1, in = Dword0)]
    #[doc(alias = "ApplyMaskAfterCentroid")]
    pub apply_mask_after_centroid: bool,

    /// `UINT MaxAnchorSamplesLog2 : 3`: logarithm of how many anchor samples the colour block may use at most.
    ///
    /// Set it to the smallest number of samples that any of the depth surfaces has: with more, the colour block may have to
    /// discard fragments that have no anchor.
    #[bits(3, in = Dword1)]
    #[doc(alias = "MaxAnchorSamplesLog2")]
    pub max_anchor_samples_log2: u8,
    /// `UINT NumSamplesForPSIterationLog2 : 3`: logarithm of how many samples a shader that runs for each sample goes through:
    /// the amount of super-sampling.
    ///
    /// Normally the number that the application exposes. More than the depth surface has is not supported.
    #[bits(3, in = Dword1)]
    #[clayout(name = "NumSamplesForPSIterationLog2")]
    #[doc(alias = "NumSamplesForPSIterationLog2")]
    pub num_samples_for_ps_iteration_log2: u8,
    /// `UINT NumSamplesForMaskExportLog2 : 3`: logarithm of how many samples the masks have that a shader exports.
    #[bits(3, in = Dword1)]
    #[doc(alias = "NumSamplesForMaskExportLog2")]
    pub num_samples_for_mask_export_log2: u8,
    /// `UINT NumSamplesForAlphaToMaskLog2 : 3`: logarithm of how many samples are made from alpha for alpha to mask: its quality.
    #[bits(3, in = Dword1)]
    #[doc(alias = "NumSamplesForAlphaToMaskLog2")]
    pub num_samples_for_alpha_to_mask_log2: u8,
    /// `UINT Reserved2 : 1`: reserved.
    #[bits(1, in = Dword1)]
    #[doc(alias = "Reserved2")]
    pub reserved2: (),
    /// `UINT Reserved0 : 1`: reserved. C has the three reserved members in this order.
    #[bits(1, in = Dword1)]
    #[doc(alias = "Reserved0")]
    pub reserved0: (),
    /// `UINT InterpolateCompZ : 1`: samples without an anchor may compute their own depth from compressed depth planes.
    ///
    /// Where surfaces meet, the first such edge in a pixel is anti-aliased well. The result depends on timing.
    #[bits(1, in = Dword1)]
    #[doc(alias = "InterpolateCompZ")]
    pub interpolate_comp_z: bool,
    /// `UINT InterpolateSrcZ : 1`: samples without an anchor have to compute their own source depth, even where the depth that is
    /// there is not compressed.
    ///
    /// A depth test for `EQUAL` against uncompressed depth can then fail. Probably of use for experiments only.
    #[bits(1, in = Dword1)]
    #[doc(alias = "InterpolateSrcZ")]
    pub interpolate_src_z: bool,
    /// `UINT StaticAnchorAssociations : 1`: copied destination data comes from the anchor that is fixed for the sample, never from
    /// the nearest one inside the primitive.
    ///
    /// It can stall, and adjacent triangles can look worse.
    #[bits(1, in = Dword1)]
    #[doc(alias = "StaticAnchorAssociations")]
    pub static_anchor_associations: bool,
    /// `UINT Reserved1 : 1`: reserved.
    #[bits(1, in = Dword1)]
    #[doc(alias = "Reserved1")]
    pub reserved1: (),
    /// `UINT OverrasterizationAmount : 3`: logarithm of how many times the sample mask is reduced for over-rasterization.
    #[bits(3, in = Dword1)]
    #[doc(alias = "OverrasterizationAmount")]
    pub overrasterization_amount: u8,
    /// `UINT EnablePostZOverrasterization : 1`: over-rasterization happens after the shader (post Z).
    #[bits(1, in = Dword1)]
    #[doc(alias = "EnablePostZOverrasterization")]
    pub enable_post_z_overrasterization: bool,
}

/// How coverage of many samples becomes coverage of the fewer ones that the pixel shader sees.
///
/// The member has 2 bits; their fourth value, 3, is reserved, so reading it gives an error that keeps it.
///
/// ```
/// use clayout::d3d12::xbox::{D3D12XBOX_MSAA_PARAMETERS, DetailToExposedMode};
///
/// let c = D3D12XBOX_MSAA_PARAMETERS::new().with_dword0(0x400);
/// assert_eq!(c.detail_to_exposed_mode(), Ok(DetailToExposedMode::MaskUpper));
/// assert_eq!(c.with_dword0(0xC00).detail_to_exposed_mode().unwrap_err().value(), 3);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, CEnum)]
#[repr(u32)]
pub enum DetailToExposedMode {
    /// 0: drop the upper samples; if none is left then, OR them into the lower ones.
    #[default]
    MaskUpperOrFallBack = 0,
    /// 1: drop the upper samples.
    MaskUpper = 1,
    /// 2: OR the upper samples into the lower ones.
    OrUpper = 2,
}

impl D3D12XBOX_MSAA_PARAMETERS {
    /// Checks what the parameters by themselves can tell: that the mode is not the reserved one, and that there is no sample
    /// distance without anti-aliasing.
    ///
    /// ```
    /// use clayout::d3d12::xbox::{D3D12XBOX_MSAA_PARAMETERS, MsaaFault};
    ///
    /// let one_sample = D3D12XBOX_MSAA_PARAMETERS::new();
    /// assert_eq!(one_sample.validate(), Ok(()));
    ///
    /// let faults = one_sample.with_max_sample_distance_in_subpixels(6).validate().unwrap_err();
    /// assert_eq!(faults.as_slice(), [MsaaFault::DistanceWithoutAntiAliasing { distance: 6 }]);
    /// ```
    ///
    /// # Errors
    ///
    /// When a rule is broken; the error has every such rule.
    pub const fn validate(&self) -> Result<(), MsaaFaults> {
        self.own_faults().into_result()
    }

    /// [`validate`](Self::validate) and, besides, that the pixel shader goes through no more samples and the colour block uses
    /// no more anchors than the depth surface has.
    ///
    /// `depth_samples` is the number of samples, not its logarithm; with several depth surfaces, the smallest.
    ///
    /// ```
    /// use clayout::d3d12::xbox::{D3D12XBOX_MSAA_PARAMETERS, MsaaFault};
    ///
    /// let c = D3D12XBOX_MSAA_PARAMETERS::new().with_max_anchor_samples_log2(3);
    /// assert_eq!(c.validate_for_depth_samples(8), Ok(()));
    ///
    /// let faults = c.validate_for_depth_samples(4).unwrap_err();
    /// assert_eq!(faults.as_slice(), [MsaaFault::TooManyAnchors { anchors: 8, depth_samples: 4 }]);
    /// ```
    ///
    /// # Errors
    ///
    /// When a rule is broken; the error has every such rule.
    pub const fn validate_for_depth_samples(&self, depth_samples: u32) -> Result<(), MsaaFaults> {
        let mut faults = self.own_faults();
        let iterations = 1 << self.num_samples_for_ps_iteration_log2();
        if iterations > depth_samples {
            faults.add(MsaaFault::TooManyIterations {
                iterations,
                depth_samples,
            });
        }
        let anchors = 1 << self.max_anchor_samples_log2();
        if anchors > depth_samples {
            faults.add(MsaaFault::TooManyAnchors { anchors, depth_samples });
        }
        faults.into_result()
    }

    const fn own_faults(self) -> MsaaFaults {
        let mut faults = MsaaFaults::new();
        if self.detail_to_exposed_mode().is_err() {
            faults.add(MsaaFault::ReservedMode);
        }
        let distance = self.max_sample_distance_in_subpixels();
        if self.num_samples_msaa_log2() == 0 && distance > 0 {
            faults.add(MsaaFault::DistanceWithoutAntiAliasing { distance });
        }
        faults
    }
}
