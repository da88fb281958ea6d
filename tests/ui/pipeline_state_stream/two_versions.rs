use clayout::PipelineStateStream;
use clayout::d3d12::stream;

#[derive(PipelineStateStream)]
struct Pipeline<'a> {
    vertex: stream::VertexShader<'a>,
    depth: stream::DepthStencil,
    bounds: stream::DepthStencil1,
}

fn main() {}
