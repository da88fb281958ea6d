use clayout::FeatureData;

#[derive(FeatureData)]
#[feature_data(feature = 0x4000, name = "XBOX_RENAMED", rename_all = "kebab-case")]
struct Renamed {
    ray_count: u32,
}

fn main() {}
