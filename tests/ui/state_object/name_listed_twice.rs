use clayout::StateObject;
use clayout::d3d12::LocalRootSignature;

#[derive(StateObject)]
#[state_object(RaytracingPipeline)]
struct Pipeline<'a> {
    #[associate("Hits", "Miss", "Hits")]
    local: LocalRootSignature<'a>,
}

fn main() {}
