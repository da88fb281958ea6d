use clayout::StateObject;
use clayout::d3d12::LocalRootSignature;

#[derive(StateObject)]
#[state_object(RaytracingPipeline)]
struct Pipeline<'a> {
    #[associate("Hits")]
    first: LocalRootSignature<'a>,
    #[associate("Hits")]
    second: Option<LocalRootSignature<'a>>,
}

fn main() {}
