use clayout::Subobject;
use clayout::d3d12::stream::{ComputeShader, PipelineStateStream};

#[derive(Subobject)]
#[subobject(stream = 0x4000, name = "XBOX_TUNING")]
struct Tuning<'a> {
    name: &'a str,
}

#[derive(PipelineStateStream)]
struct Pipeline<'a> {
    shader: ComputeShader<'a>,
    tuning: Tuning<'a>,
}

fn main() {
    let pipeline = Pipeline {
        shader: ComputeShader::new(b"DXBC"),
        tuning: Tuning::new("Tuning"),
    };
    let _ = pipeline.to_stream();
}
