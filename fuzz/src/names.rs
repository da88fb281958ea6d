//! The table of names, against one that is as simple as can be.

use clayout::d3d12::state::{Name, Names, Text};

use super::Seen;
use super::input::Input;

/// Puts names into a table in both encodings and asks for them. Seen are the kinds of names.
pub fn names(bytes: &[u8]) -> Seen {
    let mut input = Input::new(bytes);
    let texts = input.list(40, text);
    let wide: Vec<Vec<u16>> = texts.iter().map(|text| text.encode_utf16().collect()).collect();
    let others = input.list(40, |input| input.list(12, unit));

    let mut table = Names::with_capacity(usize::from(input.below(4)));
    let mut model: Vec<(&[u16], Name)> = Vec::new();
    let mut check = |units, name| {
        let known = model.iter().find(|(known, _)| *known == units);
        if let Some((_, known)) = known {
            assert_eq!(*known, name, "{units:?} again");
        } else {
            assert!(
                model.iter().all(|(_, known)| *known != name),
                "{units:?} is taken for another"
            );
            model.push((units, name));
        }
    };
    for (text, units) in texts.iter().zip(&wide) {
        check(units, table.intern(&text[..]));
        check(units, table.intern(&units[..]));
    }
    for units in others.iter().chain(&wide) {
        check(units, table.intern_copy(units));
    }
    assert_eq!(table.len(), model.len());
    for (units, name) in &model {
        assert_eq!(table.find(*units), Some(*name));
        let text = table.text(*name);
        assert_eq!(text.units(), units.len());
        assert_eq!(text.to_string_lossy(), String::from_utf16_lossy(units));
        let shown = text.to_string();
        assert!(!shown.contains(char::is_control), "{shown:?}");
        assert_eq!(shown, Text::Utf16(units).to_string());
    }
    let kinds = model.iter().flat_map(|(units, _)| kinds(units));
    kinds.map(String::from).collect()
}

/// What makes a name a special one.
fn kinds(units: &[u16]) -> Vec<&'static str> {
    let has = |range: std::ops::Range<u16>| units.iter().any(|unit| range.contains(unit));
    let kinds = [
        ("empty", units.is_empty()),
        ("with a zero", has(0..1)),
        ("with a control character", has(1..0x20) || has(0x7f..0xa0)),
        ("not ASCII", has(0x80..0xffff)),
        ("not UTF-16", String::from_utf16(units).is_err()),
        (
            "a surrogate pair",
            String::from_utf16(units).is_ok() && has(0xd800..0xdc00),
        ),
        ("mangled", units.starts_with(&[1, 0x3f])),
        ("mangled without the mark", units.starts_with(&[0x3f])),
        (
            "a whole number of words",
            !units.is_empty() && units.len().is_multiple_of(8),
        ),
        ("long", units.len() > 128),
    ];
    kinds
        .into_iter()
        .filter(|(_, is_so)| *is_so)
        .map(|(kind, _)| kind)
        .collect()
}

/// A unit that is likely to meet others.
fn unit(input: &mut Input<'_>) -> u16 {
    match input.byte() {
        usual @ ..0xf0 => b"aA?@\x01\0~\x7f".map(u16::from)[usize::from(usual % 8)],
        _ => u16::from_le_bytes(input.bytes()),
    }
}

fn text(input: &mut Input<'_>) -> String {
    // Longer than what is hashed as bytes.
    let repeated = if input.rarely(16) { 20 } else { 1 };
    String::from_utf16_lossy(&input.list(12, unit).repeat(repeated))
}
