use clayout::Subobject;

#[derive(Subobject)]
#[subobject(type = 0x4000, name = "XBOX_TUNING", in(RaytracingPipeline))]
struct Tuning<'a> {
    #[subobject(list(NumWaves: u32, pWaves))]
    waves: &'a [u32],
    #[subobject(name = "NumWaves")]
    count: u32,
}

fn main() {}
