//! Streams where pointers have 4 bytes: what the types say of themselves, laid out by the engine for other targets. On a 32-bit
//! target itself the crate asserts the same figures when it is compiled (`stream/sizes.rs`).

use clayout::abi::{Abi, Scalar};
use clayout::layout::{Member, Record, TypeLayout, place};
use clayout::{CName, StructLayout};

use crate::types::TYPES;
use crate::walker::{C_STRUCTS, Fault, walk};

const TARGETS: [&str; 7] = [
    "i686-pc-windows-msvc",
    "i686-pc-windows-gnu",
    "thumbv7a-pc-windows-msvc",
    "i686-unknown-linux-gnu",
    "x86_64-pc-windows-msvc",
    "x86_64-pc-windows-gnu",
    "aarch64-pc-windows-msvc",
];

/// Number and size of each element on 64 and on 32 bits, as C++ has them.
#[rustfmt::skip]
const SIZES: [(u32, u64, u64); 29] = [
    (0, 16, 8), (1, 24, 12), (2, 24, 12), (3, 24, 12), (4, 24, 12), (5, 24, 12), (6, 24, 12), (7, 40, 24), (8, 336, 332),
    (9, 8, 8), (10, 48, 48), (11, 56, 56), (12, 24, 12), (13, 8, 8), (14, 8, 8), (15, 40, 40), (16, 8, 8), (17, 16, 12),
    (18, 8, 8), (19, 24, 12), (20, 8, 8), (21, 64, 60), (22, 32, 16), (24, 24, 12), (25, 24, 12), (26, 64, 64), (27, 48, 48),
    (28, 48, 44), (29, 24, 12),
];

fn place_all(abi: &Abi, members: &[TypeLayout], align: u64) -> (u64, u64) {
    let members: Vec<Member<'_>> = members.iter().map(|member| Member::plain(*member)).collect();
    let mut offsets = vec![0; members.len()];
    let mut record = Record::structure(&members);
    record.align = align;
    let placed = place(abi, &record, &mut offsets).expect("a record");
    (placed.size, placed.align)
}

/// The type of a member on a target.
fn type_on(abi: &Abi, name: &CName) -> TypeLayout {
    let scalar = |scalar| abi.scalar(scalar).expect("the target has it");
    match name {
        CName::Pointer | CName::Basic("uintptr_t") => scalar(Scalar::Pointer),
        CName::Basic("uint8_t") => scalar(Scalar::Char),
        CName::Basic(name) | CName::Enumeration { repr: name, .. } if ["uint32_t", "int32_t"].contains(name) => {
            scalar(Scalar::Int)
        }
        CName::Basic("float") => scalar(Scalar::Float),
        CName::Record(record) => {
            let (size, align) = record_on(abi, record);
            TypeLayout::new(size, align)
        }
        CName::Array(element, count) => type_on(abi, element).array(*count as u64).expect("an array"),
        other => panic!("{other:?}"),
    }
}

/// Size and alignment of a record on a target.
fn record_on(abi: &Abi, layout: &StructLayout) -> (u64, u64) {
    let members: Vec<TypeLayout> = layout
        .members
        .iter()
        .map(|member| type_on(abi, &member.c_type))
        .collect();
    place_all(abi, &members, 0)
}

/// Size of an element on a target: the number and the C struct, aligned to a pointer.
fn element_on(abi: &Abi, layout: &StructLayout) -> u64 {
    let (size, align) = record_on(abi, layout);
    let number = abi.scalar(Scalar::Int).expect("the target has it");
    place_all(abi, &[number, TypeLayout::new(size, align)], abi.pointer_size).0
}

#[test]
fn elements_have_their_sizes_on_both_widths() {
    for triple in TARGETS {
        let abi = Abi::from_triple(triple).unwrap();
        let is_64 = abi.pointer_size == 8;
        for ((ty, (number, on_64, on_32)), (same, element_on_64, element_on_32)) in
            TYPES.iter().zip(C_STRUCTS).zip(SIZES)
        {
            assert_eq!((ty.number, same), (number, number));
            let [size, align] = if is_64 { on_64 } else { on_32 };
            let found = record_on(&abi, ty.layout);
            assert_eq!(found, (size as u64, align as u64), "{} on {triple}", ty.name);
            let size = if is_64 { element_on_64 } else { element_on_32 };
            assert_eq!(element_on(&abi, ty.layout), size, "{} on {triple}", ty.name);
        }
    }
}

/// A stream whose elements are `sizes` long, with zeros as padding and nothing that could be a number in the C structs.
fn stream_of(types: &[u32], pointer: usize, size_of: impl Fn(u32) -> usize) -> Vec<u8> {
    let mut stream = Vec::new();
    for ty in types {
        let (_, on_64, on_32) = C_STRUCTS.iter().find(|(number, ..)| number == ty).unwrap();
        let [size, align] = if pointer == 8 { *on_64 } else { *on_32 };
        let at = stream.len();
        stream.extend(ty.to_ne_bytes());
        stream.resize(at + 4_usize.next_multiple_of(align), 0);
        stream.resize(stream.len() + size, 0xEE);
        stream.resize(at + size_of(*ty), 0);
    }
    stream
}

/// A pipeline as a renderer has it.
const PIPELINE: [u32; 9] = [0, 8, 9, 28, 21, 15, 25, 2, 17];

/// Elements padded to 8 bytes, as a published renderer does it on every target, are misread where a pointer has 4: after
/// `BLEND` the runtime meets 4 zeros, which are a second root signature.
#[test]
fn padding_to_8_bytes_is_misread_on_32_bits() {
    let padded = |pointer: usize| {
        let size_of = |ty| {
            let (_, on_64, on_32) = C_STRUCTS.iter().find(|(number, ..)| *number == ty).unwrap();
            let [size, align] = if pointer == 8 { *on_64 } else { *on_32 };
            (4_usize.next_multiple_of(align) + size).next_multiple_of(8)
        };
        walk(&stream_of(&PIPELINE, pointer, size_of), pointer)
    };
    assert_eq!(padded(8).unwrap().len(), PIPELINE.len());
    assert_eq!(padded(4), Err(Fault::Duplicate { at: 340, ty: 0 }));
}

/// The same pipeline with our elements is read to its end on either width.
#[test]
fn ours_is_read_on_both_widths() {
    for triple in TARGETS {
        let abi = Abi::from_triple(triple).unwrap();
        let pointer = usize::try_from(abi.pointer_size).unwrap();
        let size_of = |number| {
            let ty = TYPES.iter().find(|ty| ty.number == number).unwrap();
            usize::try_from(element_on(&abi, ty.layout)).unwrap()
        };
        let read = walk(&stream_of(&PIPELINE, pointer, size_of), pointer).expect("read to its end");
        let types: Vec<u32> = read.iter().map(|(ty, ..)| *ty).collect();
        assert_eq!(types, PIPELINE, "{triple}");
    }
}
