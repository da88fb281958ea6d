//! The builder of state objects.

use alloc::vec::Vec;
use core::fmt;
use core::marker::PhantomData;
use core::mem::offset_of;
use core::sync::atomic::{AtomicUsize, Ordering};

use super::export_names::ExportNames;
use super::handle::{Handle, SubobjectRef};
use super::kinds::{AllowedIn, Associable, StateObjectKind};
use super::lowering::{Foreign, Lowering, Unlisted};
use super::subobject::Subobject;
use crate::d3d12::state::raw::{
    D3D12_DXIL_SUBOBJECT_TO_EXPORTS_ASSOCIATION as ByName, D3D12_SUBOBJECT_TO_EXPORTS_ASSOCIATION as ByAddress,
};
use crate::d3d12::state::{StateObjectContents, SubobjectType};

/// An element of the state object's array.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    pub(super) number: u32,
    /// Where its C struct lies in the body.
    pub(super) at: u32,
}

/// Builds the description of a state object: what `CreateStateObject` takes.
///
/// `Kind` says what the object is for, and with that which subobjects it may hold. `'d` is how long the description may be
/// used: what the subobjects borrow (libraries, names, root signatures) lives at least as long. No reference count is
/// touched.
///
/// ```
/// use clayout::d3d12::{
///     DxilLibrary, HitGroup, RaytracingPipeline, RaytracingPipelineConfig, RaytracingShaderConfig, StateObjectBuilder,
/// };
///
/// # let dxil = *b"DXBC................\x01\0\0\0\x20\0\0\0\0\0\0\0";
/// let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
/// pipeline.add(DxilLibrary::new(&dxil).export("RayGen").export_as("Hit", "ClosestHitMain"));
/// pipeline.add(HitGroup::triangles("Hits").closest_hit("Hit"));
/// let config = pipeline.add(RaytracingShaderConfig { max_payload_size: 16, max_attribute_size: 8 });
/// pipeline.add(RaytracingPipelineConfig { max_trace_recursion_depth: 1 });
/// pipeline.associate(config, ["RayGen", "Hit", "Hits"]);
///
/// let desc = pipeline.build()?;
/// // SAFETY: the description is alive.
/// assert_eq!(unsafe { (*desc.as_ptr()).NumSubobjects }, 5);
/// # Ok::<(), clayout::d3d12::state::Report>(())
/// ```
pub struct StateObjectBuilder<'d, Kind> {
    /// The number of this builder, which is that of its parts.
    id: usize,
    pub(super) entries: Vec<Entry>,
    pub(super) parts: Lowering<'d>,
    pub(super) parent: Option<&'d StateObjectContents>,
    kind: PhantomData<fn() -> Kind>,
}

/// The clone takes the handles that there are; those that come later belong to one of the two.
impl<Kind> Clone for StateObjectBuilder<'_, Kind> {
    fn clone(&self) -> Self {
        let id = NEXT.fetch_add(1, Ordering::Relaxed);
        Self {
            id,
            entries: self.entries.clone(),
            parts: self.parts().clone_as(id),
            parent: self.parent,
            kind: PhantomData,
        }
    }
}

impl<'d, Kind> StateObjectBuilder<'d, Kind> {
    /// What was lowered.
    ///
    /// A `lower` of somebody's own has it as `&mut`, and could exchange it for that of another builder: then no entry fits.
    #[inline]
    #[track_caller]
    pub(super) fn parts(&self) -> &Lowering<'d> {
        assert!(
            self.parts.id == self.id,
            "a subobject's `lower` has exchanged what is lowered for that of another builder"
        );
        &self.parts
    }
}

/// Each builder has a number of its own, so that it knows its handles.
static NEXT: AtomicUsize = AtomicUsize::new(0);

impl<Kind: StateObjectKind> Default for StateObjectBuilder<'_, Kind> {
    fn default() -> Self {
        Self::new()
    }
}

impl<'d, Kind: StateObjectKind> StateObjectBuilder<'d, Kind> {
    /// An object without subobjects.
    ///
    /// ```
    /// use clayout::d3d12::{Collection, StateObjectBuilder};
    ///
    /// let collection = StateObjectBuilder::<Collection>::new();
    /// assert!(collection.is_empty());
    /// ```
    #[must_use]
    pub fn new() -> Self {
        let id = NEXT.fetch_add(1, Ordering::Relaxed);
        Self {
            id,
            entries: Vec::new(),
            parts: Lowering::new(id),
            parent: None,
            kind: PhantomData,
        }
    }

    /// What `AddToStateObject` adds to an object that was built before, whose contents [`contents`](Self::contents) told.
    ///
    /// [`build`](Self::build) judges it against that parent.
    ///
    /// ```
    /// use clayout::d3d12::{RaytracingPipeline, StateObjectBuilder};
    ///
    /// let parent = StateObjectBuilder::<RaytracingPipeline>::new().contents();
    /// let addition = StateObjectBuilder::<RaytracingPipeline>::addition_to(&parent);
    /// let report = addition.build().unwrap_err(); // neither allows additions
    /// assert!(report.to_string().contains("ALLOW_STATE_OBJECT_ADDITIONS"), "{report}");
    /// ```
    #[doc(alias = "AddToStateObject")]
    #[must_use]
    pub fn addition_to(parent: &'d StateObjectContents) -> Self {
        Self {
            parent: Some(parent),
            ..Self::new()
        }
    }

    /// Appends a subobject.
    ///
    /// ```compile_fail
    /// use clayout::d3d12::{Collection, ExistingCollection, StateObjectBuilder};
    ///
    /// fn nested(inner: ExistingCollection<'static>) {
    ///     let mut outer = StateObjectBuilder::<Collection>::new();
    ///     outer.add(inner); // a collection holds no collection
    /// }
    /// ```
    ///
    /// # Panics
    ///
    /// When all that was added takes 4 GiB, or 512 MiB where a pointer has 32 bits. When a list of the subobject is longer than
    /// the C member that counts its elements can tell, which names the C struct, the list, its length and the largest count.
    /// Both at the caller's line. When a `lower` of somebody's own exchanges the [`Lowering`] that it is given for another's.
    #[allow(
        clippy::needless_pass_by_value,
        reason = "a subobject is spent: its handle stands for it"
    )]
    #[track_caller]
    pub fn add<S: Subobject<'d> + AllowedIn<Kind>>(&mut self, subobject: S) -> Handle<S> {
        let first_link = self.parts.links.len();
        let at = self.parts.reserve::<S::C>(1);
        subobject.lower(at, &mut self.parts);
        self.parts();
        let of = self.push(S::TYPE.number(), at);
        if const { S::TYPE.name().is_none() } {
            let end = self.parts.body.len();
            self.parts.foreign.push(Foreign {
                index: of.index,
                about: S::ABOUT,
                body: at..end,
                links: first_link..self.parts.links.len(),
                is_plain: end - at == size_of::<S::C>(),
            });
        }
        Handle::new(of)
    }

    /// Associates a subobject with exports, explicitly. Names that were put together at run time go in as `&names`: see
    /// [`ExportNames`].
    ///
    /// In C an empty list makes the explicit default, which is what [`associate_all`](Self::associate_all) says. So with no
    /// exports nothing is added here, and the subobject would become the implicit default of every export: unless another
    /// association names it, [`build`](Self::build) reports it as wrong. Where a list is made at run time and may be empty,
    /// leave the subobject out with it.
    ///
    /// ```
    /// # use clayout::d3d12::{NodeMask, RaytracingPipeline, StateObjectBuilder};
    /// let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
    /// let mask = pipeline.add(NodeMask::node(1));
    /// pipeline.associate(mask, ["RayGen", "Miss"]);
    /// ```
    ///
    /// ```
    /// # use clayout::d3d12::{NodeMask, RaytracingPipeline, StateObjectBuilder, state::Rule};
    /// let selected: Vec<&str> = Vec::new();
    /// let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
    /// let mask = pipeline.add(NodeMask::node(1));
    /// pipeline.associate(mask, selected);
    /// assert_eq!(pipeline.len(), 1);
    /// assert_eq!(pipeline.judge().of(Rule::MalformedListOrName).count(), 1);
    /// ```
    #[doc(alias = "D3D12_SUBOBJECT_TO_EXPORTS_ASSOCIATION")]
    pub fn associate<S: Associable, Form>(&mut self, subobject: Handle<S>, exports: impl ExportNames<'d, Form>) {
        let mut exports = exports.names();
        let Some(first) = exports.next() else {
            self.parts.unlisted.push(Unlisted::Subobject(subobject.of));
            return;
        };
        let at = self.parts.association(subobject.of, first);
        let others = self.more_names(exports);
        if others > 0 {
            let count = at + offset_of!(ByAddress, NumExports);
            self.parts.put_count(count, size_of::<u32>(), 1 + others);
        }
        self.push(SubobjectType::SUBOBJECT_TO_EXPORTS_ASSOCIATION.number(), at);
    }

    /// Makes a subobject the explicit default: of all exports that have no explicit association of its kind.
    ///
    /// ```
    /// # use clayout::d3d12::{NodeMask, RaytracingPipeline, StateObjectBuilder};
    /// let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
    /// let mask = pipeline.add(NodeMask::node(1));
    /// pipeline.associate_all(mask);
    /// ```
    pub fn associate_all<S: Associable>(&mut self, subobject: Handle<S>) {
        let at = self.parts.reserve::<ByAddress>(1);
        self.parts
            .subobject(at + offset_of!(ByAddress, pSubobjectToAssociate), subobject.of);
        self.push(SubobjectType::SUBOBJECT_TO_EXPORTS_ASSOCIATION.number(), at);
    }

    /// Associates a subobject that a DXIL library declares, by its name there.
    ///
    /// With no exports nothing is added, and [`build`](Self::build) reports it, as of [`associate`](Self::associate).
    ///
    /// ```
    /// # use clayout::d3d12::{RaytracingPipeline, StateObjectBuilder};
    /// let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
    /// pipeline.associate_dxil("ShaderConfig", ["RayGen"]);
    /// ```
    #[doc(alias = "D3D12_DXIL_SUBOBJECT_TO_EXPORTS_ASSOCIATION")]
    pub fn associate_dxil<Form>(&mut self, subobject: &'d str, exports: impl ExportNames<'d, Form>) {
        let mut exports = exports.names().peekable();
        if exports.peek().is_none() {
            self.parts.unlisted.push(Unlisted::Declared(subobject));
            return;
        }
        let at = self.by_name(subobject);
        let names = self.parts.body.len();
        let count = self.more_names(exports);
        self.parts.array(at + offset_of!(ByName, pExports), names);
        self.parts
            .put_count(at + offset_of!(ByName, NumExports), size_of::<u32>(), count);
        self.push(SubobjectType::DXIL_SUBOBJECT_TO_EXPORTS_ASSOCIATION.number(), at);
    }

    /// Makes a subobject that a DXIL library declares the explicit default, by its name there.
    ///
    /// ```
    /// # use clayout::d3d12::{RaytracingPipeline, StateObjectBuilder};
    /// let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
    /// pipeline.associate_dxil_all("ShaderConfig");
    /// assert_eq!(pipeline.len(), 1);
    /// ```
    pub fn associate_dxil_all(&mut self, subobject: &'d str) {
        let at = self.by_name(subobject);
        self.push(SubobjectType::DXIL_SUBOBJECT_TO_EXPORTS_ASSOCIATION.number(), at);
    }

    /// Writes an association by name, without exports.
    fn by_name(&mut self, subobject: &'d str) -> usize {
        let at = self.parts.reserve::<ByName>(1);
        self.parts
            .name(at + offset_of!(ByName, SubobjectToAssociate), subobject);
        at
    }

    /// Writes names behind all that there is, which ends where a pointer can lie; how many.
    fn more_names(&mut self, names: impl Iterator<Item = &'d str>) -> usize {
        let mut len = 0;
        for name in names {
            let at = self.parts.reserve::<*const u16>(1);
            self.parts.name(at, name);
            len += 1;
        }
        len
    }

    #[inline]
    fn push(&mut self, number: u32, at: usize) -> SubobjectRef {
        let index = self.entries.len();
        if index == self.entries.capacity() {
            self.more_entries();
        }
        self.entries.push(Entry { number, at: narrow(at) });
        self.parts.subobjects = index + 1;
        SubobjectRef {
            builder: self.parts.id,
            index: narrow(index),
        }
    }

    /// Room at once for as many as small objects have, or for a hit group and an association of each two names: see
    /// [`Lowering::expect_names`].
    #[cold]
    #[inline(never)]
    fn more_entries(&mut self) {
        if self.entries.capacity() == 0 {
            self.entries = Vec::with_capacity(self.parts.names.room() + 8);
        }
        self.entries.reserve(1);
    }

    /// How many subobjects there are, associations included.
    ///
    /// ```
    /// # use clayout::d3d12::{RaytracingPipeline, StateObjectBuilder};
    /// assert_eq!(StateObjectBuilder::<RaytracingPipeline>::new().len(), 0);
    /// ```
    #[must_use]
    pub const fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether there is none.
    ///
    /// ```
    /// # use clayout::d3d12::{NodeMask, RaytracingPipeline, StateObjectBuilder};
    /// let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
    /// pipeline.add(NodeMask::node(0));
    /// assert!(!pipeline.is_empty());
    /// ```
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }
}

impl<Kind: StateObjectKind> fmt::Debug for StateObjectBuilder<'_, Kind> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("StateObjectBuilder")
            .field("kind", &Kind::TYPE)
            .field("subobjects", &self.entries.len())
            .finish_non_exhaustive()
    }
}

#[inline]
fn narrow(number: usize) -> u32 {
    u32::try_from(number).expect("the subobjects of a state object take less than 4 GiB")
}
