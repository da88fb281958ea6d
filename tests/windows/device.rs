//! Feature queries of a device that answers: Wine's own `d3d12`.

use clayout::CLayout;
use clayout::d3d12::windows::StateObjectDevice;
use clayout::d3d12::{CheckFeatureSupport, D3D12_FEATURE_DATA_ARCHITECTURE1, D3D12_FEATURE_DATA_CROSS_NODE};
use clayout_windows::device;
use clayout_windows::fake::{E_INVALIDARG, E_NOTIMPL};
use windows::Win32::Graphics::Direct3D12::{
    D3D12_FEATURE_ARCHITECTURE1, D3D12_FEATURE_CROSS_NODE, D3D12_FEATURE_DATA_ARCHITECTURE1 as Theirs,
};

/// What a generic query does with a device.
fn ask<C: CLayout>(device: &impl CheckFeatureSupport, feature: i32, data: &mut C) -> i32 {
    let size = u32::try_from(size_of::<C>()).unwrap();
    // SAFETY: the tests name the feature of the struct, or one that no device knows.
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
    // A coherent cache is a property of unified memory. On a CPU memory is unified.
    assert!(theirs.UMA.as_bool() && theirs.CacheCoherentUMA.as_bool() && !theirs.TileBasedRenderer.as_bool());
}

#[test]
fn the_device_says_how_many_nodes_it_has() {
    let device = device();
    assert_eq!(device.node_count(), Some(1));
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
fn facts_for_the_judge() {
    let facts = device().device_facts();
    assert_eq!(facts.node_count, Some(1));
    assert_eq!(facts.raytracing_tier, Some(0));
    let (major, minor) = facts.shader_model.unwrap();
    assert!((5..=6).contains(&major) && minor <= 9, "{major}.{minor}");
}
