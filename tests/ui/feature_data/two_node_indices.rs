use clayout::FeatureData;

#[derive(FeatureData)]
#[feature_data(feature = 0x4000, name = "XBOX_FEATURE_DATA_CACHE")]
struct Cache {
    #[feature_data(node_index)]
    first: u32,
    #[feature_data(node_index)]
    second: u32,
}

fn main() {}
