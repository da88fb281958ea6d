use clayout::FeatureData;

#[derive(FeatureData)]
#[feature_data(feature = 0x4000, name = "")]
struct Nameless {
    count: u32,
}

fn main() {}
