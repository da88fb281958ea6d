use clayout::PipelineStateStream;
use clayout::d3d12::stream;
use clayout::d3d12::stream::PipelineStateStream as _;

#[derive(PipelineStateStream)]
struct Pipeline<'a, S> {
    vertex: stream::VertexShader<'a>,
    other: S,
}

fn main() {
    let pixel = Pipeline { vertex: stream::VertexShader::new(b"DXBC"), other: stream::PixelShader::new(b"DXBC") };
    let _ = pixel.to_stream();
    let mesh = Pipeline { vertex: stream::VertexShader::new(b"DXBC"), other: stream::MeshShader::new(b"DXBC") };
    let _ = mesh.to_stream();
}
