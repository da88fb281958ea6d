//! Where the parts of a flat description lie, and how they are written there.

use alloc::alloc::Layout;
use core::ffi::c_void;
use core::mem::MaybeUninit;

use super::builder::Entry;
use super::lowering::{ALIGN, Lowering, To};
use crate::d3d12::state::raw::{D3D12_STATE_OBJECT_DESC, D3D12_STATE_SUBOBJECT};
use crate::d3d12::state::{StateObjectType, Text};

pub(super) fn layout(size: usize) -> Layout {
    Layout::from_size_align(size, ALIGN).expect("a description is smaller than the address space")
}

/// Where each part lies.
pub(super) struct Plan {
    subobjects: usize,
    body: usize,
    names: usize,
    pub(super) size: usize,
}

impl Plan {
    pub(super) fn new(entries: &[Entry], parts: &Lowering<'_>) -> Self {
        let subobjects = size_of::<D3D12_STATE_OBJECT_DESC>().next_multiple_of(align_of::<D3D12_STATE_SUBOBJECT>());
        let end = subobjects + entries.len() * size_of::<D3D12_STATE_SUBOBJECT>();
        let body = end.next_multiple_of(ALIGN);
        let names = (body + parts.body.len()).next_multiple_of(2);
        let units = parts.names.all_units();
        assert!(
            u32::try_from(units).is_ok(),
            "the names of a state object take less than 8 GiB"
        );
        // Many names may lie in one text, so that all together are longer than the address space. The rest lies in memory, but
        // twice as much of it may be too long as well.
        let size = units
            .checked_mul(2)
            .and_then(|names_size| names.checked_add(names_size));
        let size = size.filter(|size| *size <= isize::MAX as usize - ALIGN);
        let size = size.expect("a description is smaller than the address space");
        Self {
            subobjects,
            body,
            names,
            size,
        }
    }

    pub(super) fn layout(&self) -> Layout {
        layout(self.size)
    }

    /// How much storage is enough however it is aligned.
    pub(super) const fn lent_size(&self) -> usize {
        self.size + ALIGN - 1
    }

    /// Writes all of it.
    ///
    /// # Safety
    ///
    /// `start` is aligned to `ALIGN` and has `self.size` bytes to write to; the plan is that of the same parts.
    #[allow(clippy::cast_ptr_alignment, reason = "the plan has aligned each part")]
    pub(super) unsafe fn fill(
        &self,
        start: *mut u8,
        object_type: StateObjectType,
        entries: &[Entry],
        parts: &Lowering<'_>,
    ) {
        // SAFETY: the plan has the parts one behind the other within `size`, each aligned for what is written to it.
        unsafe {
            let subobjects = start.add(self.subobjects).cast::<D3D12_STATE_SUBOBJECT>();
            let body = start.add(self.body);
            head(start.cast(), object_type, subobjects, entries.len());
            for (index, entry) in entries.iter().enumerate() {
                let mut subobject = D3D12_STATE_SUBOBJECT::new();
                subobject.Type = entry.number;
                subobject.pDesc = body.add(entry.at as usize).cast_const().cast();
                subobjects.add(index).write(subobject);
            }
            let names = start.add(self.names).cast::<u16>();
            write_body(parts, body, subobjects, names);
            write_names(
                core::slice::from_raw_parts_mut(names.cast(), parts.names.all_units() * 2),
                parts,
            );
        }
    }
}

/// # Safety
///
/// `to` is writable and aligned.
unsafe fn head(
    to: *mut D3D12_STATE_OBJECT_DESC,
    object_type: StateObjectType,
    subobjects: *const D3D12_STATE_SUBOBJECT,
    count: usize,
) {
    let mut head = D3D12_STATE_OBJECT_DESC::new();
    head.Type = object_type.number();
    head.NumSubobjects = u32::try_from(count).expect("an object has fewer than 2^32 subobjects");
    head.pSubobjects = if count == 0 { core::ptr::null() } else { subobjects };
    // SAFETY: the caller promises it.
    unsafe { to.write(head) };
}

/// How much of a body is copied before its numbers are looked at: so little that both stay near.
const PIECE: usize = 4096;

/// Writes a body, with addresses instead of numbers.
///
/// # Safety
///
/// `body` has room for the parts' body; the other two are where the plan has them.
unsafe fn write_body(parts: &Lowering<'_>, body: *mut u8, subobjects: *mut D3D12_STATE_SUBOBJECT, names: *mut u16) {
    let len = parts.body.len();
    let mut links = parts.links.as_slice();
    let mut end = 0;
    while end < len {
        let start = end;
        end = len.min(start + PIECE);
        // SAFETY: the piece is one of the parts' body, and `body` is as long.
        unsafe {
            let piece = parts.body.as_ptr().add(start);
            body.add(start).copy_from_nonoverlapping(piece, end - start);
        }
        // What comes in another order is done later. At the end all are.
        while let [at, others @ ..] = links {
            let at = *at as usize;
            if at + size_of::<usize>() > end {
                break;
            }
            links = others;
            // SAFETY: each place has been written to in the parts' body, which never shrinks. Not read from the copy: where
            // places overlap or one is there twice, that has an address by now.
            let number = unsafe { parts.body.as_ptr().add(at).cast::<usize>().read_unaligned() };
            let pointer: *const c_void = if let Some(start) = parts.names.start(To::NAME.index(number)) {
                names.wrapping_add(start as usize).cast_const().cast()
            } else if let Some(pointer) = outside_names(number, parts, body, subobjects) {
                pointer
            } else {
                // A later member was written over it.
                continue;
            };
            // SAFETY: as above; `body` is as long.
            unsafe { body.add(at).cast::<*const c_void>().write_unaligned(pointer) };
        }
    }
}

/// What a number stands for that is no name's; `None` for one that is none of ours.
#[inline]
fn outside_names(
    number: usize,
    parts: &Lowering<'_>,
    body: *mut u8,
    subobjects: *mut D3D12_STATE_SUBOBJECT,
) -> Option<*const c_void> {
    let (offset, subobject) = (To::ARRAY.index(number), To::SUBOBJECT.index(number));
    // Behind the last byte too, where an empty list may be.
    if offset <= parts.body.len() {
        Some(body.wrapping_add(offset).cast_const().cast())
    } else if subobject < parts.subobjects {
        Some(subobjects.wrapping_add(subobject).cast_const().cast())
    } else if let Some(bytes) = parts.bytes.get(To::BYTES.index(number)) {
        Some(bytes.as_ptr().cast())
    } else {
        let object = parts.objects.get(To::OBJECT.index(number))?;
        Some(object.as_ptr().cast_const())
    }
}

/// Writes all names, each with its zero.
///
/// # Panics
///
/// When there is less room than they take.
fn write_names(mut to: &mut [MaybeUninit<u8>], parts: &Lowering<'_>) {
    for (text, is_ascii) in parts.names.texts() {
        to = match text {
            Text::Utf8(text) if is_ascii => {
                let (name, rest) = to.split_at_mut(text.len() * 2 + 2);
                let (name, zero) = name.split_at_mut(text.len() * 2);
                widen(name, text.as_bytes());
                write_units(zero, [0]);
                rest
            }
            Text::Utf8(text) => write_units(to, text.encode_utf16().chain([0])),
            Text::Utf16(units) => write_units(to, units.iter().copied().chain([0])),
        };
    }
}

#[inline]
fn write_units(mut to: &mut [MaybeUninit<u8>], units: impl IntoIterator<Item = u16>) -> &mut [MaybeUninit<u8>] {
    for unit in units {
        let (place, rest) = to.split_first_chunk_mut::<2>().expect("there is room for all names");
        place.write_copy_of_slice(&unit.to_ne_bytes());
        to = rest;
    }
    to
}

/// Writes ASCII as UTF-16, eight characters at a time; the last eight may be written twice in part.
#[inline]
fn widen(to: &mut [MaybeUninit<u8>], from: &[u8]) {
    if let (Some(first), Some(last)) = (from.first_chunk(), from.last_chunk()) {
        widen_eight(to.first_chunk_mut(), first);
        if from.len() > 16 {
            for (to, from) in to.as_chunks_mut().0.iter_mut().zip(from.as_chunks().0) {
                widen_eight(Some(to), from);
            }
        }
        widen_eight(to.last_chunk_mut(), last);
    } else {
        write_units(to, from.iter().map(|byte| u16::from(*byte)));
    }
}

/// Puts a zero beside each byte: one instruction where the target has vectors.
#[inline]
#[allow(
    clippy::trivially_copy_pass_by_ref,
    reason = "by value it comes in an integer, which is taken apart"
)]
fn widen_eight(to: Option<&mut [MaybeUninit<u8>; 16]>, from: &[u8; 8]) {
    const LOW: usize = if cfg!(target_endian = "little") { 0 } else { 1 };
    let Some(to) = to else { return };
    let mut units = [0; 16];
    for (unit, byte) in units.as_chunks_mut::<2>().0.iter_mut().zip(from) {
        unit[LOW] = *byte;
    }
    to.write_copy_of_slice(&units);
}
