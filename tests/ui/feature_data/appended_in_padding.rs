use clayout::FeatureData;

#[derive(FeatureData)]
#[feature_data(feature = 0x4000, name = "XBOX_PADDED", align = 8)]
struct Padded {
    address: u64,
    low: u32,
    #[feature_data(appended)]
    high: Option<u32>,
}

fn main() {}
