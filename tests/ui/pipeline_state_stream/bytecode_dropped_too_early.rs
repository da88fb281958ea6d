use clayout::PipelineStateStream;
use clayout::d3d12::stream;
use clayout::d3d12::stream::PipelineStateStream as _;

#[derive(PipelineStateStream)]
struct Pipeline<'a> {
    vertex: stream::VertexShader<'a>,
}

fn main() {
    let stream = {
        let code = vec![0_u8; 64];
        let pipeline = Pipeline { vertex: stream::VertexShader::new(&code) };
        pipeline.to_stream()
    };
    let _ = stream.desc();
}
