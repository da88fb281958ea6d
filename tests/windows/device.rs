//! Feature queries of a device that answers: Wine's own `d3d12`.

use clayout::CLayout;
use clayout::d3d12::state::DeviceFacts;
use clayout::d3d12::{
    Architecture1, CheckFeatureSupport, CrossNode, CrossNodeSharingTier, D3D12_FEATURE_DATA_ARCHITECTURE1,
    D3D12_FEATURE_DATA_CROSS_NODE, FeatureFault, HighestShaderModel, Options, RootSignatureVersion, ShaderModel,
};
use clayout::d3d12::{HighestRootSignature, Options22};
use clayout_windows::device;
use clayout_windows::fake::{Answer, Device, E_INVALIDARG, E_NOTIMPL};
use windows::Win32::Graphics::Direct3D12::{
    D3D12_FEATURE_ARCHITECTURE1, D3D12_FEATURE_CROSS_NODE, D3D12_FEATURE_DATA_ARCHITECTURE1 as Theirs, ID3D12Device7,
};
use windows::core::Interface;

/// What a query does with a device.
fn ask<C: CLayout>(device: &impl CheckFeatureSupport, feature: i32, data: &mut C) -> i32 {
    let size = u32::try_from(size_of::<C>()).unwrap();
    // SAFETY: the tests name the feature of the struct, or one that no device takes such a struct for.
    unsafe { device.check_feature_support(feature.cast_unsigned(), core::ptr::from_mut(data).cast(), size) }
}

#[test]
fn the_device_answers() {
    let device = device();
    let mut ours = D3D12_FEATURE_DATA_ARCHITECTURE1::new();
    assert_eq!(ask(&device, D3D12_FEATURE_ARCHITECTURE1.0, &mut ours), 0);

    let mut theirs = Theirs::default();
    let size = u32::try_from(size_of::<Theirs>()).unwrap();
    // SAFETY: the struct is that of the feature.
    unsafe { device.CheckFeatureSupport(D3D12_FEATURE_ARCHITECTURE1, (&raw mut theirs).cast(), size) }.unwrap();
    assert_eq!(<&Theirs>::from(&ours), &theirs);
}

#[test]
fn its_errors_are_handed_on() {
    let device = device();
    let mut node = D3D12_FEATURE_DATA_ARCHITECTURE1::new();
    node.node_index = 1;
    assert_eq!(ask(&device, D3D12_FEATURE_ARCHITECTURE1.0, &mut node), E_INVALIDARG.0);
    let mut of_another = D3D12_FEATURE_DATA_CROSS_NODE::new();
    assert_eq!(
        ask(&device, D3D12_FEATURE_ARCHITECTURE1.0, &mut of_another),
        E_INVALIDARG.0
    );
    // vkd3d's word for a feature that it does not know.
    assert_eq!(ask(&device, 0x7FFF, &mut of_another), E_NOTIMPL.0);
    assert_eq!(ask(&device, D3D12_FEATURE_CROSS_NODE.0, &mut of_another), 0);
}

#[test]
fn typed_queries() {
    let device = device();
    assert_eq!(device.node_count(), Some(1));
    let architecture = Architecture1::query(&device, 0).unwrap();
    // The adapter is a CPU, which shares all memory with itself.
    assert!(architecture.uma && architecture.cache_coherent_uma && !architecture.tile_based_renderer);
    assert_eq!(
        Architecture1::all_nodes(&device)
            .map(Result::unwrap)
            .collect::<Vec<_>>(),
        [architecture]
    );
    let options = Options::query(&device).unwrap();
    assert_eq!(options.cross_node_sharing_tier, CrossNodeSharingTier::NotSupported);
    assert!(options.max_gpu_virtual_address_bits_per_resource.is_some());
    assert_eq!(
        CrossNode::query(&device).unwrap().sharing_tier,
        CrossNodeSharingTier::NotSupported
    );
    let models = HighestShaderModel::up_to(&device, ShaderModel::V6_10).unwrap().unwrap();
    assert!(models.highest >= ShaderModel::V5_1);
    let signatures = HighestRootSignature::up_to(&device, RootSignatureVersion::V1_2)
        .unwrap()
        .unwrap();
    assert!(signatures.highest >= RootSignatureVersion::V1_0);

    let second = Architecture1::query(&device, 1).unwrap_err();
    assert_eq!(
        second.fault(),
        FeatureFault::NoSuchNode {
            node_index: 1,
            node_count: 1
        }
    );
    assert!(Options22::query(&device).unwrap_err().is_not_supported());
}

#[test]
fn facts_for_the_judge() {
    let facts = DeviceFacts::of(&device());
    assert_eq!((facts.node_count, facts.raytracing_tier), (Some(1), Some(0)));
    assert!(facts.shader_model.unwrap() >= (5, 1));
}

#[test]
fn a_later_device_can_be_asked_too() {
    let fake = Device::new(Answer::Make);
    let seventh: ID3D12Device7 = fake.interface().cast().unwrap();
    let highest = HighestShaderModel::up_to(&seventh, ShaderModel::V6_9)
        .unwrap()
        .unwrap()
        .highest;
    assert_eq!(highest, ShaderModel::V6_5);
    assert_eq!(seventh.node_count(), Some(1));
}
