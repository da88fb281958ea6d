//! What clang says about records: its dump of record layouts, which needs no headers and knows every target.

use crate::compilers::{Compiler, TempDir};
use crate::decl::{Body, Decl, PRELUDE, c_text};
use std::collections::HashMap;

/// A layout as clang prints it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dumped {
    /// Size in bytes.
    pub size: u64,
    /// Alignment in bytes.
    pub align: u64,
    /// Offsets in bits, one for each of [`Decl::entries`].
    pub offsets: Vec<u64>,
}

/// Asks clang for the layouts of records on a target, in their order. Each needs a tag of its own.
///
/// # Panics
///
/// Panics if clang does not accept a record, or prints something else than expected.
#[must_use]
pub fn layouts(clang: &Compiler, triple: &str, records: &[Decl]) -> Vec<Dumped> {
    let folder = TempDir::new("clang");
    let text: String = records.iter().map(c_text).collect();
    let source = folder.write("records.c", &(PRELUDE.to_owned() + &text));
    let target = format!("--target={triple}");
    let dump = clang
        .run([
            target.as_str(),
            "-std=gnu11",
            "-w",
            "-fsyntax-only",
            "-Xclang",
            "-fdump-record-layouts-complete",
            source.to_str().expect("a temporary path in UTF-8"),
        ])
        .unwrap_or_else(|error| panic!("{triple}: {error}"));
    let mut found = parse(&dump, records);
    records
        .iter()
        .map(|record| {
            found
                .remove(record.tag.as_str())
                .unwrap_or_else(|| panic!("{triple}: nothing about {}", record.tag))
        })
        .collect()
}

/// One line about a member: offset in bits, and width if it is a bit-field.
type Row = (u64, Option<u32>);

fn parse<'a>(dump: &str, records: &'a [Decl]) -> HashMap<&'a str, Dumped> {
    let wanted: HashMap<String, &Decl> = records
        .iter()
        .map(|record| {
            (
                format!("{} {}", if record.union { "union" } else { "struct" }, record.tag),
                record,
            )
        })
        .collect();
    let mut found = HashMap::new();
    for block in dump.split("*** Dumping AST Record Layout").skip(1) {
        let mut lines = block.lines().skip(1);
        let Some((_, head)) = lines.next().and_then(|line| line.split_once("| ")) else {
            continue;
        };
        let Some(record) = wanted.get(head.trim_end()) else {
            continue;
        };
        let rows: Vec<Row> = lines.clone().map_while(row).collect();
        let last = lines.nth(rows.len()).expect("a last line");
        let dumped = Dumped {
            size: total(last, "sizeof="),
            align: total(last, "align="),
            offsets: offsets(record, &rows),
        };
        found.insert(record.tag.as_str(), dumped);
    }
    found
}

/// `8:3-5 |   unsigned int a`, `8:- |   int` or `8 |   char b`.
fn row(line: &str) -> Option<Row> {
    let (place, _) = line.split_once(" | ")?;
    let place = place.trim();
    let (byte, bits) = place
        .split_once(':')
        .map_or((place, None), |(byte, bits)| (byte, Some(bits)));
    let byte = byte.parse::<u64>().ok()? * 8;
    match bits {
        None => Some((byte, None)),
        Some("-") => Some((byte, Some(0))),
        Some(bits) => {
            let (first, last) = bits.split_once('-')?;
            let (first, last) = (first.parse::<u32>().ok()?, last.parse::<u32>().ok()?);
            Some((byte + u64::from(first), Some(last + 1 - first)))
        }
    }
}

/// `| [sizeof=8, align=4]`.
fn total(line: &str, key: &str) -> u64 {
    let number = line
        .split_once(key)
        .map(|(_, rest)| rest.split([',', ']']).next().unwrap_or_default());
    number
        .and_then(|number| number.parse().ok())
        .unwrap_or_else(|| panic!("no {key} in {line}"))
}

fn offsets(record: &Decl, rows: &[Row]) -> Vec<u64> {
    let entries = record.entries();
    assert_eq!(
        entries.len(),
        rows.len(),
        "{}: members and lines of the dump",
        record.tag
    );
    for (entry, (_, width)) in entries.iter().zip(rows) {
        let expected = if let Body::Bits(_, width) = entry.field.body {
            Some(width)
        } else {
            None
        };
        assert_eq!(*width, expected, "{}: {:?}", record.tag, entry.path);
    }
    rows.iter().map(|(offset, _)| *offset).collect()
}
