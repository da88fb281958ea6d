//! Instructive and published records against what compilers answered about them, on every target in the tables.

use clayout::abi::{Abi, ByteOrder};
use clayout::bits::write;
use clayout_tests::cases::{Case, ExpectedLayout, abi_of, read};
use clayout_tests::decl::{Body, CType, Entry, answer};
use std::fmt::Write as _;

#[test]
fn rules() {
    run(&read(include_str!("data/abi.json")), 58, 2716);
}

#[test]
fn published_and_reported_records() {
    run(&read(include_str!("data/reported.json")), 54, 518);
}

/// Answers that are left out: the engine follows gcc on AVR, where clang 19 aligns a `short` to 2 bytes, and clang for
/// `__int128` on Windows, which Microsoft's compiler does not have.
fn left_out(case: &Case, who: &str) -> bool {
    let has = |types: [CType; 2]| {
        case.decl.any_field(&mut |field| match field.body {
            Body::Bits(ty, _) | Body::Plain(ty, _) => types.contains(&ty),
            Body::Record(..) => false,
        })
    };
    match who {
        "clang/avr-unknown-unknown" => has([CType::Short, CType::UShort]),
        "cl/aarch64-pc-windows-msvc" => has([CType::Int128, CType::UInt128]),
        _ => false,
    }
}

/// Checks every answer of a table, which must have this many records and answers.
fn run(cases: &[Case], records: usize, answers: usize) {
    let (mut faults, mut count, mut skipped, mut images) = (String::new(), 0, 0, 0);
    for case in cases {
        for expected in &case.answers {
            for who in &expected.who {
                if left_out(case, who) {
                    skipped += 1;
                    continue;
                }
                count += 1;
                if let Err(fault) = check(case, expected.layout.as_ref(), &abi_of(who), &mut images) {
                    let _ = writeln!(faults, "{} on {who}: {fault}", case.name);
                }
            }
        }
    }
    println!(
        "{} records, {count} answers, {skipped} left out, {images} images of bit-fields",
        cases.len()
    );
    assert!(faults.is_empty(), "{faults}");
    assert_eq!((cases.len(), count), (records, answers));
}

fn check(case: &Case, expected: Option<&ExpectedLayout>, abi: &Abi, images: &mut usize) -> Result<(), String> {
    let (Some(expected), Some(Ok(got))) = (expected, answer(&case.decl, abi)) else {
        let valid = matches!(answer(&case.decl, abi), Some(Ok(_)));
        return if valid == expected.is_some() {
            Ok(())
        } else {
            Err(format!("valid: {valid}"))
        };
    };
    let layout = got.layout;
    if (layout.size, layout.field_align, layout.align) != (expected.size, expected.align, expected.pointer_align) {
        return Err(format!(
            "{layout:?}, not {} {} {}",
            expected.size, expected.align, expected.pointer_align
        ));
    }
    let entries = case.decl.entries();
    assert_eq!(entries.len(), got.offsets.len(), "{}", case.name);
    for (index, (entry, offset)) in entries.iter().zip(&got.offsets).enumerate() {
        if expected.offsets[index].is_some_and(|expected| expected != *offset) {
            return Err(format!(
                "{:?} at {offset}, not {:?}",
                entry.path, expected.offsets[index]
            ));
        }
        if let Some(ones) = expected.ones.get(index).and_then(Option::as_ref) {
            *images += 1;
            let image = image(layout.size, *offset, entry, abi.byte_order);
            if image != *ones {
                return Err(format!("{:?} is {image}, not {ones}", entry.path));
            }
        }
    }
    Ok(())
}

/// The record's bytes with all bits of one bit-field set, in hexadecimal.
fn image(size: u64, offset: u64, entry: &Entry<'_>, order: ByteOrder) -> String {
    let Body::Bits(_, width) = entry.field.body else {
        panic!("{:?} is no bit-field", entry.path)
    };
    let mut bytes = vec![0u8; usize::try_from(size).unwrap()];
    let ones = u128::MAX >> (128 - width);
    write(&mut bytes, offset, width, ones, order).expect("the field is within the record");
    bytes
        .iter()
        .fold(String::new(), |text, byte| text + &format!("{byte:02x}"))
}
