use clayout::PipelineStateStream;
use clayout::d3d12::stream;

#[derive(PipelineStateStream)]
struct Pipeline<'a> {
    pixel: stream::PixelShader<'a>,
    blend: stream::Blend,
}

fn main() {}
