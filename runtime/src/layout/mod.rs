//! Where a C compiler puts the members of a record: the algorithms, as `const fn`s.
//!
//! They take any [`Abi`](crate::abi::Abi), so that a program on one target can lay out the records of another. Reading
//! what an Xbox dumped, on any host:
//!
//! ```
//! use clayout::abi::{Abi, Scalar};
//! use clayout::bits;
//! use clayout::layout::{LayoutError, Member, Record, place};
//!
//! # fn main() -> Result<(), LayoutError> {
//! let xbox = Abi::from_triple("x86_64-pc-windows-msvc").unwrap();
//! let uint = xbox.scalar(Scalar::Int).unwrap();
//! let wide = xbox.scalar(Scalar::LongLong).unwrap();
//!
//! // struct { UINT NumSamplesLog2 : 3; UINT Distance : 4; UINT64 Address : 48; };
//! let members = [Member::bits(uint, 3), Member::bits(uint, 4), Member::bits(wide, 48)];
//! let mut offsets = [0; 3];
//! let layout = place(&xbox, &Record::structure(&members), &mut offsets)?;
//! assert_eq!((layout.size, offsets), (16, [0, 3, 64])); // on Linux: 8 bytes, and Address at bit 7
//!
//! let dump = [0x2A, 0, 0, 0, 0, 0, 0, 0, 0xEF, 0xBE, 0xAD, 0xDE, 0, 0, 0, 0];
//! assert_eq!(bits::read(&dump, offsets[1], 4, xbox.byte_order), Some(5));
//! assert_eq!(bits::read(&dump, offsets[2], 48, xbox.byte_order), Some(0xDEAD_BEEF));
//! # Ok(())
//! # }
//! ```
//!
//! # The families
//!
//! **GNU** (System V, AAPCS, wasm, Apple). A bit-field goes to the next free bit. Its declared type says how far it may
//! reach: it moves to the next boundary of the type if it would otherwise lie across more of these boundaries than the
//! type itself does. `packed`, or any `#pragma pack` at all, lets it lie anywhere. The type of a named field aligns the
//! record; on ARM that of an unnamed one does too. A zero-width field ends a byte run at a boundary of its type.
//!
//! **Microsoft.** A run of bit-fields whose types have the same size fills units of that type; a field of another size,
//! or one that no longer fits, opens a new unit, and so does whatever is not a bit-field. Pack moves units and never
//! splits them. `__declspec(align)` (here the `align` of a record or member) is not lowered by pack, and that is passed
//! on to records around it: see [`TypeLayout::required`].
//!
//! **mingw.** gcc for Windows, and gcc's `-mms-bitfields` elsewhere: Microsoft's units, but gcc's rules for alignment,
//! pack and unions. clang for the same targets has rules of its own; [`Abi::gcc`](crate::abi::Abi::gcc) chooses.
//!
//! # Not covered
//!
//! Base classes and bit-fields wider than their type (C++), types whose *typedef* has an alignment attribute as the
//! types of bit-fields, `_BitInt`, `long double`, vectors, `-fpack-struct`, `-malign-double`, and attributes on the
//! member that an anonymous record is (gcc ignores them; here they count). Widths of `_Bool` above 1 are not refused
//! here, since Microsoft's compiler accepts up to 8.

mod gnu;
mod item;
mod member;
mod mingw;
mod mingw_clang;
mod msvc;
mod place;
mod record;
#[cfg(test)]
mod tests;
mod walk;

pub use member::{Content, Member};
pub use place::{LayoutError, RecordLayout, place};
pub use record::{Record, RecordKind, TypeLayout};
