use clayout::FeatureData;

#[derive(FeatureData)]
#[feature_data(feature = 0x4000, name = "XBOX_HEAP")]
struct Heap {
    properties: clayout::d3d12::HeapProperties,
}

fn main() {}
