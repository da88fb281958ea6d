//! Streams as values, and their descriptions.

use core::ffi::c_void;
use core::fmt;
use core::marker::PhantomData;

use super::check::kind;
use super::{FieldLayout, PipelineKind};
use crate::CLayout;

/// The stream of a pipeline state as a struct: implemented by
/// [`#[derive(PipelineStateStream)]`](derive@crate::PipelineStateStream), which has the example.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no pipeline state stream",
    note = "put `#[derive(clayout::PipelineStateStream)]` on a struct of stream subobjects"
)]
pub trait PipelineStateStream: Sized {
    /// The elements one behind the other.
    #[doc(hidden)]
    type Memory;

    /// The fields in their order.
    const FIELDS: &'static [FieldLayout];

    /// Does not compile where a rule is broken that only the types of type parameters tell.
    #[doc(hidden)]
    const CHECKED: () = ();

    /// What the pipeline is for.
    const KIND: PipelineKind = match kind(Self::FIELDS) {
        Some(kind) => kind,
        None => panic!("nothing says what the pipeline is for"),
    };

    /// The elements.
    #[doc(hidden)]
    #[track_caller]
    fn memory(&self) -> Self::Memory;

    /// The stream: all fields in their C form, in a value of fixed size. It borrows what the fields borrow, not the struct.
    ///
    /// # Panics
    ///
    /// When there is more of something than its C struct can have: 8 render targets, 4 views, 4 strides of stream output.
    #[must_use]
    #[track_caller]
    fn to_stream(&self) -> Stream<Self> {
        let () = Self::CHECKED;
        Stream {
            memory: self.memory(),
            of: PhantomData,
        }
    }

    /// The fields that pipelines of this kind do not look at, such as an input layout next to a mesh shader. They are legal and
    /// have no effect.
    ///
    /// ```
    /// use clayout::d3d12::stream::{self, PipelineStateStream};
    ///
    /// #[derive(PipelineStateStream)]
    /// struct Meshlets<'a> {
    ///     mesh: stream::MeshShader<'a>,
    ///     hull: Option<stream::HullShader<'a>>,
    /// }
    ///
    /// let unread: Vec<&str> = Meshlets::unread().map(|field| field.name).collect();
    /// assert_eq!(unread, ["hull"]);
    /// ```
    #[must_use]
    fn unread() -> impl Iterator<Item = &'static FieldLayout> {
        Self::FIELDS.iter().filter(|field| !Self::KIND.reads(field.ty))
    }
}

/// A pipeline state stream: the memory that a `D3D12_PIPELINE_STATE_STREAM_DESC` points to.
///
/// For each field a number of 4 bytes, then the C struct at its own alignment; each element starts at a multiple of a
/// pointer's size, on 32 and on 64 bits. Nothing is allocated, and the value can be moved: a [description](Self::desc) is
/// made where it is needed, and borrows the stream.
///
/// All bytes are initialised, and padding is zero: streams of one type with equal numbers and equal pointers have equal bytes, so
/// that these may be a key of a cache. Not so where the struct has type parameters, whose memory has the padding of its elements,
/// and where the C struct of a subobject that is implemented by hand has padding of its own.
///
/// See [`#[derive(PipelineStateStream)]`](derive@crate::PipelineStateStream) for an example.
#[repr(transparent)]
pub struct Stream<P: PipelineStateStream> {
    memory: P::Memory,
    of: PhantomData<P>,
}

// SAFETY: the memory can only be copied and pointed to, never dropped by code of its own, and is read by unsafe code alone; what
// its pointers lead to is what `P` borrows.
unsafe impl<P: PipelineStateStream<Memory: Copy> + Send> Send for Stream<P> {}
// SAFETY: as above; there is no interior mutability to be reached.
unsafe impl<P: PipelineStateStream<Memory: Copy> + Sync> Sync for Stream<P> {}

impl<P: PipelineStateStream<Memory: Copy>> Clone for Stream<P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P: PipelineStateStream<Memory: Copy>> Copy for Stream<P> {}

impl<P: PipelineStateStream> Stream<P> {
    /// Size in bytes, a multiple of a pointer's.
    ///
    /// ```
    /// use clayout::PipelineStateStream;
    /// use clayout::d3d12::stream::{ComputeShader, Stream};
    ///
    /// #[derive(PipelineStateStream)]
    /// struct Skinning<'a> {
    ///     shader: ComputeShader<'a>,
    /// }
    ///
    /// assert_eq!(Stream::<Skinning>::SIZE, 3 * size_of::<usize>());
    /// ```
    pub const SIZE: usize = size_of::<P::Memory>();

    /// The description for `ID3D12Device2::CreatePipelineState`.
    #[must_use]
    pub const fn desc(&self) -> StreamDesc<'_> {
        let mut c = D3D12_PIPELINE_STATE_STREAM_DESC::new();
        c.size_in_bytes = Self::SIZE;
        c.pipeline_state_subobject_stream = (&raw const self.memory).cast_mut().cast();
        StreamDesc { c, stream: PhantomData }
    }
}

/// The elements: type and size of each.
impl<P: PipelineStateStream> fmt::Debug for Stream<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut map = f.debug_map();
        for field in P::FIELDS {
            map.entry(&field.name, &format_args!("{}, {} bytes", field.ty, field.size));
        }
        map.finish()
    }
}

/// Where a stream is and how large: the members of `D3D12_PIPELINE_STATE_STREAM_DESC` of `d3d12.h`, 16 bytes on 64 bits and 8
/// on 32. What safe code makes is a [`StreamDesc`].
///
/// ```
/// use clayout::d3d12::D3D12_PIPELINE_STATE_STREAM_DESC;
///
/// assert_eq!(size_of::<D3D12_PIPELINE_STATE_STREAM_DESC>(), 2 * size_of::<usize>());
/// ```
#[doc(alias = "D3D12_PIPELINE_STATE_STREAM_DESC")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, CLayout)]
#[clayout(name = "D3D12_PIPELINE_STATE_STREAM_DESC")]
pub struct PipelineStateStreamDesc {
    /// Size of the stream in bytes.
    #[clayout(name = "SizeInBytes")]
    pub size_in_bytes: usize,
    /// The first element. The runtime only reads.
    #[clayout(name = "pPipelineStateSubobjectStream")]
    pub pipeline_state_subobject_stream: *mut c_void,
}

/// The description of a stream that it borrows.
///
/// See [`#[derive(PipelineStateStream)]`](derive@crate::PipelineStateStream) for an example.
#[derive(Clone, Copy, Debug)]
#[repr(transparent)]
pub struct StreamDesc<'s> {
    c: D3D12_PIPELINE_STATE_STREAM_DESC,
    stream: PhantomData<&'s ()>,
}

impl StreamDesc<'_> {
    /// The C struct, for a binding of any kind: `.as_ptr().cast()`.
    #[must_use]
    pub const fn as_ptr(&self) -> *const D3D12_PIPELINE_STATE_STREAM_DESC {
        &raw const self.c
    }

    /// The C struct by value. Its pointer leads to the stream, which has to be there when it is used.
    #[must_use]
    pub const fn to_c(self) -> D3D12_PIPELINE_STATE_STREAM_DESC {
        self.c
    }
}
