//! Names, each stored once: what the judge compares are numbers.

mod text;

use alloc::string::String;
use alloc::vec::Vec;
use core::num::NonZeroU32;

pub use text::Text;
pub(crate) use text::write_escaped;
use text::{Digest, EMPTY, INTERIOR_NUL, MANGLED};

/// A name of one [`Names`] table.
///
/// ```
/// use clayout::d3d12::state::{Name, Names};
///
/// let mut names = Names::new();
/// let hit: Name = names.intern("Hit");
/// assert_eq!(names.intern("Hit"), hit);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Name(NonZeroU32);

impl Name {
    pub(crate) const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    pub(crate) fn from_index(index: usize) -> Self {
        let number = u32::try_from(index)
            .ok()
            .and_then(|i| NonZeroU32::new(i.wrapping_add(1)));
        Self(number.expect("fewer than 2^32 names"))
    }
}

/// Where the text of a name is kept.
#[derive(Clone, Copy, Debug)]
enum Store<'a> {
    Lent(Text<'a>),
    /// In the table's own units.
    Kept {
        start: usize,
        len: usize,
    },
}

#[derive(Clone, Copy, Debug)]
struct Entry<'a> {
    store: Store<'a>,
    hash: u32,
    traits: u8,
}

/// A table of names: equal names, in UTF-8 or UTF-16, are stored once and get the same [`Name`].
///
/// ```
/// use clayout::d3d12::state::{Names, Text};
///
/// let mut names = Names::new();
/// let wide: Vec<u16> = "Überschuss".encode_utf16().collect();
/// let a = names.intern("Überschuss");
/// let b = names.intern(&wide[..]);
/// assert_eq!(a, b);
/// assert_ne!(a, names.intern("Hit"));
/// assert_eq!(names.text(a).to_string(), "Überschuss");
/// assert_eq!(names.len(), 2);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Names<'a> {
    entries: Vec<Entry<'a>>,
    /// Index + 1 of an entry, or 0; the length is a power of two.
    slots: Vec<u32>,
    kept: Vec<u16>,
    /// The traits that any name has.
    traits: u8,
}

impl<'a> Names<'a> {
    /// An empty table.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            entries: Vec::new(),
            slots: Vec::new(),
            kept: Vec::new(),
            traits: 0,
        }
    }

    /// An empty table with room for so many different names.
    ///
    /// ```
    /// # use clayout::d3d12::state::Names;
    /// let mut names = Names::with_capacity(1_000);
    /// assert!(names.is_empty());
    /// ```
    #[must_use]
    pub fn with_capacity(names: usize) -> Self {
        let slots = if names == 0 { 0 } else { (names * 2).next_power_of_two() };
        Self {
            entries: Vec::with_capacity(names),
            slots: alloc::vec![0; slots],
            kept: Vec::new(),
            traits: 0,
        }
    }

    /// How many different names there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether there is none.
    ///
    /// ```
    /// # use clayout::d3d12::state::Names;
    /// assert!(Names::new().is_empty());
    /// ```
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// A name that C would end before its end.
    #[inline]
    pub(crate) fn with_zero(&self) -> Option<Text<'_>> {
        let has_zero = |entry: &&Entry<'_>| entry.traits & INTERIOR_NUL != 0;
        let any = self.traits & INTERIOR_NUL != 0;
        let found = any.then(|| self.entries.iter().find(has_zero)).flatten()?;
        Some(self.stored(&found.store))
    }

    /// The text of a name of this table.
    ///
    /// # Panics
    ///
    /// When the name is of a larger table.
    #[must_use]
    pub fn text(&self, name: Name) -> Text<'_> {
        self.stored(&self.entries[name.index()].store)
    }

    fn stored<'b>(&'b self, store: &Store<'b>) -> Text<'b> {
        match *store {
            Store::Lent(text) => text,
            Store::Kept { start, len } => Text::Utf16(&self.kept[start..start + len]),
        }
    }

    /// The name with this text, which the table keeps a reference to when it is new.
    ///
    /// # Panics
    ///
    /// With 2^32 - 1 different names.
    pub fn intern(&mut self, text: impl Into<Text<'a>>) -> Name {
        let text = text.into();
        let Digest { hash, traits } = text.digest();
        let store = Store::Lent(text);
        match self.find_hashed(text, hash) {
            Ok(name) => name,
            Err(slot) => self.insert(slot, Entry { store, hash, traits }),
        }
    }

    /// The name with this text, which the table copies when it is new.
    ///
    /// ```
    /// use clayout::d3d12::state::Names;
    ///
    /// let mut names = Names::new();
    /// let name = names.intern_copy(&"Hit".encode_utf16().collect::<Vec<_>>());
    /// assert_eq!(names.text(name).to_string(), "Hit");
    /// ```
    ///
    /// # Panics
    ///
    /// With 2^32 - 1 different names.
    pub fn intern_copy(&mut self, units: &[u16]) -> Name {
        let text = Text::Utf16(units);
        let Digest { hash, traits } = text.digest();
        match self.find_hashed(text, hash) {
            Ok(name) => name,
            Err(slot) => {
                let store = Store::Kept {
                    start: self.kept.len(),
                    len: units.len(),
                };
                self.kept.extend_from_slice(units);
                self.insert(slot, Entry { store, hash, traits })
            }
        }
    }

    /// The name with this text, if the table has it.
    ///
    /// ```
    /// use clayout::d3d12::state::Names;
    ///
    /// let mut names = Names::new();
    /// assert!(names.find("Hit").is_none());
    /// let name = names.intern("Hit");
    /// assert_eq!(names.find("Hit"), Some(name));
    /// ```
    #[must_use]
    pub fn find<'b>(&self, text: impl Into<Text<'b>>) -> Option<Name> {
        let text = text.into();
        self.find_hashed(text, text.digest().hash).ok()
    }

    /// The name, or the slot where it belongs.
    fn find_hashed(&self, text: Text<'_>, hash: u32) -> Result<Name, usize> {
        if self.slots.is_empty() {
            return Err(0);
        }
        let mask = self.slots.len() - 1;
        let mut slot = hash as usize & mask;
        loop {
            let Some(index) = (self.slots[slot] as usize).checked_sub(1) else {
                return Err(slot);
            };
            let entry = &self.entries[index];
            if entry.hash == hash && self.stored(&entry.store).is(text) {
                return Ok(Name::from_index(index));
            }
            slot = (slot + 1) & mask;
        }
    }

    fn insert(&mut self, mut slot: usize, entry: Entry<'a>) -> Name {
        if (self.entries.len() + 1) * 4 > self.slots.len() * 3 {
            self.grow();
            let mask = self.slots.len() - 1;
            slot = entry.hash as usize & mask;
            while self.slots[slot] != 0 {
                slot = (slot + 1) & mask;
            }
        }
        let name = Name::from_index(self.entries.len());
        self.slots[slot] = name.0.get();
        self.traits |= entry.traits;
        self.entries.push(entry);
        name
    }

    fn grow(&mut self) {
        let len = (self.slots.len() * 2).max(16);
        self.slots.clear();
        self.slots.resize(len, 0);
        let mask = len - 1;
        for (index, entry) in self.entries.iter().enumerate() {
            let mut slot = entry.hash as usize & mask;
            while self.slots[slot] != 0 {
                slot = (slot + 1) & mask;
            }
            self.slots[slot] = Name::from_index(index).0.get();
        }
    }
}

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
    fn has(&self, name: Name, traits: u8) -> bool {
        (self.base.traits | self.more.traits) & traits != 0 && self.traits_of(name) & traits != 0
    }

    #[cold]
    fn traits_of(&self, name: Name) -> u8 {
        match name.index().checked_sub(self.base.len()) {
            None => self.base.entries[name.index()].traits,
            Some(index) => self.more.entries[index].traits,
        }
    }

    #[inline]
    pub(crate) fn is_mangled(&self, name: Name) -> bool {
        self.has(name, MANGLED)
    }

    pub(crate) fn is_empty(&self, name: Name) -> bool {
        self.has(name, EMPTY)
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
