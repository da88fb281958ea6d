//! Protected resources.

use clayout::{CLayout, FeatureData};

use super::{FeatureElement, ProtectedResourceSessionSupportFlags};

/// Whether a node has protected resources.
///
/// C: `D3D12_FEATURE_DATA_PROTECTED_RESOURCE_SESSION_SUPPORT` of `d3d12.h`, 8 bytes, alignment 4; feature 10.
///
/// ```
/// use clayout::d3d12::{ProtectedResourceSessionSupport, ProtectedResourceSessionSupportFlags};
///
/// # let device = |_: u32, _: *mut core::ffi::c_void, _: u32| 0;
/// let answer = ProtectedResourceSessionSupport::query(&device, 0)?; // from a device that reports nothing
/// assert_eq!(answer.support, ProtectedResourceSessionSupportFlags::NONE);
/// # Ok::<(), clayout::d3d12::FeatureError>(())
/// ```
#[doc(alias(
    "D3D12_FEATURE_DATA_PROTECTED_RESOURCE_SESSION_SUPPORT",
    "D3D12_FEATURE_PROTECTED_RESOURCE_SESSION_SUPPORT"
))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, FeatureData)]
#[feature_data(
    feature = 10,
    name = "D3D12_FEATURE_DATA_PROTECTED_RESOURCE_SESSION_SUPPORT",
    rename_all = "PascalCase"
)]
pub struct ProtectedResourceSessionSupport {
    /// `UINT NodeIndex`, in: which physical adapter of a linked device is asked about, from 0.
    #[feature_data(node_index)]
    #[doc(alias = "NodeIndex")]
    pub node_index: u32,
    /// `D3D12_PROTECTED_RESOURCE_SESSION_SUPPORT_FLAGS Support`, out: whether it has.
    #[doc(alias = "Support")]
    pub support: ProtectedResourceSessionSupportFlags,
}

/// How many types of protection a node has.
///
/// C: `D3D12_FEATURE_DATA_PROTECTED_RESOURCE_SESSION_TYPE_COUNT` of `d3d12.h`, 8 bytes, alignment 4; feature 33.
///
/// ```
/// use clayout::d3d12::ProtectedResourceSessionTypeCount;
///
/// # let device = |_: u32, _: *mut core::ffi::c_void, _: u32| 0;
/// let answer = ProtectedResourceSessionTypeCount::query(&device, 0)?; // from a device that reports nothing
/// assert_eq!(answer.count, 0);
/// # Ok::<(), clayout::d3d12::FeatureError>(())
/// ```
#[doc(alias(
    "D3D12_FEATURE_DATA_PROTECTED_RESOURCE_SESSION_TYPE_COUNT",
    "D3D12_FEATURE_PROTECTED_RESOURCE_SESSION_TYPE_COUNT"
))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, FeatureData)]
#[feature_data(
    feature = 33,
    name = "D3D12_FEATURE_DATA_PROTECTED_RESOURCE_SESSION_TYPE_COUNT",
    rename_all = "PascalCase"
)]
pub struct ProtectedResourceSessionTypeCount {
    /// `UINT NodeIndex`, in: which physical adapter of a linked device is asked about, from 0.
    #[feature_data(node_index)]
    #[doc(alias = "NodeIndex")]
    pub node_index: u32,
    /// `UINT Count`, out: how many.
    #[doc(alias = "Count")]
    pub count: u32,
}

/// The types of protection that a node has: as many as [`ProtectedResourceSessionTypeCount`] says.
///
/// C: `D3D12_FEATURE_DATA_PROTECTED_RESOURCE_SESSION_TYPES` of `d3d12.h`, 16 bytes, alignment 8; on 32 bits 12 bytes,
/// alignment 4; feature 34.
///
/// ```
/// use clayout::d3d12::{GUID, ProtectedResourceSessionTypeCount, ProtectedResourceSessionTypes};
///
/// # let device = |_: u32, _: *mut core::ffi::c_void, _: u32| 0;
/// let count = ProtectedResourceSessionTypeCount::query(&device, 0)?.count;
/// let mut room = vec![GUID::new(); count as usize];
/// let answer = ProtectedResourceSessionTypes::query(&device, 0, &mut room)?;
/// assert_eq!(answer.types.len(), 0);
/// # Ok::<(), clayout::d3d12::FeatureError>(())
/// ```
#[doc(alias(
    "D3D12_FEATURE_DATA_PROTECTED_RESOURCE_SESSION_TYPES",
    "D3D12_FEATURE_PROTECTED_RESOURCE_SESSION_TYPES"
))]
#[derive(Debug, PartialEq, Eq, Hash, FeatureData)]
#[feature_data(
    feature = 34,
    name = "D3D12_FEATURE_DATA_PROTECTED_RESOURCE_SESSION_TYPES",
    rename_all = "PascalCase"
)]
pub struct ProtectedResourceSessionTypes<'a> {
    /// `UINT NodeIndex`, in: which physical adapter of a linked device is asked about, from 0.
    #[feature_data(node_index)]
    #[doc(alias = "NodeIndex")]
    pub node_index: u32,
    /// `UINT Count, GUID *pTypes`, in: room for the types, which the device fills.
    #[feature_data(list(Count: u32, pTypes))]
    #[doc(alias = "pTypes")]
    pub types: &'a mut [GUID],
}

/// A number of 128 bits that no two things share.
///
/// C: `GUID` of `guiddef.h`, 16 bytes, alignment 4; the generated type [`GUID`] is what lists hold.
///
/// ```
/// use clayout::d3d12::{GUID, Guid};
///
/// let unknown = Guid::from_u128(0x0000_0000_0000_0000_C000_0000_0000_0046);
/// assert_eq!(unknown.data4, [0xC0, 0, 0, 0, 0, 0, 0, 0x46]);
/// let c: GUID = unknown.to_c()?;
/// # Ok::<(), clayout::OutOfRange>(())
/// ```
#[doc(alias = "GUID")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, CLayout)]
#[clayout(name = "GUID", rename_all = "PascalCase")]
pub struct Guid {
    /// `unsigned long Data1`: the first 8 hexadecimal digits.
    pub data1: u32,
    /// `unsigned short Data2`: the next 4.
    pub data2: u16,
    /// `unsigned short Data3`: the next 4.
    pub data3: u16,
    /// `unsigned char Data4[8]`: the last 16, in the order in which they are written.
    pub data4: [u8; 8],
}

impl Guid {
    /// From the digits as they are written, without the dashes.
    ///
    /// ```
    /// use clayout::d3d12::Guid;
    ///
    /// assert_eq!(Guid::from_u128(0x1234_5678_9ABC_DEF0_0000_0000_0000_0000).data2, 0x9ABC);
    /// ```
    #[must_use]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "each part takes its digits of the number"
    )]
    pub const fn from_u128(digits: u128) -> Self {
        let [first, second] = [digits >> 64, digits & u64::MAX as u128];
        Self {
            data1: (first >> 32) as u32,
            data2: (first >> 16) as u16,
            data3: first as u16,
            data4: (second as u64).to_be_bytes(),
        }
    }
}

// SAFETY: the generated type has size, alignment and bytes of C's `GUID`.
unsafe impl FeatureElement for GUID {}
