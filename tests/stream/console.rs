//! Subobjects that this crate does not ship, and structs that are generic.

use clayout::d3d12::stream::{self, CanBeAbsent, PipelineKind, PipelineStateStream, StreamField, StreamType};
use clayout::d3d12::{ByValue, Subobject as _};
use clayout::{CEnum, Open, Subobject};

#[derive(Clone, Copy, CEnum)]
#[repr(u16)]
enum Mode {
    Wide = 7,
}

#[derive(Clone, Copy, Subobject)]
#[subobject(part, by_value, name = "XBOX_TILE", rename_all = "PascalCase")]
struct Tile {
    first: u16,
    mode: Mode,
    exact: bool,
}

/// In streams and, under another number, in state objects.
#[derive(Subobject)]
#[subobject(type = 0x4001, stream = 0x4002, name = "XBOX_TUNING", in(Executable))]
struct Tuning<'a> {
    #[subobject(name = "Tiles")]
    tiles: [Tile; 2],
    #[subobject(list(pBudgets, NumBudgets: u16))]
    budgets: &'a [u32],
    #[subobject(name = "Newer", optional)]
    newer: Option<&'a core::ffi::CStr>,
}

impl CanBeAbsent for Tuning<'_> {}

/// Behind an alias.
type Vertex<'a> = stream::VertexShader<'a>;

#[derive(PipelineStateStream)]
struct Pipeline<'a> {
    vertex: Vertex<'a>,
    #[cfg(any())]
    left_out: NoSuchType,
    tuning: Option<Tuning<'a>>,
    mask: stream::SampleMask,
}

#[test]
fn an_invented_subobject_stands_in_a_stream() {
    let budgets = [1, 2, 3];
    let tiles = [Tile::new(1, Mode::Wide, true), Tile::new(2, Mode::Wide, false)];
    let pipeline = Pipeline {
        vertex: Vertex::new(b"DXBC"),
        tuning: Some(Tuning::new(tiles, &budgets)),
        mask: stream::SampleMask::default(),
    };
    let stream = pipeline.to_stream();
    let [vertex, tuning, mask] = Pipeline::FIELDS else {
        panic!("three fields")
    };
    assert_eq!(
        (tuning.name, tuning.ty, tuning.optional),
        ("tuning", StreamType::new(0x4002), true)
    );
    assert_eq!(
        (mask.ty, Pipeline::KIND),
        (StreamType::SAMPLE_MASK, PipelineKind::Graphics)
    );
    let desc = stream.desc().to_c();
    assert_eq!(desc.size_in_bytes, vertex.size + tuning.size + mask.size);
    assert_eq!(desc.size_in_bytes, stream::Stream::<Pipeline<'_>>::SIZE);
    // SAFETY: the element of `tuning`, which starts behind the vertex shader's; `stream` is still there.
    let (number, c) = unsafe {
        let element = desc.pipeline_state_subobject_stream.byte_add(vertex.size);
        let c = element.byte_add(tuning.c_offset);
        (*element.cast::<u32>(), *c.cast::<XBOX_TUNING>())
    };
    assert_eq!(number, 0x4002);
    assert_eq!(
        (c.Tiles[1].First, c.Tiles[1].Mode, c.Tiles[0].Exact.get()),
        (2, 7, true)
    );
    assert_eq!((c.pBudgets, c.NumBudgets), (budgets.as_ptr(), 3));
    assert!(c.Newer.is_null());
    assert_eq!((Tuning::TYPE.number(), Tuning::ABOUT.name), (0x4001, "XBOX_TUNING"));
}

#[test]
fn what_is_absent_is_zero() {
    let absent: Option<Tuning<'_>> = None;
    let c = absent.c();
    assert!(c.pBudgets.is_null() && c.NumBudgets == 0 && c.Tiles[1].Mode == 0);
    assert!(format!("{:?}", PIPELINE.to_stream()).contains("tuning\": type 16386"));
}

const PIPELINE: Pipeline<'static> = Pipeline {
    vertex: Vertex::new(b"DXBC"),
    tuning: None,
    mask: stream::SampleMask { mask: 1 },
};

/// With a parameter for the shader: judged for each shader that it is used with.
#[derive(PipelineStateStream)]
struct With<'a, S, const N: usize>
where
    S: Clone,
{
    shader: S,
    pixel: Option<stream::PixelShader<'a>>,
    cached: stream::CachedPso<'a>,
}

#[test]
fn a_generic_struct_has_a_kind_for_each_shader() {
    fn kind<P: PipelineStateStream>(_: &P) -> (PipelineKind, Vec<&'static str>) {
        (P::KIND, P::unread().map(|field| field.name).collect())
    }
    let with_mesh = With::<_, 3> {
        shader: stream::MeshShader::new(b"DXBC"),
        pixel: None,
        cached: stream::CachedPso::new(&[]),
    };
    let _ = with_mesh.to_stream();
    assert_eq!(kind(&with_mesh), (PipelineKind::Mesh, vec![]));
    let with_compute = With::<_, 0> {
        shader: stream::ComputeShader::new(b"DXBC"),
        pixel: with_mesh.pixel,
        cached: with_mesh.cached,
    };
    assert_eq!(kind(&with_compute), (PipelineKind::Compute, vec!["pixel"]));
}

#[test]
fn values_are_lowered_without_a_description() {
    assert_eq!(Open::<Mode>::from_repr(9).by_value(), 9);
    assert!(None::<&core::ffi::CStr>.by_value().is_null());
    let text = c"POSITION";
    assert_eq!(text.by_value(), text.as_ptr());
}

/// Streams go to other threads with what they borrow, and are plain values.
#[test]
fn streams_are_plain_values() {
    fn check<T: Send + Sync + Copy>(_: &T) {}
    check(&PIPELINE.to_stream());
    let stream = PIPELINE.to_stream();
    let moved = Box::new(stream);
    let start = (&raw const *moved).addr();
    assert_eq!(moved.desc().to_c().pipeline_state_subobject_stream.addr(), start);
}

#[test]
#[should_panic(expected = "a shader without bytes is none")]
fn an_empty_shader_is_none() {
    let _ = Vertex::new(&[]);
}
