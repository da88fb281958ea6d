//! C ABIs as data: whose placement rules a target follows, and with which parameters.
//!
//! [`Abi::TARGET`] is the target being compiled, [`Abi::from_triple`] any other by its name, so that a program on one
//! machine can read what another one wrote:
//!
//! ```
//! use clayout::abi::{Abi, ByteOrder, Family, Scalar};
//!
//! let s390x = Abi::from_triple("s390x-unknown-linux-gnu").unwrap();
//! assert_eq!((s390x.family, s390x.byte_order), (Family::Gnu, ByteOrder::Big));
//! assert_eq!(s390x.scalar(Scalar::Long).unwrap().size, 8);
//! ```
//!
//! # Sources
//!
//! The System V ABI and its processor supplements, the ARM documents AAPCS32 and AAPCS64, Microsoft's documentation of
//! bit-fields, `#pragma pack` and `/Zp`, gcc's of `-mms-bitfields` and `TARGET_MS_BITFIELD_LAYOUT_P`, and what the
//! compilers do: the test suite compares the rules with clang's record dumps for 24 targets and with gcc, on random
//! records. Microsoft's own compiler is followed by way of clang and of published measurements. The parameters of csky,
//! Xtensa and Cygwin are from the sources of compilers, not from running one.
//!
//! # UEFI
//!
//! Rust builds its UEFI targets by the rules of Windows, and so do [`Abi::TARGET`] and [`Abi::from_triple`]. Firmware
//! that gcc compiled to ELF first, as EDK2's GCC tool chains do, follows
//! [`with_family(Family::Gnu)`](Abi::with_family).

// Knows nothing about records; `layout` reads it.

mod target;
mod text;
mod triple;

use crate::layout::TypeLayout;

pub use target::TargetCfg;

/// Which family of placement rules a C compiler follows.
///
/// ```
/// use clayout::abi::{Abi, Family};
///
/// let family = |triple| Abi::from_triple(triple).unwrap().family;
/// assert_eq!(family("aarch64-apple-darwin"), Family::Gnu);
/// assert_eq!(family("x86_64-pc-windows-msvc"), Family::Msvc);
/// assert_eq!(family("x86_64-pc-windows-gnu"), Family::Mingw);
/// ```
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
///
/// Offsets of bit-fields are the same for both orders; which bits of the bytes they mean is not. See
/// [`bits`](crate::bits).
///
/// ```
/// use clayout::abi::ByteOrder;
/// use clayout::bits::read;
///
/// // The first four bits of a byte.
/// assert_eq!(read(&[0xA5], 0, 4, ByteOrder::Little), Some(0x5));
/// assert_eq!(read(&[0xA5], 0, 4, ByteOrder::Big), Some(0xA));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ByteOrder {
    /// The first bit-field takes the least significant bits.
    Little,
    /// The first bit-field takes the most significant bits.
    Big,
}

/// C's basic types, as far as layout tells them apart: a signed type is placed like its unsigned one.
///
/// ```
/// use clayout::abi::{Abi, Scalar};
///
/// // `long` on 64-bit Linux and on 64-bit Windows
/// let size = |triple| Abi::from_triple(triple).unwrap().scalar(Scalar::Long).unwrap().size;
/// assert_eq!((size("x86_64-unknown-linux-gnu"), size("x86_64-pc-windows-msvc")), (8, 4));
/// ```
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
    /// `__int128` and `unsigned __int128`, where a compiler for the target has them. On Windows that is not Microsoft's.
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
/// The fields are parameters of the rules in [`layout`](crate::layout). They are public so that an ABI without a Rust
/// target, or a compiler other than the target's usual one, can be described as a change of one that is known:
///
/// ```
/// use clayout::abi::Abi;
///
/// // clang instead of gcc: the two place bit-fields with an alignment attribute differently.
/// let mut abi = Abi::from_triple("x86_64-unknown-linux-gnu").unwrap();
/// assert!(abi.gcc);
/// abi.gcc = false;
/// ```
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
    /// Sizes and alignments of types stay what they are. Parameters that only the other family asks for are those of
    /// the processor: [`Family::Msvc`] on 32-bit ARM has the limit that Windows has there, and [`Family::Gnu`] on
    /// 64-bit ARM Windows follows AAPCS64. [`Family::Mingw`] means gcc's rules, except where the target already has
    /// those of clang.
    ///
    /// ```
    /// use clayout::abi::{Abi, Family, Scalar};
    ///
    /// // What gcc's -mms-bitfields does on Linux: `long` keeps its 8 bytes.
    /// let abi = Abi::from_triple("x86_64-unknown-linux-gnu").unwrap().with_family(Family::Mingw);
    /// assert_eq!(abi.scalar(Scalar::Long).unwrap().size, 8);
    /// ```
    #[must_use]
    pub const fn with_family(mut self, family: Family) -> Self {
        if matches!(family, Family::Mingw) && !matches!(self.family, Family::Mingw) {
            self.gcc = true;
        }
        self.family = family;
        self
    }

    /// Size and alignment in bytes of a basic type as a member, or `None` where C has no such type.
    ///
    /// The alignment of a variable of its own can be higher: `long long` on 32-bit x86 Linux is 4 here.
    ///
    /// ```
    /// use clayout::abi::{Abi, Scalar};
    ///
    /// let abi = Abi::from_triple("i686-unknown-linux-gnu").unwrap();
    /// let long_long = abi.scalar(Scalar::LongLong).unwrap();
    /// assert_eq!((long_long.size, long_long.align), (8, 4));
    /// assert_eq!(abi.scalar(Scalar::Int128), None);
    /// ```
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
