use clayout::FeatureData;

#[derive(FeatureData)]
#[feature_data(feature = 0x4000, name = "XBOX_SAME")]
struct Same<'a> {
    #[feature_data(list(count: u32, pLevels))]
    levels: &'a [u32],
    count: u32,
}

fn main() {}
