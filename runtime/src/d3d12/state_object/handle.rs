//! Handles: what stands for a subobject once its builder has it.

use core::fmt;
use core::marker::PhantomData;

#[allow(unused_imports, reason = "for the documentation")]
use super::builder::StateObjectBuilder;

/// A subobject of one [`StateObjectBuilder`], with its type.
///
/// Handles of another builder are reported by [`build`](StateObjectBuilder::build).
///
/// ```
/// use clayout::d3d12::{Handle, HitGroup, NodeMask, RaytracingPipeline, StateObjectBuilder};
///
/// let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
/// let hits: Handle<HitGroup<'_>> = pipeline.add(HitGroup::triangles("Hits"));
/// let mask: Handle<NodeMask> = pipeline.add(NodeMask::node(0));
/// pipeline.associate(mask, ["Hits"]); // a hit group could not be associated
/// # let _ = hits;
/// ```
pub struct Handle<S> {
    pub(super) of: SubobjectRef,
    subobject: PhantomData<fn() -> S>,
}

impl<S> Clone for Handle<S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S> Copy for Handle<S> {}

impl<S> fmt::Debug for Handle<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Handle({})", self.of.index)
    }
}

impl<S> Handle<S> {
    pub(super) const fn new(of: SubobjectRef) -> Self {
        Self {
            of,
            subobject: PhantomData,
        }
    }

    /// The place in the state object's array, from 0.
    ///
    /// ```
    /// # use clayout::d3d12::{NodeMask, RaytracingPipeline, StateObjectBuilder};
    /// let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
    /// assert_eq!(pipeline.add(NodeMask::node(0)).index(), 0);
    /// ```
    #[must_use]
    pub const fn index(self) -> usize {
        self.of.index()
    }
}

/// A [`Handle`] without its type: what a generic program lists, and a member of a subobject that points to another.
///
/// ```
/// use clayout::d3d12::{Executable, SampleMask, StateObjectBuilder, SubobjectRef};
///
/// let mut object = StateObjectBuilder::<Executable>::new();
/// let mask = object.add(SampleMask::new(!0));
/// let erased: SubobjectRef = mask.into();
/// # let _ = erased;
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SubobjectRef {
    pub(super) builder: usize,
    pub(super) index: u32,
}

impl SubobjectRef {
    pub(super) const fn index(self) -> usize {
        self.index as usize
    }
}

impl<S> From<Handle<S>> for SubobjectRef {
    fn from(handle: Handle<S>) -> Self {
        handle.of
    }
}
