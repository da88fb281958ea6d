//! The correct forms next to what `ui/feature_data` refuses.
#![deny(warnings)]

use clayout::d3d12::{CheckFeatureSupport, Options};
use clayout::{CEnum, FeatureData, Open};

#[derive(Clone, Copy, Debug, PartialEq, CEnum)]
#[repr(u32)]
enum Tier {
    None,
    First,
}

#[derive(Debug, FeatureData)]
#[feature_data(feature = 0x4000, name = "XBOX_FEATURE_DATA_CACHE", none = -1)]
struct Cache<'a> {
    #[feature_data(node_index)]
    node_index: u32,
    #[feature_data(input)]
    wanted: Tier,
    #[feature_data(list(NumLevels: u32, pLevels))]
    levels: &'a [Tier],
    #[feature_data(list(pRoom, RoomSize: usize))]
    room: &'a mut [Open<Tier>],
    #[feature_data(in_out)]
    highest: Open<Tier>,
    tier: Open<Tier>,
    #[feature_data(nonzero)]
    size: Option<u32>,
    ways: u32,
    #[feature_data(appended)]
    shared: Option<bool>,
}

// Without a name it is that of the type, and nobody asks for it.
#[derive(FeatureData)]
#[feature_data(feature = 0x4001)]
struct Unused {
    ways: u32,
}

struct Device;

impl CheckFeatureSupport for Device {
    unsafe fn check_feature_support(&self, feature: u32, _: *mut core::ffi::c_void, _: u32) -> i32 {
        if feature == 0x4000 { -1 } else { 0 }
    }
}

fn main() {
    let device = &Device;
    assert!(Options::query(device).is_ok());
    let mut room = [Open::from(Tier::First); 2];
    let cache = Cache::query(device, 0, Tier::First, &[Tier::First], &mut room, Tier::First).unwrap();
    assert_eq!((cache.node_index, cache.wanted, cache.levels.len(), cache.room.len()), (0, Tier::First, 1, 2));
    assert_eq!((cache.highest, cache.tier), (Tier::None.into(), Tier::None.into()));
    assert_eq!((cache.size, cache.ways, cache.shared), (None, 0, Some(false)));
}
