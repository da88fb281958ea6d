//! Counts that the header limits: more than that is refused at the line that makes the stream.

use std::panic::{self, Location, PanicHookInfo};
use std::sync::Mutex;

use clayout::PipelineStateStream;
use clayout::d3d12::stream::{self, PipelineStateStream as _, RenderTargetFormats, StreamOutput, ViewInstancing};
use clayout::d3d12::{D3D12_VIEW_INSTANCE_LOCATION, DxgiFormat};

#[derive(PipelineStateStream)]
struct Counted<'a> {
    vertex: stream::VertexShader<'a>,
    formats: RenderTargetFormats,
    output: Option<StreamOutput<'a>>,
    views: ViewInstancing<'a>,
}

fn counted<'a>(strides: &'a [u32], views: &'a [D3D12_VIEW_INSTANCE_LOCATION]) -> Counted<'a> {
    Counted {
        vertex: stream::VertexShader::new(b"DXBC"),
        formats: RenderTargetFormats::of(&[DxgiFormat::R8G8B8A8_UNORM; 8]),
        output: Some(StreamOutput::new(&[], strides)),
        views: ViewInstancing::new(views),
    }
}

/// The line of a panic in this file, and its text.
fn panics(run: impl FnOnce() + panic::UnwindSafe) -> (u32, String) {
    static ONE: Mutex<()> = Mutex::new(());
    static LINE: Mutex<u32> = Mutex::new(0);
    let _one = ONE.lock();
    let before = panic::take_hook();
    panic::set_hook(Box::new(|info: &PanicHookInfo<'_>| {
        if let Some(at) = info.location().filter(|at| at.file() == file!()) {
            *LINE.lock().unwrap() = at.line();
        }
    }));
    let payload = panic::catch_unwind(run).expect_err("it panics");
    panic::set_hook(before);
    let text = payload.downcast_ref::<String>().expect("a text").clone();
    (*LINE.lock().unwrap(), text)
}

#[track_caller]
fn line() -> u32 {
    Location::caller().line()
}

#[test]
fn what_is_too_much_panics_at_the_callers_line() {
    let at = line() + 2;
    let (line_of_panic, text) = panics(|| {
        let _ = RenderTargetFormats::of(&[DxgiFormat::R8G8B8A8_UNORM; 9]);
    });
    assert_eq!(
        (line_of_panic, text.as_str()),
        (at, "there are 9 formats, and a pipeline has 8 render targets at most")
    );

    let views = [D3D12_VIEW_INSTANCE_LOCATION::new(); 5];
    let mut nine = counted(&[], &views[..4]);
    nine.formats.num_render_targets = 9;
    for (pipeline, expected) in [
        (nine, "NumRenderTargets is 9, and at most 8 are allowed"),
        (counted(&[4; 5], &[]), "NumStrides is 5, and at most 4 are allowed"),
        (
            counted(&[], &views),
            "ViewInstanceCount is 5, and at most 4 are allowed",
        ),
    ] {
        let at = line() + 2;
        let (line_of_panic, text) = panics(|| {
            let _ = pipeline.to_stream();
        });
        assert_eq!((line_of_panic, text.as_str()), (at, expected));
    }
    let _ = counted(&[4; 4], &views[..4]).to_stream();
}
