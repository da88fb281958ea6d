//! Places that become pointers.

use core::mem::offset_of;

use super::{Lowering, SLOT, To};
use crate::d3d12::ComRef;
use crate::d3d12::state::raw::D3D12_SUBOBJECT_TO_EXPORTS_ASSOCIATION;
use crate::d3d12::state::{Identity, StateObjectContents, Text};
use crate::d3d12::state_object::handle::SubobjectRef;

impl<'d> Lowering<'d> {
    /// Lets the pointer at a place lead to a name; equal names become one.
    ///
    /// See [`reserve`](Self::reserve) for an example.
    #[inline]
    pub fn name(&mut self, at: usize, name: &'d str) {
        let name = self.intern(name);
        self.link(at, To::NAME, name.index());
    }

    /// Lets the pointer at a place lead to what lies at an offset; null where nothing was reserved so far.
    ///
    /// See [`reserve`](Self::reserve) for an example.
    #[inline]
    pub fn array(&mut self, at: usize, offset: usize) {
        if offset > self.body.len() {
            self.null(at);
        } else {
            self.link(at, To::ARRAY, offset);
        }
    }

    /// Lets the pointer at a place be null.
    #[cold]
    fn null(&mut self, at: usize) {
        self.put(at, [0; SLOT]);
    }

    /// Lets the pointer at a place be that of a COM object.
    ///
    /// See [`remember`](Self::remember) for an example.
    pub fn object(&mut self, at: usize, object: ComRef<'d>) {
        let index = self.objects.push(object);
        self.link(at, To::OBJECT, index);
    }

    /// Lets the pointer at a place be that of lent bytes; of no bytes it is null.
    ///
    /// See [`reserve`](Self::reserve) for an example.
    pub fn bytes(&mut self, at: usize, bytes: &'d [u8]) {
        if bytes.is_empty() {
            self.null(at);
        } else {
            let index = self.bytes.push(bytes);
            self.link(at, To::BYTES, index);
        }
    }

    /// Lets the pointer at a place lead to a subobject of the array; of another builder's it is null, and reported.
    ///
    /// ```
    /// use clayout::d3d12::state::raw::D3D12_STATE_SUBOBJECT;
    /// use clayout::d3d12::{Lowering, Member, SubobjectRef};
    ///
    /// struct Mine(SubobjectRef);
    ///
    /// impl<'d> Member<'d> for Mine {
    ///     type C = *const D3D12_STATE_SUBOBJECT;
    ///
    ///     fn lower(&self, at: usize, to: &mut Lowering<'d>) {
    ///         to.subobject(at, self.0);
    ///     }
    /// }
    /// ```
    #[inline]
    pub fn subobject(&mut self, at: usize, subobject: SubobjectRef) {
        if self.has(subobject) {
            self.link(at, To::SUBOBJECT, subobject.index());
        } else {
            self.null(at);
        }
    }

    #[inline]
    pub(in crate::d3d12::state_object) fn has(&self, subobject: SubobjectRef) -> bool {
        let inherited = |(id, count): &(usize, usize)| subobject.builder == *id && subobject.index() < *count;
        let own = subobject.builder == self.id && subobject.index() < self.subobjects;
        own || self.inherited.iter().any(inherited)
    }

    /// Appends an association with one name: in one piece, as objects have as many of these as hit groups.
    #[inline]
    pub(in crate::d3d12::state_object) fn association(&mut self, subobject: SubobjectRef, export: &'d str) -> usize {
        /// The struct, and behind it its list.
        #[repr(C)]
        struct Raw {
            association: D3D12_SUBOBJECT_TO_EXPORTS_ASSOCIATION,
            export: *const u16,
        }
        const TARGET: usize = offset_of!(Raw, association.pSubobjectToAssociate);
        const COUNT: usize = offset_of!(Raw, association.NumExports);
        const LIST: usize = offset_of!(Raw, association.pExports);
        const EXPORT: usize = offset_of!(Raw, export);

        let name = self.intern_again(export);
        let at = self.reserve::<Raw>(1);
        self.subobject(at + TARGET, subobject);
        if let Some(raw) = self.body[at..].first_chunk_mut::<{ size_of::<Raw>() }>() {
            raw[COUNT..COUNT + 4].copy_from_slice(&1_u32.to_ne_bytes());
            raw[LIST..LIST + SLOT].copy_from_slice(&To::ARRAY.number(at + EXPORT).to_ne_bytes());
            raw[EXPORT..EXPORT + SLOT].copy_from_slice(&To::NAME.number(name.index()).to_ne_bytes());
            self.links.extend_from_slice(&[place(at + LIST), place(at + EXPORT)]);
        }
        at
    }

    /// Remembers what a collection contains, for the judge.
    ///
    /// ```
    /// use clayout::d3d12::state::StateObjectContents;
    /// use clayout::d3d12::{ComRef, Lowering, Member};
    ///
    /// struct Mine<'a>(ComRef<'a>, &'a StateObjectContents);
    ///
    /// impl<'d, 'a: 'd> Member<'d> for Mine<'a> {
    ///     type C = *mut core::ffi::c_void;
    ///
    ///     fn lower(&self, at: usize, to: &mut Lowering<'d>) {
    ///         to.object(at, self.0);
    ///         to.remember(self.0, self.1);
    ///     }
    /// }
    /// ```
    pub fn remember(&mut self, collection: ComRef<'d>, contents: &'d StateObjectContents) {
        self.contents.push((Identity::of(collection.as_ptr()), contents));
    }

    #[inline]
    fn link(&mut self, at: usize, to: To, index: usize) {
        // Nothing has so many elements that its index does not fit: a body is shorter, and of names, bytes and objects
        // so many fill the address space.
        debug_assert!(index <= To::INDEX, "an index has three bits less than an address");
        self.body[at..at + SLOT].copy_from_slice(&to.number(index).to_ne_bytes());
        self.links.push(place(at));
    }

    /// The number at a place, before it becomes a pointer; 0 where there is none.
    #[inline]
    pub(in crate::d3d12::state_object) fn slot(&self, at: usize) -> usize {
        let slot = self
            .body
            .get(at..at.wrapping_add(SLOT))
            .and_then(|slot| slot.first_chunk());
        slot.map_or(0, |bytes| usize::from_ne_bytes(*bytes))
    }

    /// A name with a NUL that a pointer leads to: C would end it there.
    #[cold]
    pub(in crate::d3d12::state_object) fn broken_name(&self) -> Option<Text<'_>> {
        let mut names = self.links.iter().map(|at| To::NAME.index(self.slot(*at as usize)));
        names.find_map(|name| self.names.broken(name))
    }
}

/// A place in a body.
#[inline]
#[allow(clippy::cast_possible_truncation, reason = "a body is shorter than 4 GiB")]
const fn place(at: usize) -> u32 {
    at as u32
}
