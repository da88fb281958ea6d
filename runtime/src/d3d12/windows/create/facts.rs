//! What a device says about itself.

use windows::Win32::Graphics::Direct3D12::{
    D3D_HIGHEST_SHADER_MODEL, D3D_SHADER_MODEL, D3D_SHADER_MODEL_6_0, D3D12_FEATURE, D3D12_FEATURE_D3D12_OPTIONS5,
    D3D12_FEATURE_DATA_D3D12_OPTIONS5, D3D12_FEATURE_DATA_SHADER_MODEL, D3D12_FEATURE_SHADER_MODEL, ID3D12Device,
};

use crate::d3d12::CheckFeatureSupport;
use crate::d3d12::state::DeviceFacts;

pub(super) fn facts(device: &ID3D12Device) -> DeviceFacts {
    DeviceFacts {
        node_count: device.node_count(),
        raytracing_tier: raytracing_tier(device),
        shader_model: shader_model(device),
        shader_features: None,
    }
}

fn raytracing_tier(device: &ID3D12Device) -> Option<u32> {
    // SAFETY: the struct is that of the feature.
    let options: D3D12_FEATURE_DATA_D3D12_OPTIONS5 = unsafe {
        ask(
            device,
            D3D12_FEATURE_D3D12_OPTIONS5,
            D3D12_FEATURE_DATA_D3D12_OPTIONS5::default(),
        )
    }?;
    u32::try_from(options.RaytracingTier.0).ok()
}

/// The highest shader model that runtime and device know. An older runtime refuses a number that is too new for it, so the
/// question is put for one after the other.
fn shader_model(device: &ID3D12Device) -> Option<(u8, u8)> {
    (D3D_SHADER_MODEL_6_0.0..=D3D_HIGHEST_SHADER_MODEL.0)
        .rev()
        .find_map(|asked| {
            let data = D3D12_FEATURE_DATA_SHADER_MODEL {
                HighestShaderModel: D3D_SHADER_MODEL(asked),
            };
            // SAFETY: the struct is that of the feature.
            unsafe { ask(device, D3D12_FEATURE_SHADER_MODEL, data) }
        })
        .and_then(|data| u8::try_from(data.HighestShaderModel.0).ok())
        .map(|model| (model >> 4, model & 0xF))
}

/// # Safety
///
/// `T` is the struct of the feature, with no pointers in it.
unsafe fn ask<T>(device: &ID3D12Device, feature: D3D12_FEATURE, mut data: T) -> Option<T> {
    let size = u32::try_from(size_of::<T>()).ok()?;
    // SAFETY: `data` has that many bytes, and the caller promises that they are of the feature.
    let hresult = unsafe { device.check_feature_support(feature.0.cast_unsigned(), (&raw mut data).cast(), size) };
    (hresult >= 0).then_some(data)
}
