use clayout::PipelineStateStream;
use clayout::d3d12::stream;

#[derive(PipelineStateStream)]
struct Pipeline<'a> {
    vertex: stream::VertexShader<'a>,
    blend: Option<stream::Blend>,
}

fn main() {}
