//! C records as declarations: what is written, before any ABI gives it a layout.

mod c_text;
mod engine;

pub use c_text::{PRELUDE, c_text};
pub use engine::{Answer, answer, lower};

/// A struct or union.
#[derive(Clone, Debug, Default)]
pub struct Decl {
    /// The tag, for a record at top level.
    pub tag: String,
    /// Union rather than struct.
    pub union: bool,
    /// `#pragma pack`, 0 for none; a record written inside another has that one's.
    pub pack: u64,
    /// The packed attribute.
    pub packed: bool,
    /// The aligned attribute, 0 for none.
    pub align: u64,
    /// Nested, but written in front of the record that holds it.
    pub hoisted: bool,
    /// The members in order.
    pub members: Vec<Field>,
}

/// A member.
#[derive(Clone, Debug)]
pub struct Field {
    /// Name, if it has one.
    pub name: Option<String>,
    /// What it is.
    pub body: Body,
    /// The packed attribute.
    pub packed: bool,
    /// The aligned attribute, 0 for none.
    pub align: u64,
}

/// What a member is.
#[derive(Clone, Debug)]
pub enum Body {
    /// A bit-field and its width.
    Bits(CType, u32),
    /// A scalar, or an array of them.
    Plain(CType, Option<u64>),
    /// A record, or an array of them.
    Record(Decl, Option<u64>),
}

/// The types that members have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "named like the C types")]
pub enum CType {
    Bool,
    Char,
    UChar,
    Short,
    UShort,
    Int,
    UInt,
    Long,
    ULong,
    LLong,
    ULLong,
    Int128,
    UInt128,
    Float,
    Double,
    Pointer,
    /// An enumeration whose values need 31 bits.
    Enum,
    /// An enumeration of small values with the packed attribute.
    PackedEnum,
}

/// A member in the order in which layouts list them, with the members of anonymous records named as C names them.
#[derive(Clone, Debug)]
pub struct Entry<'a> {
    /// How C reaches it from the outermost record; `None` if it has no name.
    pub path: Option<String>,
    /// The member itself.
    pub field: &'a Field,
}

impl Decl {
    /// All members depth first; those of records in arrays are left out.
    #[must_use]
    pub fn entries(&self) -> Vec<Entry<'_>> {
        let mut entries = Vec::new();
        self.collect("", &mut entries);
        entries
    }

    fn collect<'a>(&'a self, prefix: &str, entries: &mut Vec<Entry<'a>>) {
        for field in &self.members {
            let path = field.name.as_ref().map(|name| format!("{prefix}{name}"));
            entries.push(Entry {
                path: path.clone(),
                field,
            });
            if let Body::Record(record, None) = &field.body {
                let prefix = path.map_or_else(|| prefix.to_owned(), |path| path + ".");
                record.collect(&prefix, entries);
            }
        }
    }

    /// Whether this record or one inside it (in arrays too) fulfils a condition, given with the pack in force.
    pub fn any(&self, condition: &mut dyn FnMut(&Self, u64) -> bool) -> bool {
        self.any_under(self.pack, condition)
    }

    fn any_under(&self, pack: u64, condition: &mut dyn FnMut(&Self, u64) -> bool) -> bool {
        condition(self, pack)
            || self.members.iter().any(|field| match &field.body {
                Body::Record(record, _) => record.any_under(record.pack_inside(pack), condition),
                _ => false,
            })
    }

    /// The pack in force for this record, written inside one under `outer`.
    pub(crate) fn pack_inside(&self, outer: u64) -> u64 {
        if self.hoisted { self.pack } else { outer }
    }

    /// Whether a member here or further inside fulfils a condition.
    pub fn any_field(&self, condition: &mut dyn FnMut(&Field) -> bool) -> bool {
        self.any(&mut |record, _| record.members.iter().any(&mut *condition))
    }
}

impl Field {
    /// Whether it is a bit-field.
    #[must_use]
    pub fn is_bits(&self) -> bool {
        matches!(self.body, Body::Bits(..))
    }
}
