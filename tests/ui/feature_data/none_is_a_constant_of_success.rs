use clayout::FeatureData;

const S_OK: i32 = 0;

#[derive(FeatureData)]
#[feature_data(feature = 0x4000, name = "XBOX_NONE", none = S_OK)]
struct Nothing {
    count: u32,
}

fn main() {}
