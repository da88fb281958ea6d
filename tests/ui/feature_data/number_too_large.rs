use clayout::FeatureData;

#[derive(FeatureData)]
#[feature_data(feature = 0x1_0000_0000, name = "XBOX_LARGE")]
struct Large {
    count: u32,
}

fn main() {}
