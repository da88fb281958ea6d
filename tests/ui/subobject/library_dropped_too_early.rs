use clayout::d3d12::{DxilLibrary, RaytracingPipeline, StateObjectBuilder};

fn main() {
    let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
    let dxil = vec![0_u8; 32];
    pipeline.add(DxilLibrary::new(&dxil));
    let desc = pipeline.build_unchecked();
    drop(dxil);
    println!("{:?}", desc.as_ptr());
}
