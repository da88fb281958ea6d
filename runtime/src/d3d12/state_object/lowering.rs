//! Where subobjects are lowered to: C structs whose pointers are still numbers.
//!
//! A struct lies at its offset in `body`. Where C has a pointer, `body` has a number of pointer size: 0 for null, else what it
//! points to in the upper three bits, and below the index of a name, a subobject, lent bytes or an object, or the offset of an
//! array in `body`. `links` tells where these places are. The flat description is a copy of it with each number replaced by
//! the address.

use alloc::vec::Vec;
use core::fmt;
use core::mem::offset_of;
use core::ops::Range;

use super::few::Few;
use super::handle::SubobjectRef;
use crate::Integer;
use crate::d3d12::ComRef;
use crate::d3d12::by_value::{count_too_large, largest};
use crate::d3d12::state::raw::D3D12_SUBOBJECT_TO_EXPORTS_ASSOCIATION;
use crate::d3d12::state::{ForeignSubobject, Identity, Name, Names, StateObjectContents};
use crate::private::bits_of;

/// What a pointer points to, as the upper bits of its number tell.
#[derive(Clone, Copy)]
pub(super) struct To(usize);

impl To {
    const BITS: u32 = usize::BITS - 3;
    /// The bits of an index.
    const INDEX: usize = (1 << Self::BITS) - 1;

    pub(super) const NAME: Self = Self(1 << Self::BITS);
    pub(super) const ARRAY: Self = Self(2 << Self::BITS);
    pub(super) const SUBOBJECT: Self = Self(3 << Self::BITS);
    pub(super) const BYTES: Self = Self(4 << Self::BITS);
    pub(super) const OBJECT: Self = Self(5 << Self::BITS);

    /// The index in a number of this kind. Of a number of another kind, 0 among them, more than anything has.
    #[inline]
    pub(super) const fn index(self, number: usize) -> usize {
        number ^ self.0
    }
}

/// A subobject whose type this crate does not know.
#[derive(Clone)]
pub(super) struct Foreign {
    pub(super) index: u32,
    pub(super) about: &'static ForeignSubobject,
    /// Where its struct and what it points to lie in the body.
    pub(super) body: Range<usize>,
    /// Which of the places that become pointers are its own.
    pub(super) links: Range<usize>,
    pub(super) is_plain: bool,
}

/// What was associated with no export.
#[derive(Clone, Copy)]
pub(super) enum Unlisted<'d> {
    Subobject(SubobjectRef),
    /// What a library declares under this name.
    Declared(&'d str),
}

/// Where [`Subobject`](super::Subobject)s write their C form to.
///
/// All methods are safe: whatever order they are called in, each place that was made a pointer becomes null, an address inside
/// the description that is built, or the address of what was lent. A number that [`put`](Self::put) wrote stays that number:
/// whoever implements [`Member`](super::Member) by hand answers for what C makes of it.
///
/// ```
/// use clayout::Subobject;
/// use clayout::d3d12::{Lowering, Member, RaytracingPipeline, StateObjectBuilder};
///
/// /// Seconds, which C counts in milliseconds.
/// struct Seconds(f32);
///
/// impl<'d> Member<'d> for Seconds {
///     type C = u32;
///
///     fn lower(&self, at: usize, to: &mut Lowering<'d>) {
///         to.put(at, ((self.0 * 1000.0) as u32).to_ne_bytes());
///     }
/// }
///
/// #[derive(Subobject)]
/// #[subobject(type = 0x4000, name = "XBOX_TIMEOUT", in(RaytracingPipeline))]
/// struct Timeout {
///     after: Seconds,
/// }
///
/// let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
/// pipeline.add(Timeout::new(Seconds(1.5)));
/// let desc = pipeline.build_unchecked();
/// // SAFETY: the description has one subobject, whose struct this is.
/// let after = unsafe { (*(*(*desc.as_ptr()).pSubobjects).pDesc.cast::<XBOX_TIMEOUT>()).after };
/// assert_eq!(after, 1500);
/// ```
#[derive(Clone)]
pub struct Lowering<'d> {
    pub(super) id: usize,
    /// Where this is a clone: the builders before it, and how many of their subobjects it has.
    inherited: Vec<(usize, usize)>,
    pub(super) names: Names<'d>,
    pub(super) body: Vec<u8>,
    /// Places in `body` that become pointers: each has been written to, so that it is in bounds.
    pub(super) links: Vec<u32>,
    pub(super) bytes: Few<&'d [u8]>,
    pub(super) objects: Few<ComRef<'d>>,
    pub(super) contents: Vec<(Identity, &'d StateObjectContents)>,
    /// Subobjects whose types this crate does not know, in their order.
    pub(super) foreign: Vec<Foreign>,
    /// What was associated with no export, so that no association was added.
    pub(super) unlisted: Vec<Unlisted<'d>>,
    /// The subobjects before the one that is lowered.
    pub(super) subobjects: usize,
    /// The last names that were new or looked up: an association often has one of them, from the same place.
    recent: [Option<(&'d str, Name)>; 2],
    /// Which of them is the older one.
    older: bool,
    /// The name after the last one that was there before: names often come again in the order in which they came first.
    expected: usize,
}

/// The alignment of a flat description, and the largest of a subobject's C struct.
pub(super) const ALIGN: usize = 16;

/// How long a body may be: places in it are `u32`, and offsets the index of a number.
#[allow(clippy::cast_possible_truncation, reason = "the smaller one fits")]
const LIMIT: usize = if To::INDEX as u64 > u32::MAX as u64 {
    u32::MAX as usize
} else {
    To::INDEX
};

/// Up to here no single struct reaches the limit.
const LARGE: usize = LIMIT / 2;

const SLOT: usize = size_of::<usize>();

/// What most structs are copied of: the size of each is known.
const ZEROS: [u8; 64] = [0; 64];

/// What an export, a hit group and an association take, in pointers: of `body`, and those that are pointers.
const PER_NAME: (usize, usize) = (3 + 5 + 3 + 1, 6);

/// Room that is made at once, for small objects to need no more: in bytes, pointers and names.
const ROOM: (usize, usize, usize) = (1024, 64, 24);

impl<'d> Lowering<'d> {
    pub(super) const fn new(id: usize) -> Self {
        Self {
            id,
            inherited: Vec::new(),
            names: Names::new(),
            body: Vec::new(),
            links: Vec::new(),
            bytes: Few::EMPTY,
            objects: Few::EMPTY,
            contents: Vec::new(),
            foreign: Vec::new(),
            unlisted: Vec::new(),
            subobjects: 0,
            recent: [None; 2],
            older: false,
            expected: 0,
        }
    }

    /// The same for another builder, which goes on by itself but takes the handles that there are.
    pub(super) fn clone_as(&self, id: usize) -> Self {
        let mut clone = self.clone();
        clone.inherited.push((self.id, self.subobjects));
        clone.id = id;
        clone
    }

    /// Makes room for an array of C structs, all zero; the offset of the first.
    ///
    /// ```
    /// use clayout::d3d12::{Lowering, Member};
    ///
    /// /// In C a pointer to a name, a pointer and a length.
    /// struct Blob<'a>(&'a str, &'a [u8]);
    ///
    /// impl<'d, 'a: 'd> Member<'d> for Blob<'a> {
    ///     type C = *const [usize; 3];
    ///
    ///     fn lower(&self, at: usize, to: &mut Lowering<'d>) {
    ///         const SLOT: usize = size_of::<usize>();
    ///         let three = to.reserve::<[usize; 3]>(1);
    ///         to.name(three, self.0);
    ///         to.bytes(three + SLOT, self.1);
    ///         to.put_count(three + 2 * SLOT, SLOT, self.1.len());
    ///         to.array(at, three);
    ///     }
    /// }
    /// ```
    ///
    /// # Panics
    ///
    /// When all that was lowered takes 4 GiB, or 512 MiB where a pointer has 32 bits. A `C` with an alignment above 16 does not compile.
    #[inline]
    pub fn reserve<C>(&mut self, count: usize) -> usize {
        const { assert!(align_of::<C>() <= ALIGN, "a subobject is aligned to 16 bytes at most") }
        let at = self.body.len();
        if let Some(zeros) = ZEROS.get(..size_of::<C>())
            && count == 1
            && at.is_multiple_of(align_of::<C>())
            && at < LARGE
        {
            // The most frequent case by far.
            if self.body.capacity() - at < size_of::<C>() {
                self.more_room();
            }
            self.body.extend_from_slice(zeros);
            return at;
        }
        self.reserve_bytes(align_of::<C>(), size_of::<C>(), count)
    }

    #[cold]
    #[inline(never)]
    fn more_room(&mut self) {
        if self.body.capacity() == 0 {
            self.body = Vec::with_capacity(ROOM.0);
            self.links = Vec::with_capacity(ROOM.1);
        }
        self.body.reserve(1);
    }

    fn reserve_bytes(&mut self, align: usize, size: usize, count: usize) -> usize {
        let at = self.body.len().next_multiple_of(align);
        let end = size.checked_mul(count).and_then(|size| size.checked_add(at));
        let end = end.filter(|end| *end <= LIMIT);
        let end =
            end.expect("the subobjects of a state object take less than 4 GiB (512 MiB with pointers of 32 bits)");
        if self.body.capacity() < end {
            self.more_room();
        }
        self.body.resize(end, 0);
        at
    }

    /// Makes room for so many names where there is none yet.
    #[inline]
    pub(super) fn expect_names(&mut self, names: usize) {
        if self.names.is_unused() {
            self.names_room(names);
        }
    }

    #[cold]
    #[inline(never)]
    fn names_room(&mut self, names: usize) {
        // What comes is often as many hit groups, each with a name of its own and an association: to write over fresh memory
        // once costs less than to grow into it.
        self.names = Names::with_capacity((names * 2).max(ROOM.2));
        make_room(&mut self.body, names.min(LARGE / SLOT) * SLOT * PER_NAME.0, ROOM.0);
        make_room(&mut self.links, names * PER_NAME.1, ROOM.1);
    }

    /// Writes bytes.
    ///
    /// See the type for an example.
    ///
    /// # Panics
    ///
    /// When there is no room reserved for them.
    #[inline]
    pub fn put<const N: usize>(&mut self, at: usize, bytes: [u8; N]) {
        self.body[at..at + N].copy_from_slice(&bytes);
    }

    /// Writes an integer of any width.
    #[inline]
    pub(super) fn integer<I: Integer>(&mut self, at: usize, value: I) {
        let (bytes, size) = (bits_of(value).to_ne_bytes(), size_of::<I>());
        let start = if cfg!(target_endian = "little") {
            0
        } else {
            bytes.len() - size
        };
        self.body[at..at + size].copy_from_slice(&bytes[start..start + size]);
    }

    /// Writes a number of up to 8 bytes, or what fits of it: a count or a length.
    ///
    /// See [`reserve`](Self::reserve) for an example.
    ///
    /// # Panics
    ///
    /// When there is no room reserved for it, or when it does not fit.
    #[inline]
    #[track_caller]
    pub fn put_count(&mut self, at: usize, size: usize, count: usize) {
        let fits = self.put_fitting(at, size, count);
        assert!(
            fits,
            "a count of {count} does not fit its C type, which holds at most {}",
            largest(size)
        );
    }

    /// For generated code: writes how many elements a list has, `of` being the C names of the struct and of the member that
    /// counts, and the name of the list.
    #[doc(hidden)]
    #[inline]
    #[track_caller]
    pub fn put_count_of(&mut self, at: usize, size: usize, count: usize, of: [&'static str; 3]) {
        if !self.put_fitting(at, size, count) {
            count_too_large(of, count, size);
        }
    }

    /// Writes a number of up to 8 bytes, unless it does not fit.
    #[inline]
    fn put_fitting(&mut self, at: usize, size: usize, count: usize) -> bool {
        match size {
            1 => u8::try_from(count).map(|count| self.put(at, [count])).is_ok(),
            2 => u16::try_from(count)
                .map(|count| self.put(at, count.to_ne_bytes()))
                .is_ok(),
            4 => u32::try_from(count)
                .map(|count| self.put(at, count.to_ne_bytes()))
                .is_ok(),
            _ => {
                self.put(at, (count as u64).to_ne_bytes());
                true
            }
        }
    }

    /// Lets the pointer at a place lead to a name; equal names become one.
    ///
    /// See [`reserve`](Self::reserve) for an example.
    #[inline]
    pub fn name(&mut self, at: usize, name: &'d str) {
        let name = self.intern(name);
        self.link(at, To::NAME, name.index());
    }

    /// Lets the pointer at a place lead to what lies at an offset.
    ///
    /// See [`reserve`](Self::reserve) for an example.
    #[inline]
    pub fn array(&mut self, at: usize, offset: usize) {
        self.link(at, To::ARRAY, offset);
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
        if !bytes.is_empty() {
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
        }
    }

    #[inline]
    pub(super) fn has(&self, subobject: SubobjectRef) -> bool {
        let inherited = |(id, count): &(usize, usize)| subobject.builder == *id && subobject.index() < *count;
        let own = subobject.builder == self.id && subobject.index() < self.subobjects;
        own || self.inherited.iter().any(inherited)
    }

    /// Appends an association with one name: in one piece, as objects have as many of these as hit groups.
    #[inline]
    pub(super) fn association(&mut self, subobject: SubobjectRef, export: &'d str) -> usize {
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
            raw[LIST..LIST + SLOT].copy_from_slice(&(To::ARRAY.0 | (at + EXPORT)).to_ne_bytes());
            raw[EXPORT..EXPORT + SLOT].copy_from_slice(&(To::NAME.0 | name.index()).to_ne_bytes());
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

    /// A name that the last subobjects may have, as an association follows what it is about.
    #[inline]
    pub(super) fn intern_again(&mut self, text: &'d str) -> Name {
        for (recent, name) in self.recent.iter().flatten() {
            if core::ptr::eq(*recent, text) {
                return *name;
            }
        }
        self.intern(text)
    }

    /// A name that follows the last one that was there before, or that is new.
    #[inline]
    fn intern(&mut self, text: &'d str) -> Name {
        match self.names.is_lent_as(self.expected, text) {
            Some(name) => {
                self.expected += 1;
                name
            }
            None => self.intern_new(text),
        }
    }

    /// A name that is new, most likely.
    #[inline(never)]
    fn intern_new(&mut self, text: &'d str) -> Name {
        match self.names.add_new(text) {
            Some(name) => self.note(text, name),
            None => self.intern_any(text),
        }
    }

    #[inline(never)]
    fn intern_any(&mut self, text: &'d str) -> Name {
        self.expect_names(0);
        let before = self.names.len();
        let name = self.names.intern_str(text);
        if name.index() < before {
            self.expected = name.index() + 1;
        }
        self.note(text, name)
    }

    #[inline]
    fn note(&mut self, text: &'d str, name: Name) -> Name {
        self.recent[usize::from(self.older)] = Some((text, name));
        self.older = !self.older;
        name
    }

    #[inline]
    fn link(&mut self, at: usize, to: To, index: usize) {
        // Nothing has so many elements that its index does not fit: a body is shorter, and of names, bytes and objects
        // so many fill the address space.
        debug_assert!(index <= To::INDEX, "an index has three bits less than an address");
        self.body[at..at + SLOT].copy_from_slice(&(to.0 | index).to_ne_bytes());
        self.links.push(place(at));
    }

    /// The number at a place, before it becomes a pointer; 0 where there is none.
    #[inline]
    pub(super) fn slot(&self, at: usize) -> usize {
        let slot = self
            .body
            .get(at..at.wrapping_add(SLOT))
            .and_then(|slot| slot.first_chunk());
        slot.map_or(0, |bytes| usize::from_ne_bytes(*bytes))
    }
}

/// Makes room for so many elements, and where there is not enough for some others too: for a few more to cost another large
/// piece of memory would be a pity.
fn make_room<T>(list: &mut Vec<T>, expected: usize, others: usize) {
    if list.capacity() - list.len() < expected {
        list.reserve(expected + others);
    }
}

/// A place in a body.
#[inline]
#[allow(clippy::cast_possible_truncation, reason = "a body is shorter than 4 GiB")]
const fn place(at: usize) -> u32 {
    at as u32
}

impl fmt::Debug for Lowering<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Lowering")
            .field("names", &self.names.len())
            .field("bytes", &self.body.len())
            .field("pointers", &self.links.len())
            .finish_non_exhaustive()
    }
}
