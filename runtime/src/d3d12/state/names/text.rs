//! The text of names, in either encoding.

use alloc::string::String;
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
    /// The text as a Rust string; what is no UTF-16 becomes U+FFFD.
    ///
    /// ```
    /// use clayout::d3d12::state::Text;
    ///
    /// assert_eq!(Text::Utf16(&[0x41, 0xd800]).to_string_lossy(), "A\u{fffd}");
    /// ```
    #[must_use]
    pub fn to_string_lossy(self) -> String {
        match self {
            Self::Utf8(text) => String::from(text),
            Self::Utf16(units) => String::from_utf16_lossy(units),
        }
    }

    /// The length in UTF-16 units.
    #[must_use]
    pub fn units(self) -> usize {
        match self {
            Self::Utf8(text) if text.is_ascii() => text.len(),
            Self::Utf8(text) => text.encode_utf16().count(),
            Self::Utf16(units) => units.len(),
        }
    }

    #[inline]
    pub(super) fn is_str(self, other: &str) -> bool {
        match self {
            Self::Utf8(text) => text == other,
            Self::Utf16(_) => self.is(Text::Utf8(other)),
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

    /// A hash that is the same in both encodings, and what kind of name it is.
    #[inline]
    pub(super) fn digest(self) -> Digest {
        match self {
            Self::Utf8(text) => digest_utf8(text),
            Self::Utf16(units) => digest_utf16(units),
        }
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
        let mut write = |c: char| write_escaped(f, c);
        match self {
            Self::Utf8(text) => text.chars().try_for_each(&mut write),
            Self::Utf16(units) => char::decode_utf16(units.iter().copied())
                .map(|c| c.unwrap_or(REPLACEMENT_CHARACTER))
                .try_for_each(&mut write),
        }
    }
}

/// Writes a character; a control character as an escape.
pub(crate) fn write_escaped(f: &mut fmt::Formatter<'_>, c: char) -> fmt::Result {
    match u32::from(c) {
        0 => f.write_str("\\0"),
        control @ ..0x20 => write!(f, "\\x{control:02x}"),
        _ if c.is_control() => write!(f, "{}", c.escape_default()),
        _ => f.write_char(c),
    }
}

/// The highest bit of each byte.
const HIGH: u64 = 0x8080_8080_8080_8080;
/// The lowest bit of each byte.
const ONES: u64 = 0x0101_0101_0101_0101;
const QUESTION: u64 = b'?' as u64;

/// The longest name that is hashed as bytes when it is ASCII.
const SHORT: usize = 128;

/// A name's hash and traits.
#[derive(Clone, Copy)]
pub(super) struct Digest {
    pub(super) hash: u32,
    pub(super) traits: u8,
}

/// A multiplicative hash over words.
struct Hash(u64);

impl Hash {
    fn new(units: usize) -> Self {
        Self(units as u64 ^ 0x243f_6a88_85a3_08d3)
    }

    #[inline]
    fn add(&mut self, word: u64) {
        self.0 = (self.0 ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 ^= self.0 >> 29;
    }

    #[allow(
        clippy::cast_possible_truncation,
        reason = "the upper half is the better one and is what is kept"
    )]
    fn finish(self) -> u32 {
        (self.0.wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 32) as u32
    }
}

/// The digest of a name; of one of 8 to 16 bytes, as most are, without a call.
#[inline]
pub(super) fn digest_utf8(text: &str) -> Digest {
    let bytes = text.as_bytes();
    if let (Some(first), Some(last), ..=16) = (bytes.first_chunk(), bytes.last_chunk(), bytes.len()) {
        let mut words = Words::new(bytes.len(), u64::from_le_bytes(*first));
        words.add(u64::from_le_bytes(*last));
        if words.are_ascii() {
            return words.digest();
        }
    }
    digest_any(text)
}

#[inline(never)]
fn digest_any(text: &str) -> Digest {
    digest_ascii(text.as_bytes()).unwrap_or_else(|| {
        let units: Vec<u16> = text.encode_utf16().collect();
        digest_units(&units)
    })
}

/// An ASCII name, eight characters at a time.
struct Words {
    first: u64,
    hash: Hash,
    all: u64,
    zero: u64,
    is_empty: bool,
}

impl Words {
    #[inline]
    fn new(len: usize, first: u64) -> Self {
        let mut words = Self {
            first,
            hash: Hash::new(len),
            all: 0,
            zero: 0,
            is_empty: len == 0,
        };
        words.add(first);
        words
    }

    #[inline]
    fn add(&mut self, word: u64) {
        self.all |= word;
        self.zero |= word.wrapping_sub(ONES) & !word;
        self.hash.add(word);
    }

    #[inline]
    const fn are_ascii(&self) -> bool {
        self.all & HIGH == 0
    }

    #[inline]
    fn digest(self) -> Digest {
        let is_mangled = self.first & 0xff == QUESTION || self.first & 0xffff == QUESTION << 8 | 1;
        let traits = ASCII
            | (u8::from(is_mangled) * MANGLED)
            | (u8::from(self.is_empty) * EMPTY)
            | (u8::from(self.zero & HIGH != 0) * INTERIOR_NUL);
        Digest {
            hash: self.hash.finish(),
            traits,
        }
    }
}

/// The digest of a short ASCII name: its first eight characters, the next eight and so on, and its last eight, which may
/// be counted twice in part.
fn digest_ascii(bytes: &[u8]) -> Option<Digest> {
    if bytes.len() > SHORT {
        return None;
    }
    let words = if let Some((first, mut more)) = bytes.split_first_chunk() {
        let mut words = Words::new(bytes.len(), u64::from_le_bytes(*first));
        while let (true, Some((word, rest))) = (more.len() > 8, more.split_first_chunk()) {
            words.add(u64::from_le_bytes(*word));
            more = rest;
        }
        words.add(bytes.last_chunk().map_or(0, |last| u64::from_le_bytes(*last)));
        words
    } else {
        // Padded with something that is no zero, so that the search for zeros needs no mask.
        let pad = |word: u64, byte: &u8| word << 8 | u64::from(*byte);
        Words::new(bytes.len(), bytes.iter().rfold(ONES, pad))
    };
    words.are_ascii().then(|| words.digest())
}

/// The digest that the same name has in UTF-8.
#[inline(never)]
fn digest_utf16(units: &[u16]) -> Digest {
    if units.len() > SHORT || units.iter().any(|unit| *unit >= 0x80) {
        return digest_units(units);
    }
    let mut bytes = [0; SHORT];
    for (byte, unit) in bytes.iter_mut().zip(units) {
        *byte = unit.to_le_bytes()[0];
    }
    digest_ascii(&bytes[..units.len()]).unwrap_or_else(|| digest_units(units))
}

/// The digest of any other name, four units at a time.
fn digest_units(units: &[u16]) -> Digest {
    let join = |units: &[u16]| units.iter().rfold(0, |word, unit| word << 16 | u64::from(*unit));
    let mut hash = Hash::new(units.len());
    let (words, rest) = units.as_chunks::<4>();
    for word in words {
        hash.add(join(word));
    }
    hash.add(join(rest));
    let is_mangled = matches!(units, [MARK, ..] | [1, MARK, ..]);
    let traits = (u8::from(is_mangled) * MANGLED)
        | (u8::from(units.is_empty()) * EMPTY)
        | (u8::from(units.contains(&0)) * INTERIOR_NUL);
    Digest {
        hash: hash.finish(),
        traits,
    }
}

/// What mangled names start with, after a byte 1 or without it.
const MARK: u16 = b'?' as u16;

pub(super) const MANGLED: u8 = 1;
pub(super) const EMPTY: u8 = 2;
pub(super) const INTERIOR_NUL: u8 = 4;
/// Known to be ASCII: all short names that are.
pub(super) const ASCII: u8 = 8;
