//! Features of users: what this crate does not ship.

use clayout::d3d12::FeatureFault;
use clayout::{CEnum, CLayout, FeatureData, Open};

use super::device::{Device, E_INVALIDARG, S_OK, address, put, words};

#[derive(Clone, Copy, Debug, PartialEq, Eq, CEnum)]
#[clayout(name = "XBOX_TIER")]
#[repr(u16)]
enum Tier {
    None = 0,
    First = 10,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, CLayout)]
#[clayout(name = "XBOX_REGION", rename_all = "PascalCase")]
struct Region {
    #[bits(4, u32)]
    first: u8,
    #[bits(28, u32)]
    length: u32,
}

const XBOX_E_ABSENT: i32 = -5;

/// Everything that the derive reads.
#[derive(Debug, FeatureData)]
#[feature_data(feature = 0x4000, name = "XBOX_FEATURE_DATA_CACHE", rename_all = "PascalCase", none = XBOX_E_ABSENT)]
struct Cache<'a> {
    #[feature_data(node_index)]
    node_index: u32,
    #[feature_data(input)]
    region: Region,
    #[feature_data(input)]
    exclusive: bool,
    #[feature_data(list(pLevels, NumLevels: u64))]
    levels: &'a [Tier],
    #[feature_data(in_out)]
    tier: Open<Tier>,
    ways: [u16; 3],
    #[feature_data(nonzero)]
    size: Option<u64>,
    #[feature_data(appended)]
    shared: Option<bool>,
    #[feature_data(appended, nonzero)]
    lines: Option<u32>,
}

#[test]
fn a_feature_of_a_users_own() {
    use clayout::d3d12::FeatureData as _;

    let layout = <XBOX_FEATURE_DATA_CACHE as CLayout>::LAYOUT;
    let names: Vec<_> = layout.members.iter().map(|member| member.name).collect();
    let expected = [
        "NodeIndex",
        "Region",
        "Exclusive",
        "pLevels",
        "NumLevels",
        "Tier",
        "Ways",
        "Size",
        "Shared",
        "Lines",
    ];
    assert_eq!(names, expected);
    let at = |name: &str| layout.member(name).unwrap().byte_offset();

    let device = Device::new(|_, data| {
        assert_eq!(words(data)[..3], [1, 2 | 300 << 4, 1]);
        assert_eq!(words(&data[at("NumLevels")..])[0], 2);
        let first = std::ptr::with_exposed_provenance::<[u16; 2]>(address(data, at("pLevels")));
        // SAFETY: two numbers that are borrowed for as long as the query.
        assert_eq!(unsafe { first.read() }, [10, 0]);
        assert_eq!(data[at("Tier")..][..2], 10_u16.to_ne_bytes());
        data[at("Tier")..][..2].copy_from_slice(&11_u16.to_ne_bytes());
        data[at("Ways")..][..6].copy_from_slice(&[[4, 0], [8, 0], [16, 0]].concat());
        if data.len() > at("Lines") {
            put(data, at("Shared"), &[2, 64]);
        }
        S_OK
    });
    let region = Region { first: 2, length: 300 };
    let levels = [Tier::First, Tier::None];
    let _ = levels.as_ptr().expose_provenance();
    let answer = Cache::query(&device, 1, region, true, &levels, Tier::First).unwrap();
    assert_eq!(
        (answer.node_index, answer.region, answer.exclusive, answer.levels),
        (1, region, true, &levels[..])
    );
    assert!(answer.tier > Tier::First && answer.tier.into_repr() == 11);
    #[cfg(target_endian = "little")]
    assert_eq!(answer.ways, [4, 8, 16]);
    assert_eq!((answer.size, answer.shared, answer.lines), (None, Some(true), Some(64)));
    assert_eq!(Cache::FEATURE, 0x4000);
}

#[test]
fn older_structs_are_tried_from_the_newest_on() {
    let layout = <XBOX_FEATURE_DATA_CACHE as CLayout>::LAYOUT;
    let at = |name: &str| layout.member(name).unwrap().byte_offset();
    let region = Region { first: 0, length: 0 };
    for (accepted, shared, lines) in [
        // With and without `Lines`: it lies where the struct without it has padding.
        (layout.size, Some(true), Some(1)),
        (at("Shared"), None, None),
    ] {
        let device = Device::new(|_, data| {
            let size = data.len();
            data[at("Size")..].fill(1);
            if size == accepted { S_OK } else { E_INVALIDARG }
        });
        let answer = Cache::query(&device, 0, region, false, &[], Tier::None).unwrap();
        assert_eq!(answer.shared, shared);
        assert_eq!(answer.lines.is_some(), lines.is_some());
        assert_eq!(answer.size, Some(0x0101_0101_0101_0101));
        assert_eq!(device.calls().last().unwrap().before.len(), accepted);
    }
}

#[test]
fn inputs_that_c_cannot_hold_are_not_cut_off() {
    let device = Device::answering(S_OK);
    let region = Region { first: 16, length: 0 };
    let error = Cache::query(&device, 0, region, false, &[], Tier::None).unwrap_err();
    let FeatureFault::OutOfRange(out_of_range) = error.fault() else {
        panic!("{error}");
    };
    assert_eq!((out_of_range.member(), out_of_range.width()), ("First", 4));
    assert!(
        error
            .to_string()
            .ends_with("16 does not fit `XBOX_REGION.First`, a bit-field of 4 bits that holds 0 to 15")
    );
    assert!(std::error::Error::source(&error).is_some());
    assert!(device.calls().is_empty());
}

#[test]
fn an_answer_of_nothing_is_one_that_the_feature_names() {
    let region = Region { first: 0, length: 0 };
    let nothing = Device::new(|_, data| {
        data.fill(0xFF);
        XBOX_E_ABSENT
    });
    let answer = Cache::query(&nothing, 3, region, true, &[], Tier::First).unwrap();
    assert_eq!(
        (answer.tier, answer.ways, answer.size),
        (Tier::None.into(), [0; 3], None)
    );
    assert_eq!((answer.node_index, answer.exclusive), (3, true));
}
