use clayout::Subobject;
use clayout::d3d12::stream::{ComputeShader, PipelineStateStream};

#[derive(Subobject)]
#[subobject(stream = 0x4000, name = "XBOX_TUNING")]
struct Tuning {
    name: String,
}

#[derive(PipelineStateStream)]
struct Pipeline<'a> {
    shader: ComputeShader<'a>,
    tuning: Tuning,
}

fn main() {
    let pipeline = Pipeline {
        shader: ComputeShader::new(b"DXBC"),
        tuning: Tuning::new(String::new()),
    };
    let _ = pipeline.to_stream();
}
