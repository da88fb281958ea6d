//! What is made of answers.

use core::ffi::c_void;

use clayout::d3d12::*;
use clayout::{CLayout, Open};

use super::device::{Device, S_OK, address, put, words};

#[test]
fn closures_are_devices() {
    let calls = std::cell::Cell::new(0);
    let device = |feature: u32, data: *mut c_void, size: u32| {
        assert_eq!((feature, size), (27, 12));
        calls.set(calls.get() + 1);
        // SAFETY: 12 bytes that may be written.
        unsafe { data.cast::<[u32; 3]>().write([0, 0, 11]) };
        S_OK
    };
    let answer = Options5::query(&device).unwrap();
    assert_eq!(answer.raytracing_tier, RaytracingTier::Tier1_1);
    assert_eq!(Options5::query(&(device, 1)), Ok(answer));
    assert_eq!(Options5::query(&&device), Ok(answer));
    let any: &dyn CheckFeatureSupport = &device;
    assert_eq!(Options5::query(any), Ok(answer));
    assert_eq!(calls.get(), 4);

    let counted = (|_: u32, _: *mut c_void, _: u32| S_OK, 2);
    assert_eq!(Architecture1::all_nodes(&counted).count(), 2);
    assert!(Architecture1::query(&counted, 2).is_err());
}

#[test]
fn tiers_newer_than_the_crate_are_kept_and_compare() {
    let device = Device::writing(&[0, 7, 13]);
    let answer = Options5::query(&device).unwrap();
    assert!(answer.raytracing_tier > RaytracingTier::Tier1_2 && !answer.raytracing_tier.is_known());
    assert_eq!(
        (
            answer.raytracing_tier.into_repr(),
            answer.render_passes_tier.into_repr()
        ),
        (13, 7)
    );
    let older = Options5::query(&Device::writing(&[0, 2, 10])).unwrap();
    assert!(older.raytracing_tier >= RaytracingTier::Tier1_0 && older.raytracing_tier < RaytracingTier::Tier1_1);

    let unknown = Options12::query(&Device::writing(&[u32::MAX, 1, 0])).unwrap();
    assert_eq!(
        unknown.ms_primitives_pipeline_statistic_includes_culled_primitives,
        TriState::Unknown
    );
    assert!(unknown.enhanced_barriers_supported);
}

/// All members of OPTIONS, each by its own word.
#[test]
fn members_are_read_where_they_lie() {
    let answer = Options::query(&Device::writing(&[1, 0, 3, 4, 3, 1, 0, 1, 2, 40, 1, 3, 0, 1, 2])).unwrap();
    let expected = Options {
        double_precision_float_shader_ops: true,
        output_merger_logic_op: false,
        min_precision_support: ShaderMinPrecision::BITS_10 | ShaderMinPrecision::BITS_16,
        tiled_resources_tier: TiledResourcesTier::Tier4.into(),
        resource_binding_tier: Some(ResourceBindingTier::Tier3.into()),
        ps_specified_stencil_ref_supported: true,
        typed_uav_load_additional_formats: false,
        rovs_supported: true,
        conservative_rasterization_tier: ConservativeRasterizationTier::Tier2.into(),
        max_gpu_virtual_address_bits_per_resource: Some(40),
        standard_swizzle_64kb_supported: true,
        cross_node_sharing_tier: CrossNodeSharingTier::Tier2.into(),
        cross_adapter_row_major_texture_supported: false,
        vp_and_rt_array_index_from_any_shader_feeding_rasterizer_supported_without_gs_emulation: true,
        resource_heap_tier: Some(ResourceHeapTier::Tier2.into()),
    };
    assert_eq!(answer, expected);
}

/// A driver that answers `S_OK` and writes nothing has not said that a heap has no room.
#[test]
fn what_is_not_reported_is_not_zero() {
    let silent = Device::answering(S_OK);
    let answer = Options19::query(&silent).unwrap();
    assert_eq!(answer.max_sampler_descriptor_heap_size, None);
    assert_eq!(answer.max_sampler_descriptor_heap_size_with_static_samplers, None);
    assert_eq!(answer.max_view_descriptor_heap_size, None);
    let options = Options::query(&silent).unwrap();
    assert_eq!(
        (options.resource_binding_tier, options.resource_heap_tier),
        (None, None)
    );
    // Where 0 is an answer it is one.
    assert_eq!(options.cross_node_sharing_tier, CrossNodeSharingTier::NotSupported);
    assert_eq!(Options1::query(&silent).unwrap().total_lane_count, None);
    assert_eq!(Options21::query(&silent).unwrap().execute_indirect_tier, None);
    assert_eq!(FormatInfo::query(&silent, DxgiFormat::NV12).unwrap().plane_count, None);
    let planes = Device::new(|_, data| {
        data[4] = 2;
        S_OK
    });
    assert_eq!(
        FormatInfo::query(&planes, DxgiFormat::NV12).unwrap().plane_count,
        Some(2)
    );
}

#[test]
fn an_answer_does_not_change_what_was_asked() {
    let device = Device::writing(&[u32::MAX, u32::MAX, 1]);
    let answer = CommandQueuePriority::query(&device, CommandListType::CopyOnly, QueuePriority::High).unwrap();
    assert_eq!(words(&device.calls()[0].before), [3, 100, 0]);
    assert_eq!(
        (answer.command_list_type, answer.priority),
        (CommandListType::CopyOnly.into(), QueuePriority::High.into())
    );
    assert!(answer.priority_for_type_is_supported);
    // A number that has no name.
    CommandQueuePriority::query(&device, CommandListType::None, Open::from_repr(50)).unwrap();
    assert_eq!(words(&device.calls()[1].before), [u32::MAX, 50, 0]);

    let answer = BarrierLayoutSupport::query(&device, CommandListType::Direct, BarrierLayout::Undefined).unwrap();
    assert_eq!(words(&device.calls()[2].before), [0, u32::MAX, 0]);
    assert!(answer.supported);
}

#[test]
fn a_struct_can_be_an_input() {
    let device = Device::new(|_, data| {
        put(data, 28, &[1]);
        S_OK
    });
    let heap = HeapProperties {
        visible_node_mask: 3,
        ..HeapProperties::new(HeapType::GpuUpload)
    };
    let format = DxgiFormat::R32_FLOAT;
    let answer = PlacedResourceSupportInfo::query(&device, format, ResourceDimension::Texture3D, heap).unwrap();
    assert_eq!(words(&device.calls()[0].before), [41, 4, 5, 0, 0, 1, 3, 0]);
    assert_eq!((answer.dest_heap_properties, answer.supported), (heap, true));
}

#[test]
fn a_device_fills_lists() {
    let pointer = 8;
    let device = Device::new(|_, data| {
        assert_eq!(words(data)[..2], [1, 2]);
        let first = std::ptr::with_exposed_provenance_mut::<u8>(address(data, pointer));
        // SAFETY: room for two GUIDs, borrowed for as long as the query.
        unsafe { std::slice::from_raw_parts_mut(first, 32) }.fill(7);
        S_OK
    });
    let mut room = [GUID::new(); 2];
    let _ = room.as_mut_ptr().expose_provenance();
    let answer = ProtectedResourceSessionTypes::query(&device, 1, &mut room).unwrap();
    assert_eq!(answer.types, [GUID::from_bytes([7; 16]); 2]);
    assert_eq!(answer.node_index, 1);

    // An empty list is null.
    let empty = Device::new(|_, data| {
        assert_eq!((words(data)[1], address(data, pointer)), (0, 0));
        S_OK
    });
    ProtectedResourceSessionTypes::query(&empty, 0, &mut []).unwrap();
    FeatureLevels::query(
        &Device::new(|_, data| i32::from(address(data, size_of::<usize>()) != 0)),
        &[],
    )
    .unwrap();
}

#[test]
fn a_guid_is_written_as_it_is_read() {
    let guid = Guid::from_u128(0x0011_2233_4455_6677_8899_AABB_CCDD_EEFF);
    let c = guid.to_c().unwrap();
    #[cfg(target_endian = "little")]
    assert_eq!(c.to_bytes()[..8], [0x33, 0x22, 0x11, 0x00, 0x55, 0x44, 0x77, 0x66]);
    assert_eq!(c.to_bytes()[8..], [0x88, 0x99, 0xAA, 0xBB, 0xCC, 0xDD, 0xEE, 0xFF]);
    assert_eq!((GUID::LAYOUT.size, GUID::LAYOUT.align), (16, 4));
}

#[test]
fn an_answer_is_made_of_the_c_struct_too() {
    let mut c = D3D12_FEATURE_DATA_ARCHITECTURE1::new();
    (c.node_index, c.cache_coherent_uma) = (1, Bool32::from_repr(-1));
    let answer = Architecture1::from(c);
    assert!(answer.cache_coherent_uma && !answer.uma && answer.node_index == 1);
    let c = D3D12_FEATURE_DATA_SHADER_MODEL::from_bytes(0x66_u32.to_ne_bytes());
    assert_eq!(HighestShaderModel::from(c).highest, ShaderModel::V6_6);
    let answer = Options19::from(D3D12_FEATURE_DATA_D3D12_OPTIONS19::new());
    assert_eq!(answer.compute_only_custom_heap_supported, Some(false));
}

#[test]
fn features_can_be_generic() {
    fn number_and_size<F: FeatureData>() -> (u32, usize) {
        (F::FEATURE, <F::C as CLayout>::LAYOUT.size)
    }
    assert_eq!(number_and_size::<ShaderCacheAbiSupport>(), (61, 288));
    let device = Device::writing(&[2]);
    assert_eq!(
        ShaderCache::ask(&device, ()).unwrap().support_flags,
        ShaderCacheSupport::LIBRARY
    );
}
