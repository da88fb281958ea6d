//! Reads a stream as the runtime does: a number, its C struct at that one's alignment, on to the next multiple of a pointer.
//! Its table is not the crate's: it is written down from the headers.

use std::ops::Range;

/// Number; size and alignment of the C struct on 64 and on 32 bits.
#[rustfmt::skip]
pub(crate) const C_STRUCTS: [(u32, [usize; 2], [usize; 2]); 29] = [
    (0, [8, 8], [4, 4]),
    (1, [16, 8], [8, 4]), (2, [16, 8], [8, 4]), (3, [16, 8], [8, 4]),
    (4, [16, 8], [8, 4]), (5, [16, 8], [8, 4]), (6, [16, 8], [8, 4]),
    (7, [32, 8], [20, 4]),
    (8, [328, 4], [328, 4]),
    (9, [4, 4], [4, 4]),
    (10, [44, 4], [44, 4]),
    (11, [52, 4], [52, 4]),
    (12, [16, 8], [8, 4]),
    (13, [4, 4], [4, 4]),
    (14, [4, 4], [4, 4]),
    (15, [36, 4], [36, 4]),
    (16, [4, 4], [4, 4]),
    (17, [8, 4], [8, 4]),
    (18, [4, 4], [4, 4]),
    (19, [16, 8], [8, 4]),
    (20, [4, 4], [4, 4]),
    (21, [56, 4], [56, 4]),
    (22, [24, 8], [12, 4]),
    (24, [16, 8], [8, 4]), (25, [16, 8], [8, 4]),
    (26, [60, 4], [60, 4]),
    (27, [44, 4], [44, 4]),
    (28, [40, 4], [40, 4]),
    (29, [16, 8], [8, 4]),
];

/// Why a stream is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    Duplicate { at: usize, ty: u32 },
    Unknown { at: usize, ty: u32 },
    Truncated { at: usize },
}

/// The elements: number, where the number is, where the C struct is.
pub(crate) type Element = (u32, usize, Range<usize>);

/// Reads a stream where pointers have `pointer` bytes.
pub(crate) fn walk(stream: &[u8], pointer: usize) -> Result<Vec<Element>, Fault> {
    let mut elements: Vec<Element> = Vec::new();
    let mut at = 0;
    while at < stream.len() {
        let number = stream.get(at..at + 4).ok_or(Fault::Truncated { at })?;
        let ty = u32::from_ne_bytes(number.try_into().unwrap());
        let found = C_STRUCTS.iter().find(|(known, ..)| *known == ty);
        let (_, on_64, on_32) = found.ok_or(Fault::Unknown { at, ty })?;
        let [size, align] = if pointer == 8 { *on_64 } else { *on_32 };
        let c = (at + 4).next_multiple_of(align);
        let end = (c + size).next_multiple_of(pointer);
        if end > stream.len() {
            return Err(Fault::Truncated { at });
        }
        if elements.iter().any(|(other, ..)| *other == ty) {
            return Err(Fault::Duplicate { at, ty });
        }
        elements.push((ty, at, c..c + size));
        at = end;
    }
    Ok(elements)
}

#[test]
fn the_walker_refuses_what_the_runtime_refuses() {
    let sample_mask = [9, 0, 0, 0, 1, 0, 0, 0];
    assert_eq!(walk(&sample_mask, 8), Ok(vec![(9, 0, 4..8)]));
    assert_eq!(walk(&sample_mask[..4], 4), Err(Fault::Truncated { at: 0 }));
    let twice = [sample_mask, sample_mask].concat();
    assert_eq!(walk(&twice, 8), Err(Fault::Duplicate { at: 8, ty: 9 }));
    assert_eq!(walk(&[23, 0, 0, 0], 4), Err(Fault::Unknown { at: 0, ty: 23 }));
}
