//! The text of names, in either encoding.

use alloc::string::String;
use core::char::REPLACEMENT_CHARACTER;
use core::fmt::{self, Write as _};

use super::digest::{Digest, digest_utf8, digest_utf16};

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
