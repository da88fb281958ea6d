use clayout::FeatureData;

#[derive(FeatureData)]
#[feature_data(feature = 0x4000, name = "XBOX_RENAMED", rename_all = "Pascal")]
struct Renamed {
    count: u32,
}

fn main() {}
