//! The sizes that a struct had in older headers: `sizeof` of the struct without the appended members.

use clayout::FeatureData;
use clayout::d3d12::{FeatureData as AnyFeature, FeatureError, Options19};

use super::device::{Device, E_INVALIDARG, S_OK};

/// The sizes that a device is asked with, and the answer of one that accepts `accepted`.
fn ask<F: AnyFeature<Inputs = ()>>(accepted: usize) -> (Vec<usize>, Result<F, FeatureError>) {
    let device = Device::new(|_, data| if data.len() == accepted { S_OK } else { E_INVALIDARG });
    let answer = F::ask(&device, ());
    let sizes = device.calls().iter().map(|call| call.before.len()).collect();
    (sizes, answer)
}

/// The older struct is aligned to 4, the newer one to 8 with a gap before `wide`.
#[derive(FeatureData)]
#[feature_data(feature = 0x4100, name = "XBOX_GAP")]
struct Gap {
    narrow: u32,
    #[feature_data(appended)]
    wide: Option<u64>,
}

#[test]
fn an_older_struct_has_the_alignment_of_its_own_members() {
    let (sizes, answer) = ask::<Gap>(4);
    let answer = answer.unwrap();
    assert_eq!(sizes, [size_of::<XBOX_GAP>(), 4]);
    assert_eq!((answer.narrow, answer.wide), (0, None));
    let (sizes, answer) = ask::<Gap>(size_of::<XBOX_GAP>());
    assert_eq!((sizes.len(), answer.unwrap().wide), (1, Some(0)));
}

/// The older struct ends with padding, in which the appended member starts.
#[derive(FeatureData)]
#[feature_data(feature = 0x4101, name = "XBOX_TAIL", align = 8)]
struct Tail {
    address: u64,
    low: u32,
    #[feature_data(appended)]
    rest: Option<[u32; 2]>,
}

#[test]
fn a_member_that_starts_in_the_older_padding_is_not_known_by_that() {
    let (sizes, answer) = ask::<Tail>(16);
    let answer = answer.unwrap();
    assert_eq!(sizes, [24, 16]);
    assert_eq!((answer.address, answer.low, answer.rest), (0, 0, None));
}

/// Both appended members lie in the padding: 0 is told from an answer by `nonzero` alone.
#[derive(FeatureData)]
#[feature_data(feature = 0x4102, name = "XBOX_SAME", align = 8)]
struct Same {
    address: u64,
    low: u32,
    #[feature_data(appended, nonzero)]
    high: Option<u32>,
    #[feature_data(appended)]
    next: Option<u32>,
}

#[test]
fn a_size_that_two_versions_have_is_asked_once() {
    for (accepted, next, asked) in [(24, Some(0), &[24][..]), (16, None, &[24, 16])] {
        let (sizes, answer) = ask::<Same>(accepted);
        let answer = answer.unwrap();
        assert_eq!(sizes, asked);
        assert_eq!((answer.address, answer.low), (0, 0));
        assert_eq!((answer.high, answer.next), (None, next));
    }
    let device = Device::new(|_, data| {
        data.fill(1);
        if data.len() == 16 { S_OK } else { E_INVALIDARG }
    });
    let answer = Same::query(&device).unwrap();
    assert_eq!((answer.high, answer.next), (Some(0x0101_0101), None));
}

#[test]
fn the_older_sizes_of_options19() {
    let (sizes, answer) = ask::<Options19>(36);
    assert_eq!(
        (sizes, answer.unwrap().compute_only_custom_heap_supported),
        (vec![40, 36], None)
    );
}

/// An `HRESULT` as headers write it.
#[derive(FeatureData)]
#[feature_data(feature = 0x4103, name = "XBOX_NONE", none = 0x8000_4005)]
struct Nothing {
    count: u32,
}

#[test]
fn the_answer_of_nothing_can_be_written_as_headers_do() {
    let device = Device::answering(0x8000_4005_u32.cast_signed());
    assert_eq!(Nothing::query(&device).unwrap().count, 0);
}
