//! Declarations as C text for gcc and clang.

use super::{Body, CType, Decl, Field};
use std::fmt::Write;

/// What has to be in front of declarations.
pub const PRELUDE: &str = "enum E32 { E32_a, E32_z = 0x7fffffff };\n\
    enum __attribute__((packed)) E8 { E8_a, E8_z = 100 };\n";

/// A record at top level, and in front of it those that it wants hoisted.
#[must_use]
pub fn c_text(decl: &Decl) -> String {
    let mut text = Text {
        out: String::new(),
        hoisted: 0,
        tag: &decl.tag,
    };
    let record = text.record(decl, &decl.tag);
    text.out + &under_pack(decl.pack, &format!("{record};\n"))
}

fn under_pack(pack: u64, text: &str) -> String {
    if pack == 0 {
        return text.to_owned();
    }
    format!("#pragma pack(push, {pack})\n{text}#pragma pack(pop)\n")
}

struct Text<'a> {
    /// Hoisted records, finished.
    out: String,
    hoisted: usize,
    tag: &'a str,
}

impl Text<'_> {
    /// `struct ATTRIBUTES tag { ... }`. The attributes are in front because clang's layout dump does not see those
    /// behind the closing brace.
    fn record(&mut self, decl: &Decl, tag: &str) -> String {
        let keyword = if decl.union { "union" } else { "struct" };
        let mut members = String::new();
        for field in &decl.members {
            let _ = writeln!(members, "  {};", self.member(field));
        }
        format!("{keyword} {}{tag} {{\n{members}}}", attributes(decl.packed, decl.align))
    }

    fn member(&mut self, field: &Field) -> String {
        let attributes = attributes(field.packed, field.align);
        let name = field.name.as_deref().unwrap_or_default();
        let (ty, array) = match &field.body {
            Body::Bits(ty, width) => return format!("{attributes}{} {name} : {width}", ty.c_name()),
            Body::Plain(ty, array) => (ty.c_name().to_owned(), array),
            Body::Record(decl, array) if decl.hoisted => (self.hoist(decl), array),
            Body::Record(decl, array) => (self.record(decl, ""), array),
        };
        let array = array.map_or_else(String::new, |count| format!("[{count}]"));
        format!("{attributes}{ty} {name}{array}")
    }

    /// Writes a record of its own and returns its type.
    fn hoist(&mut self, decl: &Decl) -> String {
        let tag = format!("{}_h{}", self.tag, self.hoisted);
        self.hoisted += 1;
        let record = self.record(decl, &tag);
        self.out += &under_pack(decl.pack, &format!("{record};\n"));
        format!("{} {tag}", if decl.union { "union" } else { "struct" })
    }
}

fn attributes(packed: bool, align: u64) -> String {
    match (packed, align) {
        (false, 0) => String::new(),
        (true, 0) => "__attribute__((packed)) ".to_owned(),
        (false, _) => format!("__attribute__((aligned({align}))) "),
        (true, _) => format!("__attribute__((packed, aligned({align}))) "),
    }
}

impl CType {
    /// How C spells it.
    #[must_use]
    pub const fn c_name(self) -> &'static str {
        match self {
            Self::Bool => "_Bool",
            Self::Char => "signed char",
            Self::UChar => "unsigned char",
            Self::Short => "short",
            Self::UShort => "unsigned short",
            Self::Int => "int",
            Self::UInt => "unsigned int",
            Self::Long => "long",
            Self::ULong => "unsigned long",
            Self::LLong => "long long",
            Self::ULLong => "unsigned long long",
            Self::Int128 => "__int128",
            Self::UInt128 => "unsigned __int128",
            Self::Float => "float",
            Self::Double => "double",
            Self::Pointer => "void *",
            Self::Enum => "enum E32",
            Self::PackedEnum => "enum E8",
        }
    }
}
