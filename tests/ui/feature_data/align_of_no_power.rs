use clayout::FeatureData;

#[derive(FeatureData)]
#[feature_data(feature = 0x4000, name = "XBOX_ALIGNED", align = 3)]
struct Aligned {
    count: u32,
}

fn main() {}
