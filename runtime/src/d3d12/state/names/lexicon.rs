//! A description's names, and those that come up while it is judged.

use alloc::string::String;
use alloc::vec::Vec;

use super::digest::{EMPTY, INTERIOR_NUL, MANGLED};
use super::{Name, Names, Text};

/// A description's names together with those that only a reader or the judge brings.
pub(crate) struct Lexicon<'s> {
    base: &'s Names<'s>,
    more: Names<'s>,
}

impl<'s> Lexicon<'s> {
    pub(crate) const fn new(base: &'s Names<'s>) -> Self {
        Self {
            base,
            more: Names::new(),
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.base.len() + self.more.len()
    }

    /// Whether a name has one of these traits; for most descriptions no name has.
    #[inline]
    fn has(&self, name: Name, traits: u32) -> bool {
        (self.base.traits | self.more.traits) & traits != 0 && self.traits_of(name) & traits != 0
    }

    #[cold]
    fn traits_of(&self, name: Name) -> u32 {
        match name.index().checked_sub(self.base.len()) {
            None => self.base.traits_of(name),
            Some(index) => self.more.traits_of(Name::from_index(index)),
        }
    }

    #[inline]
    pub(crate) fn is_mangled(&self, name: Name) -> bool {
        self.has(name, MANGLED)
    }

    pub(crate) fn is_empty(&self, name: Name) -> bool {
        self.has(name, EMPTY)
    }

    /// Whether no name at all is empty or broken by a zero, as in most descriptions.
    #[inline]
    pub(crate) const fn are_whole(&self) -> bool {
        (self.base.traits | self.more.traits) & (EMPTY | INTERIOR_NUL) == 0
    }

    /// Whether no name at all is mangled either.
    #[inline]
    pub(crate) const fn are_plain(&self) -> bool {
        (self.base.traits | self.more.traits) & (EMPTY | INTERIOR_NUL | MANGLED) == 0
    }

    /// Whether the name is neither empty nor broken by a zero.
    #[inline]
    pub(crate) fn is_whole(&self, name: Name) -> bool {
        !self.has(name, EMPTY | INTERIOR_NUL)
    }

    pub(crate) fn text(&self, name: Name) -> Text<'_> {
        match name.index().checked_sub(self.base.len()) {
            None => self.base.text(name),
            Some(index) => self.more.text(Name::from_index(index)),
        }
    }

    /// The text as a string of its own.
    pub(crate) fn show(&self, name: Name) -> String {
        self.text(name).to_string_lossy()
    }

    pub(crate) fn intern(&mut self, text: Text<'s>) -> Name {
        match self.base.find(text) {
            Some(name) => name,
            None => self.shift(|more| more.intern(text)),
        }
    }

    fn shift(&mut self, intern: impl FnOnce(&mut Names<'s>) -> Name) -> Name {
        Name::from_index(self.base.len() + intern(&mut self.more).index())
    }

    /// The name without its mangling; the name itself when it has none or when it is malformed.
    pub(crate) fn unmangled(&mut self, name: Name) -> Name {
        if !self.is_mangled(name) {
            return name;
        }
        match name.index().checked_sub(self.base.len()) {
            None => match self.base.text(name).unmangled() {
                Some(text) => self.intern(text),
                None => name,
            },
            Some(index) => {
                let mut units = Vec::new();
                match self.more.text(Name::from_index(index)).unmangled() {
                    Some(Text::Utf8(text)) => units.extend(text.encode_utf16()),
                    Some(Text::Utf16(text)) => units.extend_from_slice(text),
                    None => return name,
                }
                self.intern_copy(&units)
            }
        }
    }

    pub(crate) fn intern_copy(&mut self, units: &[u16]) -> Name {
        match self.base.find(units) {
            Some(name) => name,
            None => self.shift(|more| more.intern_copy(units)),
        }
    }

    /// The mangled name that a function gets when it is exported under another name: that name in front of the rest of
    /// its own.
    pub(crate) fn renamed(&mut self, mangled: &str, new: Name) -> Option<Name> {
        let rest = mangled.strip_prefix('\x01').unwrap_or(mangled).strip_prefix('?')?;
        let at = rest.find('@')?;
        let mut units = alloc::vec![1, u16::from(b'?')];
        match self.text(new) {
            Text::Utf8(text) => units.extend(text.encode_utf16()),
            Text::Utf16(text) => units.extend_from_slice(text),
        }
        units.extend(rest[at..].encode_utf16());
        Some(self.intern_copy(&units))
    }
}

/// Whether a mangled name has a name in it.
pub(crate) fn is_well_mangled(name: &str) -> bool {
    !name.starts_with('\x01') || Text::Utf8(name).unmangled().is_some()
}
