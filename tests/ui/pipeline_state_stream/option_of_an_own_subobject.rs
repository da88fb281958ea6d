use clayout::d3d12::stream;
use clayout::{PipelineStateStream, Subobject};

#[derive(Subobject)]
#[subobject(stream = 0x4000, name = "XBOX_HINTS")]
struct Hints {
    level: u32,
}

#[derive(PipelineStateStream)]
struct Pipeline<'a> {
    vertex: stream::VertexShader<'a>,
    hints: Option<Hints>,
}

fn main() {}
