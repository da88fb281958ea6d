//! The nearest correct forms of what `ui/pipeline_state_stream` refuses.

use clayout::d3d12::stream::{self, PipelineStateStream as _};
use clayout::{PipelineStateStream, Subobject};

type Fragment<'a> = Option<stream::PixelShader<'a>>;

#[derive(Subobject)]
#[subobject(stream = 0x4000, name = "XBOX_TUNING", rename_all = "PascalCase")]
struct Tuning {
    budget: u32,
}

#[derive(PipelineStateStream)]
struct Pipeline<'a, 'b: 'a> {
    root: Option<stream::RootSignature<'b>>,
    vertex: stream::VertexShader<'a>,
    #[cfg(any())]
    mesh: stream::MeshShader<'a>,
    pixel: Fragment<'a>,
    depth: stream::DepthStencil1,
    tuning: Tuning,
}

#[derive(PipelineStateStream)]
struct Generic<S, const N: usize> {
    shader: S,
}

fn main() {
    let code = vec![1_u8];
    let pipeline = Pipeline {
        root: None,
        vertex: stream::VertexShader::new(&code),
        pixel: None,
        depth: stream::DepthStencil1::default(),
        tuning: Tuning::new(1),
    };
    let stream = pipeline.to_stream();
    drop(pipeline);
    let desc = stream.desc();
    assert_eq!(desc.to_c().size_in_bytes, size_of_val(&stream));
    let generic = Generic::<_, 2> { shader: stream::ComputeShader::new(&code) };
    let _ = generic.to_stream();
}
