//! What gcc says about records: it has no dump of layouts, so constants are compiled to assembly and read there.
//!
//! For each record one constant with its size, its alignment and the offsets of its plain members, and one constant
//! record for each bit-field, with all bits of that field set and no others. Nothing has to be run, so the target
//! can be any.

use crate::compilers::{Compiler, TempDir};
use crate::decl::{Body, CType, Decl, Entry, PRELUDE, c_text};
use clayout::abi::ByteOrder;
use std::collections::HashMap;
use std::fmt::Write;

/// A layout as gcc tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Compiled {
    /// Size in bytes.
    pub size: u64,
    /// Alignment in bytes.
    pub align: u64,
    /// Offset in bits, one for each of [`Decl::entries`] that has a name.
    pub offsets: Vec<Option<u64>>,
}

/// A constant of two bytes, which shows how many an assembler calls a word.
const WORD_PROBE: &str = "two_bytes";

/// Asks gcc about the layouts of records, in their order, for a target of the given byte order. Each record needs a tag
/// of its own.
///
/// # Panics
///
/// Panics if gcc does not accept a record, or writes assembly that is not understood.
#[must_use]
pub fn layouts(gcc: &Compiler, order: ByteOrder, records: &[Decl]) -> Vec<Compiled> {
    let folder = TempDir::new("gcc");
    let text: String = records.iter().map(probe).collect();
    let source = folder.write("records.c", &format!("{PRELUDE}const short {WORD_PROBE} = 1;\n{text}"));
    let assembly = folder.path().join("records.s");
    let paths = [source.as_path(), assembly.as_path()].map(|path| path.to_str().expect("a temporary path in UTF-8"));
    gcc.run(["-std=gnu11", "-w", "-O0", "-S", "-o", paths[1], paths[0]])
        .unwrap_or_else(|error| panic!("{error}"));
    let assembly = std::fs::read_to_string(&assembly).expect("gcc wrote assembly");
    let objects = objects(&assembly, order);
    records.iter().map(|record| compiled(record, order, &objects)).collect()
}

/// The record and the constants about it.
fn probe(record: &Decl) -> String {
    let tag = &record.tag;
    let ty = c_type(record);
    let mut text = c_text(record);
    let mut numbers = format!("sizeof({ty}), _Alignof({ty})");
    for (index, entry) in record.entries().iter().enumerate() {
        match (&entry.path, &entry.field.body) {
            (Some(path), Body::Bits(ty_of_bits, _)) => {
                let ones = if *ty_of_bits == CType::Bool { "1" } else { "-1" };
                let _ = writeln!(text, "const {ty} {tag}_{index} = {{ .{path} = {ones} }};");
            }
            (Some(path), _) => {
                let _ = write!(numbers, ", __builtin_offsetof({ty}, {path})");
            }
            (None, _) => {}
        }
    }
    text + &format!("const unsigned long long {tag}_n[] = {{ {numbers} }};\n")
}

fn c_type(record: &Decl) -> String {
    format!("{} {}", if record.union { "union" } else { "struct" }, record.tag)
}

fn compiled(record: &Decl, order: ByteOrder, objects: &HashMap<String, Vec<u8>>) -> Compiled {
    let object = |suffix: &str| {
        let name = format!("{}_{suffix}", record.tag);
        objects.get(&name).unwrap_or_else(|| panic!("no object {name}"))
    };
    let (numbers, _) = object("n").as_chunks::<8>();
    let mut numbers = numbers.iter().map(|bytes| match order {
        ByteOrder::Little => u64::from_le_bytes(*bytes),
        ByteOrder::Big => u64::from_be_bytes(*bytes),
    });
    let mut number = || numbers.next().expect("a number for each plain member");
    let (size, align) = (number(), number());
    let offset = |(index, entry): (usize, &Entry<'_>)| {
        entry.path.as_ref()?;
        match entry.field.body {
            Body::Bits(_, width) => Some(first_one(object(&index.to_string()), order, width, size, record)),
            _ => Some(number() * 8),
        }
    };
    Compiled {
        size,
        align,
        offsets: record.entries().iter().enumerate().map(offset).collect(),
    }
}

/// The first of the bits that are set, which must be a run of the field's width.
fn first_one(image: &[u8], order: ByteOrder, width: u32, size: u64, record: &Decl) -> u64 {
    assert_eq!(image.len() as u64, size, "{}", record.tag);
    let set = |bit: &u64| {
        let byte = image[usize::try_from(bit / 8).expect("a small offset")];
        match order {
            ByteOrder::Little => byte >> (bit % 8) & 1 == 1,
            ByteOrder::Big => byte << (bit % 8) & 0x80 != 0,
        }
    };
    let ones: Vec<u64> = (0..size * 8).filter(set).collect();
    let first = ones[0];
    assert!(
        ones.iter().copied().eq(first..first + u64::from(width)),
        "{}: {width} bits are {ones:?}",
        record.tag
    );
    first
}

/// The bytes behind each label of an assembly text.
fn objects(assembly: &str, order: ByteOrder) -> HashMap<String, Vec<u8>> {
    let word = if assembly.contains(&format!("{WORD_PROBE}:\n\t.word")) {
        2
    } else {
        4
    };
    let mut objects = HashMap::new();
    let mut current: Option<(String, Vec<u8>)> = None;
    for line in assembly.lines() {
        let line = line.trim();
        if let Some(label) = line.strip_suffix(':') {
            objects.extend(current.take());
            // 32-bit Windows puts an underscore in front.
            current = Some((label.trim_start_matches('_').to_owned(), Vec::new()));
        } else if let Some((_, bytes)) = &mut current {
            let (directive, operand) = line.split_once(['\t', ' ']).unwrap_or((line, ""));
            let mut number = |size: usize| {
                let little = parse(operand).to_le_bytes();
                match order {
                    ByteOrder::Little => bytes.extend(&little[..size]),
                    ByteOrder::Big => bytes.extend(little[..size].iter().rev()),
                }
            };
            match directive {
                ".byte" => number(1),
                ".word" => number(word),
                ".value" | ".short" | ".half" | ".hword" | ".2byte" | ".uahalf" => number(2),
                ".long" | ".4byte" | ".uaword" => number(4),
                ".quad" | ".xword" | ".dword" | ".8byte" | ".uaxword" => number(8),
                ".zero" | ".space" | ".skip" => {
                    bytes.resize(bytes.len() + usize::try_from(parse(operand)).expect("a small size"), 0);
                }
                _ => {}
            }
        }
    }
    objects.extend(current);
    objects
}

/// A number of an assembly text, as 64 bits.
fn parse(operand: &str) -> i64 {
    let operand = operand.trim();
    let number = operand
        .parse::<i64>()
        .or_else(|_| operand.parse::<u64>().map(u64::cast_signed));
    number.unwrap_or_else(|_| panic!("no number: {operand}"))
}
