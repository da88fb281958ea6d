//! What a member of a feature's struct can be in Rust, and its C form.

use super::error::{Asked, Inner};
use crate::d3d12::Bool32;
use crate::{AnyBits, CEnum, CType, Convert, Open, OutOfRange, PlainBytes};

/// A type that the device can be told: a member with `#[feature_data(input)]`, `node_index` or `in_out`.
///
/// | Rust | C |
/// |---|---|
/// | integers | the same |
/// | `bool` | `BOOL` |
/// | an enum with `#[derive(CEnum)]`, `Open` of it, a newtype with `CEnum` | its integer |
/// | a record with `#[derive(CLayout)]` | the struct |
/// | an array of these but `bool` | an array |
///
/// It is implemented for all types that have such a C form, and for no others.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be an input of a feature",
    label = "no C form is known for this type",
    note = "a slice needs the names of its two C members: `#[feature_data(list(NumNames: u32, pNames))]`",
    note = "for a struct, derive `CLayout`; for an enum, derive `CEnum`"
)]
pub trait FeatureInput {
    /// The type of the C member.
    type C: PlainBytes + CType<C = Self::C>;

    /// That the type has the trait, for the check of a member.
    #[doc(hidden)]
    const __IS: () = ();

    /// The C form.
    ///
    /// # Errors
    ///
    /// When a bit-field of a record cannot hold its value.
    fn to_input(&self) -> Result<Self::C, OutOfRange>;
}

#[diagnostic::do_not_recommend]
impl<T: Convert> FeatureInput for T
where
    T::C: InCall,
{
    type C = <T::C as InCall>::C;

    fn to_input(&self) -> Result<Self::C, OutOfRange> {
        self.convert_to().map(InCall::in_call)
    }
}

/// A C form as Direct3D has it: itself, but for `bool`, which is a `BOOL`.
pub trait InCall {
    /// The C form.
    type C: PlainBytes + CType<C = Self::C>;

    /// The value.
    fn in_call(self) -> Self::C;
}

#[diagnostic::do_not_recommend]
impl<T: PlainBytes + CType<C = T>> InCall for T {
    type C = T;

    fn in_call(self) -> T {
        self
    }
}

impl InCall for bool {
    type C = Bool32;

    fn in_call(self) -> Bool32 {
        Bool32::new(self)
    }
}

/// A type that the device can answer: a member without a key in `#[feature_data(...)]`, and one with `in_out`.
///
/// | Rust | C |
/// |---|---|
/// | integers, floats | the same |
/// | `bool` | `BOOL`, true when it is not 0 |
/// | `Open` of an enum with `#[derive(CEnum)]` | its integer: values newer than the binding are kept |
/// | a newtype with `CEnum`, such as flags | its integer |
/// | the generated type of a record | the struct |
/// | an array of these but `bool` | an array |
///
/// It is implemented for every type that takes any bytes a device may write ([`PlainBytes`]), and for `bool`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be an answer of a device",
    label = "a device may write what is no value of this type",
    note = "for an enumeration write `clayout::Open<E>`, which keeps values newer than the binding",
    note = "an `Option` needs a reason to be `None`: `#[feature_data(nonzero)]` where 0 is no answer, `appended` where older headers do not have the member",
    note = "what the device is told is marked with `#[feature_data(input)]`"
)]
pub trait FeatureOutput: Sized {
    /// The type of the C member.
    type C: PlainBytes + CType<C = Self::C>;

    /// That the type has the trait, for the check of a member.
    #[doc(hidden)]
    const __IS: () = ();

    /// The value of the C form.
    fn from_output(c: Self::C) -> Self;
}

#[diagnostic::do_not_recommend]
impl<T: PlainBytes + CType<C = T>> FeatureOutput for T {
    type C = T;

    fn from_output(c: T) -> T {
        c
    }
}

impl FeatureOutput for bool {
    type C = Bool32;

    fn from_output(c: Bool32) -> Self {
        c.get()
    }
}

/// An answer that can be missing: a member with `#[feature_data(nonzero)]` or `appended`, which is an `Option`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot say that a device has not answered",
    label = "not an `Option`",
    note = "with `nonzero` or `appended` a member is an `Option` of what a device can answer"
)]
pub trait FeatureReport: Sized {
    /// The type of the C member.
    type C: PlainBytes + CType<C = Self::C>;

    /// That the type has the trait, for the check of a member.
    #[doc(hidden)]
    const __IS: () = ();

    /// The value of the C form; `None` where the device does not know the member, or has left it zero and `nonzero` says that
    /// this is no answer.
    fn from_report(c: Self::C, known: bool, nonzero: bool) -> Self;
}

impl<T: FeatureOutput> FeatureReport for Option<T> {
    type C = T::C;

    fn from_report(c: T::C, known: bool, nonzero: bool) -> Self {
        (known && !(nonzero && is_zero(&c))).then(|| T::from_output(c))
    }
}

/// A list that the device reads or fills: a member with `#[feature_data(list(NumNames: u32, pNames))]`, which is a slice.
///
/// From `&[T]` the device reads, into `&mut [T]` it writes. Nothing is copied.
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
counts!(u32 u64 usize);

/// Writes one input.
///
/// # Errors
///
/// When it does not fit.
pub fn put_input<T: FeatureInput>(value: &T, c: &mut T::C, asked: &mut Asked) -> Result<(), Inner> {
    *c = value.to_input().map_err(Inner::OutOfRange)?;
    asked.note(number(c));
    Ok(())
}

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

/// The index of a node, which is a `u32`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be the index of a node",
    label = "a node index is a `u32`",
    note = "for what is not compared with the device's count of nodes write `#[feature_data(input)]`"
)]
pub trait NodeIndex {
    /// That the type has the trait.
    const __IS: () = ();

    /// The index.
    fn get(&self) -> u32;
}

impl NodeIndex for u32 {
    fn get(&self) -> u32 {
        *self
    }
}

/// The node that is asked about.
pub fn node_index<T: NodeIndex>(node_index: &T) -> Option<u32> {
    Some(node_index.get())
}

fn bytes<T: PlainBytes>(value: &T) -> &[u8] {
    // SAFETY: a `PlainBytes` is its bytes, without padding; they live as long as the value.
    unsafe { core::slice::from_raw_parts(core::ptr::from_ref(value).cast(), size_of::<T>()) }
}

fn is_zero<T: PlainBytes>(value: &T) -> bool {
    bytes(value).iter().all(|byte| *byte == 0)
}

/// A value of the size of an integer as that.
fn number<T: PlainBytes>(value: &T) -> Option<u64> {
    let bytes = bytes(value);
    Some(match *bytes {
        [byte] => byte.into(),
        [a, b] => u16::from_ne_bytes([a, b]).into(),
        [a, b, c, d] => u32::from_ne_bytes([a, b, c, d]).into(),
        _ => u64::from_ne_bytes(bytes.try_into().ok()?),
    })
}
