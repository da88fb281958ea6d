use clayout::FeatureData;

#[derive(FeatureData)]
#[feature_data(feature = 0x4000, name = "XBOX_EMPTY")]
struct Empty {}

fn main() {}
