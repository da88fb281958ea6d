use clayout::FeatureData;

#[derive(FeatureData)]
#[feature_data(feature = 0x4000, name = "XBOX_MEMBER")]
struct Named {
    #[feature_data(name = "Ray Count")]
    count: u32,
}

fn main() {}
