//! Storage for unions and for members that Rust would place elsewhere than C, and markers that align without `repr(align)`.
#![allow(
    clippy::inline_always,
    reason = "in builds without optimisation a call, a cast and a dereference each cost a trip over the stack"
)]

use core::mem::MaybeUninit;

use crate::traits::AnyBits;

/// A marker for a number of bytes; see [`Alignment`].
pub struct Align<const BYTES: usize>;

/// The type whose zero-length array aligns a struct to [`Align`]'s number of bytes.
///
/// Up to 8 it is an integer where one has that alignment: a struct that is packed itself may hold it, but must not hold
/// a type with `repr(align)` (E0588).
pub trait Alignment {
    /// The type.
    type Unit: Copy;
}

macro_rules! alignments {
    ($($bytes:literal $aligned:ident)*) => {$(
        /// Aligned. Not empty, for an empty struct is none of C's, which a lint would say in the user's crate.
        #[derive(Clone, Copy)]
        #[repr(C, align($bytes))]
        pub struct $aligned(u8);

        impl Alignment for Align<$bytes> {
            type Unit = $aligned;
        }
    )*};
}

alignments! {
    16 A16 32 A32 64 A64 128 A128 256 A256 512 A512 1024 A1024 2048 A2048 4096 A4096 8192 A8192 16384 A16384 32768 A32768
    65536 A65536
}

/// Picks the integer if its alignment is the one asked for, else the marker.
pub trait Pick<Integer, Marker> {
    /// The pick.
    type Unit: Copy;
}

/// The answer to whether an integer has its size as its alignment.
pub struct Natural<const YES: bool>;

impl<I: Copy, M> Pick<I, M> for Natural<true> {
    type Unit = I;
}

impl<I, M: Copy> Pick<I, M> for Natural<false> {
    type Unit = M;
}

macro_rules! natural {
    ($($bytes:literal $integer:ident $aligned:ident)*) => {$(
        /// Aligned. Not empty, for an empty struct is none of C's, which a lint would say in the user's crate.
        #[derive(Clone, Copy)]
        #[repr(C, align($bytes))]
        pub struct $aligned(u8);

        impl Alignment for Align<$bytes> {
            type Unit = <Natural<{ align_of::<$integer>() == $bytes }> as Pick<$integer, $aligned>>::Unit;
        }
    )*};
}

natural! { 1 u8 A1 2 u16 A2 4 u32 A4 8 u64 A8 }

/// Nothing, aligned to `BYTES`: the field of a generated type that aligns it.
pub type Marker<const BYTES: usize> = [<Align<BYTES> as Alignment>::Unit; 0];

/// A value at any address: a plain member that Rust itself would align.
#[derive(Clone, Copy)]
#[repr(C, packed)]
pub struct Unaligned<T>(pub T);

/// The bytes of a union, all of them initialised.
///
/// They keep the provenance of pointers that are written to them as pointers.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Storage<const N: usize> {
    // Invariant: initialised. Nothing in this module writes uninitialised bytes.
    bytes: [MaybeUninit<u8>; N],
}

impl<const N: usize> Storage<N> {
    /// All zero.
    #[inline]
    #[must_use]
    pub const fn zeroed() -> Self {
        Self {
            bytes: [MaybeUninit::new(0); N],
        }
    }

    /// The bytes, for bit-fields.
    #[inline(always)]
    #[must_use]
    pub const fn bits(&self) -> &[u8; N] {
        // SAFETY: the bytes are initialised, and `MaybeUninit<u8>` has the layout of `u8`.
        unsafe { &*(&raw const self.bytes).cast() }
    }

    /// The bytes, for bit-fields.
    #[inline(always)]
    #[must_use]
    pub const fn bits_mut(&mut self) -> &mut [u8; N] {
        // SAFETY: as for `bits`; only initialised bytes can be written through it.
        unsafe { &mut *(&raw mut self.bytes).cast() }
    }

    /// The plain member at a byte offset; fails to compile where it lies outside.
    #[inline]
    #[must_use]
    #[track_caller]
    pub const fn read<T: AnyBits>(&self, offset: usize) -> T {
        assert!(
            offset <= N && size_of::<T>() <= N - offset,
            "the member lies outside its record"
        );
        // SAFETY: the bytes lie within the storage and are initialised, and any pattern is a `T`, by the contract of
        // `AnyBits`.
        unsafe {
            (&raw const self.bytes)
                .cast::<u8>()
                .add(offset)
                .cast::<T>()
                .read_unaligned()
        }
    }

    /// Writes the plain member at a byte offset; the bytes around it stay.
    #[inline]
    #[track_caller]
    pub const fn write<T: AnyBits>(&mut self, offset: usize, value: T) {
        assert!(
            offset <= N && size_of::<T>() <= N - offset,
            "the member lies outside its record"
        );
        // SAFETY: the bytes lie within the storage, and a `T` has no padding, by the contract of `AnyBits`, so that they
        // stay initialised.
        unsafe {
            (&raw mut self.bytes)
                .cast::<u8>()
                .add(offset)
                .cast::<T>()
                .write_unaligned(value);
        }
    }
}
