use clayout::PipelineStateStream;

#[derive(PipelineStateStream)]
struct Pipeline {}

fn main() {}
