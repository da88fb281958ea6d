use clayout::Subobject;

#[derive(Subobject)]
#[subobject(type = 5, name = "XBOX_LIBRARY", in(RaytracingPipeline))]
struct Library {
    size: u32,
}

const COLLECTION_BY_KEY: u32 = 36;

#[derive(Subobject)]
#[subobject(type = COLLECTION_BY_KEY, name = "XBOX_KEY", in(RaytracingPipeline))]
struct Key {
    size: u32,
}

// Numbers that the public headers leave out, and those behind them, may be a platform's.
#[derive(Subobject)]
#[subobject(type = 37, name = "XBOX_PARTIAL", in(RaytracingPipeline))]
struct Partial {
    size: u32,
}

fn main() {}
