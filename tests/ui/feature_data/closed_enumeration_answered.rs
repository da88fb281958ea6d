use clayout::{CEnum, FeatureData};

#[derive(Clone, Copy, CEnum)]
#[repr(u32)]
enum Tier {
    None,
    First,
}

#[derive(FeatureData)]
#[feature_data(feature = 0x4000, name = "XBOX_FEATURE_DATA_CACHE")]
struct Cache {
    tier: Tier,
}

fn main() {}
