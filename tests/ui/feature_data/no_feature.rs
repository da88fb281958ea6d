use clayout::d3d12::{D3D12_FEATURE_DATA_ARCHITECTURE1, FeatureData};

fn supported<F: FeatureData>() -> u32 {
    F::FEATURE
}

fn main() {
    supported::<D3D12_FEATURE_DATA_ARCHITECTURE1>();
}
