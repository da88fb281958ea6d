//! Lists that a device reads or fills: a count and a pointer in C, a slice in Rust.

use super::error::{Asked, Inner};
use crate::d3d12::Bool32;
use crate::{AnyBits, CEnum, CType, Open};

/// A list that the device reads or fills: a member with `#[feature_data(list(NumNames: u32, pNames))]`, which is a slice.
///
/// From `&[T]` the device reads, into `&mut [T]` it writes. Nothing is copied.
///
/// ```
/// use clayout::d3d12::{FeatureLevel, FeatureList, GUID};
///
/// fn list<L: FeatureList>() {}
/// list::<&[FeatureLevel]>();
/// list::<&mut [GUID]>();
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no list that a device can read or fill",
    label = "not a slice of elements that lie in memory as in C",
    note = "write `&[T]` for what the device reads, `&mut [T]` for what it fills; `T` is an integer, an enum with `CEnum` (read only), `Open` of one, or a `FeatureElement`"
)]
pub trait FeatureList {
    /// The C pointer.
    type Pointer: CType<C = Self::Pointer> + Copy;

    /// That the type has the trait, for the check of a member.
    #[doc(hidden)]
    const __IS: () = ();

    /// How many elements there are.
    #[doc(hidden)]
    fn count(&self) -> usize;

    /// Where they are; null where there are none, as C writes it.
    #[doc(hidden)]
    fn pointer(&mut self) -> Self::Pointer;
}

/// A type that lies in memory as the elements of a C array do.
///
/// ```
/// use clayout::d3d12::FeatureElement;
///
/// #[derive(Clone, Copy)]
/// #[repr(C)]
/// struct Size {
///     width: u32,
///     height: u32,
/// }
///
/// // SAFETY: the C struct `SIZE` is two numbers of 32 bits.
/// unsafe impl FeatureElement for Size {}
/// ```
///
/// # Safety
///
/// It has size, alignment and bytes of the C type.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be an element of a list that a device reads or fills",
    label = "an element that may lie in memory in another way than in C",
    note = "write a slice of integers, of an enum with `CEnum`, of `Open` of one, or of your own `FeatureElement`",
    note = "of truth values C has a `BOOL`, which is `clayout::d3d12::Bool32`"
)]
pub unsafe trait FeatureElement: Copy {}

macro_rules! elements {
    ($($number:ident)*) => {$(
        // SAFETY: the C integer of that size.
        unsafe impl FeatureElement for $number {}
    )*};
}
elements!(u8 i8 u16 i16 u32 i32 u64 i64);

// SAFETY: `CEnum` promises the representation of its integer.
#[diagnostic::do_not_recommend]
unsafe impl<E: CEnum> FeatureElement for E {}
// SAFETY: transparent over that integer.
unsafe impl<E: CEnum> FeatureElement for Open<E> {}
// SAFETY: transparent over C's `int`.
unsafe impl FeatureElement for Bool32 {}

impl<T: FeatureElement> FeatureList for &[T] {
    type Pointer = *const T;

    fn count(&self) -> usize {
        self.len()
    }

    fn pointer(&mut self) -> *const T {
        if self.is_empty() {
            core::ptr::null()
        } else {
            self.as_ptr()
        }
    }
}

impl<T: FeatureElement + AnyBits> FeatureList for &mut [T] {
    type Pointer = *mut T;

    fn count(&self) -> usize {
        self.len()
    }

    fn pointer(&mut self) -> *mut T {
        if self.is_empty() {
            core::ptr::null_mut()
        } else {
            self.as_mut_ptr()
        }
    }
}

/// The type of a C count.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be the count of a list",
    label = "not the type of a C count",
    note = "write `u32` for UINT, `usize` for SIZE_T"
)]
pub trait ListCount: Sized {
    /// That the type has the trait.
    const __IS: () = ();

    /// The count of so many elements.
    fn of(length: usize) -> Option<Self>;
}

macro_rules! counts {
    ($($count:ident)*) => {$(
        impl ListCount for $count {
            fn of(length: usize) -> Option<Self> {
                length.try_into().ok()
            }
        }
    )*};
}
counts!(u8 u16 u32 u64 usize i8 i16 i32 i64 isize);

/// Writes the two members of a list.
///
/// # Errors
///
/// When the count cannot tell how long it is.
pub fn put_list<L: FeatureList, N: ListCount>(
    list: &mut L,
    count: &mut N,
    pointer: &mut L::Pointer,
    asked: &mut Asked,
) -> Result<(), Inner> {
    let length = list.count();
    *count = N::of(length).ok_or(Inner::ListTooLong(length))?;
    *pointer = list.pointer();
    asked.note(u64::try_from(length).ok());
    Ok(())
}
