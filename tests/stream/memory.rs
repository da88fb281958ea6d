//! The bytes of what C reads, without padding: zero here, since that of someone else's is not initialised.

use std::mem::MaybeUninit;

use clayout::d3d12::stream::{PipelineStateStream, Stream};
use clayout::{CLayout, CName, StructLayout};

use crate::types::TYPES;

/// The bytes of a C struct.
pub(crate) fn c_bytes<C: CLayout<C = C>>(c: &C) -> Vec<u8> {
    // SAFETY: the bytes of `c`, of which padding may be uninitialised.
    let bytes = unsafe { std::slice::from_raw_parts((&raw const *c).cast::<MaybeUninit<u8>>(), size_of::<C>()) };
    initialised(bytes, &members(C::LAYOUT))
}

/// The bytes of a stream.
pub(crate) fn stream_bytes<P: PipelineStateStream>(stream: &Stream<P>) -> Vec<u8> {
    let desc = stream.desc().to_c();
    let start = desc.pipeline_state_subobject_stream.cast::<MaybeUninit<u8>>();
    // SAFETY: what the description says of the stream, which is borrowed for as long.
    let bytes = unsafe { std::slice::from_raw_parts(start, desc.size_in_bytes) };
    let mut mask = Vec::new();
    for field in P::FIELDS {
        let start = mask.len();
        mask.extend([true; 4]);
        mask.resize(start + field.c_offset, false);
        mask.extend(members_of_type(field.ty.number()));
        mask.resize(start + field.size, false);
    }
    initialised(bytes, &mask)
}

/// The same bytes of someone else's, without their padding.
pub(crate) fn without_padding(bytes: &[u8], mask: &[bool]) -> Vec<u8> {
    assert_eq!(bytes.len(), mask.len());
    bytes
        .iter()
        .zip(mask)
        .map(|(byte, is)| if *is { *byte } else { 0 })
        .collect()
}

fn initialised(bytes: &[MaybeUninit<u8>], mask: &[bool]) -> Vec<u8> {
    assert_eq!(bytes.len(), mask.len());
    let byte = |(byte, is): (&MaybeUninit<u8>, &bool)| {
        // SAFETY: a byte of a member, which are all initialised.
        if *is { unsafe { byte.assume_init() } } else { 0 }
    };
    bytes.iter().zip(mask).map(byte).collect()
}

pub(crate) fn members_of_type(number: u32) -> Vec<bool> {
    let ty = TYPES.iter().find(|ty| ty.number == number).expect("a known type");
    members(ty.layout)
}

/// Which bytes of a record are a member's.
pub(crate) fn members(layout: &StructLayout) -> Vec<bool> {
    let mut mask = vec![false; layout.size];
    for member in layout.members {
        let (start, size) = (member.byte_offset(), member.bit_width / 8);
        let mut name = &member.c_type;
        while let CName::Array(element, _) = name {
            name = element;
        }
        match name {
            CName::Record(record) => {
                let inner = members(record);
                for at in (0..size).step_by(record.size) {
                    mask[start + at..][..record.size].copy_from_slice(&inner);
                }
            }
            _ => mask[start..start + size].fill(true),
        }
    }
    mask
}
