use clayout::FeatureData;

#[derive(FeatureData)]
#[feature_data(feature = 0x4000, name = "XBOX_TEXT")]
struct Text<'a> {
    text: &'a str,
}

fn main() {}
