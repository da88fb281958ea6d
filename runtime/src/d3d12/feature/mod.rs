//! Feature queries: `ID3D12Device::CheckFeatureSupport` with a type for each feature.

mod device;

pub use device::CheckFeatureSupport;
