//! C forms that are values: what needs no description to be copied to, and so no allocator.

use core::ffi::{CStr, c_char, c_void};
use core::num::NonZero;

use super::{Bool32, ComRef};
use crate::{CEnum, CLayout, Open};

/// A type whose C form is a value by itself: numbers, pointers to what is lent, and structs of these.
///
/// `#[derive(Subobject)]` implements it with `#[subobject(by_value)]` and `#[subobject(stream = NUMBER)]`.
///
/// | Rust | C |
/// |---|---|
/// | `u8` to `u64`, `i8` to `i64`, `usize`, `f32`, `NonZero<u32>` | the same |
/// | `bool` | `BOOL` |
/// | an enum with `#[derive(CEnum)]`, `Open` of it | its integer |
/// | `&CStr`, `Option<&CStr>` | `LPCSTR`, null for `None` |
/// | `ComRef`, `Option<ComRef>` | an interface pointer, null for `None` |
/// | a struct with `#[derive(Subobject)]` and `by_value` | the struct |
/// | an array of these | an array |
///
/// Slices are a count and a pointer in C: see [`Lent`].
///
/// ```
/// use clayout::d3d12::{Bool32, ByValue, CullMode};
///
/// assert_eq!(true.by_value(), Bool32::TRUE);
/// assert_eq!(CullMode::Back.by_value(), 3);
/// ```
#[diagnostic::on_unimplemented(
    message = "the C form of `{Self}` is no value by itself",
    label = "cannot be a member of a struct that is lowered by value",
    note = "write `u32` for UINT, `u64` for UINT64, `f32`, `bool` for BOOL, `&CStr`, `ComRef`, or an array of these",
    note = "a slice needs the names of its two C members: `#[subobject(list(pItems, NumItems: u32))]`",
    note = "for a struct, derive `Subobject` with `#[subobject(part, by_value)]`; for an enum, derive `CEnum`",
    note = "a `&str` has to be copied as UTF-16, which only a state object's description does"
)]
pub trait ByValue {
    /// The C type.
    type C: Copy;

    /// That the type has the trait, for the check of a member.
    #[doc(hidden)]
    const __IS: () = ();

    /// The C form.
    ///
    /// # Panics
    ///
    /// When a list is longer than the C member that counts its elements can tell, or there is more of something than the C struct
    /// can have.
    #[track_caller]
    fn by_value(&self) -> Self::C;
}

macro_rules! numbers {
    ($($number:ident)*) => {$(
        impl ByValue for $number {
            type C = Self;

            fn by_value(&self) -> Self {
                *self
            }
        }
    )*};
}
numbers!(u8 i8 u16 i16 u32 i32 u64 i64 usize f32 Bool32);

/// Types whose C form is another.
macro_rules! converted {
    ($([$($generics:tt)*] $ty:ty => $c:ty: |$value:ident| $form:expr;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($generics)*> ByValue for $ty {
            type C = $c;

            fn by_value(&self) -> $c {
                let $value = *self;
                $form
            }
        }
    )*};
}
converted! {
    [] NonZero<u32> => u32: |number| number.get();
    [] bool => Bool32: |truth| Bool32::new(truth);
    [E: CEnum] E => E::Repr: |value| crate::private::repr_of(value);
    [E: CEnum] Open<E> => E::Repr: |value| value.into_repr();
    [] &CStr => *const c_char: |text| text.as_ptr();
    [] Option<&CStr> => *const c_char: |text| text.map_or(core::ptr::null(), CStr::as_ptr);
    [] ComRef<'_> => *mut c_void: |object| object.as_ptr();
    [] Option<ComRef<'_>> => *mut c_void: |object| object.map_or(core::ptr::null_mut(), ComRef::as_ptr);
}

impl<T: ByValue, const N: usize> ByValue for [T; N] {
    type C = [T::C; N];

    fn by_value(&self) -> Self::C {
        self.each_ref().map(T::by_value)
    }
}

/// A list that C is lent as it is: a pointer to its first element, null where there is none, and a count.
///
/// ```
/// use clayout::d3d12::Lent;
///
/// let dxil: &[u8] = b"DXBC";
/// assert_eq!((dxil.pointer(), dxil.count()), (dxil.as_ptr(), 4));
/// let none: &[u32] = &[];
/// assert!(none.pointer().is_null());
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no list that C could be lent",
    label = "its elements are not in their C form",
    note = "write a slice of integers, of C structs that `CLayout` has generated, or of what implements `InPlace`"
)]
pub trait Lent {
    /// What the pointer leads to.
    type Element;

    /// That the type has the trait, for the check of a member.
    #[doc(hidden)]
    const __IS: () = ();

    /// Where the first element is.
    fn pointer(&self) -> *const Self::Element;

    /// How many there are.
    fn count(&self) -> usize;
}

impl<T: InPlace> Lent for &[T] {
    type Element = T::C;

    fn pointer(&self) -> *const T::C {
        if self.is_empty() {
            core::ptr::null()
        } else {
            self.as_ptr().cast()
        }
    }

    fn count(&self) -> usize {
        self.len()
    }
}

/// A type that lies in memory as its C form does: a slice of it is an array in C.
///
/// ```
/// use clayout::d3d12::{D3D12_VIEW_INSTANCE_LOCATION, InPlace};
///
/// /// A view of this engine.
/// #[repr(transparent)]
/// struct View(D3D12_VIEW_INSTANCE_LOCATION);
///
/// // SAFETY: transparent.
/// unsafe impl InPlace for View {
///     type C = D3D12_VIEW_INSTANCE_LOCATION;
/// }
/// ```
///
/// # Safety
///
/// `Self` and `C` have the same size and alignment, and every value of `Self` is one of `C`.
#[diagnostic::on_unimplemented(
    message = "a `{Self}` does not lie in memory as its C form does",
    label = "a slice of it is no array in C",
    note = "write a slice of integers, of C structs that `CLayout` has generated, or of what implements `InPlace`"
)]
pub unsafe trait InPlace {
    /// The C type.
    type C;
}

macro_rules! in_place {
    ($($number:ident)*) => {$(
        // SAFETY: the type is its own C form.
        unsafe impl InPlace for $number {
            type C = Self;
        }
    )*};
}
in_place!(u8 i8 u16 i16 u32 i32 u64 i64 f32);

// SAFETY: the type is its own C form.
#[diagnostic::do_not_recommend]
unsafe impl<T: CLayout<C = T>> InPlace for T {
    type C = T;
}

/// Looks at a count that the header limits: nobody else does for a pipeline state stream.
///
/// # Panics
///
/// When it is above the limit.
#[doc(hidden)]
#[track_caller]
pub fn at_most(count: impl TryInto<u64>, most: u64, name: &str) {
    let count = count.try_into().unwrap_or(u64::MAX);
    assert!(count <= most, "{name} is {count}, and at most {most} are allowed");
}

/// A count in its C type; `of` are the C names of the struct and of the member that counts, and the name of the list.
///
/// # Panics
///
/// When it does not fit.
#[doc(hidden)]
#[track_caller]
#[must_use]
pub fn count<N: TryFrom<usize>>(count: usize, of: [&'static str; 3]) -> N {
    match N::try_from(count) {
        Ok(count) => count,
        Err(_) => count_too_large(of, count, size_of::<N>()),
    }
}

/// Says that the elements of a list are more than the member of so many bytes tells that counts them.
#[cold]
#[inline(never)]
#[track_caller]
pub(super) fn count_too_large([of, member, list]: [&'static str; 3], count: usize, size: usize) -> ! {
    let largest = largest(size);
    panic!(
        "the list `{list}` of {of} has {count} elements, and `{member}`, which counts them, holds at most {largest}"
    );
}

/// The largest number of so many bytes.
pub(super) const fn largest(size: usize) -> u64 {
    let unused = 8_usize.saturating_sub(size);
    if unused == 8 { 0 } else { u64::MAX >> (8 * unused) }
}
