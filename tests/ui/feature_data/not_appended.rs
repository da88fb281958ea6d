use clayout::FeatureData;

#[derive(FeatureData)]
#[feature_data(feature = 0x4000, name = "XBOX_FEATURE_DATA_CACHE")]
struct Cache {
    ways: u32,
    #[feature_data(appended)]
    shared: Option<bool>,
    lines: u32,
}

fn main() {}
