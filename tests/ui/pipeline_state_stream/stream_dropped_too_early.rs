use clayout::PipelineStateStream;
use clayout::d3d12::stream;
use clayout::d3d12::stream::PipelineStateStream as _;

#[derive(PipelineStateStream)]
struct Pipeline<'a> {
    vertex: stream::VertexShader<'a>,
}

fn main() {
    let pipeline = Pipeline { vertex: stream::VertexShader::new(b"DXBC") };
    let desc = pipeline.to_stream().desc();
    let _ = desc.to_c();
}
