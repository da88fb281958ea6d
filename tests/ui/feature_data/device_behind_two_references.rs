use clayout::d3d12::{CheckFeatureSupport, Options};

struct Device;

impl CheckFeatureSupport for Device {
    unsafe fn check_feature_support(&self, _: u32, _: *mut core::ffi::c_void, _: u32) -> i32 {
        0
    }
}

fn main() {
    let device = &Device;
    let _ = Options::query(&device);
}
