use clayout::FeatureData;

#[derive(FeatureData)]
#[feature_data(feature = 0x4000, name = "struct CACHE")]
struct Cache {
    size: u32,
}

fn main() {
    let device = |_: u32, _: *mut core::ffi::c_void, _: u32| 0;
    let _ = Cache::query(&device);
}
