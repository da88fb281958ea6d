//! Why there is no answer, and in which words.

use clayout::d3d12::*;

use super::device::{Device, E_INVALIDARG, E_NOTIMPL, E_OUTOFMEMORY, S_OK, hresult};

#[test]
fn a_node_outside_the_device_is_not_asked_about() {
    let device = Device::answering(S_OK).with_nodes(2);
    assert_eq!(Architecture1::query(&device, 1).unwrap().node_index, 1);
    let error = Architecture1::query(&device, 2).unwrap_err();
    let fault = FeatureFault::NoSuchNode {
        node_index: 2,
        node_count: 2,
    };
    assert_eq!((error.fault(), error.hresult()), (fault, None));
    assert_eq!(device.calls().len(), 1);
    assert_eq!(
        error.to_string(),
        "`D3D12_FEATURE_DATA_ARCHITECTURE1` (feature 16, 20 bytes): there is no node 2, the device has 2 nodes, counted from 0"
    );
    let error = Serialization::query(&Device::answering(S_OK).with_nodes(1), u32::MAX).unwrap_err();
    assert!(
        error
            .to_string()
            .ends_with("no node 4294967295, the device has 1 node, counted from 0"),
        "{error}"
    );

    // Where the count is not known, the device is to say it.
    let device = Device::answering(E_INVALIDARG);
    let error = Architecture1::query(&device, 9).unwrap_err();
    assert_eq!(
        (error.fault(), device.calls().len()),
        (FeatureFault::InvalidArgument, 1)
    );
}

#[test]
fn all_nodes_are_as_many_as_the_device_says() {
    let device = Device::new(|_, data| {
        super::device::put(data, 8, &[1]);
        S_OK
    });
    let device = device.with_nodes(3);
    let answers = Architecture1::all_nodes(&device);
    assert_eq!(answers.len(), 3);
    let answers: Vec<_> = answers.map(Result::unwrap).collect();
    let nodes: Vec<_> = answers.iter().map(|answer| (answer.node_index, answer.uma)).collect();
    assert_eq!(nodes, [(0, true), (1, true), (2, true)]);

    // A device that answers for every index is not asked for ever.
    let unknown = Device::answering(S_OK);
    let answers: Vec<_> = Architecture1::all_nodes(&unknown).collect();
    assert_eq!(answers.len(), 1);
    let error = answers[0].unwrap_err();
    assert_eq!(
        (error.fault(), unknown.calls().len()),
        (FeatureFault::NodeCountUnknown, 0)
    );
    assert!(error.to_string().contains("`(closure, count)`"), "{error}");
    let mut answers = Architecture1::all_nodes(&unknown);
    assert_eq!(
        (answers.len(), answers.next().is_some(), answers.len(), answers.next()),
        (1, true, 0, None)
    );

    // One node's failure is that node's.
    let device = Device::new(|_, data| if data[0] == 0 { E_OUTOFMEMORY } else { S_OK }).with_nodes(2);
    let answers: Vec<_> = Architecture1::all_nodes(&device).map(|answer| answer.is_ok()).collect();
    assert_eq!(answers, [false, true]);
    assert_eq!(
        Serialization::all_nodes(&Device::answering(S_OK).with_nodes(0)).count(),
        0
    );
}

#[test]
fn every_answer_but_one_is_an_error() {
    use FeatureFault::*;
    let faults = [
        (0x8007_0057, InvalidArgument, true, false),
        (0x8000_4001, NotImplemented, true, false),
        (0x887A_0004, Unsupported, true, false),
        (0x8000_4005, Failed, false, false),
        (0x8007_000E, OutOfMemory, false, false),
        (0x887A_0005, DeviceRemoved, false, true),
        (0x887A_0006, DeviceHung, false, true),
        (0x887A_0007, DeviceReset, false, true),
        (0x887A_0020, DriverInternalError, false, true),
        (0x8000_FFFF, Other(hresult(0x8000_FFFF)), false, false),
        (1, Other(1), false, false),
    ];
    for (code, fault, not_supported, lost) in faults {
        let device = Device::new(move |_, data| {
            data.fill(1);
            hresult(code)
        });
        let error = CrossNode::query(&device).unwrap_err();
        assert_eq!((error.fault(), error.hresult()), (fault, Some(hresult(code))));
        assert_eq!(
            (error.is_not_supported(), error.is_device_lost()),
            (not_supported, lost),
            "{error}"
        );
        assert_eq!((error.feature(), error.c_name()), (25, "D3D12_FEATURE_DATA_CROSS_NODE"));
        assert_eq!(device.calls().len(), 1);
    }
}

#[test]
fn errors_say_what_was_asked_and_what_the_answer_may_mean() {
    let text = |code| {
        CrossNode::query(&Device::answering(hresult(code)))
            .unwrap_err()
            .to_string()
    };
    let head = "`D3D12_FEATURE_DATA_CROSS_NODE` (feature 25, 8 bytes): ";
    for (code, tail) in [
        (
            0x8007_0057,
            "E_INVALIDARG, so the runtime does not know this feature (it or its SDK is older), or has the struct in another size",
        ),
        (
            0x8000_4001,
            "E_NOTIMPL, so this implementation of Direct3D 12 does not know the feature",
        ),
        (
            0x887A_0004,
            "DXGI_ERROR_UNSUPPORTED, so the device has nothing of what was asked for",
        ),
        (0x8007_000E, "E_OUTOFMEMORY, so there was too little memory to answer"),
        (
            0x887A_0006,
            "DXGI_ERROR_DEVICE_HUNG, so the device is lost: `GetDeviceRemovedReason` says why, and a new one has to be made",
        ),
        (0x8000_FFFF, "HRESULT 0x8000FFFF, so there is no answer"),
        (
            1,
            "HRESULT 0x00000001, which is a success that means nothing here: what it wrote was not read",
        ),
    ] {
        assert_eq!(text(code), format!("{head}{tail}"));
    }
    let device = Device::answering(E_INVALIDARG);
    let error = MultisampleQualityLevels::query(&device, DxgiFormat::NV12, 16, MultisampleQualityLevelFlags::NONE);
    assert_eq!(
        error.unwrap_err().to_string(),
        "`D3D12_FEATURE_DATA_MULTISAMPLE_QUALITY_LEVELS` (feature 4, 16 bytes), asked with `Format` 103, `SampleCount` 16, \
         `Flags` 0: E_INVALIDARG, so the runtime does not know this feature (it or its SDK is older), has the struct in another \
         size, or refuses an input"
    );
    let error = FeatureLevels::query(&Device::answering(E_NOTIMPL), &[FeatureLevel::V11_0; 3]).unwrap_err();
    assert!(
        error.to_string().contains("asked with `NumFeatureLevels` 3: E_NOTIMPL"),
        "{error}"
    );
    // Of a list in which the pointer comes first, and behind inputs that are no numbers.
    let error = QueryMetaCommand::query(
        &Device::answering(E_NOTIMPL),
        Guid::from_u128(1),
        2,
        &[1, 2, 3],
        &mut [],
    );
    let text = error.unwrap_err().to_string();
    assert!(
        text.contains("asked with `NodeMask` 2, `QueryInputDataSizeInBytes` 3: E_NOTIMPL"),
        "{text}"
    );

    is_error::<FeatureError>();
    // Clippy warns from 128 on where a function returns a larger one.
    assert!(size_of::<FeatureError>() < 128);
}

fn is_error<E: std::error::Error + Send + Sync + Copy + 'static>() {}
