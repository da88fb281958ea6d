//! Records of any shape, for any target.

use clayout::abi::Abi;
use clayout::bits;
use clayout::layout::{Content, LayoutError, Member, Record, RecordKind, TypeLayout, place};

use super::Seen;
use super::input::Input;

/// A target for each set of rules.
const TRIPLES: [&str; 12] = [
    "x86_64-unknown-linux-gnu",
    "x86_64-pc-windows-msvc",
    "x86_64-pc-windows-gnu",
    "x86_64-pc-windows-gnullvm",
    "i686-unknown-linux-gnu",
    "i686-pc-windows-msvc",
    "armv7-unknown-linux-gnueabihf",
    "aarch64-apple-darwin",
    "m68k-unknown-linux-gnu",
    "s390x-unknown-linux-gnu",
    "avr-none",
    "wasm32-unknown-unknown",
];

/// Lays out records, each inside of the next. Seen are the targets of those that have a layout, and why others have none.
pub fn layouts(bytes: &[u8]) -> Seen {
    let mut input = Input::new(bytes);
    let triple = input.pick(&TRIPLES);
    let mut abi = Abi::from_triple(triple).expect("a known target");
    if input.rarely(8) {
        // An ABI that nobody has. What it makes of a record is nobody's business, but that it makes something is.
        change(&mut input, &mut abi);
    }
    let depth = input.below(6);
    let mut seen = Seen::new();
    nested(&mut input, &abi, None, depth, &mut |record, outcome| {
        seen.insert(match outcome {
            Ok(_) => format!("{} for {triple}", kind(record)),
            Err(LayoutError::TooWide { .. }) => "too wide".into(),
            Err(LayoutError::ZeroWidthNamed { .. }) => "zero width".into(),
            Err(error) => format!("{error:?}"),
        });
    });
    seen
}

/// Makes a record, perhaps of records, and one around it: on the stack, which is where each borrows from the one before.
fn nested(
    input: &mut Input<'_>,
    abi: &Abi,
    inner: Option<&Record<'_>>,
    depth: u8,
    see: &mut dyn FnMut(&Record<'_>, Result<u64, LayoutError>),
) {
    let members = input.list(6, |input| member(input, inner));
    let record = record(input, &members);
    see(&record, laid_out(abi, &record));
    if let Some(depth) = depth.checked_sub(1) {
        nested(input, abi, Some(&record), depth, see);
    }
}

/// What a record is an example of.
fn kind(record: &Record<'_>) -> &'static str {
    let holds = |wanted: fn(&Content<'_>) -> bool| record.members.iter().any(|member| wanted(&member.content));
    if holds(|content| matches!(content, Content::Record { .. })) {
        "records in a record"
    } else if !holds(|content| matches!(content, Content::Bits { .. })) {
        "plain members"
    } else if matches!(record.kind, RecordKind::Union) {
        "bit-fields in a union"
    } else {
        "bit-fields in a struct"
    }
}

fn change(input: &mut Input<'_>, abi: &mut Abi) {
    let number = size(input);
    match input.below(10) {
        0 => abi.max_align = number,
        1 => abi.wide_align = number,
        2 => abi.int128_align = number,
        3 => abi.zero_min = number,
        4 => abi.filled_align = number,
        5 => abi.default_pack = number,
        6 => abi.max_pack = number,
        7 => abi.type_align = !abi.type_align,
        8 => abi.unnamed_align = !abi.unnamed_align,
        _ => abi.gcc = !abi.gcc,
    }
}

/// A power of two mostly, or any number.
fn alignment(input: &mut Input<'_>) -> u64 {
    match input.byte() {
        power @ ..0xe0 => 1 << (power % 7),
        0xe0..0xf0 => u64::from(input.word()),
        _ => u64::from_le_bytes(input.bytes()),
    }
}

fn size(input: &mut Input<'_>) -> u64 {
    match input.byte() {
        usual @ ..0xe0 => [4, 1, 2, 8, 16, 12, 3, 0][usize::from(usual % 8)],
        0xe0..0xf0 => u64::from(input.word()),
        _ => u64::from_le_bytes(input.bytes()),
    }
}

fn ty(input: &mut Input<'_>) -> TypeLayout {
    let ty = match input.byte() {
        usual @ ..0xe0 => {
            let size = 1 << (usual % 5);
            TypeLayout::new(size, size)
        }
        _ => TypeLayout::new(size(input), alignment(input)),
    };
    if input.rarely(8) {
        ty.required(alignment(input))
    } else {
        ty
    }
}

fn member<'a>(input: &mut Input<'_>, inner: Option<&'a Record<'a>>) -> Member<'a> {
    let mut member = match (input.below(8), inner) {
        (0..3, _) => Member::bits(ty(input), input.word()),
        (3, _) => Member::unnamed(ty(input), input.word()),
        (4..6, Some(inner)) => Member::record(inner),
        (6, Some(inner)) => Member::records(inner, size(input)),
        _ => Member::plain(ty(input)),
    };
    member.packed = input.rarely(8);
    if input.rarely(8) {
        member = member.align(alignment(input));
    }
    member
}

fn record<'a>(input: &mut Input<'_>, members: &'a [Member<'a>]) -> Record<'a> {
    let mut record = if input.rarely(4) {
        Record::union(members)
    } else {
        Record::structure(members)
    };
    if input.rarely(4) {
        record = record.pack(alignment(input));
    }
    if input.rarely(4) {
        record = record.align(alignment(input));
    }
    record.packed = input.rarely(8);
    record
}

/// Lays out a record and checks what holds for every one.
fn laid_out(abi: &Abi, record: &Record<'_>) -> Result<u64, LayoutError> {
    let mut offsets = vec![0; record.member_count()];
    let layout = place(abi, record, &mut offsets)?;
    assert!(
        layout.align.is_power_of_two() && layout.field_align.is_power_of_two(),
        "{layout:?}"
    );
    assert_eq!(layout.size % layout.align, 0, "{layout:?}");
    let mut again = vec![0; offsets.len()];
    assert_eq!(place(abi, record, &mut again), Ok(layout));
    assert_eq!(offsets, again);
    let mut fewer = vec![0; offsets.len().saturating_sub(1)];
    if fewer.len() != offsets.len() {
        assert_eq!(place(abi, record, &mut fewer), Err(LayoutError::WrongCount));
    }

    // What is in the record can be read from its bytes.
    let bytes = vec![0xff; usize::try_from(layout.size.min(4096)).unwrap_or(0)];
    let mut last = 0;
    let mut at = 0;
    for member in record.members {
        let offset = offsets[at];
        at += 1;
        match member.content {
            Content::Bits { width, named: true, .. } => {
                assert!(
                    offset + u64::from(width) <= layout.size * 8,
                    "{member:?} at {offset} of {layout:?}"
                );
                if layout.size <= 4096 && width <= 128 {
                    let value = bits::read(&bytes, offset, width, abi.byte_order);
                    assert_eq!(
                        value,
                        Some(u128::MAX >> (128 - width)),
                        "{member:?} at {offset} of {layout:?}"
                    );
                }
            }
            Content::Plain(ty) => {
                assert_eq!(offset % 8, 0, "{member:?}");
                assert!(
                    offset / 8 + ty.size <= layout.size,
                    "{member:?} at {offset} of {layout:?}"
                );
            }
            Content::Record { record, count: None } => at += record.member_count(),
            _ => {}
        }
        if matches!(record.kind, RecordKind::Union) {
            assert_eq!(offset, 0, "{member:?} of a union");
        } else {
            assert!(offset >= last, "{member:?} lies before the one before it");
        }
        last = offset;
    }
    Ok(layout.size)
}
