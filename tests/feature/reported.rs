//! What people reported about feature queries, told in `reported/feature` as C01 to C11.

use clayout::d3d12::*;

use super::device::{
    DXGI_ERROR_DEVICE_REMOVED, DXGI_ERROR_UNSUPPORTED, Device, E_FAIL, E_INVALIDARG, E_OUTOFMEMORY, S_OK, address, put,
    words,
};

/// C01: OPTIONS13, 14 and 15 were asked for by the number of OPTIONS12, and one of them has its size.
#[test]
fn each_struct_goes_with_its_own_number() {
    let device = Device::answering(S_OK);
    Options12::query(&device).unwrap();
    Options13::query(&device).unwrap();
    Options14::query(&device).unwrap();
    Options15::query(&device).unwrap();
    assert_eq!(device.sizes(), [(41, 12), (42, 24), (43, 12), (44, 8)]);
}

/// C03: a runtime refuses a shader model that is newer than itself, so that one has to ask for ever lower ones.
#[test]
fn shader_models_are_asked_for_downwards() {
    let knows = |newest: u32| {
        Device::new(move |feature, data| {
            assert_eq!((feature, data.len()), (7, 4));
            if words(data)[0] > newest { E_INVALIDARG } else { S_OK }
        })
    };
    let asked =
        |device: &Device<'_>| -> Vec<u32> { device.calls().iter().map(|call| words(&call.before)[0]).collect() };

    let device = knows(0x66);
    let highest = HighestShaderModel::up_to(&device, ShaderModel::V6_9).unwrap().unwrap();
    assert_eq!(highest.highest, ShaderModel::V6_6);
    assert_eq!(asked(&device), [0x69, 0x68, 0x67, 0x66]);

    // None at all is no error.
    let device = knows(0);
    assert_eq!(HighestShaderModel::up_to(&device, ShaderModel::V6_1), Ok(None));
    assert_eq!(asked(&device), [0x61, 0x60, 0x51]);

    // Any other failure is one.
    let device = Device::answering(DXGI_ERROR_DEVICE_REMOVED);
    let error = HighestShaderModel::up_to(&device, ShaderModel::V6_9).unwrap_err();
    assert_eq!((error.fault(), device.calls().len()), (FeatureFault::DeviceRemoved, 1));

    // The caller's cap need not be known to this crate, and the device may answer what it likes.
    let device = Device::new(|_, data| {
        let [asked] = words(data)[..] else { panic!() };
        put(data, 0, &[0x72]);
        if asked > 0x71 { E_INVALIDARG } else { S_OK }
    });
    let highest = HighestShaderModel::up_to(&device, clayout::Open::from_repr(0x80))
        .unwrap()
        .unwrap();
    assert_eq!(asked(&device), [0x80, 0x6A]);
    assert_eq!(highest.highest.into_repr(), 0x72);
    assert!(highest.highest > ShaderModel::V6_10 && !highest.highest.is_known());
}

#[test]
fn root_signatures_are_asked_for_downwards() {
    let device = Device::new(|_, data| if words(data)[0] > 1 { E_INVALIDARG } else { S_OK });
    let highest = HighestRootSignature::up_to(&device, RootSignatureVersion::V1_2)
        .unwrap()
        .unwrap();
    assert_eq!(highest.highest, RootSignatureVersion::V1_0);
    assert_eq!(device.sizes(), [(12, 4); 3]);
}

/// C05: OPTIONS19 has grown from 36 to 40 bytes, and a runtime takes one of the two.
#[test]
fn both_sizes_are_asked_for() {
    let knows = |size: usize| {
        Device::new(move |_, data| {
            if data.len() != size {
                data.fill(0xAA);
                return E_INVALIDARG;
            }
            put(data, 4, &[5, 0, 1]);
            put(data, 24, &[4000]);
            S_OK
        })
    };
    let (old, new) = (knows(36), knows(40));
    let (of_old, of_new) = (Options19::query(&old).unwrap(), Options19::query(&new).unwrap());
    assert_eq!(old.sizes(), [(48, 40), (48, 36)]);
    assert_eq!(new.sizes(), [(48, 40)]);
    assert_eq!(
        (
            of_old.compute_only_custom_heap_supported,
            of_new.compute_only_custom_heap_supported
        ),
        (None, Some(false))
    );
    for answer in [of_old, of_new] {
        assert_eq!(answer.supported_sample_counts_with_no_outputs, Some(5));
        assert_eq!(answer.max_sampler_descriptor_heap_size, Some(4000));
        // What the refused call wrote is not there.
        assert_eq!(answer.max_view_descriptor_heap_size, None);
        assert!(answer.rasterizer_desc2_supported && !answer.narrow_quadrilateral_lines_supported);
    }

    let neither = Options19::query(&knows(12)).unwrap_err();
    assert!(neither.is_not_supported() && !neither.is_device_lost());
    for (hresult, fault) in [
        (DXGI_ERROR_DEVICE_REMOVED, FeatureFault::DeviceRemoved),
        (E_OUTOFMEMORY, FeatureFault::OutOfMemory),
    ] {
        let device = Device::answering(hresult);
        let error = Options19::query(&device).unwrap_err();
        assert_eq!((error.fault(), device.calls().len()), (fault, 1));
        assert!(!error.is_not_supported());
    }
}

/// C07: inputs are read before the outputs are written, and a format that is not supported is no error.
#[test]
fn format_queries_tell_the_device_what_they_ask() {
    let format = DxgiFormat::R8G8B8A8_UNORM;
    let device = Device::new(|_, data| {
        put(data, 0, &[99, 0x4020, 0x80]);
        S_OK
    });
    let answer = FormatSupport::query(&device, format).unwrap();
    assert_eq!(words(&device.calls()[0].before), [28, 0, 0]);
    assert_eq!((device.calls()[0].feature, answer.format), (3, format));
    assert!(
        answer
            .support1
            .contains(FormatSupport1::RENDER_TARGET | FormatSupport1::TEXTURE2D)
    );
    assert_eq!(answer.support2, FormatSupport2::UAV_TYPED_STORE);

    let nothing = Device::new(|_, data| {
        data.fill(0xFF);
        E_FAIL
    });
    let answer = FormatSupport::query(&nothing, format).unwrap();
    assert_eq!(
        (answer.format, answer.support1, answer.support2),
        (format, FormatSupport1::NONE, FormatSupport2::NONE)
    );
    let invalid = FormatSupport::query(&Device::answering(E_INVALIDARG), DxgiFormat::from_repr(1000)).unwrap_err();
    assert_eq!(invalid.fault(), FeatureFault::InvalidArgument);

    let flags = MultisampleQualityLevelFlags::TILED_RESOURCE;
    let device = Device::new(|_, data| {
        put(data, 12, &[3]);
        S_OK
    });
    let answer = MultisampleQualityLevels::query(&device, format, 4, flags).unwrap();
    assert_eq!(words(&device.calls()[0].before), [28, 4, 1, 0]);
    assert_eq!(
        (answer.sample_count, answer.flags, answer.num_quality_levels),
        (4, flags, 3)
    );
    let answer = MultisampleQualityLevels::query(&nothing, format, 4, flags).unwrap();
    assert_eq!(answer.num_quality_levels, 0);
}

/// C09: the list of feature levels goes by pointer, and none of them is an answer.
#[test]
fn feature_levels_go_by_pointer() {
    let levels = [
        FeatureLevel::V12_2,
        FeatureLevel::V12_1,
        FeatureLevel::V12_0,
        FeatureLevel::V11_1,
        FeatureLevel::V11_0,
    ];
    let (pointer, highest) = (size_of::<usize>(), 2 * size_of::<usize>());
    let device = Device::new(|_, data| {
        assert_eq!((words(data)[0], words(&data[highest..])[0]), (5, 0));
        let first = std::ptr::with_exposed_provenance::<u32>(address(data, pointer));
        // SAFETY: the pointer to so many numbers, which live on the stack of the caller of the query.
        let given = unsafe { std::slice::from_raw_parts(first, 5) };
        assert_eq!(given, [49664, 49408, 49152, 45312, 45056]);
        put(data, highest, &[given[1]]);
        S_OK
    });
    let _ = levels.as_ptr().expose_provenance();
    let answer = FeatureLevels::query(&device, &levels).unwrap();
    assert_eq!(answer.max_supported, Some(FeatureLevel::V12_1.into()));
    assert_eq!(answer.requested, levels);
    assert_eq!(
        device.sizes(),
        [(2, if cfg!(target_pointer_width = "64") { 24 } else { 12 })]
    );

    // One that this crate does not know.
    let newer = Device::new(|_, data| {
        put(data, highest, &[0xD000]);
        S_OK
    });
    let answer = FeatureLevels::query(&newer, &levels).unwrap().max_supported.unwrap();
    assert!(answer > FeatureLevel::V12_2 && answer.into_repr() == 0xD000);

    let none = Device::new(|_, data| {
        data.fill(0xFF);
        DXGI_ERROR_UNSUPPORTED
    });
    assert_eq!(FeatureLevels::query(&none, &levels).unwrap().max_supported, None);
}

/// C11: the node is an input; any `BOOL` but 0 is true; older runtimes have another feature.
#[test]
fn the_node_is_an_input() {
    let device = Device::writing(&[7, 0, 1, u32::MAX, 2]);
    let answer = Architecture1::query(&device, 1).unwrap();
    assert_eq!(device.sizes(), [(16, 20)]);
    assert_eq!(words(&device.calls()[0].before), [1, 0, 0, 0, 0]);
    let expected = Architecture1 {
        node_index: 1,
        tile_based_renderer: false,
        uma: true,
        cache_coherent_uma: true,
        isolated_mmu: true,
    };
    assert_eq!(answer, expected);

    Serialization::query(&device, 3).unwrap();
    ProtectedResourceSessionSupport::query(&device, 4).unwrap();
    ProtectedResourceSessionTypeCount::query(&device, 5).unwrap();
    ProtectedResourceSessionTypes::query(&device, 6, &mut []).unwrap();
    let nodes: Vec<_> = device.calls().iter().map(|call| words(&call.before)[0]).collect();
    assert_eq!(nodes, [1, 3, 4, 5, 6]);
}

#[test]
fn an_old_runtime_tells_less_and_nothing_is_made_up() {
    for refusal in [E_INVALIDARG, super::device::E_NOTIMPL] {
        let old = Device::new(|feature, data| {
            if feature != 1 || data.len() != 16 {
                return refusal;
            }
            put(data, 4, &[1, 1, 0]);
            S_OK
        });
        let answer = Architecture1::query_or_architecture(&old, 2).unwrap();
        let expected = AnyArchitecture {
            node_index: 2,
            tile_based_renderer: true,
            uma: true,
            cache_coherent_uma: false,
            isolated_mmu: None,
        };
        assert_eq!(answer, expected);
        assert_eq!(answer.heap_advice(), HeapAdvice::OneBudgetWriteCombine);
        assert_eq!(old.sizes(), [(16, 20), (1, 16)]);
    }

    let new = Device::writing(&[0, 0, 1, 1, 1]);
    let answer = Architecture1::query_or_architecture(&new, 0).unwrap();
    assert_eq!((answer.isolated_mmu, new.calls().len()), (Some(true), 1));

    // Where both are refused, as for a bad node, the error is about what was asked for.
    let error = Architecture1::query_or_architecture(&Device::answering(E_INVALIDARG), 9).unwrap_err();
    assert_eq!(error.feature(), 16);
    let lost = Device::answering(DXGI_ERROR_DEVICE_REMOVED);
    assert!(
        Architecture1::query_or_architecture(&lost, 0)
            .unwrap_err()
            .is_device_lost()
    );
    assert_eq!(lost.calls().len(), 1);
    let lost_late = Device::new(|feature, _| {
        if feature == 16 {
            E_INVALIDARG
        } else {
            DXGI_ERROR_DEVICE_REMOVED
        }
    });
    let error = Architecture1::query_or_architecture(&lost_late, 0).unwrap_err();
    assert_eq!((error.feature(), error.is_device_lost()), (1, true));
}
