//! What can be done with a format.

use clayout::FeatureData;

use super::hresult::E_FAIL;
use super::{FormatSupport1, FormatSupport2, MultisampleQualityLevelFlags};
use crate::d3d12::DxgiFormat;

/// What can be done with a format. Of one that is valid and not supported it is nothing, which devices tell by `E_FAIL`.
///
/// C: `D3D12_FEATURE_DATA_FORMAT_SUPPORT` of `d3d12.h`, 12 bytes, alignment 4; feature 3.
///
/// ```
/// use clayout::d3d12::{DxgiFormat, FormatSupport, FormatSupport1};
///
/// # let device = |_: u32, _: *mut core::ffi::c_void, _: u32| 0;
/// let answer = FormatSupport::query(&device, DxgiFormat::R8G8B8A8_UNORM)?; // from a device that reports nothing
/// assert!(!answer.support1.contains(FormatSupport1::RENDER_TARGET));
/// # Ok::<(), clayout::d3d12::FeatureError>(())
/// ```
#[doc(alias("D3D12_FEATURE_DATA_FORMAT_SUPPORT", "D3D12_FEATURE_FORMAT_SUPPORT"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, FeatureData)]
#[feature_data(feature = 3, name = "D3D12_FEATURE_DATA_FORMAT_SUPPORT", rename_all = "PascalCase", none = E_FAIL)]
pub struct FormatSupport {
    /// `DXGI_FORMAT Format`, in: which format is asked about.
    #[feature_data(input)]
    #[doc(alias = "Format")]
    pub format: DxgiFormat,
    /// `D3D12_FORMAT_SUPPORT1 Support1`, out: what can be done with it.
    #[doc(alias = "Support1")]
    pub support1: FormatSupport1,
    /// `D3D12_FORMAT_SUPPORT2 Support2`, out: what can be done with it beyond that.
    #[doc(alias = "Support2")]
    pub support2: FormatSupport2,
}

/// How many qualities of multisampling there are for a format and a number of samples. For a format that is not supported
/// there are none.
///
/// C: `D3D12_FEATURE_DATA_MULTISAMPLE_QUALITY_LEVELS` of `d3d12.h`, 16 bytes, alignment 4; feature 4.
///
/// ```
/// use clayout::d3d12::{DxgiFormat, MultisampleQualityLevelFlags, MultisampleQualityLevels};
///
/// # let device = |_: u32, _: *mut core::ffi::c_void, _: u32| 0;
/// let answer = MultisampleQualityLevels::query(&device, DxgiFormat::R8G8B8A8_UNORM, 4, MultisampleQualityLevelFlags::NONE)?; // from a device that reports nothing
/// assert_eq!(answer.num_quality_levels, 0);
/// # Ok::<(), clayout::d3d12::FeatureError>(())
/// ```
#[doc(alias(
    "D3D12_FEATURE_DATA_MULTISAMPLE_QUALITY_LEVELS",
    "D3D12_FEATURE_MULTISAMPLE_QUALITY_LEVELS"
))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, FeatureData)]
#[feature_data(feature = 4, name = "D3D12_FEATURE_DATA_MULTISAMPLE_QUALITY_LEVELS", rename_all = "PascalCase", none = E_FAIL)]
pub struct MultisampleQualityLevels {
    /// `DXGI_FORMAT Format`, in: which format is asked about.
    #[feature_data(input)]
    #[doc(alias = "Format")]
    pub format: DxgiFormat,
    /// `UINT SampleCount`, in: how many samples.
    #[feature_data(input)]
    #[doc(alias = "SampleCount")]
    pub sample_count: u32,
    /// `D3D12_MULTISAMPLE_QUALITY_LEVEL_FLAGS Flags`, in: for which resources.
    #[feature_data(input)]
    #[doc(alias = "Flags")]
    pub flags: MultisampleQualityLevelFlags,
    /// `UINT NumQualityLevels`, out: how many qualities there are: 0 where so many samples are not supported.
    #[doc(alias = "NumQualityLevels")]
    pub num_quality_levels: u32,
}

/// How many planes a format has.
///
/// C: `D3D12_FEATURE_DATA_FORMAT_INFO` of `d3d12.h`, 8 bytes, alignment 4; feature 5.
///
/// ```
/// use clayout::d3d12::{DxgiFormat, FormatInfo};
///
/// # let device = |_: u32, _: *mut core::ffi::c_void, _: u32| 0;
/// let answer = FormatInfo::query(&device, DxgiFormat::NV12)?; // from a device that reports nothing
/// assert_eq!(answer.plane_count, None);
/// # Ok::<(), clayout::d3d12::FeatureError>(())
/// ```
#[doc(alias("D3D12_FEATURE_DATA_FORMAT_INFO", "D3D12_FEATURE_FORMAT_INFO"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, FeatureData)]
#[feature_data(feature = 5, name = "D3D12_FEATURE_DATA_FORMAT_INFO", rename_all = "PascalCase")]
pub struct FormatInfo {
    /// `DXGI_FORMAT Format`, in: which format is asked about.
    #[feature_data(input)]
    #[doc(alias = "Format")]
    pub format: DxgiFormat,
    /// `UINT8 PlaneCount`, out: how many planes; every format has one.
    #[feature_data(nonzero)]
    #[doc(alias = "PlaneCount")]
    pub plane_count: Option<u8>,
}
