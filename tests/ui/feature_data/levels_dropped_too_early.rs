use clayout::d3d12::{FeatureLevel, FeatureLevels};

fn main() {
    let device = |_: u32, _: *mut core::ffi::c_void, _: u32| 0;
    let answer = {
        let levels = vec![FeatureLevel::V12_0];
        FeatureLevels::query(&device, &levels)
    };
    let _ = answer.map(|answer| answer.requested.len());
}
