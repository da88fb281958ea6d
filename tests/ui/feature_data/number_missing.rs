use clayout::FeatureData;

#[derive(FeatureData)]
#[feature_data(name = "XBOX_FEATURE_DATA_CACHE")]
struct Cache {
    ways: u32,
}

fn main() {}
