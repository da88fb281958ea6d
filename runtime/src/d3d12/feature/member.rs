//! What a member of a feature's struct can be in Rust, and its C form.

use super::error::{Asked, Inner};
use crate::d3d12::Bool32;
use crate::{CType, Convert, OutOfRange, PlainBytes};

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
///
/// ```
/// use clayout::d3d12::{Bool32, FeatureInput, HeapProperties, HeapType};
///
/// assert_eq!(true.to_input()?, Bool32::TRUE);
/// assert_eq!(HeapProperties::new(HeapType::Upload).to_input()?.visible_node_mask, 1);
/// # Ok::<(), clayout::OutOfRange>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be an input of a feature",
    label = "no C form is known for this type",
    note = "a slice needs the names of its two C members: `#[feature_data(list(NumNames: u32, pNames))]`",
    note = "for a struct, derive `CLayout`; for an enum, derive `CEnum`",
    note = "an array of `bool` is one of `clayout::d3d12::Bool32`"
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
///
/// ```
/// use clayout::d3d12::{Bool32, FeatureOutput};
///
/// assert!(bool::from_output(Bool32::from_repr(-1)));
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be an answer of a device",
    label = "a device may write what is no value of this type",
    note = "for an enumeration write `clayout::Open<E>`, which keeps values newer than the binding",
    note = "an `Option` needs a reason to be `None`: `#[feature_data(nonzero)]` where 0 is no answer, `appended` where older headers do not have the member",
    note = "for a struct write its C form, which `CLayout` has generated: `D3D12_HEAP_PROPERTIES`, not `HeapProperties`",
    note = "an array of `bool` is one of `clayout::d3d12::Bool32`",
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
///
/// ```
/// use clayout::d3d12::FeatureReport;
///
/// assert_eq!(Option::<u32>::from_report(0, true, false), Some(0));
/// assert_eq!(Option::<u32>::from_report(0, true, true), None);
/// assert_eq!(Option::<u32>::from_report(0, false, false), None);
/// ```
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
