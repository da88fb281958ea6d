use clayout::PipelineStateStream;
use clayout::d3d12::stream;

#[derive(PipelineStateStream)]
#[pipeline_state_stream(kind = Mesh)]
struct Pipeline<'a> {
    mesh: stream::MeshShader<'a>,
}

fn main() {}
