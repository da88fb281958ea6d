//! What it means, and the rules that the declaration alone decides. What the fields' types say (which number stands where,
//! what the pipeline is for) is judged by the runtime, which knows them behind aliases too.

use super::input::{Field, Input};
use crate::errors::Errors;
use crate::syntax::is_generic;

/// A stream that can be written: at least one element, then the others.
pub(super) struct Model<'a> {
    pub(super) input: &'a Input<'a>,
    pub(super) first: &'a Field<'a>,
    pub(super) others: &'a [Field<'a>],
    /// The types of some fields are known only where the struct is used.
    pub(super) generic: bool,
}

impl<'a> Model<'a> {
    pub(super) fn fields(&self) -> impl DoubleEndedIterator<Item = &'a Field<'a>> + Clone {
        std::iter::once(self.first).chain(self.others)
    }
}

pub(super) fn judge<'a>(input: &'a Input<'a>, errors: &mut Errors) -> Option<Model<'a>> {
    let Some(fields) = &input.fields else {
        errors.error(
            input.ident,
            "a pipeline state stream is a struct with named fields: one for each subobject",
        );
        return None;
    };
    let Some((first, others)) = fields.split_first() else {
        errors.error(
            input.ident,
            "a pipeline state stream has a vertex, mesh or compute shader: write a field for it",
        );
        return None;
    };
    errors.is_empty().then_some(Model {
        input,
        first,
        others,
        generic: is_generic(input.generics),
    })
}
