use clayout::FeatureData;

#[derive(FeatureData)]
#[feature_data(feature = 0x4000, name = "XBOX_FIRST")]
struct First {
    #[feature_data(appended)]
    high: Option<u32>,
}

fn main() {}
