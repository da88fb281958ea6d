//! State objects that are declared as structs.

use super::builder::StateObjectBuilder;
use super::flat::FlatDescription;
use super::handle::Handle;
use super::kinds::{AllowedIn, Associable, StateObjectKind};
use super::subobject::Subobject;
use crate::d3d12::state::Report;

/// A state object that is declared as a struct: implemented by [`#[derive(StateObject)]`](derive@crate::StateObject).
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no declared state object",
    note = "put `#[derive(clayout::StateObject)]` and `#[state_object(RaytracingPipeline)]` on a struct of subobjects"
)]
pub trait StateObject<'d>: Sized {
    /// What it is for.
    type Kind: StateObjectKind;

    /// Adds all subobjects in the order of the fields, then the associations.
    fn add_to(self, builder: &mut StateObjectBuilder<'d, Self::Kind>);

    /// A builder that has all of it, to look at or to add more to.
    #[must_use]
    fn into_builder(self) -> StateObjectBuilder<'d, Self::Kind> {
        let mut builder = StateObjectBuilder::new();
        self.add_to(&mut builder);
        builder
    }

    /// [`StateObjectBuilder::build`].
    ///
    /// # Errors
    ///
    /// When anything is wrong.
    fn build(self) -> Result<FlatDescription<'d>, Report> {
        self.into_builder().build()
    }

    /// [`StateObjectBuilder::build_unchecked`].
    #[must_use]
    fn build_unchecked(self) -> FlatDescription<'d> {
        self.into_builder().build_unchecked()
    }
}

/// A field of a declared state object: a subobject that its kind may hold, or an `Option` of one.
#[diagnostic::on_unimplemented(
    message = "a declared state object of kind `{Kind}` cannot hold a `{Self}`",
    label = "not a subobject that is allowed in a `{Kind}` state object, nor an `Option` of one",
    note = "collections hold no other collections; ray tracing subobjects stand in collections and pipelines, work graphs and generic programs in executables"
)]
pub trait Declared<'d, Kind> {
    /// The subobject.
    type Subobject;

    /// Adds it; without one there is no handle.
    fn declare(self, builder: &mut StateObjectBuilder<'d, Kind>) -> Option<Handle<Self::Subobject>>;
}

impl<'d, Kind: StateObjectKind, S: Subobject<'d> + AllowedIn<Kind>> Declared<'d, Kind> for S {
    type Subobject = S;

    fn declare(self, builder: &mut StateObjectBuilder<'d, Kind>) -> Option<Handle<S>> {
        Some(builder.add(self))
    }
}

impl<'d, Kind: StateObjectKind, S: Subobject<'d> + AllowedIn<Kind>> Declared<'d, Kind> for Option<S> {
    type Subobject = S;

    fn declare(self, builder: &mut StateObjectBuilder<'d, Kind>) -> Option<Handle<S>> {
        self.map(|subobject| builder.add(subobject))
    }
}

/// For generated code: `#[associate("A")]`, or without names the explicit default.
#[doc(hidden)]
pub fn associate<'d, Kind: StateObjectKind, S: Associable>(
    builder: &mut StateObjectBuilder<'d, Kind>,
    handle: Option<Handle<S>>,
    exports: &[&'d str],
) {
    match handle {
        Some(handle) if exports.is_empty() => builder.associate_all(handle),
        Some(handle) => builder.associate(handle, exports.iter().copied()),
        None => {}
    }
}
