//! The only functions that follow pointers. Each says what it reads.

use core::slice;

/// What is wrong with a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BadName {
    Null,
    /// No zero within the limit.
    Endless,
}

/// The pointer; `None` when it is null.
pub(super) fn some<T>(pointer: *const T) -> Option<*const T> {
    (!pointer.is_null()).then_some(pointer)
}

/// `get!(raw.Member)`: a member of the C struct that `raw` points to, at any alignment.
///
/// Structs are never read as a whole: whoever wrote one need not have written its padding.
///
/// # Safety
///
/// `raw` points to a struct of its type. The member takes every bit pattern.
macro_rules! get {
    ($raw:ident $(.$member:ident)+) => {
        (&raw const (*$raw)$(.$member)+).read_unaligned()
    };
}
pub(super) use get;

/// The value that a pointer points to; `None` when it is null.
///
/// # Safety
///
/// The pointer is null or points to a value of the type, at any alignment. `T` takes every bit pattern and has no padding.
pub(super) unsafe fn read<T: Copy>(pointer: *const T) -> Option<T> {
    if pointer.is_null() {
        return None;
    }
    // SAFETY: it is not null, so it points to a value; `read_unaligned` asks for no alignment.
    Some(unsafe { pointer.read_unaligned() })
}

/// One element of an array.
///
/// # Safety
///
/// The array is not null and has more elements than `index`, at any alignment. `T` takes every bit pattern and has no padding.
pub(super) unsafe fn element<T: Copy>(array: *const T, index: u32) -> T {
    // SAFETY: the element is inside of the array, so its address is inside of the same object.
    unsafe { array.add(index as usize).read_unaligned() }
}

/// The bytes at a pointer; empty when it is null or the length zero.
///
/// # Safety
///
/// The pointer is null or points to `len` bytes that nobody writes to for `'a`.
pub(super) unsafe fn bytes<'a>(pointer: *const u8, len: usize) -> &'a [u8] {
    if pointer.is_null() || len == 0 || isize::try_from(len).is_err() {
        return &[];
    }
    // SAFETY: it is not null, bytes have no alignment, the length is no more than `isize::MAX`, and the caller promises the
    // rest.
    unsafe { slice::from_raw_parts(pointer, len) }
}

/// How many units a name has before its zero.
///
/// # Safety
///
/// The pointer is null or points to units up to and with a zero, or to `limit` + 1 of them, at any alignment.
pub(super) unsafe fn name_len(name: *const u16, limit: u32) -> Result<usize, BadName> {
    if name.is_null() {
        return Err(BadName::Null);
    }
    // SAFETY: units are read in order and none behind the first zero or behind the limit.
    (0..=limit)
        .find(|index| unsafe { element(name, *index) } == 0)
        .map(|len| len as usize)
        .ok_or(BadName::Endless)
}

/// The units of a name as they lie in memory; `None` when they are not aligned for that.
///
/// # Safety
///
/// The pointer is not null and points to `len` units that nobody writes to for `'a`.
pub(super) unsafe fn name_units<'a>(name: *const u16, len: usize) -> Option<&'a [u16]> {
    // SAFETY: it is aligned and not null, and the caller promises the rest; `len` came of a limit of 32 bits, and units were
    // read up to it, so that the size is no more than `isize::MAX`.
    name.is_aligned().then(|| unsafe { slice::from_raw_parts(name, len) })
}

/// The index of the element of an array that a pointer points at, by its address alone.
pub(super) fn index_of<T>(array: *const T, len: u32, element: *const T) -> Option<u32> {
    let distance = element.addr().checked_sub(array.addr())?;
    let index = u32::try_from(distance / size_of::<T>()).ok()?;
    (distance % size_of::<T>() == 0 && index < len).then_some(index)
}
