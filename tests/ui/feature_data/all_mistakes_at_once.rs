use clayout::FeatureData;

#[derive(FeatureData)]
#[feature_data(features = 0x4000)]
struct Cache<'a> {
    #[feature_data(node_index, input)]
    node_index: u32,
    #[feature_data(list(NumLevels: u32))]
    levels: &'a [u32],
    #[feature_data(input, appended)]
    shared: Option<bool>,
    lines: u32,
}

fn main() {}
