//! Equal streams have equal bytes, padding included: the bytes can be a key.

use clayout::PipelineStateStream;
use clayout::d3d12::DxgiFormat;
use clayout::d3d12::stream::{self, PipelineStateStream as _, Stream};

use crate::filled::{Lent, mesh};

/// All bytes of a stream: it says that they are initialised.
fn all_bytes<P: stream::PipelineStateStream>(stream: &Stream<P>) -> &[u8] {
    let desc = stream.desc().to_c();
    // SAFETY: the description leads to so many bytes of the stream, which is borrowed for as long.
    unsafe { std::slice::from_raw_parts(desc.pipeline_state_subobject_stream.cast(), desc.size_in_bytes) }
}

/// Fills the stack with what padding must not show.
#[inline(never)]
fn dirty(byte: u8) -> usize {
    let bytes = std::hint::black_box([byte; 4096]);
    bytes.iter().map(|byte| usize::from(*byte)).sum()
}

#[inline(never)]
fn moved<P: stream::PipelineStateStream>(pipeline: &P, byte: u8) -> Stream<P> {
    let _ = std::hint::black_box(dirty(byte));
    std::hint::black_box(pipeline.to_stream())
}

#[test]
fn equal_streams_have_equal_bytes() {
    let lent = Lent::new();
    let (first, second) = (moved(&mesh(&lent), 0x55), moved(&mesh(&lent), 0xAA));
    assert_eq!(all_bytes(&first), all_bytes(&second));
}

/// Padding before a C struct, where pointers have 8 bytes, and behind one.
#[derive(PipelineStateStream)]
struct Padded<'a> {
    shader: stream::VertexShader<'a>,
    samples: stream::SampleDesc,
    depth: stream::DepthStencilFormat,
}

#[test]
fn padding_is_zero() {
    let mut pipeline = Padded {
        shader: stream::VertexShader::new(b"DXBC"),
        samples: stream::SampleDesc::new(4),
        depth: stream::DepthStencilFormat::new(DxgiFormat::D32_FLOAT),
    };
    let stream = moved(&pipeline, 0xAA);
    let bytes = all_bytes(&stream);
    pipeline.samples.count = 8;
    assert_ne!(bytes, all_bytes(&moved(&pipeline, 0xAA)));
    let mut seen = 0;
    let mut start = 0;
    for field in Padded::FIELDS {
        let padding = &bytes[start + 4..start + field.c_offset];
        assert!(padding.iter().all(|byte| *byte == 0));
        seen += padding.len();
        start += field.size;
    }
    // Behind the 8 bytes of the sample description.
    let end = Padded::FIELDS[0].size + Padded::FIELDS[1].size;
    let tail = &bytes[Padded::FIELDS[0].size + 12..end];
    assert!(tail.iter().all(|byte| *byte == 0));
    assert_eq!(
        (seen, tail.len()),
        if size_of::<usize>() == 8 { (4, 4) } else { (0, 0) }
    );
}
