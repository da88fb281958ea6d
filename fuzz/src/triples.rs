//! Target triples, as a user may type them.

use clayout::abi::{Abi, Scalar};

use super::Seen;

const SCALARS: [Scalar; 10] = [
    Scalar::Bool,
    Scalar::Char,
    Scalar::Short,
    Scalar::Int,
    Scalar::Long,
    Scalar::LongLong,
    Scalar::Int128,
    Scalar::Float,
    Scalar::Double,
    Scalar::Pointer,
];

/// Reads the bytes as a triple. Seen is the triple, and whether its target is known.
pub fn triples(bytes: &[u8]) -> Seen {
    let triple = String::from_utf8_lossy(bytes);
    // As the name of a file.
    let word = triple.replace(|c: char| !c.is_ascii_graphic() || c == '/', "_");
    let Some(abi) = Abi::from_triple(&triple) else {
        return [format!("unknown {word}")].into();
    };
    assert!(triple.contains('-'), "an architecture alone is no target: {triple}");
    assert!(matches!(abi.pointer_size, 2 | 4 | 8), "{triple}: {abi:?}");
    for scalar in SCALARS {
        let Some(layout) = abi.scalar(scalar) else {
            assert_eq!(scalar, Scalar::Int128, "{triple}");
            continue;
        };
        assert!(
            layout.align.is_power_of_two() && layout.align <= layout.size,
            "{triple}: {scalar:?}"
        );
        assert_eq!(layout.size % layout.align, 0, "{triple}: {scalar:?}");
    }
    [format!("known {word}")].into()
}
