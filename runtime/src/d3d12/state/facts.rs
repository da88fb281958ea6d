//! What the judge may be told about the device and about where the object has to work.

/// What a device can do, as far as the caller knows: what is `None` cannot be told.
///
/// ```
/// use clayout::d3d12::state::DeviceFacts;
///
/// let device = DeviceFacts { node_count: Some(1), raytracing_tier: Some(11), ..DeviceFacts::default() };
/// assert_eq!(device.shader_model, None);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DeviceFacts {
    /// `ID3D12Device::GetNodeCount`.
    #[doc(alias = "GetNodeCount")]
    pub node_count: Option<u32>,
    /// `D3D12_RAYTRACING_TIER` as it is reported: 10 for tier 1.0, 11 for 1.1.
    #[doc(alias = "D3D12_RAYTRACING_TIER")]
    pub raytracing_tier: Option<u32>,
    /// The highest shader model, major and minor.
    #[doc(alias = "D3D12_FEATURE_SHADER_MODEL")]
    pub shader_model: Option<(u8, u8)>,
    /// The shader feature flags that the device supports, with the bits that a DXIL container uses for them.
    pub shader_features: Option<u64>,
}

/// Where the object has to work; what is refused there is wrong, what is ignored there is suspicious.
///
/// ```
/// use clayout::d3d12::state::{Description, Judge, Portability, StateObjectType, Subobject};
///
/// let mut object = Description::new(StateObjectType::Executable);
/// object.push(Subobject::StateObjectConfig { flags: 4 });
/// assert!(!Judge::new().judge(&object).is_wrong());
/// assert!(Judge::new().portability(Portability::Vkd3dProton).judge(&object).is_wrong());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Portability {
    /// Microsoft's runtime only.
    #[default]
    Native,
    /// Also vkd3d-proton, which Proton uses.
    Vkd3dProton,
    /// Also upstream vkd3d, which Wine uses.
    Wine,
}

/// Who is going to read the description.
///
/// ```
/// use clayout::d3d12::state::{Description, Judge, Purpose, StateObjectType, Subobject};
///
/// let mut object = Description::new(StateObjectType::RaytracingPipeline);
/// let exports = object.exports([]);
/// object.push(Subobject::ExistingCollectionByKey { key: b"key", exports });
/// assert!(Judge::new().judge(&object).is_wrong());
/// assert!(!Judge::new().purpose(Purpose::Store).judge(&object).is_wrong());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Purpose {
    /// `CreateStateObject` and `AddToStateObject`.
    #[default]
    Create,
    /// The offline compiler, which takes its own collections.
    Compile,
    /// A stored description, which names collections by key.
    Store,
}
