use clayout::FeatureData;

#[derive(FeatureData)]
#[feature_data(feature = 0x4000, name = "XBOX_FLAGS")]
struct Flags {
    flags: [bool; 2],
}

fn main() {}
