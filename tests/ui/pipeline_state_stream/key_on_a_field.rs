use clayout::PipelineStateStream;
use clayout::d3d12::stream;

#[derive(PipelineStateStream)]
struct Skinning<'a> {
    #[pipeline_state_stream(foo)]
    shader: stream::ComputeShader<'a>,
}

fn main() {}
