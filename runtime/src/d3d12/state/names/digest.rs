//! Hashes of names, and what kind of name each is: found out in one go.

use alloc::vec::Vec;

/// The highest bit of each byte.
const HIGH: u64 = 0x8080_8080_8080_8080;
/// The lowest bit of each byte.
const ONES: u64 = 0x0101_0101_0101_0101;
const QUESTION: u64 = b'?' as u64;

/// The longest name that is hashed as bytes when it is ASCII.
const SHORT: usize = 128;

/// A name's hash, above the bits that say what kind of name it is. Equal names have equal digests in either encoding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Digest(u32);

impl Digest {
    #[inline]
    #[allow(clippy::cast_possible_truncation, reason = "so much is kept")]
    const fn new(hash: u64, traits: u32) -> Self {
        Self(hash as u32 & !TRAITS | traits)
    }

    #[inline]
    pub(super) const fn hash(self) -> usize {
        (self.0 >> TRAITS.count_ones()) as usize
    }

    /// A byte of the hash that is never zero.
    #[inline]
    #[allow(clippy::cast_possible_truncation, reason = "the highest bits")]
    pub(super) const fn mark(self) -> u8 {
        (self.0 >> (u32::BITS - 7)) as u8 | 0x80
    }

    #[inline]
    pub(super) const fn traits(self) -> u32 {
        self.0 & TRAITS
    }
}

/// Constants with high bits in their bytes, so that no ASCII makes a factor zero.
const SEED: u64 = 0x243f_6a88_85a3_08d3;
const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;

/// Both halves of a product, each bit of which depends on both factors.
#[inline]
#[allow(clippy::cast_possible_truncation, reason = "the halves")]
const fn fold(one: u64, other: u64) -> u64 {
    let product = one as u128 * other as u128;
    product as u64 ^ (product >> 64) as u64
}

/// The digest of a name of 8 to 16 bytes that is ASCII and nothing else, as most are.
#[inline]
pub(super) fn digest_plain(text: &str) -> Option<Digest> {
    let bytes = text.as_bytes();
    let (Some(first), Some(last), ..=16) = (bytes.first_chunk(), bytes.last_chunk(), bytes.len()) else {
        return None;
    };
    let (first, last) = (u64::from_le_bytes(*first), u64::from_le_bytes(*last));
    // A byte that is zero, or no ASCII, has its highest bit in one of these.
    let unfit = first | last | first.wrapping_sub(ONES) | last.wrapping_sub(ONES);
    // What may be mangled comes before the letters.
    if unfit & HIGH != 0 || bytes[0] <= b'?' {
        return None;
    }
    Some(Digest::new(Words::new(bytes.len(), first, last).hash, ASCII))
}

/// The digest of a name.
#[inline]
pub(super) fn digest_utf8(text: &str) -> Digest {
    digest_plain(text).unwrap_or_else(|| digest_any(text))
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
    hash: u64,
    all: u64,
    zero: u64,
    is_empty: bool,
    is_star: bool,
}

impl Words {
    /// The first and the last eight characters: in one multiplication, as nothing goes on before the hash is there.
    #[inline]
    const fn new(len: usize, first: u64, last: u64) -> Self {
        Self {
            first,
            hash: fold(first ^ SEED ^ len as u64, last ^ FACTOR),
            all: first | last,
            zero: zeros(first) | zeros(last),
            is_empty: len == 0,
            is_star: len == 1 && first & 0xff == b'*' as u64,
        }
    }

    fn add(&mut self, word: u64) {
        self.all |= word;
        self.zero |= zeros(word);
        self.hash = fold(self.hash ^ word, FACTOR);
    }

    #[inline]
    const fn are_ascii(&self) -> bool {
        self.all & HIGH == 0
    }

    #[inline]
    fn digest(self) -> Digest {
        let is_mangled = self.first & 0xff == QUESTION || self.first & 0xffff == QUESTION << 8 | 1;
        let traits = ASCII
            | (u32::from(is_mangled) * MANGLED)
            | (u32::from(self.is_empty) * EMPTY)
            | (u32::from(self.is_star) * STAR)
            | (u32::from(self.zero & HIGH != 0) * INTERIOR_NUL);
        Digest::new(self.hash, traits)
    }
}

/// In the highest bit of some byte whether any byte is zero; for ASCII.
#[inline]
const fn zeros(word: u64) -> u64 {
    word.wrapping_sub(ONES) & !word
}

/// The digest of a short ASCII name: its first and its last eight characters, which may overlap, and then those between,
/// of which the last eight may overlap with the others too.
fn digest_ascii(bytes: &[u8]) -> Option<Digest> {
    if bytes.len() > SHORT {
        return None;
    }
    let words = if let (Some((first, mut more)), Some(last)) = (bytes.split_first_chunk(), bytes.last_chunk()) {
        let mut words = Words::new(bytes.len(), u64::from_le_bytes(*first), u64::from_le_bytes(*last));
        while let (true, Some((word, rest))) = (more.len() > 8, more.split_first_chunk()) {
            words.add(u64::from_le_bytes(*word));
            more = rest;
        }
        words
    } else {
        // Padded with something that is no zero, so that the search for zeros needs no mask.
        let word = bytes.iter().rfold(ONES, |word, byte| word << 8 | u64::from(*byte));
        Words::new(bytes.len(), word, word)
    };
    words.are_ascii().then(|| words.digest())
}

/// The digest that the same name has in UTF-8.
#[inline(never)]
pub(super) fn digest_utf16(units: &[u16]) -> Digest {
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
    let (words, rest) = units.as_chunks::<4>();
    let mut hash = fold(join(rest) ^ SEED ^ units.len() as u64, FACTOR);
    for word in words {
        hash = fold(hash ^ join(word), FACTOR);
    }
    let is_mangled = matches!(units, [MARK, ..] | [1, MARK, ..]);
    let traits = (u32::from(is_mangled) * MANGLED)
        | (u32::from(units.is_empty()) * EMPTY)
        | (u32::from(units.contains(&0)) * INTERIOR_NUL);
    Digest::new(hash, traits)
}

/// What mangled names start with, after a byte 1 or without it.
const MARK: u16 = b'?' as u16;

pub(super) const MANGLED: u32 = 1;
pub(super) const EMPTY: u32 = 2;
pub(super) const INTERIOR_NUL: u32 = 4;
/// `*`, which stands for a library's only export.
pub(super) const STAR: u32 = 8;
/// Known to be ASCII: all short names that are.
pub(super) const ASCII: u32 = 16;
const TRAITS: u32 = MANGLED | EMPTY | INTERIOR_NUL | STAR | ASCII;
