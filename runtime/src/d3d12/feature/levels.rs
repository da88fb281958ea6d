//! The highest feature level, shader model and version of root signatures.

use clayout::{CEnum, FeatureData, Open};

use super::hresult::DXGI_ERROR_UNSUPPORTED;
use super::{CheckFeatureSupport, FeatureError, FeatureFault, tiers};

tiers! {
    /// A level of what GPUs can do; each has what the lower ones have.
    ///
    /// C: `D3D_FEATURE_LEVEL`.
    ///
    /// ```
    /// use clayout::d3d12::FeatureLevel;
    ///
    /// assert!(FeatureLevel::V12_1 > FeatureLevel::V11_0);
    /// ```
    FeatureLevel("D3D_FEATURE_LEVEL": u32) {
        /// Compute devices that run some programs only.
        V1_0Generic = 0x100 "D3D_FEATURE_LEVEL_1_0_GENERIC",
        /// Compute devices without graphics.
        V1_0Core = 0x1000 "D3D_FEATURE_LEVEL_1_0_CORE",
        /// Direct3D 9.1.
        V9_1 = 0x9100 "D3D_FEATURE_LEVEL_9_1",
        /// Direct3D 9.2.
        V9_2 = 0x9200 "D3D_FEATURE_LEVEL_9_2",
        /// Direct3D 9.3.
        V9_3 = 0x9300 "D3D_FEATURE_LEVEL_9_3",
        /// Direct3D 10.0.
        V10_0 = 0xa000 "D3D_FEATURE_LEVEL_10_0",
        /// Direct3D 10.1.
        V10_1 = 0xa100 "D3D_FEATURE_LEVEL_10_1",
        /// Direct3D 11.0.
        V11_0 = 0xb000 "D3D_FEATURE_LEVEL_11_0",
        /// Direct3D 11.1.
        V11_1 = 0xb100 "D3D_FEATURE_LEVEL_11_1",
        /// Direct3D 12.0.
        V12_0 = 0xc000 "D3D_FEATURE_LEVEL_12_0",
        /// Direct3D 12.1.
        V12_1 = 0xc100 "D3D_FEATURE_LEVEL_12_1",
        /// Direct3D 12.2.
        V12_2 = 0xc200 "D3D_FEATURE_LEVEL_12_2",
    }

    /// A version of the shader language.
    ///
    /// C: `D3D_SHADER_MODEL`.
    ///
    /// ```
    /// use clayout::d3d12::ShaderModel;
    ///
    /// assert!(ShaderModel::V6_10 > ShaderModel::V6_9);
    /// assert_eq!(ShaderModel::V6_6.into_repr(), 0x66);
    /// ```
    ShaderModel("D3D_SHADER_MODEL": u32) {
        /// No shaders.
        None = 0 "D3D_SHADER_MODEL_NONE",
        /// Shader model 5.1.
        V5_1 = 0x51 "D3D_SHADER_MODEL_5_1",
        /// Shader model 6.0.
        V6_0 = 0x60 "D3D_SHADER_MODEL_6_0",
        /// Shader model 6.1.
        V6_1 = 0x61 "D3D_SHADER_MODEL_6_1",
        /// Shader model 6.2.
        V6_2 = 0x62 "D3D_SHADER_MODEL_6_2",
        /// Shader model 6.3.
        V6_3 = 0x63 "D3D_SHADER_MODEL_6_3",
        /// Shader model 6.4.
        V6_4 = 0x64 "D3D_SHADER_MODEL_6_4",
        /// Shader model 6.5.
        V6_5 = 0x65 "D3D_SHADER_MODEL_6_5",
        /// Shader model 6.6.
        V6_6 = 0x66 "D3D_SHADER_MODEL_6_6",
        /// Shader model 6.7.
        V6_7 = 0x67 "D3D_SHADER_MODEL_6_7",
        /// Shader model 6.8.
        V6_8 = 0x68 "D3D_SHADER_MODEL_6_8",
        /// Shader model 6.9.
        V6_9 = 0x69 "D3D_SHADER_MODEL_6_9",
        /// Shader model 6.10.
        V6_10 = 0x6a "D3D_SHADER_MODEL_6_10",
    }

    /// A version of root signatures. There is no value 0.
    ///
    /// C: `D3D_ROOT_SIGNATURE_VERSION`.
    ///
    /// ```
    /// use clayout::d3d12::RootSignatureVersion;
    ///
    /// assert!(RootSignatureVersion::V1_2 > RootSignatureVersion::V1_0);
    /// ```
    RootSignatureVersion("D3D_ROOT_SIGNATURE_VERSION": u32) {
        /// The first.
        V1_0 = 1 "D3D_ROOT_SIGNATURE_VERSION_1_0",
        /// With flags that say when descriptors and data change.
        V1_1 = 2 "D3D_ROOT_SIGNATURE_VERSION_1_1",
        /// With flags of static samplers.
        V1_2 = 3 "D3D_ROOT_SIGNATURE_VERSION_1_2",
    }
}

/// The highest of some feature levels that a device has.
///
/// C: `D3D12_FEATURE_DATA_FEATURE_LEVELS` of `d3d12.h`, 24 bytes, alignment 8; on 32 bits 12 bytes, alignment 4; feature 2.
///
/// ```
/// use clayout::d3d12::{FeatureLevel, FeatureLevels};
///
/// # let device = |_: u32, _: *mut core::ffi::c_void, _: u32| 0;
/// let answer = FeatureLevels::query(&device, &[FeatureLevel::V12_1, FeatureLevel::V12_0])?; // from a device that reports nothing
/// assert_eq!(answer.max_supported, None);
/// # Ok::<(), clayout::d3d12::FeatureError>(())
/// ```
#[doc(alias("D3D12_FEATURE_DATA_FEATURE_LEVELS", "D3D12_FEATURE_FEATURE_LEVELS"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, FeatureData)]
#[feature_data(feature = 2, name = "D3D12_FEATURE_DATA_FEATURE_LEVELS", none = DXGI_ERROR_UNSUPPORTED)]
pub struct FeatureLevels<'a> {
    /// `UINT NumFeatureLevels, const D3D_FEATURE_LEVEL *pFeatureLevelsRequested`, in: which are asked about, in any order.
    #[feature_data(list(NumFeatureLevels: u32, pFeatureLevelsRequested))]
    #[doc(alias = "pFeatureLevelsRequested")]
    pub requested: &'a [FeatureLevel],
    /// `D3D_FEATURE_LEVEL MaxSupportedFeatureLevel`, out: the highest of them that there is; `None` where there is none of
    /// them, for which a device has an `HRESULT` of its own.
    #[feature_data(nonzero, name = "MaxSupportedFeatureLevel")]
    #[doc(alias = "MaxSupportedFeatureLevel")]
    pub max_supported: Option<Open<FeatureLevel>>,
}

/// The highest shader model, up to one that the caller knows.
///
/// C: `D3D12_FEATURE_DATA_SHADER_MODEL` of `d3d12.h`, 4 bytes, alignment 4; feature 7.
///
/// ```
/// use clayout::d3d12::{HighestShaderModel, ShaderModel};
///
/// # let device = |_: u32, _: *mut core::ffi::c_void, _: u32| 0;
/// let answer = HighestShaderModel::query(&device, ShaderModel::V6_0)?; // from a device that reports nothing
/// assert_eq!(answer.highest, ShaderModel::V6_0); // the device has left it as it was
/// # Ok::<(), clayout::d3d12::FeatureError>(())
/// ```
#[doc(alias("D3D12_FEATURE_DATA_SHADER_MODEL", "D3D12_FEATURE_SHADER_MODEL"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, FeatureData)]
#[feature_data(feature = 7, name = "D3D12_FEATURE_DATA_SHADER_MODEL")]
pub struct HighestShaderModel {
    /// `D3D_SHADER_MODEL HighestShaderModel`, in and out: the highest that is asked about, then the highest of those that
    /// there is.
    #[feature_data(in_out, name = "HighestShaderModel")]
    #[doc(alias = "HighestShaderModel")]
    pub highest: Open<ShaderModel>,
}

impl HighestShaderModel {
    /// The highest shader model that both the device and the caller know, by asking for ever lower ones.
    ///
    /// A runtime refuses shader model that is newer than itself, so the first question is `cap`, and after every `E_INVALIDARG` the
    /// next lower enumerator. `None` where all are refused.
    ///
    /// ```
    /// use clayout::d3d12::{HighestShaderModel, ShaderModel};
    ///
    /// # use core::ffi::c_void;
    /// const E_INVALIDARG: i32 = 0x8007_0057_u32.cast_signed();
    /// // A runtime that knows nothing.
    /// let device = |_feature: u32, _data: *mut c_void, _size: u32| E_INVALIDARG;
    /// assert_eq!(HighestShaderModel::up_to(&device, ShaderModel::V6_6)?, None);
    /// # Ok::<(), clayout::d3d12::FeatureError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Any answer but `S_OK` and `E_INVALIDARG`.
    pub fn up_to(
        device: &(impl CheckFeatureSupport + ?Sized),
        cap: impl Into<Open<ShaderModel>>,
    ) -> Result<Option<Self>, FeatureError> {
        step_down(cap.into(), |asked| Self::query(device, asked))
    }
}

/// The highest version of root signatures, up to one that the caller knows.
///
/// C: `D3D12_FEATURE_DATA_ROOT_SIGNATURE` of `d3d12.h`, 4 bytes, alignment 4; feature 12.
///
/// ```
/// use clayout::d3d12::{HighestRootSignature, RootSignatureVersion};
///
/// # let device = |_: u32, _: *mut core::ffi::c_void, _: u32| 0;
/// let answer = HighestRootSignature::query(&device, RootSignatureVersion::V1_1)?; // from a device that reports nothing
/// assert_eq!(answer.highest, RootSignatureVersion::V1_1); // the device has left it as it was
/// # Ok::<(), clayout::d3d12::FeatureError>(())
/// ```
#[doc(alias("D3D12_FEATURE_DATA_ROOT_SIGNATURE", "D3D12_FEATURE_ROOT_SIGNATURE"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, FeatureData)]
#[feature_data(feature = 12, name = "D3D12_FEATURE_DATA_ROOT_SIGNATURE")]
pub struct HighestRootSignature {
    /// `D3D_ROOT_SIGNATURE_VERSION HighestVersion`, in and out: the highest that is asked about, then the highest of those
    /// that there is.
    #[feature_data(in_out, name = "HighestVersion")]
    #[doc(alias = "HighestVersion")]
    pub highest: Open<RootSignatureVersion>,
}

impl HighestRootSignature {
    /// The highest version that both the device and the caller know, by asking for ever lower ones.
    ///
    /// A runtime refuses version that is newer than itself, so the first question is `cap`, and after every `E_INVALIDARG` the
    /// next lower enumerator. `None` where all are refused.
    ///
    /// ```
    /// use clayout::d3d12::{HighestRootSignature, RootSignatureVersion};
    ///
    /// # use core::ffi::c_void;
    /// const E_INVALIDARG: i32 = 0x8007_0057_u32.cast_signed();
    /// // A runtime that knows nothing.
    /// let device = |_feature: u32, _data: *mut c_void, _size: u32| E_INVALIDARG;
    /// assert_eq!(HighestRootSignature::up_to(&device, RootSignatureVersion::V1_1)?, None);
    /// # Ok::<(), clayout::d3d12::FeatureError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Any answer but `S_OK` and `E_INVALIDARG`.
    pub fn up_to(
        device: &(impl CheckFeatureSupport + ?Sized),
        cap: impl Into<Open<RootSignatureVersion>>,
    ) -> Result<Option<Self>, FeatureError> {
        step_down(cap.into(), |asked| Self::query(device, asked))
    }
}

/// Asks for `cap`, then for each lower enumerator but 0, until the answer is another than `E_INVALIDARG`.
fn step_down<E: CEnum<Repr = u32>, A>(
    cap: Open<E>,
    ask: impl Fn(Open<E>) -> Result<A, FeatureError>,
) -> Result<Option<A>, FeatureError> {
    let numbers = E::ENUMERATORS
        .iter()
        .rev()
        .filter_map(|enumerator| enumerator.value().try_into().ok());
    let lower = numbers
        .map(Open::from_repr)
        .filter(|asked| *asked < cap && asked.into_repr() != 0);
    for asked in core::iter::once(cap).chain(lower) {
        match ask(asked) {
            Ok(answer) => return Ok(Some(answer)),
            Err(error) if error.fault() == FeatureFault::InvalidArgument => {}
            Err(error) => return Err(error),
        }
    }
    Ok(None)
}
