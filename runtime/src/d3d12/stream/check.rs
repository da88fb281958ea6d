//! What a stream's fields are, and what is wrong with them at compile time.

use super::{PipelineKind, StreamType};
use crate::message::Text;

/// A field of a pipeline state stream.
///
/// ```
/// use clayout::d3d12::stream::{self, PipelineStateStream, StreamType};
///
/// #[derive(PipelineStateStream)]
/// struct Skinning<'a> {
///     root_signature: stream::RootSignature<'a>,
///     shader: stream::ComputeShader<'a>,
/// }
///
/// let shader = &Skinning::FIELDS[1];
/// assert_eq!((shader.name, shader.ty), ("shader", StreamType::CS));
/// assert_eq!(shader.size, 3 * size_of::<usize>());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct FieldLayout {
    /// The field's name.
    pub name: &'static str,
    /// The number in front of its C struct.
    pub ty: StreamType,
    /// Whether it can be absent, which zeros in its C struct stand for.
    pub optional: bool,
    /// Where the C struct starts, in bytes from the start of the element: 4, or 8 where it is aligned to 8 bytes.
    pub c_offset: usize,
    /// Size of the element in bytes, a multiple of a pointer's.
    pub size: usize,
    /// The element's alignment: a pointer's.
    pub(super) align: usize,
}

impl FieldLayout {
    #[doc(hidden)]
    #[must_use]
    pub const fn named(self, name: &'static str) -> Self {
        Self { name, ..self }
    }
}

/// Fails to compile where a field is aligned to more than a pointer, or does not go with those before it. The caller's span is
/// the field.
#[doc(hidden)]
#[track_caller]
pub const fn check_stream_field(fields: &[FieldLayout], index: usize) {
    let field = &fields[index];
    assert!(
        field.align == align_of::<usize>(),
        "the elements of a stream are aligned to a pointer: the C struct of a stream subobject is so at most"
    );
    let mut i = 0;
    while i < index {
        let other = &fields[i];
        if field.ty.number() == other.ty.number() {
            let text = two(field, other).push(": a stream has one of each type, so keep one");
            panic!("{}", text.as_str())
        }
        if field.ty.first_version().number() == other.ty.first_version().number() {
            let text = two(field, other).push(": these are versions of one subobject, so keep one");
            panic!("{}", text.as_str())
        }
        if field.ty.is_root_signature() && other.ty.is_root_signature() {
            let text = two(field, other).push(": a pipeline has one root signature, so keep one");
            panic!("{}", text.as_str())
        }
        if field.ty.decides().is_some() && other.ty.decides().is_some() {
            let text = two(field, other).push(": a pipeline has one of VS, MS and CS, so write a struct for each");
            panic!("{}", text.as_str())
        }
        i += 1;
    }
}

/// "`b` is a PS, and `a` is a PS already".
const fn two(field: &FieldLayout, other: &FieldLayout) -> Text {
    let text = describe(Text::new(), field).push(", and `").push(other.name);
    if field.ty.number() == other.ty.number() {
        return text.push("` is one already");
    }
    push_type(text.push("` is "), other.ty)
}

const fn describe(text: Text, field: &FieldLayout) -> Text {
    push_type(text.push("`").push(field.name).push("` is "), field.ty)
}

const fn push_type(text: Text, ty: StreamType) -> Text {
    if let Some(name) = ty.name() {
        return text.push(name);
    }
    let number = crate::Number::from_bits(ty.number() as u128, false);
    text.push("type ").push_number(number)
}

/// Fails to compile where no field decides what the pipeline is for. The caller's span is the struct.
#[doc(hidden)]
#[track_caller]
pub const fn check_stream_kind(fields: &[FieldLayout]) {
    assert!(
        kind(fields).is_some(),
        "nothing says what the pipeline is for: it has a vertex shader (VS), a mesh shader (MS) or a compute shader (CS)"
    );
}

/// What the fields' first shader that decides it says.
pub(super) const fn kind(fields: &[FieldLayout]) -> Option<PipelineKind> {
    let mut i = 0;
    while i < fields.len() {
        if let Some(kind) = fields[i].ty.decides() {
            return Some(kind);
        }
        i += 1;
    }
    None
}
