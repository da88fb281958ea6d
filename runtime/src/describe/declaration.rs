//! A layout as C: the declaration, and the assertions that prove it to a C compiler.

use core::fmt;

use super::{CName, MemberKind, MemberLayout, StructLayout};
use crate::abi::{Abi, Family};
use crate::layout::RecordKind;

impl StructLayout {
    /// The record in C, complete: the headers that it needs, the records that it contains, and a `_Static_assert` on the
    /// size, the alignment and the offset of each plain member.
    ///
    /// A foreign type is spelt as an array of integers of its size and alignment, an enumeration as its integer.
    /// A record of another [`Family`] than the target's carries gcc's `ms_struct` or `gcc_struct`.
    ///
    /// ```
    /// use clayout::CLayout;
    ///
    /// #[derive(CLayout)]
    /// #[clayout(name = "ENTRY")]
    /// struct Entry {
    ///     #[bits(3, u8)]
    ///     kind: u8,
    ///     length: u16,
    /// }
    ///
    /// let c = Entry::LAYOUT.c_declaration().to_string();
    /// assert!(c.contains("    uint8_t kind : 3;\n    uint16_t length;\n"));
    /// assert!(c.contains("_Static_assert(offsetof(ENTRY, length) == 2"));
    /// ```
    #[must_use]
    pub const fn c_declaration(&'static self) -> impl fmt::Display {
        Declaration(self)
    }

    /// The assertions alone, for compiling against the header that declares the type.
    ///
    /// `spelling` is how that header spells it: `"D3D12_NODE_MASK"`, or `"struct iphdr"` where there is no typedef.
    /// The offset of a bit-field cannot be asserted in C; its record's size and its neighbours' offsets can.
    ///
    /// ```
    /// use clayout::CLayout;
    /// use clayout::d3d12::RaytracingInstanceDesc;
    ///
    /// let c = RaytracingInstanceDesc::LAYOUT.c_asserts("D3D12_RAYTRACING_INSTANCE_DESC").to_string();
    /// assert!(c.starts_with("_Static_assert(sizeof(D3D12_RAYTRACING_INSTANCE_DESC) == 64"));
    /// ```
    #[must_use]
    pub const fn c_asserts<'a>(&'static self, spelling: &'a str) -> impl fmt::Display + use<'a> {
        Asserts { layout: self, spelling }
    }

    /// Calls `visit` with all records in this one, inner ones first, itself last; one name may come several times.
    fn for_each_record(&'static self, visit: &mut dyn FnMut(&'static Self) -> fmt::Result) -> fmt::Result {
        for member in self.members {
            if let CName::Record(inner) = member.c_type.innermost() {
                inner.for_each_record(visit)?;
            }
        }
        visit(self)
    }
}

struct Declaration(&'static StructLayout);

/// What every declaration needs; C++ has other names for three of the keywords.
const PREAMBLE: &str = "\
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#if defined(__cplusplus) && !defined(_Static_assert)
#define _Static_assert static_assert
#define _Alignas alignas
#define _Alignof alignof
#endif
";

impl fmt::Display for Declaration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(PREAMBLE)?;
        let mut seen = 0;
        self.0.for_each_record(&mut |record| {
            seen += 1;
            if self.came_before(record, seen) {
                return Ok(());
            }
            writeln!(f)?;
            declare(f, record)?;
            Asserts {
                layout: record,
                spelling: record.name,
            }
            .fmt(f)
        })
    }
}

impl Declaration {
    /// Whether a record of this name has come before the one that is visited as number `index`.
    fn came_before(&self, record: &StructLayout, index: usize) -> bool {
        let (mut at, mut found) = (0, false);
        // Stops early by an error, which is no failure here.
        let _ = self.0.for_each_record(&mut |other| {
            at += 1;
            found |= at < index && other.name == record.name;
            if at < index { Ok(()) } else { Err(fmt::Error) }
        });
        found
    }
}

const fn keyword(record: &StructLayout) -> &'static str {
    match record.kind {
        RecordKind::Struct => "struct",
        RecordKind::Union => "union",
    }
}

fn declare(f: &mut fmt::Formatter<'_>, record: &StructLayout) -> fmt::Result {
    let kind = keyword(record);
    let msvc = record.family == Family::Msvc;
    // Microsoft's compiler has no packed attribute; `pack(1)` is what it means there.
    let pack = if record.packed && msvc { 1 } else { record.pack };
    if pack != 0 {
        writeln!(f, "#pragma pack(push, {pack})")?;
    }
    write!(f, "typedef {kind} ")?;
    if record.packed && !msvc {
        f.write_str("__attribute__((packed)) ")?;
    }
    aligned(f, record.aligned, msvc)?;
    let rules = match (record.family, Abi::TARGET.family) {
        (Family::Msvc | Family::Mingw, Family::Gnu) => "__attribute__((ms_struct)) ",
        (Family::Gnu, Family::Mingw) => "__attribute__((gcc_struct)) ",
        _ => "",
    };
    writeln!(f, "{rules}{} {{", record.name)?;
    let mut members = record.members.iter();
    while let Some(word) = members.next() {
        if word.kind == MemberKind::OverlayWord {
            writeln!(f, "    union {rules}{{\n        struct {rules}{{")?;
            for bits in members.by_ref().take(word.overlaid) {
                member(f, bits, 12, msvc)?;
            }
            f.write_str("        };\n")?;
            member(f, word, 8, msvc)?;
            f.write_str("    };\n")?;
        } else {
            member(f, word, 4, msvc)?;
        }
    }
    writeln!(f, "}} {};", record.name)?;
    if pack != 0 {
        f.write_str("#pragma pack(pop)\n")
    } else {
        Ok(())
    }
}

fn aligned(f: &mut fmt::Formatter<'_>, align: u64, msvc: bool) -> fmt::Result {
    match (align, msvc) {
        (0, _) => Ok(()),
        (_, true) => write!(f, "__declspec(align({align})) "),
        (_, false) => write!(f, "__attribute__((aligned({align}))) "),
    }
}

fn member(f: &mut fmt::Formatter<'_>, member: &MemberLayout, indent: usize, msvc: bool) -> fmt::Result {
    write!(f, "{:indent$}", "")?;
    if member.packed {
        f.write_str("__attribute__((packed)) ")?;
    }
    aligned(f, member.aligned, msvc)?;
    match member.c_type.innermost() {
        CName::Basic(name) => write!(f, "{name} {}", member.name)?,
        CName::Enumeration { name, repr } => write!(f, "{repr} /* {name} */ {}", member.name)?,
        CName::Pointer => write!(f, "void *{}", member.name)?,
        // With the keyword, for C++ does not let a member take the name by which its own type has been named.
        CName::Record(record) => write!(f, "{} {} {}", keyword(record), record.name, member.name)?,
        CName::Foreign { size, align } => match foreign_word(*align) {
            Some(word) => write!(f, "{word} {}[{}]", member.name, size / align)?,
            // As the alignment of a type, which the record's own packing lowers, and not of the member.
            None => write!(
                f,
                "struct {{ _Alignas({align}) unsigned char bytes[{size}]; }} {}",
                member.name
            )?,
        },
        CName::Array(..) => {}
    }
    member.c_type.dimensions(f)?;
    if matches!(member.kind, MemberKind::BitField | MemberKind::Reserved) {
        write!(
            f,
            "{}: {}",
            if member.name.is_empty() { "" } else { " " },
            member.bit_width
        )?;
    }
    f.write_str(";\n")
}

/// The integer of an alignment.
const fn foreign_word(align: usize) -> Option<&'static str> {
    match align {
        8 if align_of::<u64>() == 8 => Some("uint64_t"),
        4 => Some("uint32_t"),
        2 => Some("uint16_t"),
        1 => Some("uint8_t"),
        _ => None,
    }
}

struct Asserts<'a> {
    layout: &'static StructLayout,
    spelling: &'a str,
}

impl fmt::Display for Asserts<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { layout, spelling } = self;
        let fact =
            |f: &mut fmt::Formatter<'_>, expression: fmt::Arguments<'_>, value: u64, what: fmt::Arguments<'_>| {
                writeln!(f, "_Static_assert({expression} == {value}, \"{what} of {spelling}\");")
            };
        fact(
            f,
            format_args!("sizeof({spelling})"),
            layout.size as u64,
            format_args!("size"),
        )?;
        fact(
            f,
            format_args!("_Alignof({spelling})"),
            layout.field_align,
            format_args!("alignment"),
        )?;
        for member in layout.members {
            if matches!(member.kind, MemberKind::Plain | MemberKind::OverlayWord) {
                let name = member.name;
                let offset = member.byte_offset() as u64;
                fact(
                    f,
                    format_args!("offsetof({spelling}, {name})"),
                    offset,
                    format_args!("offset of {name}"),
                )?;
            }
        }
        Ok(())
    }
}
