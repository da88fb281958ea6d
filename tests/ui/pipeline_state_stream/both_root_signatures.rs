use clayout::PipelineStateStream;
use clayout::d3d12::stream;

#[derive(PipelineStateStream)]
struct Pipeline<'a> {
    root: stream::RootSignature<'a>,
    serialized: Option<stream::SerializedRootSignature<'a>>,
    compute: stream::ComputeShader<'a>,
}

fn main() {}
