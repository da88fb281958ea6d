//! What a stream is made of.

use super::{FieldLayout, StreamType};
use crate::Zeroed;
use crate::d3d12::ByValue;
use crate::private::zeroed;

/// A subobject of a pipeline state stream: implemented by [`#[derive(Subobject)]`](derive@crate::Subobject) with
/// `#[subobject(stream = NUMBER)]`.
///
/// One type may be a subobject of state objects too, where it has another number: [`Blend`](crate::d3d12::Blend).
///
/// By hand it takes two impls, which is what a type with another C form than its members' does:
///
/// ```
/// use clayout::d3d12::ByValue;
/// use clayout::d3d12::stream::{StreamSubobject, StreamType};
///
/// /// Everything or nothing.
/// struct AllSamples(bool);
///
/// impl ByValue for AllSamples {
///     type C = u32;
///
///     fn by_value(&self) -> u32 {
///         if self.0 { !0 } else { 0 }
///     }
/// }
///
/// impl StreamSubobject for AllSamples {
///     const STREAM_TYPE: StreamType = StreamType::SAMPLE_MASK;
/// }
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no subobject of a pipeline state stream",
    label = "not a stream subobject",
    note = "put `#[derive(clayout::Subobject)]` and `#[subobject(stream = NUMBER)]` on the struct"
)]
pub trait StreamSubobject: ByValue {
    /// The number in front of the C struct.
    const STREAM_TYPE: StreamType;
}

/// A stream subobject that all bits zero stand for none of, so that an `Option` of it can be a field.
///
/// Not the shaders that decide what a pipeline is for, nor state whose zeros mean something else: of these a default is
/// written out.
///
/// ```
/// use clayout::Subobject;
/// use clayout::d3d12::stream::CanBeAbsent;
///
/// #[derive(Subobject)]
/// #[subobject(stream = 0x4000, name = "XBOX_HINTS")]
/// struct Hints<'a> {
///     #[subobject(list(pHints, NumHints: u32))]
///     hints: &'a [u32],
/// }
///
/// impl CanBeAbsent for Hints<'_> {}
/// ```
pub trait CanBeAbsent: StreamSubobject<C: Zeroed> {}

/// A field of a pipeline state stream: a stream subobject, or an `Option` of one that [can be absent](CanBeAbsent).
///
/// ```
/// use clayout::d3d12::stream::{CachedPso, StreamField, StreamType};
///
/// let none: Option<CachedPso<'_>> = None;
/// assert!(none.c().pCachedBlob.is_null());
/// assert_eq!(<Option<CachedPso<'_>>>::FIELD_TYPE, StreamType::CACHED_PSO);
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be a field of a pipeline state stream",
    label = "not a stream subobject, nor an `Option` of one that can be absent",
    note = "a subobject of your own is one with `#[derive(clayout::Subobject)]` and `#[subobject(stream = NUMBER)]`; an `Option` of it, with `impl clayout::d3d12::stream::CanBeAbsent for X {{}}` too",
    note = "what has pointers differs between state objects and streams: write `stream::InputLayout` for `d3d12::InputLayout`, and so `RootSignature`, `StreamOutput` and `ViewInstancing`",
    note = "the vertex, mesh or compute shader of a pipeline cannot be absent: write a struct for each kind of pipeline",
    note = "state cannot be absent from a stream of fixed size: write its default, as in `Blend::default()`"
)]
pub trait StreamField {
    /// The C struct.
    type C: Copy;

    /// The number in front of it.
    const FIELD_TYPE: StreamType;

    /// Whether it can be absent.
    const OPTIONAL: bool;

    /// That the type has the trait, for the check of a field.
    #[doc(hidden)]
    const __IS: () = ();

    /// The C struct's value; of what is absent all zero.
    ///
    /// # Panics
    ///
    /// When there is more of something than the C struct can have.
    #[track_caller]
    fn c(&self) -> Self::C;

    /// The field but for its name.
    #[doc(hidden)]
    const LAYOUT: FieldLayout = FieldLayout {
        name: "",
        ty: Self::FIELD_TYPE,
        optional: Self::OPTIONAL,
        c_offset: core::mem::offset_of!(Element<Self::C>, c),
        size: size_of::<Element<Self::C>>(),
        align: align_of::<Element<Self::C>>(),
    };

    #[doc(hidden)]
    #[track_caller]
    fn element(&self) -> Element<Self::C> {
        Element {
            aligned: [],
            ty: Self::FIELD_TYPE.number(),
            c: self.c(),
        }
    }
}

impl<S: StreamSubobject> StreamField for S {
    type C = S::C;
    const FIELD_TYPE: StreamType = S::STREAM_TYPE;
    const OPTIONAL: bool = false;

    fn c(&self) -> S::C {
        self.by_value()
    }
}

impl<S: CanBeAbsent> StreamField for Option<S> {
    type C = S::C;
    const FIELD_TYPE: StreamType = S::STREAM_TYPE;
    const OPTIONAL: bool = true;

    fn c(&self) -> S::C {
        // No closure: it would be the caller.
        match self {
            Some(subobject) => subobject.by_value(),
            None => zeroed(),
        }
    }
}

/// One element of a stream: the number, then the C struct at its own alignment, the whole at a pointer's.
#[doc(hidden)]
#[derive(Clone, Copy)]
#[repr(C)]
#[allow(missing_debug_implementations, reason = "only generated code has one")]
pub struct Element<C> {
    aligned: [usize; 0],
    ty: u32,
    c: C,
}

/// Two parts of a stream, one right behind the other: elements are multiples of a pointer.
#[doc(hidden)]
#[derive(Clone, Copy)]
#[repr(C)]
#[allow(missing_debug_implementations, reason = "only generated code has one")]
pub struct Pair<A, B>(pub A, pub B);
