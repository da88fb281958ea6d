use clayout::PipelineStateStream;
use clayout::d3d12::stream;
use clayout::d3d12::stream::PipelineStateStream as _;
use clayout::{CLayout, Subobject};

#[derive(CLayout, Subobject)]
#[clayout(name = "XBOX_WIDE", align = 32)]
#[subobject(stream = 0x4000, c = XBOX_WIDE)]
struct Wide {
    value: u32,
}

#[derive(PipelineStateStream)]
struct Pipeline<'a> {
    compute: stream::ComputeShader<'a>,
    wide: Wide,
}

fn main() {
    let pipeline = Pipeline { compute: stream::ComputeShader::new(b"DXBC"), wide: Wide { value: 1 } };
    let _ = pipeline.to_stream();
}
