use clayout::FeatureData;

#[derive(FeatureData)]
#[feature_data(feature = 0x4000, name = "XBOX_NONE", none = 0x1_8000_4005)]
struct Nothing {
    count: u32,
}

fn main() {}
