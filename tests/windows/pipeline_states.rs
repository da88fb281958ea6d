//! Pipeline states of streams: what a device is given, what it answers, and what the error has to say.

use core::sync::atomic::Ordering::Relaxed;
use std::error::Error;

use clayout::PipelineStateStream;
use clayout::d3d12::stream::{self, PipelineStateStream as _};
use clayout::d3d12::windows::{PipelineStateDevice, PipelineStateError};
use clayout_windows::fake::{Answer, Device, E_INVALIDARG, E_NOINTERFACE, E_POINTER};
use clayout_windows::{device, references, root_signature};
use windows::Win32::Graphics::Direct3D12::{ID3D12Device2, ID3D12Device5, ID3D12PipelineState};
use windows::core::{HRESULT, Interface};

/// The fake looks at nothing in it.
const SHADER: &[u8] = b"DXBC...";

#[derive(PipelineStateStream)]
struct Skinning<'a> {
    root_signature: Option<stream::RootSignature<'a>>,
    shader: stream::ComputeShader<'a>,
    samples: stream::SampleDesc,
    cached: Option<stream::CachedPso<'a>>,
}

fn skinning() -> Skinning<'static> {
    Skinning {
        root_signature: None,
        shader: stream::ComputeShader::new(SHADER),
        samples: stream::SampleDesc { count: 4, quality: 0 },
        cached: None,
    }
}

fn refused(answer: Answer) -> PipelineStateError {
    // SAFETY: the fake looks at no code.
    unsafe { Device::new(answer).interface().create_pipeline_state(&skinning()) }.unwrap_err()
}

#[test]
fn wines_device_takes_no_streams() {
    let device = device();
    let root_signature = root_signature(&device);
    let before = references(&root_signature);
    let pipeline = Skinning {
        root_signature: Some((&root_signature).into()),
        ..skinning()
    };
    // SAFETY: the root signature is of this device, which does not get as far as to look at the code.
    let error = unsafe { device.create_pipeline_state(&pipeline) }.unwrap_err();
    assert_eq!((error.hresult(), error.is_refusal()), (E_NOINTERFACE, false));
    let text = error.to_string();
    assert!(
        text.starts_with("the device has no `ID3D12Device2`, which makes pipeline states of streams: 0x80004002"),
        "{text}"
    );
    assert_eq!(references(&root_signature), before);
}

#[test]
fn the_device_gets_each_element() {
    let root_signature = root_signature(&device());
    let before = references(&root_signature);
    let fake = Device::new(Answer::Make);
    let device = fake.interface();
    let blob = [1, 2, 3];
    let pipeline = Skinning {
        root_signature: Some((&root_signature).into()),
        cached: Some(stream::CachedPso::new(&blob)),
        ..skinning()
    };
    // SAFETY: the fake looks at neither code nor objects.
    let made = unsafe { device.create_pipeline_state(&pipeline) }.unwrap();
    let seen = &fake.stream;
    assert_eq!(seen.elements.load(Relaxed), 4);
    assert_eq!(seen.root_signature.load(Relaxed), root_signature.as_raw().addr());
    assert_eq!(seen.shader.load(Relaxed), SHADER.as_ptr().addr());
    assert_eq!(seen.shader_size.load(Relaxed), SHADER.len());
    assert_eq!(seen.samples.load(Relaxed), 4);
    assert_eq!(seen.cached.load(Relaxed), blob.as_ptr().addr());
    assert_eq!(references(&root_signature), before);

    assert_eq!((fake.references_to_object(), fake.references.load(Relaxed)), (1, 1));
    drop(made);
    assert_eq!(fake.references_to_object(), 0);
}

#[test]
fn what_is_absent_is_null() {
    let fake = Device::new(Answer::Make);
    // SAFETY: as above.
    unsafe { fake.interface().create_pipeline_state(&skinning()) }.unwrap();
    assert_eq!(fake.stream.elements.load(Relaxed), 4);
    assert_eq!(fake.stream.root_signature.load(Relaxed), 0);
    assert_eq!(fake.stream.cached.load(Relaxed), 0);
}

#[test]
fn the_windows_crate_takes_the_description() {
    let fake = Device::new(Answer::Make);
    let second: ID3D12Device2 = fake.interface().cast().unwrap();
    let stream = skinning().to_stream();
    // SAFETY: as above.
    let made: ID3D12PipelineState = unsafe { second.CreatePipelineState(stream.desc().as_ref()) }.unwrap();
    assert_eq!(fake.stream.elements.load(Relaxed), 4);
    drop(made);
    assert_eq!(fake.references_to_object(), 0);
}

#[test]
fn later_devices_are_devices() {
    let fake = Device::new(Answer::Make);
    let fifth: ID3D12Device5 = fake.interface().cast().unwrap();
    // SAFETY: as above.
    unsafe { fifth.create_pipeline_state(&skinning()) }.unwrap();
}

#[test]
fn a_refusal_tells_what_was_refused() {
    let error = refused(Answer::Refuse(E_INVALIDARG));
    assert_eq!((error.hresult(), error.is_refusal()), (E_INVALIDARG, true));
    assert!(!error.is_stale_cache());
    let text = error.to_string();
    assert!(
        text.starts_with("`CreatePipelineState` refused the stream: 0x80070057"),
        "{text}"
    );
    let fields = "\n\na compute pipeline, of\n  root_signature: ROOT_SIGNATURE\n  shader: CS\n  \
                  samples: SAMPLE_DESC, which it does not read\n  cached: CACHED_PSO";
    assert!(text.ends_with(fields), "{text}");
}

#[test]
fn a_stale_cache_is_told_apart() {
    for (number, stale) in [(0x887E_0001_u32, true), (0x887E_0002, true), (0x887E_0003, false)] {
        let error = refused(Answer::Refuse(HRESULT(number.cast_signed())));
        assert_eq!(error.is_stale_cache(), stale, "{error}");
    }
}

#[test]
fn success_without_an_object_is_an_error() {
    let error = refused(Answer::Nothing);
    assert_eq!((error.hresult(), error.is_refusal()), (E_POINTER, true));
}

#[test]
fn errors_are_kept_sent_and_handed_on() {
    fn keeps<T: Error + Send + Sync + Clone + 'static>(_: &T) {}
    let error = refused(Answer::Refuse(E_INVALIDARG));
    keeps(&error);
    assert_eq!(windows::core::Error::from(error).code(), E_INVALIDARG);
}
