use clayout::d3d12::stream::{self, PipelineStateStream};

#[derive(PipelineStateStream)]
struct Pipeline<'a> {
    vertex: stream::VertexShader<'a>,
    mask: u32,
}

fn main() {
    let pipeline = Pipeline {
        vertex: stream::VertexShader::new(b"DXBC"),
        mask: 1,
    };
    let stream = pipeline.to_stream();
    let _ = stream.desc();
}
