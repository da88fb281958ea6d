use clayout::StateObject;
use clayout::d3d12::HitGroup;

#[derive(StateObject)]
#[state_object(RaytracingPipeline)]
struct Pipeline<'a> {
    #[exports("Hits")]
    spheres: HitGroup<'a>,
    #[exports("Hits")]
    cubes: HitGroup<'a>,
}

fn main() {}
