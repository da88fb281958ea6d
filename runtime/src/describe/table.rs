//! A layout as a table for people, with the holes shown.

use core::fmt;

use super::{MemberKind, MemberLayout, StructLayout};
use crate::layout::RecordKind;

/// The layout as a table: one line for each member and for each run of bits that belongs to none.
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
/// assert_eq!(Entry::LAYOUT.to_string(), "\
/// struct ENTRY: 4 bytes, alignment 2
///   byte:bit  width  C type    member
///      0:0        3  uint8_t   kind
///      0:3       13            (hole)
///      2:0       16  uint16_t  length
/// ");
/// ```
impl fmt::Display for StructLayout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = if self.kind == RecordKind::Union {
            "union"
        } else {
            "struct"
        };
        let bytes = if self.size == 1 { "byte" } else { "bytes" };
        writeln!(
            f,
            "{kind} {}: {} {bytes}, alignment {}",
            self.name, self.size, self.align
        )?;
        let type_width = self
            .members
            .iter()
            .map(|member| Width::of(&member.c_type))
            .max()
            .unwrap_or(0)
            .max(6);
        writeln!(f, "  byte:bit  width  {:type_width$}  member", "C type")?;
        Table {
            layout: self,
            type_width,
        }
        .rows(f)
    }
}

/// Counts characters: how wide a type prints, without memory to print it into.
struct Width(usize);

impl Width {
    fn of(text: &impl fmt::Display) -> usize {
        let mut width = Self(0);
        // Counting cannot fail.
        let _ = fmt::write(&mut width, format_args!("{text}"));
        width.0
    }
}

impl fmt::Write for Width {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0 += text.chars().count();
        Ok(())
    }
}

struct Table<'a> {
    layout: &'a StructLayout,
    type_width: usize,
}

impl Table<'_> {
    fn rows(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut members = self.layout.members.iter();
        let mut end = 0;
        while let Some(member) = members.next() {
            self.hole(f, end, member.bit_offset, "")?;
            self.member(f, member, "")?;
            let mut within = member.bit_offset;
            for overlaid in members.by_ref().take(member.overlaid) {
                self.hole(f, within, overlaid.bit_offset, ". ")?;
                self.member(f, overlaid, ". ")?;
                within = overlaid.bit_offset + overlaid.bit_width;
            }
            if member.kind == MemberKind::OverlayWord {
                self.hole(f, within, member.bit_offset + member.bit_width, ". ")?;
            }
            end = end.max(member.bit_offset + member.bit_width);
        }
        self.hole(f, end, self.layout.size * 8, "")
    }

    fn hole(&self, f: &mut fmt::Formatter<'_>, from: usize, to: usize, indent: &str) -> fmt::Result {
        // Members of a union start where others have ended: that is no hole.
        if from >= to {
            return Ok(());
        }
        self.row(f, from, to - from, &"", format_args!("{indent}(hole)"))
    }

    fn member(&self, f: &mut fmt::Formatter<'_>, member: &MemberLayout, indent: &str) -> fmt::Result {
        let name = if member.name.is_empty() {
            "(unnamed)"
        } else {
            member.name
        };
        let note = match member.kind {
            MemberKind::Reserved if !member.name.is_empty() => " (reserved)",
            _ => "",
        };
        self.row(
            f,
            member.bit_offset,
            member.bit_width,
            &member.c_type,
            format_args!("{indent}{name}{note}"),
        )
    }

    fn row(
        &self,
        f: &mut fmt::Formatter<'_>,
        offset: usize,
        width: usize,
        c_type: &dyn fmt::Display,
        member: fmt::Arguments<'_>,
    ) -> fmt::Result {
        let pad = self.type_width - Width::of(&format_args!("{c_type}"));
        writeln!(
            f,
            "  {:4}:{}  {width:7}  {c_type}{:pad$}  {member}",
            offset / 8,
            offset % 8,
            ""
        )
    }
}
