//! State objects that are declared as structs.

use super::builder::StateObjectBuilder;
use super::flat::FlatDescription;
use super::handle::Handle;
use super::kinds::{AllowedIn, Associable, StateObjectKind};
use super::subobject::Subobject;
use crate::d3d12::state::Report;

/// A state object that is declared as a struct: implemented by [`#[derive(StateObject)]`](derive@crate::StateObject).
///
/// ```
/// use clayout::d3d12::{DxilLibrary, NodeMask, StateObject as _};
///
/// #[derive(clayout::StateObject)]
/// #[state_object(Collection)]
/// struct Shaders<'a> {
///     library: DxilLibrary<'a>,
///     #[associate]
///     mask: Option<NodeMask>,
/// }
///
/// # let dxil = *b"DXBC................\x01\0\0\0\x20\0\0\0\0\0\0\0";
/// let shaders = Shaders { library: DxilLibrary::new(&dxil), mask: Some(NodeMask::node(0)) };
/// let builder = shaders.into_builder();
/// assert_eq!(builder.len(), 3); // the association is the third
/// let desc = builder.build()?;
/// # let _ = desc;
/// # Ok::<(), clayout::d3d12::state::Report>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no declared state object",
    note = "put `#[derive(clayout::StateObject)]` and `#[state_object(RaytracingPipeline)]` on a struct of subobjects"
)]
pub trait StateObject<'d>: Sized {
    /// What it is for.
    type Kind: StateObjectKind;

    /// Adds all subobjects in the order of the fields, then the associations.
    ///
    /// ```
    /// # use clayout::d3d12::{Collection, NodeMask, StateObject as _, StateObjectBuilder};
    /// # #[derive(clayout::StateObject)]
    /// # #[state_object(Collection)]
    /// # struct Shaders {
    /// #     mask: NodeMask,
    /// # }
    /// let mut builder = StateObjectBuilder::<Collection>::new();
    /// Shaders { mask: NodeMask::node(0) }.add_to(&mut builder);
    /// assert_eq!(builder.len(), 1);
    /// ```
    #[track_caller]
    fn add_to(self, builder: &mut StateObjectBuilder<'d, Self::Kind>);

    /// A builder that has all of it, to look at or to add more to.
    ///
    /// ```
    /// # use clayout::d3d12::{Collection, NodeMask, StateObject as _, StateObjectBuilder};
    /// # #[derive(clayout::StateObject)]
    /// # #[state_object(Collection)]
    /// # struct Shaders {
    /// #     mask: NodeMask,
    /// # }
    /// let mut builder = Shaders { mask: NodeMask::node(0) }.into_builder();
    /// builder.associate_dxil("Config", ["Hit"]); // what the struct does not have
    /// assert_eq!(builder.len(), 2);
    /// ```
    #[must_use]
    #[track_caller]
    fn into_builder(self) -> StateObjectBuilder<'d, Self::Kind> {
        let mut builder = StateObjectBuilder::new();
        self.add_to(&mut builder);
        builder
    }

    /// [`StateObjectBuilder::build`].
    ///
    /// ```
    /// # use clayout::d3d12::{Collection, NodeMask, StateObject as _, StateObjectBuilder};
    /// # #[derive(clayout::StateObject)]
    /// # #[state_object(Collection)]
    /// # struct Shaders {
    /// #     mask: NodeMask,
    /// # }
    /// let desc = Shaders { mask: NodeMask::node(0) }.build()?;
    /// assert!(!desc.as_ptr().is_null());
    /// # Ok::<(), clayout::d3d12::state::Report>(())
    /// ```
    ///
    /// # Errors
    ///
    /// When anything is wrong.
    #[track_caller]
    fn build(self) -> Result<FlatDescription<'d>, Report> {
        self.into_builder().build()
    }

    /// [`StateObjectBuilder::build_unchecked`].
    ///
    /// ```
    /// # use clayout::d3d12::{Collection, NodeMask, StateObject as _, StateObjectBuilder};
    /// # #[derive(clayout::StateObject)]
    /// # #[state_object(Collection)]
    /// # struct Shaders {
    /// #     mask: NodeMask,
    /// # }
    /// let desc = Shaders { mask: NodeMask::node(0) }.build_unchecked();
    /// assert!(!desc.as_ptr().is_null());
    /// ```
    ///
    /// # Panics
    ///
    /// When a name contains a NUL.
    #[must_use]
    #[track_caller]
    fn build_unchecked(self) -> FlatDescription<'d> {
        self.into_builder().build_unchecked()
    }
}

/// A field of a declared state object: a subobject that its kind may hold, or an `Option` of one.
///
/// ```
/// use clayout::d3d12::{Declared, NodeMask, RaytracingPipeline, StateObjectBuilder};
///
/// let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
/// let absent: Option<NodeMask> = None;
/// assert!(absent.declare(&mut pipeline).is_none());
/// ```
#[diagnostic::on_unimplemented(
    message = "a declared state object of kind `{Kind}` cannot hold a `{Self}`",
    label = "not a subobject that is allowed in a `{Kind}` state object, nor an `Option` of one",
    note = "collections hold no other collections; ray tracing subobjects stand in collections and pipelines, work graphs and generic programs in executables"
)]
pub trait Declared<'d, Kind> {
    /// The subobject.
    type Subobject;

    /// Adds it; without one there is no handle.
    ///
    /// ```
    /// # use clayout::d3d12::{Declared, NodeMask, RaytracingPipeline, StateObjectBuilder};
    /// let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
    /// let handle = NodeMask::node(0).declare(&mut pipeline);
    /// assert_eq!(handle.map(|mask| mask.index()), Some(0));
    /// ```
    #[track_caller]
    fn declare(self, builder: &mut StateObjectBuilder<'d, Kind>) -> Option<Handle<Self::Subobject>>;
}

impl<'d, Kind: StateObjectKind, S: Subobject<'d> + AllowedIn<Kind>> Declared<'d, Kind> for S {
    type Subobject = S;

    #[track_caller]
    fn declare(self, builder: &mut StateObjectBuilder<'d, Kind>) -> Option<Handle<S>> {
        Some(builder.add(self))
    }
}

impl<'d, Kind: StateObjectKind, S: Subobject<'d> + AllowedIn<Kind>> Declared<'d, Kind> for Option<S> {
    type Subobject = S;

    #[track_caller]
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
