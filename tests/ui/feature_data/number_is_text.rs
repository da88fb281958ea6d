use clayout::FeatureData;

#[derive(FeatureData)]
#[feature_data(feature = "0x4000")]
struct Cache {
    ways: u32,
}

fn main() {}
