//! Where subobjects are lowered to: C structs whose pointers are still numbers.
//!
//! A struct lies at its offset in `body`. Where C has a pointer, `body` has a number of pointer size: 0 for null, else what it
//! points to in the upper three bits, and below the index of a name, a subobject, lent bytes or an object, or the offset of an
//! array in `body`. `links` tells where these places are. The flat description is a copy of it with each number replaced by
//! the address.

mod names;
mod parts;
mod pointers;

use alloc::vec::Vec;
use core::fmt;

use super::few::Few;
use crate::Integer;
use crate::d3d12::ComRef;
use crate::d3d12::by_value::{count_too_large, largest};
use crate::d3d12::state::{Identity, Name, Names, StateObjectContents};
use crate::private::bits_of;

pub(super) use parts::{Foreign, To, Unlisted};

/// Where [`Subobject`](super::Subobject)s write their C form to.
///
/// All methods are safe: whatever order they are called in, each place that was made a pointer last becomes null, an address
/// inside the description that is built, or the address of what was lent. Of places that overlap, and of a number that
/// [`put`](Self::put) writes over a pointer, that is not promised, and a number that it writes elsewhere stays that number:
/// whoever implements [`Member`](super::Member) by hand answers for what C makes of these.
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
    ///
    /// Nobody else makes one: a builder's entries fit what it has lowered itself.
    pub(super) fn clone_as(&self, id: usize) -> Lowering<'d> {
        let mut inherited = self.inherited.clone();
        inherited.push((self.id, self.subobjects));
        Lowering {
            id,
            inherited,
            names: self.names.clone(),
            body: self.body.clone(),
            links: self.links.clone(),
            bytes: self.bytes.clone(),
            objects: self.objects.clone(),
            contents: self.contents.clone(),
            foreign: self.foreign.clone(),
            unlisted: self.unlisted.clone(),
            subobjects: self.subobjects,
            recent: self.recent,
            older: self.older,
            expected: self.expected,
        }
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
