use clayout::StateObject;
use clayout::d3d12::{HitGroup, LocalRootSignature};

#[derive(StateObject)]
#[state_object(RaytracingPipeline)]
struct Pipeline<'a> {
    #[exports("Spheres")]
    hits: HitGroup<'a>,
    #[associate("Sphere")]
    local: LocalRootSignature<'a>,
}

fn main() {}
