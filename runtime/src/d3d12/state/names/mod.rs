//! Names, each stored once: what the judge compares are numbers.

mod text;

use alloc::string::String;
use alloc::vec::Vec;
use core::num::NonZeroU32;

pub use text::Text;
pub(crate) use text::write_escaped;
use text::{ASCII, Digest, EMPTY, INTERIOR_NUL, MANGLED, digest_utf8};

/// A name of one [`Names`] table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Name(NonZeroU32);

impl Name {
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    #[inline]
    pub(crate) fn from_index(index: usize) -> Self {
        Self::from_number(index + 1).expect("fewer than 2^32 names")
    }

    /// The name whose index is one less; none for 0, or for what is no index.
    #[inline]
    pub(crate) fn from_number(number: usize) -> Option<Self> {
        u32::try_from(number).ok().and_then(NonZeroU32::new).map(Self)
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
    /// The traits that any name has; [`ASCII`] does not count.
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
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
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

    #[inline]
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
    #[inline]
    pub fn intern(&mut self, text: impl Into<Text<'a>>) -> Name {
        self.intern_text(text.into())
    }

    fn intern_text(&mut self, text: Text<'a>) -> Name {
        match text {
            Text::Utf8(text) => self.intern_str(text).0,
            Text::Utf16(units) => {
                let Digest { hash, traits } = text.digest();
                let store = Store::Lent(text);
                match self.find_hashed(hash, |stored| stored.is(Text::Utf16(units))) {
                    Ok(name) => name,
                    Err(slot) => self.insert(slot, Entry { store, hash, traits }),
                }
            }
        }
    }

    /// [`intern`](Self::intern), and if the name is new, its length in UTF-16 units.
    #[inline]
    pub(crate) fn intern_str(&mut self, text: &'a str) -> (Name, Option<usize>) {
        let Digest { hash, traits } = digest_utf8(text);
        match self.find_hashed(hash, |stored| stored.is_str(text)) {
            Ok(name) => (name, None),
            Err(slot) => {
                let store = Store::Lent(Text::Utf8(text));
                let name = self.insert(slot, Entry { store, hash, traits });
                let is_ascii = traits & ASCII != 0;
                let units = if is_ascii { text.len() } else { Text::Utf8(text).units() };
                (name, Some(units))
            }
        }
    }

    /// The name at an index, if it was lent from just this place.
    #[inline]
    pub(crate) fn is_lent_as(&self, index: usize, text: &'a str) -> Option<Name> {
        match self.entries.get(index)?.store {
            Store::Lent(Text::Utf8(lent)) if core::ptr::eq(lent, text) => Some(Name::from_index(index)),
            _ => None,
        }
    }

    /// Each name in order, and whether it is known to be ASCII.
    #[inline]
    pub(crate) fn texts(&self) -> impl Iterator<Item = (Text<'_>, bool)> {
        let entries = self.entries.iter();
        entries.map(|entry| (self.stored(&entry.store), entry.traits & ASCII != 0))
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
        match self.find_hashed(hash, |stored| stored.is(text)) {
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
        self.find_hashed(text.digest().hash, |stored| stored.is(text)).ok()
    }

    /// The name, or the slot where it belongs.
    #[inline]
    fn find_hashed(&self, hash: u32, is_it: impl Fn(Text<'_>) -> bool) -> Result<Name, usize> {
        let mask = self.slots.len().wrapping_sub(1);
        let mut slot = hash as usize & mask;
        // Without slots there is none at all.
        while let Some(number) = self.slots.get(slot) {
            let Some(name) = Name::from_number(*number as usize) else {
                return Err(slot);
            };
            let entry = &self.entries[name.index()];
            if entry.hash == hash && is_it(self.stored(&entry.store)) {
                return Ok(name);
            }
            slot = (slot + 1) & mask;
        }
        Err(0)
    }

    #[inline]
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
        self.traits |= entry.traits & !ASCII;
        self.entries.push(entry);
        name
    }

    #[cold]
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

    /// Whether no name at all is empty or broken by a zero, as in most descriptions.
    #[inline]
    pub(crate) const fn are_whole(&self) -> bool {
        (self.base.traits | self.more.traits) & (EMPTY | INTERIOR_NUL) == 0
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
