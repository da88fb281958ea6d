use clayout::FeatureData;

#[derive(FeatureData)]
#[feature_data(feature = 0x4000, name = "struct")]
struct Keyword {
    count: u32,
}

fn main() {}
