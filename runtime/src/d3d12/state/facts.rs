//! What the judge may be told about the device and about where the object has to work.

use crate::d3d12::{CheckFeatureSupport, HighestShaderModel, Options5, ShaderModel};
use crate::{CEnum, Open};

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

impl DeviceFacts {
    /// What a device says about itself: how many nodes it has, its ray tracing tier and the highest shader model.
    ///
    /// What it does not answer is `None`. So are the shader features, for which no query has the bits of a container.
    ///
    /// ```
    /// use clayout::d3d12::state::DeviceFacts;
    ///
    /// # use core::ffi::c_void;
    /// // Some binding's device, of one node.
    /// let device = |feature: u32, data: *mut c_void, _size: u32| {
    ///     // SAFETY: the struct of feature 7, the shader model, is one number.
    ///     unsafe { if feature == 7 { *data.cast() = 0x65_u32; 0 } else { -1 } }
    /// };
    /// let facts = DeviceFacts::of(&(device, 1));
    /// assert_eq!((facts.node_count, facts.shader_model), (Some(1), Some((6, 5))));
    /// assert_eq!(facts.raytracing_tier, None);
    /// ```
    #[must_use]
    pub fn of(device: &(impl CheckFeatureSupport + ?Sized)) -> Self {
        let options = Options5::query(device).ok();
        let newest = ShaderModel::ENUMERATORS
            .iter()
            .filter_map(|known| known.value().try_into().ok());
        let highest = newest
            .max()
            .and_then(|newest| HighestShaderModel::up_to(device, Open::from_repr(newest)).ok());
        Self {
            node_count: device.node_count(),
            raytracing_tier: options.map(|options| options.raytracing_tier.into_repr()),
            shader_model: highest.flatten().and_then(|answer| {
                let number = u8::try_from(answer.highest.into_repr()).ok()?;
                Some((number >> 4, number & 0xF))
            }),
            shader_features: None,
        }
    }
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
