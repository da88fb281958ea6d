use clayout::PipelineStateStream;
use clayout::d3d12::stream;
use clayout::d3d12::GlobalRootSignature;

#[derive(PipelineStateStream)]
struct Pipeline<'a> {
    root: GlobalRootSignature<'a>,
    vertex: stream::VertexShader<'a>,
}

fn main() {}
