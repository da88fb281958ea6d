use clayout::PipelineStateStream;
use clayout::d3d12::stream;
use clayout::d3d12::stream::PipelineStateStream as _;

#[derive(PipelineStateStream)]
struct Pipeline<'a>(stream::VertexShader<'a>);

fn main() {
    let stream = Pipeline(stream::VertexShader::new(b"DXBC")).to_stream();
    let _ = stream.desc().to_c().size_in_bytes;
}
