use clayout::FeatureData;

#[derive(FeatureData)]
#[feature_data(feature = 0x4000, node_index)]
struct Cache {
    node_index: u32,
}

fn main() {}
