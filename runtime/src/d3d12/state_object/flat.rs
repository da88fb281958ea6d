//! The flat description: everything that `CreateStateObject` reads, in one piece of memory.
//!
//! ```text
//! D3D12_STATE_OBJECT_DESC | D3D12_STATE_SUBOBJECT[n] | C structs and arrays | names, each with its zero
//! ```

use alloc::alloc::{alloc, dealloc, handle_alloc_error};
use core::fmt;
use core::marker::PhantomData;
use core::mem::MaybeUninit;
use core::ptr::NonNull;

use super::builder::Entry;
use super::lowering::{ALIGN, Lowering};
use super::plan::{Plan, layout};
use crate::d3d12::state::raw::D3D12_STATE_OBJECT_DESC;
use crate::d3d12::state::{Report, StateObjectType};

/// A state object's description in C form, ready for `CreateStateObject`.
///
/// All of it lies in one piece of memory that does not move when this value does. `'d` keeps alive what it points to
/// outside: libraries, root signatures, collections.
///
/// ```
/// use clayout::d3d12::{NodeMask, RaytracingPipeline, StateObjectBuilder};
///
/// let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
/// pipeline.add(NodeMask::node(0));
/// let desc = pipeline.build_unchecked();
/// let before = desc.as_ptr();
/// let boxed = Box::new(desc);
/// assert_eq!(boxed.as_ptr(), before);
/// ```
pub struct FlatDescription<'d> {
    start: NonNull<u8>,
    size: usize,
    is_owned: bool,
    report: Report,
    of: PhantomData<&'d ()>,
}

// SAFETY: the memory is this value's alone and never written after it was filled; what it points to outside was lent as
// bytes, or as COM objects that all threads may use (`ComRef`).
unsafe impl Send for FlatDescription<'_> {}
// SAFETY: as above.
unsafe impl Sync for FlatDescription<'_> {}

impl<'d> FlatDescription<'d> {
    /// The description, for `CreateStateObject` or `AddToStateObject`; cast it to the type of your bindings.
    ///
    /// It and all that it points to live as long as this value does, wherever that is moved to.
    ///
    /// ```
    /// use clayout::d3d12::{NodeMask, RaytracingPipeline, StateObjectBuilder};
    ///
    /// let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
    /// pipeline.add(NodeMask::node(0));
    /// let desc = Box::new(pipeline.build_unchecked());
    /// // SAFETY: the description is alive.
    /// let raw = unsafe { *desc.as_ptr() };
    /// assert_eq!((raw.Type, raw.NumSubobjects), (3, 1));
    /// ```
    #[must_use]
    pub const fn as_ptr(&self) -> *const D3D12_STATE_OBJECT_DESC {
        self.start.as_ptr().cast_const().cast()
    }

    /// How many bytes it takes.
    ///
    /// ```
    /// # use clayout::d3d12::{RaytracingPipeline, StateObjectBuilder};
    /// let empty = StateObjectBuilder::<RaytracingPipeline>::new().build_unchecked();
    /// assert!(empty.size() < 32);
    /// ```
    #[must_use]
    pub const fn size(&self) -> usize {
        self.size
    }

    /// What is suspicious or could not be told; empty when it was not judged.
    ///
    /// ```
    /// # use clayout::d3d12::{RaytracingPipeline, StateObjectBuilder};
    /// let empty = StateObjectBuilder::<RaytracingPipeline>::new().build_unchecked();
    /// assert!(empty.report().is_clean());
    /// ```
    #[must_use]
    pub const fn report(&self) -> &Report {
        &self.report
    }

    pub(super) fn with_report(mut self, report: Report) -> Self {
        self.report = report;
        self
    }

    /// In memory of its own.
    pub(super) fn allocated(object_type: StateObjectType, entries: &[Entry], parts: &Lowering<'d>) -> Self {
        let plan = Plan::new(entries, parts);
        let layout = plan.layout();
        // SAFETY: the size is not zero: there is always a `D3D12_STATE_OBJECT_DESC`.
        let start = NonNull::new(unsafe { alloc(layout) }).unwrap_or_else(|| handle_alloc_error(layout));
        // SAFETY: fresh memory of the plan's size and alignment.
        unsafe { plan.fill(start.as_ptr(), object_type, entries, parts) };
        Self {
            start,
            size: plan.size,
            is_owned: true,
            report: Report::default(),
            of: PhantomData,
        }
    }

    /// In lent memory.
    pub(super) fn lent(
        object_type: StateObjectType,
        entries: &[Entry],
        parts: &Lowering<'d>,
        storage: &'d mut [MaybeUninit<u8>],
    ) -> Result<Self, StorageTooSmall> {
        let plan = Plan::new(entries, parts);
        let given = storage.len();
        let skip = storage.as_ptr().align_offset(ALIGN);
        let start = storage
            .get_mut(skip..)
            .filter(|room| room.len() >= plan.size)
            .map(|room| NonNull::from(room).cast::<u8>())
            .ok_or(StorageTooSmall {
                needed: plan.lent_size(),
                given,
            })?;
        // SAFETY: aligned memory of the plan's size, borrowed for `'d` by nobody else.
        unsafe { plan.fill(start.as_ptr(), object_type, entries, parts) };
        Ok(Self {
            start,
            size: plan.size,
            is_owned: false,
            report: Report::default(),
            of: PhantomData,
        })
    }
}

impl Drop for FlatDescription<'_> {
    fn drop(&mut self) {
        if self.is_owned {
            // SAFETY: allocated with this size and alignment, and nobody else's.
            unsafe { dealloc(self.start.as_ptr(), layout(self.size)) };
        }
    }
}

impl fmt::Debug for FlatDescription<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("FlatDescription")
            .field("start", &self.start)
            .field("size", &self.size)
            .finish_non_exhaustive()
    }
}

/// Storage that was lent for a description is too small.
///
/// ```
/// use clayout::d3d12::{RaytracingPipeline, StateObjectBuilder};
///
/// let builder = StateObjectBuilder::<RaytracingPipeline>::new();
/// let error = builder.build_in(&mut []).unwrap_err();
/// assert_eq!((error.needed, error.given), (builder.storage_size(), 0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StorageTooSmall {
    /// How many bytes are enough, however they are aligned.
    pub needed: usize,
    /// How many there were.
    pub given: usize,
}

impl fmt::Display for StorageTooSmall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { needed, given } = self;
        write!(
            f,
            "the state object's description takes {needed} bytes, and the storage has {given}"
        )
    }
}

impl core::error::Error for StorageTooSmall {}
