use clayout::PipelineStateStream;
use clayout::d3d12::stream;

#[derive(PipelineStateStream)]
struct Pipeline<'a> {
    vertex: stream::VertexShader<'a>,
    compute: stream::ComputeShader<'a>,
    mask: stream::SampleMask,
    again: stream::SampleMask,
    first: stream::Rasterizer,
    second: stream::Rasterizer2,
}

fn main() {}
