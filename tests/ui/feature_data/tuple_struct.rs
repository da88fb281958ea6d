use clayout::FeatureData;

#[derive(FeatureData)]
#[feature_data(feature = 0x4000, name = "XBOX_FEATURE_DATA_CACHE")]
struct Cache(u32);

fn main() {}
