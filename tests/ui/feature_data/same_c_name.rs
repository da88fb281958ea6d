use clayout::FeatureData;

#[derive(FeatureData)]
#[feature_data(feature = 0x4000, name = "XBOX_SAME")]
struct Same {
    count: u32,
    #[feature_data(name = "count")]
    other: u32,
}

fn main() {}
