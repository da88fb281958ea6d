//! C ABIs as data: whose placement rules a target follows, and with which parameters.
//!
//! Knows nothing about records; [`crate::layout`] reads it.

/// Which family of placement rules a C compiler follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Family {
    /// System V, AAPCS, wasm, Apple and all others: bit-fields continue at the next free bit.
    Gnu,
    /// Microsoft's compiler and what follows it: bit-fields live in storage units of their type.
    Msvc,
    /// gcc for Windows: Microsoft's storage units, gcc's alignment rules.
    Mingw,
}

/// The order of the bytes of a number, and with it the numbering of bit-fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ByteOrder {
    /// The first bit-field takes the least significant bits.
    Little,
    /// The first bit-field takes the most significant bits.
    Big,
}

/// Everything about a C ABI that decides where the members of a record go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Abi {
    /// Whose placement rules.
    pub family: Family,
    /// Byte order, and with it the order of bit-fields within their bytes.
    pub byte_order: ByteOrder,
}
