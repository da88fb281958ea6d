//! Whatever it is asked, the engine answers or refuses: it neither panics nor wraps (these tests check overflow).

use clayout::abi::{Abi, Family};
use clayout::layout::{LayoutError, Member, Record, TypeLayout, place};
use proptest::prelude::*;

/// Numbers of every magnitude.
fn numbers() -> impl Strategy<Value = u64> {
    prop_oneof![
        20 => 0..64u64,
        1 => (0..64u32, 0..3u64).prop_map(|(exponent, less)| (1u64 << exponent).wrapping_sub(less)),
        1 => any::<u64>(),
    ]
}

/// Alignments of every magnitude, and a few numbers that are none.
fn alignments() -> impl Strategy<Value = u64> {
    prop_oneof![40 => (0..6u32).prop_map(|exponent| 1 << exponent), 2 => (0..64u32).prop_map(|exponent| 1 << exponent), 1 => numbers()]
}

fn members() -> impl Strategy<Value = Member<'static>> {
    let ty =
        (numbers(), alignments(), alignments(), any::<bool>()).prop_map(|(size, align, required, has_required)| {
            TypeLayout::new(size, align).required(if has_required { required } else { 0 })
        });
    let widths = prop_oneof![40 => 0..9u32, 2 => 0..140u32, 1 => any::<u32>()];
    let attributes = (any::<bool>(), prop_oneof![3 => Just(0), 1 => alignments()]);
    (ty, widths, 0..3u8, attributes).prop_map(|(ty, width, kind, (packed, align))| {
        let mut member = match kind {
            0 => Member::plain(ty),
            1 => Member::bits(ty, width),
            _ => Member::unnamed(ty, width),
        };
        member.packed = packed;
        member.align = align;
        member
    })
}

fn abis() -> impl Strategy<Value = Abi> {
    let triples = [
        "x86_64-unknown-linux-gnu",
        "armv7k-apple-watchos",
        "m68k-unknown-linux-gnu",
        "i686-unknown-linux-gnu",
    ];
    let families = [Family::Gnu, Family::Msvc, Family::Mingw];
    (
        prop::sample::select(triples.to_vec()).prop_map(|triple| Abi::from_triple(triple).unwrap()),
        0..3usize,
        any::<bool>(),
    )
        .prop_map(move |(abi, family, gcc)| {
            let mut abi = abi.with_family(families[family]);
            abi.gcc = gcc;
            abi
        })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 8000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_panic(
        abi in abis(), inner in prop::collection::vec(members(), 0..4), outer in prop::collection::vec(members(), 0..4),
        count in prop::option::of(numbers()), packs in (0..5u32, 0..5u32), union in any::<bool>(), align in prop_oneof![Just(0), alignments()],
    ) {
        let pack = |exponent: u32| if exponent == 0 { 0 } else { 1u64 << exponent };
        let inner = Record::structure(&inner).pack(pack(packs.0));
        let mut all = outer.clone();
        all.push(count.map_or(Member::record(&inner), |count| Member::records(&inner, count)));
        let record = if union { Record::union(&all) } else { Record::structure(&all) };
        let record = record.pack(pack(packs.1)).align(align);
        let mut offsets = vec![0; record.member_count()];
        if let Ok(layout) = place(&abi, &record, &mut offsets) {
            prop_assert!(layout.align.is_power_of_two() && layout.size.is_multiple_of(layout.align));
            prop_assert!(offsets.iter().all(|offset| *offset <= 1 << 62));
        }
    }
}

#[test]
fn a_record_inside_itself() {
    static ENDLESS: Record<'static> = Record::structure(&[Member::record(&ENDLESS)]);
    assert_eq!(
        place(&Abi::TARGET, &ENDLESS, &mut [0; 1000]),
        Err(LayoutError::Overflow)
    );
}
