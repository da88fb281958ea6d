use clayout::FeatureData;

#[derive(FeatureData)]
#[feature_data(feature = 0x4000, name = "XBOX_FEATURE_DATA_CACHE")]
struct Cache {
    #[feature_data(list(NumLevels: u32, pLevels))]
    levels: [u32; 4],
}

fn main() {}
