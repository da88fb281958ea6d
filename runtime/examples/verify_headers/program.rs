//! Writes a C program, which is a C++ one too, that holds the headers that it includes against our layouts.
//!
//! Sizes, alignments and the places of plain members are asserted when it is compiled. C cannot assert where a bit-field is:
//! `main` sets each to ones and looks which bits of the struct they are.

use std::fmt::{self, Write};

use clayout::MemberKind;
use clayout::d3d12::{SHIPPED, Shipped};

/// What is asked for.
#[derive(Clone, Debug, Default)]
pub(crate) struct Options {
    /// Headers to include, in this order.
    pub(crate) includes: Vec<String>,
    /// The structs to look at; none stands for all.
    pub(crate) only: Vec<String>,
    /// Structs to leave out.
    pub(crate) without: Vec<String>,
}

impl Options {
    fn wants(&self, shipped: &Shipped) -> bool {
        let is = |name: &String| name == shipped.layout.name;
        (self.only.is_empty() || self.only.iter().any(is)) && !self.without.iter().any(is)
    }

    /// Whether no struct is looked at.
    pub(crate) fn is_empty(&self) -> bool {
        !SHIPPED.iter().any(|shipped| self.wants(shipped))
    }

    /// The first name that is asked for and that no struct has.
    pub(crate) fn unknown_name(&self) -> Option<&str> {
        let known = |name: &String| SHIPPED.iter().any(|shipped| shipped.layout.name == *name);
        let names = self.only.iter().chain(&self.without);
        names
            .map(|name| (name, known(name)))
            .find(|(_, known)| !known)
            .map(|(name, _)| name.as_str())
    }
}

const SUPPORT: &str = "\
#if defined(__cplusplus)
#define CLAYOUT_ONES(member) (member) = static_cast<decltype(member)>(clayout_ones)
#if !defined(_Static_assert)
#define _Static_assert static_assert
#define _Alignof alignof
#endif
#else
#define CLAYOUT_ONES(member) (member) = clayout_ones
#endif

/* Not a constant, for the compiler would warn of what a bit-field cuts off. */
static volatile int clayout_ones = -1;
static int clayout_structs, clayout_bit_fields, clayout_left_out, clayout_wrong;

/* Whether exactly the bits from `offset` on are set: bit 0 is the lowest of the first byte. */
static void clayout_check(const char *member, const void *record, size_t size, size_t offset, size_t width)
{
    size_t bit, first = 0, count = 0;
    for (bit = 0; bit < size * 8; bit++) {
        if (((const unsigned char *)record)[bit / 8] >> (bit % 8) & 1) {
            first = count++ == 0 ? bit : first;
        }
    }
    clayout_bit_fields++;
    if (first != offset || count != width) {
        clayout_wrong++;
        printf(\"%s: %u wide at bit %u in this header, should be %u wide at bit %u\\n\", member, (unsigned)count, (unsigned)first,
               (unsigned)width, (unsigned)offset);
    }
}
";

/// Writes the program.
pub(crate) fn write(options: &Options) -> Result<String, fmt::Error> {
    let mut c = String::new();
    writeln!(
        c,
        "/* Written by clayout's example verify_headers: compile and run it with your headers. */"
    )?;
    writeln!(c, "#include <stddef.h>\n#include <stdio.h>\n#include <string.h>")?;
    for include in &options.includes {
        if include.starts_with(['<', '"']) {
            writeln!(c, "#include {include}")?;
        } else {
            writeln!(c, "#include <{include}>")?;
        }
    }
    writeln!(c, "\n{SUPPORT}")?;
    writeln!(
        c,
        "_Static_assert(sizeof(void *) == {}, \"run the example for the target that this is compiled for\");\n",
        size_of::<usize>()
    )?;
    let wanted = || SHIPPED.iter().filter(|shipped| options.wants(shipped));
    for shipped in wanted() {
        in_sdk(&mut c, shipped, "", |c| {
            write!(c, "{}", shipped.layout.c_asserts(shipped.layout.name))
        })?;
    }
    writeln!(c, "\nint main(void)\n{{")?;
    for shipped in wanted() {
        let left_out = format!("    clayout_left_out++; /* {} */\n", shipped.layout.name);
        in_sdk(&mut c, shipped, &left_out, |c| bit_fields(c, shipped))?;
    }
    c.push_str(
        "    printf(\"structs: %d; bit-fields: %d, wrong: %d; \", clayout_structs, clayout_bit_fields, clayout_wrong);\n    \
         printf(\"left out, for they are of newer headers: %d\\n\", clayout_left_out);\n    return clayout_wrong != 0;\n}\n",
    );
    Ok(c)
}

/// Puts what is about a struct behind the condition that the header has it.
fn in_sdk(
    c: &mut String,
    shipped: &Shipped,
    otherwise: &str,
    body: impl FnOnce(&mut String) -> fmt::Result,
) -> fmt::Result {
    if shipped.sdk == 0 {
        return body(c);
    }
    writeln!(
        c,
        "#if defined(D3D12_SDK_VERSION) && D3D12_SDK_VERSION >= {}",
        shipped.sdk
    )?;
    body(c)?;
    if !otherwise.is_empty() {
        write!(c, "#else\n{otherwise}")?;
    }
    writeln!(c, "#endif")
}

/// Counts the struct, and looks where its bit-fields are.
fn bit_fields(c: &mut String, shipped: &Shipped) -> fmt::Result {
    let record = shipped.layout.name;
    writeln!(c, "    clayout_structs++; /* {record} */")?;
    for member in shipped.layout.members {
        let is_bits = matches!(member.kind, MemberKind::BitField | MemberKind::Reserved);
        if !is_bits || member.name.is_empty() {
            continue;
        }
        let (name, offset, width) = (member.name, member.bit_offset, member.bit_width);
        writeln!(
            c,
            "    {{\n        {record} record;\n        memset(&record, 0, sizeof record);"
        )?;
        writeln!(c, "        CLAYOUT_ONES(record.{name});")?;
        writeln!(
            c,
            "        clayout_check(\"{record}.{name}\", &record, sizeof record, {offset}, {width});\n    }}"
        )?;
    }
    Ok(())
}
