use clayout::FeatureData;

#[derive(FeatureData)]
#[feature_data(feature = 0x4000, name = "XBOX_MEMBER")]
struct Named {
    short: u32,
}

fn main() {}
