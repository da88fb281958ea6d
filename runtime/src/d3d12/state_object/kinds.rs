//! What state objects are for, and what may stand in which, as types.

use crate::d3d12::state::StateObjectType;

/// A kind of state object: [`Collection`], [`RaytracingPipeline`] or [`Executable`].
///
/// ```
/// use clayout::d3d12::{Executable, StateObjectKind};
/// use clayout::d3d12::state::StateObjectType;
///
/// assert_eq!(Executable::TYPE, StateObjectType::Executable);
/// ```
#[doc(alias = "D3D12_STATE_OBJECT_TYPE")]
pub trait StateObjectKind: sealed::Sealed {
    /// The kind as a value.
    const TYPE: StateObjectType;
}

mod sealed {
    pub trait Sealed {}
}

macro_rules! kinds {
    ($($(#[$attribute:meta])* $name:ident)*) => {$(
        $(#[$attribute])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct $name;

        impl sealed::Sealed for $name {}

        impl StateObjectKind for $name {
            const TYPE: StateObjectType = StateObjectType::$name;
        }
    )*};
}

kinds! {
    /// A part of other state objects, compiled ahead. It may hold no other collection.
    ///
    /// ```
    /// use clayout::d3d12::{Collection, HitGroup, StateObjectBuilder};
    ///
    /// StateObjectBuilder::<Collection>::new().add(HitGroup::triangles("Hits"));
    /// ```
    #[doc(alias = "D3D12_STATE_OBJECT_TYPE_COLLECTION")]
    Collection
    /// A ray tracing pipeline.
    ///
    /// ```
    /// use clayout::d3d12::{RaytracingPipeline, RaytracingPipelineConfig, StateObjectBuilder};
    ///
    /// StateObjectBuilder::<RaytracingPipeline>::new().add(RaytracingPipelineConfig::new(1));
    /// ```
    #[doc(alias = "D3D12_STATE_OBJECT_TYPE_RAYTRACING_PIPELINE")]
    RaytracingPipeline
    /// Work graphs and generic programs.
    ///
    /// ```
    /// use clayout::d3d12::{Executable, StateObjectBuilder, WorkGraph};
    ///
    /// StateObjectBuilder::<Executable>::new().add(WorkGraph::new("Culling"));
    /// ```
    #[doc(alias = "D3D12_STATE_OBJECT_TYPE_EXECUTABLE")]
    Executable
}

/// A subobject that may stand in a state object of this kind: what `in(...)` of `#[derive(Subobject)]` says.
///
/// ```
/// use clayout::d3d12::{AllowedIn, Collection, NodeMask};
///
/// fn may_stand<S: AllowedIn<Collection>>() {}
/// may_stand::<NodeMask>();
/// ```
///
/// ```compile_fail
/// use clayout::d3d12::{AllowedIn, Collection, ExistingCollection};
///
/// fn may_stand<S: AllowedIn<Collection>>() {}
/// may_stand::<ExistingCollection<'_>>(); // a collection holds no collection
/// ```
#[diagnostic::on_unimplemented(
    message = "a state object of kind `{Kind}` cannot hold a `{Self}`",
    label = "this subobject is not allowed in a `{Kind}` state object",
    note = "collections hold no other collections; ray tracing subobjects stand in collections and pipelines, work graphs and generic programs in executables",
    note = "for a subobject of your own, list the kind in `#[subobject(in(...))]`"
)]
pub trait AllowedIn<Kind> {}

/// A subobject that can be associated with exports: what `associable` of `#[derive(Subobject)]` says.
///
/// ```
/// use clayout::d3d12::{Associable, NodeMask};
///
/// fn can_be_associated<S: Associable>() {}
/// can_be_associated::<NodeMask>();
/// ```
#[diagnostic::on_unimplemented(
    message = "a `{Self}` cannot be associated with exports",
    label = "exports are not associated with this subobject",
    note = "root signatures, node masks and configurations are; libraries, hit groups, collections and programs are not"
)]
pub trait Associable {}
