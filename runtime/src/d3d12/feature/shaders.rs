//! Shader caches, meta commands and drivers.

use clayout::{CEnum, FeatureData};

use super::ShaderCacheSupport;
use super::protected::Guid;

/// Where compiled shaders are kept.
///
/// C: `D3D12_FEATURE_DATA_SHADER_CACHE` of `d3d12.h`, 4 bytes, alignment 4; feature 19.
///
/// ```
/// use clayout::d3d12::{ShaderCache, ShaderCacheSupport};
///
/// # let device = |_: u32, _: *mut core::ffi::c_void, _: u32| 0;
/// let answer = ShaderCache::query(&device)?; // from a device that reports nothing
/// assert_eq!(answer.support_flags, ShaderCacheSupport::NONE);
/// # Ok::<(), clayout::d3d12::FeatureError>(())
/// ```
#[doc(alias("D3D12_FEATURE_DATA_SHADER_CACHE", "D3D12_FEATURE_SHADER_CACHE"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, FeatureData)]
#[feature_data(feature = 19, name = "D3D12_FEATURE_DATA_SHADER_CACHE", rename_all = "PascalCase")]
pub struct ShaderCache {
    /// `D3D12_SHADER_CACHE_SUPPORT_FLAGS SupportFlags`, out: where.
    #[doc(alias = "SupportFlags")]
    pub support_flags: ShaderCacheSupport,
}

/// What a meta command says of itself.
///
/// C: `D3D12_FEATURE_DATA_QUERY_META_COMMAND` of `d3d12.h`, 56 bytes, alignment 8; on 32 bits 36 bytes, alignment 4; feature
/// 31.
///
/// ```
/// use clayout::d3d12::{Guid, QueryMetaCommand};
///
/// # let device = |_: u32, _: *mut core::ffi::c_void, _: u32| 0;
/// let mut room = [0; 16];
/// let answer = QueryMetaCommand::query(&device, Guid::from_u128(1), 0, &[1, 2], &mut room)?;
/// assert_eq!(answer.query_output, [0; 16]);
/// # Ok::<(), clayout::d3d12::FeatureError>(())
/// ```
#[doc(alias("D3D12_FEATURE_DATA_QUERY_META_COMMAND", "D3D12_FEATURE_QUERY_META_COMMAND"))]
#[derive(Debug, PartialEq, Eq, Hash, FeatureData)]
#[feature_data(
    feature = 31,
    name = "D3D12_FEATURE_DATA_QUERY_META_COMMAND",
    rename_all = "PascalCase"
)]
pub struct QueryMetaCommand<'a> {
    /// `GUID CommandId`, in: which meta command.
    #[feature_data(input)]
    #[doc(alias = "CommandId")]
    pub command_id: Guid,
    /// `UINT NodeMask`, in: one bit for the node that is asked about; 0 where there is one.
    #[feature_data(input)]
    #[doc(alias = "NodeMask")]
    pub node_mask: u32,
    /// `const void *pQueryInputData, SIZE_T QueryInputDataSizeInBytes`, in: the question, in the bytes that the meta command
    /// defines.
    #[feature_data(list(pQueryInputData, QueryInputDataSizeInBytes: usize))]
    #[doc(alias = "pQueryInputData")]
    pub query_input: &'a [u8],
    /// `void *pQueryOutputData, SIZE_T QueryOutputDataSizeInBytes`, in: room for the answer, which the device fills.
    #[feature_data(list(pQueryOutputData, QueryOutputDataSizeInBytes: usize))]
    #[doc(alias = "pQueryOutputData")]
    pub query_output: &'a mut [u8],
}

/// Whether a driver that treats an application in its own way can be told to forget or to take over that.
///
/// C: `D3D12_FEATURE_DATA_APPLICATION_SPECIFIC_DRIVER_STATE` of `d3d12.h`, 4 bytes, alignment 4; feature 56.
///
/// ```
/// use clayout::d3d12::ApplicationSpecificDriverState;
///
/// # let device = |_: u32, _: *mut core::ffi::c_void, _: u32| 0;
/// let answer = ApplicationSpecificDriverState::query(&device)?; // from a device that reports nothing
/// assert!(!answer.supported);
/// # Ok::<(), clayout::d3d12::FeatureError>(())
/// ```
#[doc(alias(
    "D3D12_FEATURE_DATA_APPLICATION_SPECIFIC_DRIVER_STATE",
    "D3D12_FEATURE_APPLICATION_SPECIFIC_DRIVER_STATE"
))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, FeatureData)]
#[feature_data(
    feature = 56,
    name = "D3D12_FEATURE_DATA_APPLICATION_SPECIFIC_DRIVER_STATE",
    rename_all = "PascalCase"
)]
pub struct ApplicationSpecificDriverState {
    /// `BOOL Supported`, out: it can.
    #[doc(alias = "Supported")]
    pub supported: bool,
}

/// Whether shaders may come with a marker in place of the hash that a compiler signs them with.
///
/// C: `D3D12_FEATURE_DATA_BYTECODE_BYPASS_HASH_SUPPORTED` of `d3d12.h`, 4 bytes, alignment 4; feature 57.
///
/// ```
/// use clayout::d3d12::BytecodeBypassHashSupported;
///
/// # let device = |_: u32, _: *mut core::ffi::c_void, _: u32| 0;
/// let answer = BytecodeBypassHashSupported::query(&device)?; // from a device that reports nothing
/// assert!(!answer.supported);
/// # Ok::<(), clayout::d3d12::FeatureError>(())
/// ```
#[doc(alias(
    "D3D12_FEATURE_DATA_BYTECODE_BYPASS_HASH_SUPPORTED",
    "D3D12_FEATURE_BYTECODE_BYPASS_HASH_SUPPORTED"
))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, FeatureData)]
#[feature_data(
    feature = 57,
    name = "D3D12_FEATURE_DATA_BYTECODE_BYPASS_HASH_SUPPORTED",
    rename_all = "PascalCase"
)]
pub struct BytecodeBypassHashSupported {
    /// `BOOL Supported`, out: they may.
    #[doc(alias = "Supported")]
    pub supported: bool,
}

/// Which precompiled shaders an adapter can use.
///
/// C: `D3D12_FEATURE_DATA_SHADERCACHE_ABI_SUPPORT` of `d3d12.h`, 288 bytes, alignment 8; feature 61.
///
/// ```
/// use clayout::d3d12::ShaderCacheAbiSupport;
///
/// # let device = |_: u32, _: *mut core::ffi::c_void, _: u32| 0;
/// let answer = ShaderCacheAbiSupport::query(&device)?; // from a device that reports nothing
/// assert_eq!(answer.adapter_family[0], 0);
/// assert_eq!(answer.compiler_version.parts(), [0; 4]);
/// # Ok::<(), clayout::d3d12::FeatureError>(())
/// ```
#[doc(alias(
    "D3D12_FEATURE_DATA_SHADERCACHE_ABI_SUPPORT",
    "D3D12_FEATURE_SHADER_CACHE_ABI_SUPPORT"
))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, FeatureData)]
#[feature_data(
    feature = 61,
    name = "D3D12_FEATURE_DATA_SHADERCACHE_ABI_SUPPORT",
    rename_all = "PascalCase",
    align = 8
)]
pub struct ShaderCacheAbiSupport {
    /// `WCHAR szAdapterFamily[128]`, out: the name of the family of adapters, in UTF-16, up to a 0.
    #[feature_data(name = "szAdapterFamily")]
    #[doc(alias = "szAdapterFamily")]
    pub adapter_family: [u16; 128],
    /// `UINT64 MinimumABISupportVersion`, out: the oldest version of its code that it can use.
    #[feature_data(name = "MinimumABISupportVersion")]
    #[doc(alias = "MinimumABISupportVersion")]
    pub minimum_abi_support_version: u64,
    /// `UINT64 MaximumABISupportVersion`, out: the newest.
    #[feature_data(name = "MaximumABISupportVersion")]
    #[doc(alias = "MaximumABISupportVersion")]
    pub maximum_abi_support_version: u64,
    /// `D3D12_VERSION_NUMBER CompilerVersion`, out: the version of the driver's compiler.
    #[doc(alias = "CompilerVersion")]
    pub compiler_version: VersionNumber,
    /// `D3D12_VERSION_NUMBER ApplicationProfileVersion`, out: the version of the driver's profiles of applications.
    #[doc(alias = "ApplicationProfileVersion")]
    pub application_profile_version: VersionNumber,
}

/// A version in four parts.
///
/// C: `D3D12_VERSION_NUMBER` of `d3d12.h`, a union of one `UINT64` and four `UINT16`, 8 bytes.
///
/// ```
/// use clayout::d3d12::VersionNumber;
///
/// let version = VersionNumber::from_parts([1, 0, 2, 3]);
/// assert_eq!(version.parts(), [1, 0, 2, 3]);
/// ```
#[doc(alias = "D3D12_VERSION_NUMBER")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, CEnum)]
#[clayout(name = "D3D12_VERSION_NUMBER")]
#[repr(transparent)]
pub struct VersionNumber(u64);

impl VersionNumber {
    /// Of the four parts, in the order of the C array `VersionParts`.
    ///
    /// ```
    /// assert_eq!(clayout::d3d12::VersionNumber::from_parts([0; 4]).into_repr(), 0);
    /// ```
    #[must_use]
    pub fn from_parts(parts: [u16; 4]) -> Self {
        let mut bytes = [0; 8];
        for (bytes, part) in bytes.chunks_exact_mut(2).zip(parts) {
            bytes.copy_from_slice(&part.to_ne_bytes());
        }
        Self(u64::from_ne_bytes(bytes))
    }

    /// The four parts, in the order of the C array `VersionParts`.
    ///
    /// ```
    /// assert_eq!(clayout::d3d12::VersionNumber::default().parts(), [0; 4]);
    /// ```
    #[must_use]
    pub fn parts(self) -> [u16; 4] {
        let bytes = self.0.to_ne_bytes();
        [0, 2, 4, 6].map(|at| u16::from_ne_bytes([bytes[at], bytes[at + 1]]))
    }
}
