//! Names, each stored once: what the judge compares are numbers.

mod digest;
mod lexicon;
mod name;
mod slots;
mod text;

use alloc::vec::Vec;

use digest::{ASCII, Digest, INTERIOR_NUL, STAR, digest_plain, digest_utf8};
pub(crate) use lexicon::{Lexicon, is_well_mangled};
pub use name::Name;
use slots::Slots;
pub use text::Text;
pub(crate) use text::write_escaped;

/// Where the text of a name is: little, as builders have many in UTF-8.
#[derive(Clone, Copy, Debug)]
enum Store<'a> {
    Utf8(&'a str),
    /// In UTF-16, by its number among those.
    Utf16(u32),
}

/// The text of a name in UTF-16.
#[derive(Clone, Copy, Debug)]
enum Wide<'a> {
    Lent(&'a [u16]),
    /// In the table's own units.
    Kept {
        start: usize,
        len: usize,
    },
}

#[derive(Clone, Copy, Debug)]
struct Entry<'a> {
    store: Store<'a>,
    digest: Digest,
    /// Where it starts when all names are written one behind the other, each with its zero: in UTF-16 units, as far as it
    /// fits.
    start: u32,
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
    slots: Slots,
    wide: Vec<Wide<'a>>,
    kept: Vec<u16>,
    /// The traits that any name has; [`ASCII`] does not count.
    traits: u32,
    /// How many UTF-16 units all names take, each with its zero.
    units: usize,
}

#[allow(clippy::inline_always, reason = "a builder interns several names for each subobject")]
impl<'a> Names<'a> {
    /// An empty table.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            entries: Vec::new(),
            slots: Slots::NONE,
            wide: Vec::new(),
            kept: Vec::new(),
            traits: 0,
            units: 0,
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
        Self {
            entries: Vec::with_capacity(names),
            slots: Slots::for_names(names),
            ..Self::new()
        }
    }

    /// How many names there is room for.
    pub(crate) const fn room(&self) -> usize {
        self.entries.capacity()
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

    /// The name `*`, if there is one.
    #[inline]
    pub(crate) fn star(&self) -> Option<Name> {
        if self.traits & STAR == 0 { None } else { self.find("*") }
    }

    /// A name that C would end before its end.
    #[inline]
    pub(crate) fn with_zero(&self) -> Option<Text<'_>> {
        let has_zero = |entry: &&Entry<'_>| entry.digest.traits() & INTERIOR_NUL != 0;
        let any = self.traits & INTERIOR_NUL != 0;
        let found = any.then(|| self.entries.iter().find(has_zero)).flatten()?;
        Some(self.stored(&found.store))
    }

    /// The text of the name at an index, if it contains a NUL.
    pub(crate) fn broken(&self, index: usize) -> Option<Text<'_>> {
        let entry = self.entries.get(index)?;
        let is_broken = entry.digest.traits() & INTERIOR_NUL != 0;
        is_broken.then(|| self.stored(&entry.store))
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
            Store::Utf8(text) => Text::Utf8(text),
            Store::Utf16(number) => Text::Utf16(match self.wide[number as usize] {
                Wide::Lent(units) => units,
                Wide::Kept { start, len } => &self.kept[start..start + len],
            }),
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
            Text::Utf8(text) => self.intern_str(text),
            Text::Utf16(units) => self.intern_wide(units, |_| Wide::Lent(units)),
        }
    }

    /// The name with this text in UTF-16, which is kept as `keep` says when it is new.
    fn intern_wide(&mut self, units: &[u16], keep: impl FnOnce(&mut Self) -> Wide<'a>) -> Name {
        let text = Text::Utf16(units);
        let digest = text.digest();
        match self.find_digest(digest, |stored| stored.is(text)) {
            Ok(name) => name,
            Err(slot) => {
                let number = u32::try_from(self.wide.len()).expect("fewer than 2^32 names");
                let wide = keep(self);
                self.wide.push(wide);
                self.insert(slot, Store::Utf16(number), digest, units.len())
            }
        }
    }

    /// [`intern`](Self::intern) for one encoding.
    #[inline(always)]
    pub(crate) fn intern_str(&mut self, text: &'a str) -> Name {
        let digest = digest_utf8(text);
        match self.find_digest(digest, |stored| stored.is_str(text)) {
            Ok(name) => name,
            Err(slot) => {
                let is_ascii = digest.traits() & ASCII != 0;
                let units = if is_ascii { text.len() } else { Text::Utf8(text).units() };
                self.insert(slot, Store::Utf8(text), digest, units)
            }
        }
    }

    /// Adds a name where that takes no more than a look at its digest, as it does of most: it is new, and there is room.
    #[inline]
    pub(crate) fn add_new(&mut self, text: &'a str) -> Option<Name> {
        let digest = digest_plain(text)?;
        let name = Name::among(self.entries.len(), self.slots.limit())?;
        let is_it = |name: Name| {
            self.entries
                .get(name.index())
                .is_none_or(|entry| entry.digest == digest)
        };
        let Some(Err(slot)) = self.slots.find(digest, is_it) else {
            return None;
        };
        if self.entries.len() == self.entries.capacity() {
            return None;
        }
        self.push(Store::Utf8(text), digest, text.len());
        self.slots.put(slot, digest, name);
        Some(name)
    }

    /// The name at an index, if it was lent from just this place.
    #[inline]
    pub(crate) fn is_lent_as(&self, index: usize, text: &'a str) -> Option<Name> {
        match self.entries.get(index)?.store {
            Store::Utf8(lent) if core::ptr::eq(lent, text) => Some(Name::from_index(index)),
            _ => None,
        }
    }

    /// Each name in order, and whether it is known to be ASCII.
    #[inline]
    pub(crate) fn texts(&self) -> impl Iterator<Item = (Text<'_>, bool)> {
        let entries = self.entries.iter();
        entries.map(|entry| (self.stored(&entry.store), entry.digest.traits() & ASCII != 0))
    }

    /// How many UTF-16 units all names take, each with its zero.
    pub(crate) const fn all_units(&self) -> usize {
        self.units
    }

    /// Where the name at an index starts among these.
    #[inline]
    pub(crate) fn start(&self, index: usize) -> Option<u32> {
        Some(self.entries.get(index)?.start)
    }

    /// Whether nothing was ever put in, nor room made.
    #[inline]
    pub(crate) const fn is_unused(&self) -> bool {
        self.slots.len() == 0
    }

    fn traits_of(&self, name: Name) -> u32 {
        self.entries[name.index()].digest.traits()
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
        self.intern_wide(units, |names| {
            let (start, len) = (names.kept.len(), units.len());
            names.kept.extend_from_slice(units);
            Wide::Kept { start, len }
        })
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
        self.find_digest(text.digest(), |stored| stored.is(text)).ok()
    }

    /// The name, or the slot where it belongs.
    #[inline(always)]
    fn find_digest(&self, digest: Digest, is_it: impl Fn(Text<'_>) -> bool) -> Result<Name, usize> {
        let found = self.slots.find(digest, |name| {
            let entry = &self.entries[name.index()];
            entry.digest == digest && is_it(self.stored(&entry.store))
        });
        // Without slots there is none at all, and there will be more.
        found.unwrap_or(Err(0))
    }

    #[inline(always)]
    fn insert(&mut self, mut slot: usize, store: Store<'a>, digest: Digest, units: usize) -> Name {
        if self.entries.len() >= self.slots.limit() {
            self.grow();
            slot = self.free_slot(digest);
        }
        let name = Name::from_index(self.entries.len());
        self.slots.put(slot, digest, name);
        self.traits |= digest.traits() & !ASCII;
        self.push(store, digest, units);
        name
    }

    #[inline(always)]
    fn push(&mut self, store: Store<'a>, digest: Digest, units: usize) {
        #[allow(
            clippy::cast_possible_truncation,
            reason = "who needs it looks whether all units fit"
        )]
        let start = self.units as u32;
        self.units += units + 1;
        self.entries.push(Entry { store, digest, start });
    }

    fn free_slot(&self, digest: Digest) -> usize {
        let free = self.slots.find(digest, |_| false);
        free.and_then(Result::err).expect("there are slots, and free ones")
    }

    /// Makes room for so many names more.
    pub(crate) fn reserve(&mut self, names: usize) {
        self.entries.reserve(names);
        let len = self.entries.len() + names;
        if len > self.slots.limit() {
            self.take_slots(Slots::for_names(len));
        }
    }

    #[cold]
    #[inline(never)]
    fn grow(&mut self) {
        self.take_slots(Slots::new((self.slots.len() * 2).max(16)));
    }

    fn take_slots(&mut self, slots: Slots) {
        self.slots = slots;
        for index in 0..self.entries.len() {
            let digest = self.entries[index].digest;
            self.slots.put(self.free_slot(digest), digest, Name::from_index(index));
        }
    }
}
