//! Hand-picked facts, each one rule of one compiler. The broad comparisons are in the `tests` member.

use super::{LayoutError, Member, Record, TypeLayout, place};
use crate::abi::{Abi, Family, Scalar};

const CHAR: TypeLayout = TypeLayout::new(1, 1);
const SHORT: TypeLayout = TypeLayout::new(2, 2);
const INT: TypeLayout = TypeLayout::new(4, 4);
const LLONG: TypeLayout = TypeLayout::new(8, 8);
/// `int` of m68k.
const INT2: TypeLayout = TypeLayout::new(4, 2);
/// `long long` of 32-bit x86.
const LLONG4: TypeLayout = TypeLayout::new(8, 4);

const LINUX: Abi = known("x86_64-unknown-linux-gnu");
const LINUX32: Abi = known("i686-unknown-linux-gnu");
const ARM: Abi = known("armv7-unknown-linux-gnueabihf");
const WATCH: Abi = known("armv7k-apple-watchos");
const WINDOWS: Abi = known("x86_64-pc-windows-msvc");
const WINDOWS32: Abi = known("i686-pc-windows-msvc");
const MINGW: Abi = known("x86_64-pc-windows-gnu");
const M68K: Abi = known("m68k-unknown-linux-gnu");

const fn known(triple: &str) -> Abi {
    match Abi::from_triple(triple) {
        Some(abi) => abi,
        None => panic!("not a known triple"),
    }
}

/// Size, alignment and offsets.
#[track_caller]
fn check<const N: usize>(abi: &Abi, record: &Record<'_>, size: u64, align: u64, expected: [u64; N]) {
    let mut offsets = [0; N];
    let layout = place(abi, record, &mut offsets).unwrap();
    assert_eq!((layout.size, layout.field_align, offsets), (size, align, expected));
}

#[test]
fn bits_join_plain_members() {
    const RECORD: Record<'_> = Record::structure(&[Member::plain(CHAR), Member::bits(INT, 24), Member::bits(INT, 9)]);
    check(&LINUX, &RECORD, 8, 4, [0, 8, 32]);
    check(&WINDOWS, &RECORD, 12, 4, [0, 32, 64]);
    check(&MINGW, &RECORD, 12, 4, [0, 32, 64]);
}

#[test]
fn a_plain_member_takes_the_next_byte() {
    const RECORD: Record<'_> = Record::structure(&[Member::bits(INT, 3), Member::plain(CHAR)]);
    check(&LINUX, &RECORD, 4, 4, [0, 8]);
    check(&WINDOWS, &RECORD, 8, 4, [0, 32]);
}

#[test]
fn types_of_the_same_size_share_a_unit() {
    const RECORD: Record<'_> = Record::structure(&[Member::bits(SHORT, 3), Member::bits(INT, 3), Member::bits(INT, 3)]);
    check(&LINUX, &RECORD, 4, 4, [0, 3, 6]);
    check(&WINDOWS, &RECORD, 8, 4, [0, 32, 35]);
    check(&MINGW, &RECORD, 8, 4, [0, 32, 35]);
}

#[test]
fn a_wide_field_of_32_bit_x86_may_cross_one_boundary() {
    const SHORT: Record<'_> = Record::structure(&[Member::bits(INT, 20), Member::bits(LLONG4, 40)]);
    const LONG: Record<'_> = Record::structure(&[Member::bits(INT, 20), Member::bits(LLONG4, 50)]);
    check(&LINUX32, &SHORT, 8, 4, [0, 20]);
    check(&LINUX32, &LONG, 12, 4, [0, 32]);
}

#[test]
fn unnamed_fields_align_the_record_only_on_arm() {
    const RECORD: Record<'_> = Record::structure(&[Member::plain(CHAR), Member::unnamed(INT, 3)]);
    check(&LINUX, &RECORD, 2, 1, [0, 8]);
    check(&ARM, &RECORD, 4, 4, [0, 8]);
    check(&WINDOWS, &RECORD, 8, 4, [0, 32]);
}

#[test]
fn a_separator_aligns_the_next_field() {
    const RECORD: Record<'_> =
        Record::structure(&[Member::bits(CHAR, 3), Member::unnamed(INT, 0), Member::bits(CHAR, 3)]);
    check(&LINUX, &RECORD, 5, 1, [0, 32, 32]);
    check(&ARM, &RECORD, 8, 4, [0, 32, 32]);
    check(&WINDOWS, &RECORD, 8, 4, [0, 32, 32]);
    check(&MINGW, &RECORD, 8, 4, [0, 32, 32]);
}

#[test]
fn a_separator_without_a_field_before_it_is_nothing_to_microsoft() {
    const RECORD: Record<'_> = Record::structure(&[Member::plain(CHAR), Member::unnamed(INT, 0), Member::plain(CHAR)]);
    check(&LINUX, &RECORD, 5, 1, [0, 32, 32]);
    check(&WINDOWS, &RECORD, 2, 1, [0, 8, 8]);
    check(&MINGW, &RECORD, 2, 1, [0, 8, 8]);
}

#[test]
fn any_pack_lets_fields_straddle() {
    const MEMBERS: [Member<'_>; 2] = [Member::bits(INT, 20), Member::bits(INT, 20)];
    check(&LINUX, &Record::structure(&MEMBERS), 8, 4, [0, 32]);
    check(&LINUX, &Record::structure(&MEMBERS).pack(16), 8, 4, [0, 20]);
    check(&LINUX, &Record::structure(&MEMBERS).pack(1), 5, 1, [0, 20]);
    check(&LINUX, &Record::structure(&MEMBERS).packed(), 5, 1, [0, 20]);
    check(&WINDOWS, &Record::structure(&MEMBERS).pack(1), 8, 1, [0, 32]);
}

#[test]
fn arm_windows_has_a_limit_without_a_pragma() {
    const ALIGNED: Record<'_> = Record::structure(&[Member::bits(INT, 3).align(16)]);
    const OUTER: Record<'_> = Record::structure(&[Member::plain(CHAR), Member::record(&ALIGNED)]);
    const WIDE: Record<'_> = Record::structure(&[Member::plain(CHAR), Member::plain(TypeLayout::new(16, 16))]);
    let abi = known("aarch64-pc-windows-msvc");
    assert_eq!(
        place(&abi, &ALIGNED, &mut [0]).map(|layout| (layout.size, layout.align, layout.field_align)),
        Ok((8, 8, 16))
    );
    check(&abi, &OUTER, 16, 8, [0, 64, 64]);
    check(&abi, &WIDE, 32, 16, [0, 128]);
}

#[test]
fn clang_for_windows_sizes_unions_like_microsoft() {
    const RECORD: Record<'_> = Record::union(&[Member::bits(INT, 3)]);
    check(&known("x86_64-pc-windows-gnullvm"), &RECORD, 4, 1, [0]);
    check(&MINGW, &RECORD.pack(1), 1, 1, [0]);
}

#[test]
fn pack_8_means_nothing_to_microsoft_on_32_bit_x86() {
    const RECORD: Record<'_> =
        Record::structure(&[Member::plain(CHAR), Member::bits(TypeLayout::new(16, 16), 3)]).pack(8);
    check(&WINDOWS, &RECORD, 24, 8, [0, 64]);
    check(&WINDOWS32, &RECORD, 32, 16, [0, 128]);
}

#[test]
fn a_union_of_bits() {
    const RECORD: Record<'_> = Record::union(&[Member::bits(INT, 3), Member::bits(INT, 20)]);
    check(&LINUX, &RECORD, 4, 4, [0, 0]);
    check(&WINDOWS, &RECORD, 4, 1, [0, 0]);
    check(&MINGW, &RECORD, 4, 4, [0, 0]);
}

#[test]
fn records_without_members() {
    check(&LINUX, &Record::structure(&[]), 0, 1, []);
    check(&WINDOWS, &Record::structure(&[]), 4, 1, []);
    check(&WINDOWS, &Record::union(&[]), 4, 1, []);
    check(&MINGW, &Record::structure(&[]), 0, 1, []);
}

#[test]
fn a_required_alignment_beats_pack() {
    const INNER: Record<'_> = Record::structure(&[Member::plain(CHAR)]).align(8);
    const RECORD: Record<'_> = Record::structure(&[Member::plain(CHAR), Member::record(&INNER)]).pack(1);
    check(&LINUX, &RECORD, 9, 1, [0, 8, 8]);
    check(&WINDOWS, &RECORD, 16, 8, [0, 64, 64]);
}

#[test]
fn an_aligned_field_requires_nothing() {
    const INNER: Record<'_> = Record::structure(&[Member::bits(INT, 3).align(8)]);
    const RECORD: Record<'_> = Record::structure(&[Member::plain(CHAR), Member::record(&INNER)]).pack(1);
    check(&WINDOWS, &RECORD, 9, 1, [0, 8, 8]);
}

#[test]
fn pointer_alignment_differs_from_field_alignment() {
    const RECORD: Record<'_> = Record::structure(&[Member::bits(INT, 3).align(8)]).pack(4);
    let layout = place(&WINDOWS, &RECORD, &mut [0]).unwrap();
    assert_eq!(
        (layout.size, layout.align, layout.field_align, layout.required),
        (4, 4, 8, 0)
    );
}

#[test]
fn clang_and_gcc_differ_about_a_small_alignment_of_a_field() {
    const RECORD: Record<'_> = Record::structure(&[Member::bits(INT, 3), Member::bits(INT, 29).align(2)]);
    let mut clang = LINUX;
    clang.gcc = false;
    check(&clang, &RECORD, 8, 4, [0, 16]);
    check(&LINUX, &RECORD, 8, 4, [0, 32]);
}

#[test]
fn watches_pack_bit_by_bit() {
    const RECORD: Record<'_> =
        Record::structure(&[Member::bits(INT, 30), Member::bits(INT, 30), Member::unnamed(CHAR, 0)]);
    check(&WATCH, &RECORD, 8, 4, [0, 30, 64]);
}

#[test]
fn m68k_aligns_to_two_bytes() {
    const RECORD: Record<'_> = Record::structure(&[Member::plain(CHAR), Member::plain(INT2), Member::bits(INT2, 3)]);
    assert_eq!(M68K.scalar(Scalar::Int), Some(INT2));
    check(&M68K, &RECORD, 8, 2, [0, 16, 48]);
}

#[test]
fn nested_offsets_count_from_the_outermost_record() {
    const INNER: Record<'_> = Record::structure(&[Member::bits(INT, 3), Member::bits(INT, 4)]);
    const MIDDLE: Record<'_> = Record::union(&[Member::plain(CHAR), Member::record(&INNER)]);
    const RECORD: Record<'_> = Record::structure(&[Member::plain(LLONG), Member::record(&MIDDLE), Member::plain(CHAR)]);
    check(&LINUX, &RECORD, 16, 8, [0, 64, 64, 64, 64, 67, 96]);
}

#[test]
fn an_array_of_records_is_one_entry() {
    const INNER: Record<'_> = Record::structure(&[Member::bits(INT, 3), Member::bits(INT, 30)]);
    const RECORD: Record<'_> =
        Record::structure(&[Member::plain(CHAR), Member::records(&INNER, 3), Member::bits(CHAR, 1)]);
    assert_eq!(RECORD.member_count(), 3);
    check(&LINUX, &RECORD, 32, 4, [0, 32, 224]);
}

#[test]
fn another_family_keeps_the_types() {
    const RECORD: Record<'_> = Record::structure(&[Member::bits(INT, 3), Member::bits(SHORT, 3)]);
    let linux = LINUX.with_family(Family::Msvc);
    assert_eq!(linux.scalar(Scalar::Long), Some(LLONG));
    check(&linux, &RECORD, 8, 4, [0, 32]);
    check(&WINDOWS.with_family(Family::Gnu), &RECORD, 4, 4, [0, 3]);
}

#[test]
fn scalars() {
    let sizes = |abi: &Abi, scalar| abi.scalar(scalar).map(|ty| (ty.size, ty.align));
    assert_eq!(sizes(&LINUX, Scalar::Long), Some((8, 8)));
    assert_eq!(sizes(&WINDOWS, Scalar::Long), Some((4, 4)));
    assert_eq!(sizes(&LINUX32, Scalar::LongLong), Some((8, 4)));
    assert_eq!(sizes(&WINDOWS32, Scalar::LongLong), Some((8, 8)));
    assert_eq!(sizes(&LINUX32, Scalar::Int128), None);
    assert_eq!(sizes(&known("s390x-unknown-linux-gnu"), Scalar::Int128), Some((16, 8)));
    assert_eq!(sizes(&known("avr-none"), Scalar::Double), Some((4, 1)));
    assert_eq!(sizes(&known("msp430-none-elf"), Scalar::Int), Some((2, 2)));
    assert_eq!(
        sizes(&known("x86_64-unknown-linux-gnux32"), Scalar::Pointer),
        Some((4, 4))
    );
    assert_eq!(sizes(&known("x86_64-pc-cygwin"), Scalar::Long), Some((8, 8)));
}

#[track_caller]
fn refused<const N: usize>(record: &Record<'_>, error: LayoutError) {
    for abi in [LINUX, WINDOWS, MINGW, M68K] {
        assert_eq!(place(&abi, record, &mut [0; N]), Err(error));
    }
}

#[test]
fn faults_of_the_declaration() {
    refused::<2>(
        &Record::structure(&[Member::plain(CHAR), Member::bits(CHAR, 9)]),
        LayoutError::TooWide { member: 1 },
    );
    refused::<1>(
        &Record::structure(&[Member::bits(INT, 0)]),
        LayoutError::ZeroWidthNamed { member: 0 },
    );
    refused::<0>(&Record::structure(&[]).pack(3), LayoutError::BadPack);
    refused::<0>(&Record::structure(&[]).align(6), LayoutError::BadAlign);
    refused::<1>(
        &Record::structure(&[Member::plain(TypeLayout::new(4, 0))]),
        LayoutError::BadAlign,
    );
    refused::<1>(&Record::structure(&[]), LayoutError::WrongCount);
    refused::<1>(
        &Record::structure(&[Member::plain(CHAR), Member::plain(CHAR)]),
        LayoutError::WrongCount,
    );
}

#[test]
fn a_fault_in_an_array_is_the_fault_of_the_array() {
    const INNER: Record<'_> = Record::structure(&[Member::plain(CHAR), Member::bits(CHAR, 9)]);
    const RECORD: Record<'_> = Record::structure(&[Member::plain(CHAR), Member::records(&INNER, 2)]);
    refused::<2>(&RECORD, LayoutError::TooWide { member: 1 });
}

#[test]
fn absurd_sizes_are_reported() {
    const INNER: Record<'_> = Record::structure(&[Member::plain(INT)]);
    let huge = TypeLayout::new(u64::MAX, 1);
    refused::<1>(&Record::structure(&[Member::plain(huge)]), LayoutError::Overflow);
    let large = TypeLayout::new(1 << 59, 1 << 59);
    refused::<2>(
        &Record::structure(&[Member::plain(large), Member::plain(large)]),
        LayoutError::Overflow,
    );
    refused::<1>(
        &Record::structure(&[Member::records(&INNER, u64::MAX)]),
        LayoutError::Overflow,
    );
    refused::<1>(
        &Record::structure(&[Member::plain(CHAR).align(1 << 63)]),
        LayoutError::Overflow,
    );
}

#[test]
fn parameters_of_an_abi_that_nobody_has() {
    // No least alignment of a zero-width bit-field is none, whatever the other parameters are.
    let mut abi = Abi::from_triple("x86_64-unknown-linux-gnu").unwrap();
    abi.type_align = false;
    let members = [Member::bits(INT, 3), Member::unnamed(INT, 0), Member::bits(INT, 3)];
    let mut offsets = [0; 3];
    assert!(place(&abi, &Record::structure(&members), &mut offsets).is_ok());
    assert_eq!(offsets, [0, 3, 3]);

    for change in [
        |abi: &mut Abi| abi.zero_min = 3,
        |abi: &mut Abi| abi.filled_align = 48,
        |abi: &mut Abi| abi.default_pack = 6,
    ] {
        let mut abi = abi;
        change(&mut abi);
        let error = place(&abi, &Record::structure(&members), &mut offsets).unwrap_err();
        assert_eq!(error, LayoutError::BadAlign);
    }
}
