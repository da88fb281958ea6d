//! The text of names, in either encoding.

use alloc::vec::Vec;
use core::char::REPLACEMENT_CHARACTER;
use core::fmt::{self, Write as _};

/// The text of a name: in UTF-8, or in the UTF-16 that Direct3D takes.
///
/// ```
/// use clayout::d3d12::state::Text;
///
/// assert_eq!(Text::from("Gen").units(), 3);
/// assert_eq!(Text::Utf16(&[0x47, 0x65, 0x6e]).to_string(), "Gen");
/// ```
#[derive(Clone, Copy, Debug)]
pub enum Text<'a> {
    /// A Rust string.
    Utf8(&'a str),
    /// UTF-16 without its terminating zero.
    Utf16(&'a [u16]),
}

impl<'a> From<&'a str> for Text<'a> {
    fn from(text: &'a str) -> Self {
        Self::Utf8(text)
    }
}

impl<'a> From<&'a [u16]> for Text<'a> {
    fn from(units: &'a [u16]) -> Self {
        Self::Utf16(units)
    }
}

impl Text<'_> {
    /// The length in UTF-16 units.
    #[must_use]
    pub fn units(self) -> usize {
        match self {
            Self::Utf8(text) if text.is_ascii() => text.len(),
            Self::Utf8(text) => text.encode_utf16().count(),
            Self::Utf16(units) => units.len(),
        }
    }

    pub(super) fn is(self, other: Text<'_>) -> bool {
        let mixed = |text: &str, units: &[u16]| text.encode_utf16().eq(units.iter().copied());
        match (self, other) {
            (Self::Utf8(a), Text::Utf8(b)) => a == b,
            (Self::Utf16(a), Text::Utf16(b)) => a == b,
            (Self::Utf8(a), Text::Utf16(b)) => mixed(a, b),
            (Self::Utf16(a), Text::Utf8(b)) => mixed(b, a),
        }
    }

    pub(super) fn hash(self) -> u32 {
        match self {
            Self::Utf8(text) if text.is_ascii() => {
                let mut hash = Hash::new(text.len());
                let (chunks, rest) = text.as_bytes().as_chunks::<4>();
                for chunk in chunks {
                    hash.add(spread(u32::from_le_bytes(*chunk)));
                }
                let mut last = [0; 4];
                last[..rest.len()].copy_from_slice(rest);
                hash.finish(spread(u32::from_le_bytes(last)))
            }
            Self::Utf8(text) => {
                let units: Vec<u16> = text.encode_utf16().collect();
                Text::Utf16(&units).hash()
            }
            Self::Utf16(units) => {
                let mut hash = Hash::new(units.len());
                let (chunks, rest) = units.as_chunks::<4>();
                for chunk in chunks {
                    hash.add(join(*chunk));
                }
                let mut last = [0; 4];
                last[..rest.len()].copy_from_slice(rest);
                hash.finish(join(last))
            }
        }
    }

    pub(super) fn traits(self) -> u8 {
        let (first, second, empty, zero) = match self {
            Self::Utf8(text) => {
                let bytes = text.as_bytes();
                (
                    bytes.first().map_or(0, |b| u16::from(*b)),
                    bytes.get(1).map_or(0, |b| u16::from(*b)),
                    bytes.is_empty(),
                    bytes.contains(&0),
                )
            }
            Self::Utf16(units) => (
                units.first().copied().unwrap_or(0),
                units.get(1).copied().unwrap_or(0),
                units.is_empty(),
                units.contains(&0),
            ),
        };
        let mangled = first == u16::from(b'?') || (first == 1 && second == u16::from(b'?'));
        (u8::from(mangled) * MANGLED) | (u8::from(empty) * EMPTY) | (u8::from(zero) * INTERIOR_NUL)
    }

    /// The name that HLSL gave what has this mangled name: after `\x01?` or `?`, up to the first `@`. `None` where there
    /// is no `@` or nothing before it.
    pub(super) fn unmangled(self) -> Option<Self> {
        match self {
            Self::Utf8(text) => {
                let rest = text.strip_prefix('\x01').unwrap_or(text).strip_prefix('?')?;
                let (name, _) = rest.split_once('@')?;
                (!name.is_empty()).then_some(Self::Utf8(name))
            }
            Self::Utf16(units) => {
                let rest = units
                    .strip_prefix(&[1])
                    .unwrap_or(units)
                    .strip_prefix(&[u16::from(b'?')])?;
                let end = rest.iter().position(|unit| *unit == u16::from(b'@'))?;
                (end != 0).then_some(Self::Utf16(&rest[..end]))
            }
        }
    }
}

impl fmt::Display for Text<'_> {
    /// The text with control characters escaped.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut write = |c: char| {
            if c.is_control() {
                write!(f, "{}", c.escape_default())
            } else {
                f.write_char(c)
            }
        };
        match self {
            Self::Utf8(text) => text.chars().try_for_each(&mut write),
            Self::Utf16(units) => char::decode_utf16(units.iter().copied())
                .map(|c| c.unwrap_or(REPLACEMENT_CHARACTER))
                .try_for_each(&mut write),
        }
    }
}

/// A multiplicative hash over four UTF-16 units at a time.
struct Hash(u64);

impl Hash {
    fn new(units: usize) -> Self {
        Self(units as u64 ^ 0x243f_6a88_85a3_08d3)
    }

    fn add(&mut self, word: u64) {
        self.0 = (self.0 ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 ^= self.0 >> 29;
    }

    #[allow(
        clippy::cast_possible_truncation,
        reason = "the upper half is the better one and is what is kept"
    )]
    fn finish(mut self, word: u64) -> u32 {
        self.add(word);
        (self.0.wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 32) as u32
    }
}

/// Four bytes as four units of one word.
fn spread(bytes: u32) -> u64 {
    let pairs = (u64::from(bytes) | u64::from(bytes) << 16) & 0x0000_ffff_0000_ffff;
    (pairs | pairs << 8) & 0x00ff_00ff_00ff_00ff
}

/// Four units as one word, the first in the lowest bits.
fn join([a, b, c, d]: [u16; 4]) -> u64 {
    u64::from(a) | u64::from(b) << 16 | u64::from(c) << 32 | u64::from(d) << 48
}

pub(super) const MANGLED: u8 = 1;
pub(super) const EMPTY: u8 = 2;
pub(super) const INTERIOR_NUL: u8 = 4;
