use clayout::StateObject;
use clayout::d3d12::HitGroup;

#[derive(StateObject)]
#[state_object(RaytracingPipeline)]
struct Pipeline<'a> {
    #[associate("Hits")]
    hits: HitGroup<'a>,
}

fn main() {}
