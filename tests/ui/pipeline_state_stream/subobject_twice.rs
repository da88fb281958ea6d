use clayout::PipelineStateStream;
use clayout::d3d12::stream;

type Fragment<'a> = stream::PixelShader<'a>;

#[derive(PipelineStateStream)]
struct Pipeline<'a> {
    vertex: stream::VertexShader<'a>,
    pixel: Option<stream::PixelShader<'a>>,
    fragment: Fragment<'a>,
}

fn main() {}
