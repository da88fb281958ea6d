use clayout::{CEnum, FeatureData};

#[derive(Clone, Copy, CEnum)]
#[repr(u32)]
enum Tier {
    None,
    First,
}

#[derive(FeatureData)]
#[feature_data(feature = 0x4000, name = "XBOX_FEATURE_DATA_CACHE")]
struct Cache<'a> {
    #[feature_data(list(NumTiers: u32, pTiers))]
    tiers: &'a mut [Tier],
}

fn main() {}
