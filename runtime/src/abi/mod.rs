//! C ABIs as data: whose placement rules a target follows, and with which parameters.
//!
//! Knows nothing about records; [`crate::layout`] reads it.

mod target;
mod text;
mod triple;

use crate::layout::TypeLayout;

pub use target::TargetCfg;

/// Which family of placement rules a C compiler follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Family {
    /// System V, AAPCS, wasm, Apple and all others: bit-fields continue at the next free bit.
    Gnu,
    /// Microsoft's compiler and what follows it: bit-fields live in storage units of their type.
    Msvc,
    /// gcc for Windows, and clang in its place: Microsoft's storage units, gcc's alignment rules.
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

/// C's basic types, as far as layout tells them apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Scalar {
    /// `_Bool`.
    Bool,
    /// `char`, `signed char`, `unsigned char`.
    Char,
    /// `short` and `unsigned short`.
    Short,
    /// `int` and `unsigned int`.
    Int,
    /// `long` and `unsigned long`.
    Long,
    /// `long long` and `unsigned long long`.
    LongLong,
    /// `__int128` and `unsigned __int128`, where the compiler has them.
    Int128,
    /// `float`.
    Float,
    /// `double`.
    Double,
    /// A data pointer.
    Pointer,
}

/// Everything about a C ABI that decides where the members of a record go.
///
/// The fields are parameters of the rules in [`crate::layout`]. They are public so that an ABI without a Rust target
/// can be described as a change of one that has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Abi {
    /// Whose placement rules.
    pub family: Family,
    /// Byte order, and with it the order of bit-fields within their bytes.
    pub byte_order: ByteOrder,

    /// Size of a data pointer, in bytes.
    pub pointer_size: u64,
    /// Size of `int`, in bytes.
    pub int_size: u64,
    /// Size of `long`, in bytes.
    pub long_size: u64,
    /// Size of `double`, in bytes.
    pub double_size: u64,
    /// Alignment of 8-byte numbers as members, in bytes: 4 on 32-bit x86 outside Windows.
    pub wide_align: u64,
    /// Alignment of `__int128`, in bytes; 0 where C has no such type.
    pub int128_align: u64,
    /// No basic type is aligned to more than this, in bytes.
    pub max_align: u64,

    /// GNU family and mingw: follow gcc where it and clang place members differently.
    pub gcc: bool,
    /// GNU family: a bit-field's declared type keeps it from straddling and aligns the record.
    pub type_align: bool,
    /// GNU family: unnamed bit-fields align the record too, as AAPCS has it.
    pub unnamed_align: bool,
    /// GNU family without `type_align`: the least alignment that a zero-width bit-field asks for, in bits; 0 for none.
    pub zero_min: u64,
    /// gcc aligns a record for a bit-field that fills a machine integer exactly and lies on its boundary:
    /// the largest such alignment, in bits; 0 where that cannot be seen.
    pub filled_align: u64,

    /// Microsoft: the pack value in force without a pragma, in bytes; 0 for none.
    pub default_pack: u64,
    /// Microsoft: the largest `#pragma pack` value that sets a limit, in bytes; larger ones set none.
    pub max_pack: u64,
}

impl Abi {
    /// The ABI of most Unix systems: the parameters that the targets then change.
    const fn plain(pointer_size: u64, byte_order: ByteOrder) -> Self {
        Self {
            family: Family::Gnu,
            byte_order,
            pointer_size,
            int_size: 4,
            long_size: if pointer_size == 8 { 8 } else { 4 },
            double_size: 8,
            wide_align: 8,
            int128_align: if pointer_size == 8 { 16 } else { 0 },
            max_align: 16,
            gcc: true,
            type_align: true,
            unnamed_align: false,
            zero_min: 0,
            filled_align: 0,
            default_pack: 0,
            max_pack: 8,
        }
    }

    /// The same target under the placement rules of another family.
    ///
    /// Sizes and alignments of types stay what they are. [`Family::Mingw`] means gcc's rules, except where the target
    /// already has those of clang.
    #[must_use]
    pub const fn with_family(mut self, family: Family) -> Self {
        if matches!(family, Family::Mingw) && !matches!(self.family, Family::Mingw) {
            self.gcc = true;
        }
        self.family = family;
        self
    }

    /// Size and alignment of a basic type as a member, or `None` where C has no such type.
    #[must_use]
    pub const fn scalar(&self, scalar: Scalar) -> Option<TypeLayout> {
        let size = match scalar {
            Scalar::Bool | Scalar::Char => 1,
            Scalar::Short => 2,
            Scalar::Int => self.int_size,
            Scalar::Long => self.long_size,
            Scalar::LongLong => 8,
            Scalar::Int128 => 16,
            Scalar::Float => 4,
            Scalar::Double => self.double_size,
            Scalar::Pointer => self.pointer_size,
        };
        let align = match size {
            16 => self.int128_align,
            8 => self.wide_align,
            other => other,
        };
        if align == 0 {
            return None;
        }
        Some(TypeLayout::new(
            size,
            if align < self.max_align { align } else { self.max_align },
        ))
    }
}
