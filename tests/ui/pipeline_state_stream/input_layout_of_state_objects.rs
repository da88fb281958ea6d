use clayout::PipelineStateStream;
use clayout::d3d12::{InputLayout, stream};

#[derive(PipelineStateStream)]
struct Pipeline<'a> {
    vertex: stream::VertexShader<'a>,
    layout: InputLayout<'a>,
}

fn main() {}
