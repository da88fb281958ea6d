//! Reading a description that somebody else built, from its C structs.

mod lists;
mod programs;
mod read;
mod walk;

use super::description::Description;
use super::raw::D3D12_STATE_OBJECT_DESC;

/// How much of a raw description is read.
///
/// A count over its limit is reported and its array is not read. So a count that was never initialised does not send the
/// reader over all memory.
///
/// ```
/// use clayout::d3d12::state::Limits;
///
/// let limits = Limits { name_units: 100, ..Limits::default() };
/// assert_eq!(limits.list, 1 << 20);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The largest number of elements of one array, `pSubobjects` included.
    pub list: u32,
    /// The longest name, in UTF-16 units without the terminating zero.
    pub name_units: u32,
    /// The largest number of array elements in the whole description.
    pub elements: u32,
}

impl Default for Limits {
    /// 2^20 elements in one array, 2^16 units in a name, 2^22 elements in all.
    fn default() -> Self {
        Self {
            list: 1 << 20,
            name_units: 1 << 16,
            elements: 1 << 22,
        }
    }
}

/// Describes the object that C structs describe.
///
/// Null pointers, counts without an array and names without an end become diagnostics, which the judge hands on.
/// Misaligned pointers are read as they are. Pointers to COM objects are compared and never followed; an association's
/// target is found by its address and never read. Nothing behind an array's last element is read, and a name is read up
/// to its zero or to the limit. Types that this crate does not have are unknown, and wrong, unless
/// [`with_foreign`](Description::with_foreign) tells of them.
///
/// # Safety
///
/// * `object` is null or points to memory that holds a `D3D12_STATE_OBJECT_DESC`.
/// * Every pointer in it, and in what it points to, is null or points to as many elements of its type as the count beside
///   it says, up to the limits; to the struct of the subobject's type; to bytes of the length beside it; or to UTF-16 that
///   ends with a zero, or goes on for one unit more than a name may have. Exempt are pointers to COM objects,
///   `pSubobjectToAssociate`, the elements of `ppSubobjects`, the arrays of counts over a limit, `pDesc` of types that this
///   crate does not know, and a node's overrides where `OverridesType` is 0 or unknown.
/// * All that stays as it is, and nobody writes to it, while the description lives.
///
/// ```
/// use clayout::d3d12::state::raw::{D3D12_NODE_MASK, D3D12_STATE_OBJECT_DESC, D3D12_STATE_SUBOBJECT};
/// use clayout::d3d12::state::{Judge, Limits, Rule, describe};
///
/// let mask = D3D12_NODE_MASK::new();
/// let mut subobject = D3D12_STATE_SUBOBJECT::new();
/// (subobject.Type, subobject.pDesc) = (3, (&raw const mask).cast());
/// let mut raw = D3D12_STATE_OBJECT_DESC::new();
/// (raw.Type, raw.NumSubobjects, raw.pSubobjects) = (3, 1, &raw const subobject);
///
/// // SAFETY: the structs outlive `object`, and their pointers and counts are right.
/// let object = unsafe { describe(&raw const raw, Limits::default()) };
/// let report = Judge::new().judge(&object);
/// assert_eq!(report.of(Rule::NodeMaskZero).count(), 1);
/// ```
#[must_use]
pub unsafe fn describe<'a>(object: *const D3D12_STATE_OBJECT_DESC, limits: Limits) -> Description<'a> {
    // SAFETY: the caller promises what `walk` asks for.
    unsafe { walk::walk(object, limits) }
}
