use clayout::PipelineStateStream;
use clayout::d3d12::stream;

#[derive(PipelineStateStream)]
struct Pipeline<'a> {
    vertex: Option<stream::VertexShader<'a>>,
}

fn main() {}
