use clayout::FeatureData;

#[derive(FeatureData)]
#[feature_data(feature = 0x4000, name = "XBOX_FEATURE_DATA_CACHE")]
struct Cache {
    #[feature_data(node_index)]
    node_index: u32,
    #[feature_data(in_out, nonzero)]
    tier: Option<u32>,
}

fn main() {
    let device = |_: u32, _: *mut core::ffi::c_void, _: u32| 0;
    let answer = Cache::query(&device, 0, None);
    let _ = answer.map(|answer| answer.tier);
}
