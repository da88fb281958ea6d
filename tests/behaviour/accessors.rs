//! Getters, setters and their likes, one member at a time.

use clayout::{CEnum, CLayout, Open, UnknownValue};

#[derive(Clone, Copy, Debug, PartialEq, Eq, CEnum)]
#[repr(u32)]
enum Filter {
    Point = 0,
    Linear = 1,
    Anisotropic = 5,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, CEnum)]
#[repr(i16)]
enum Step {
    Back = -1,
    Stay = 0,
    Ahead = 1,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, CEnum)]
#[repr(transparent)]
struct Usage(u32);

#[derive(CLayout)]
#[clayout(name = "SAMPLER", bits = u32)]
struct Sampler {
    #[bits(3)]
    filter: Filter,
    #[bits(3)]
    fallback: Open<Filter>,
    #[bits(9)]
    usage: Usage,
    #[bits(1)]
    on: bool,
    #[bits(16)]
    reserved: (),
    #[bits(2, i16)]
    step: Step,
    #[bits(13, i16)]
    offset: i16,
    tail: u16,
}

#[test]
fn getters_see_what_setters_write() {
    let mut c = SAMPLER::new();
    c.set_filter(Filter::Anisotropic);
    c.set_fallback(Filter::Linear.into());
    c.set_usage(Usage(0x155));
    c.set_on(true);
    c.set_step(Step::Back);
    c.set_offset(-4096);
    c.tail = 7;
    assert_eq!(c.filter(), Ok(Filter::Anisotropic));
    assert_eq!(c.fallback(), Filter::Linear);
    assert_eq!(c.usage(), Usage(0x155));
    assert!(c.on());
    assert_eq!((c.step(), c.offset(), c.tail), (Ok(Step::Back), -4096, 7));
}

#[test]
fn with_changes_a_copy() {
    let c = SAMPLER::new().with_filter(Filter::Linear).with_on(true).with_offset(5);
    let other = c.with_offset(6).with_on(false);
    assert_eq!((c.offset(), c.on()), (5, true));
    assert_eq!(
        (other.offset(), other.on(), other.filter()),
        (6, false, Ok(Filter::Linear))
    );
}

#[test]
fn unknown_enumerators_are_kept_and_told() {
    let bytes = [0xff; size_of::<SAMPLER>()];
    let c = SAMPLER::from_bytes(bytes);
    assert_eq!(c.filter(), Err(UnknownValue::new(7)));
    assert_eq!(c.filter().unwrap_err().open(), Open::from_repr(7));
    assert_eq!(c.fallback(), Open::from_repr(7));
    assert_eq!(c.step(), Ok(Step::Back));
    // -2 is none of them.
    let mut c = SAMPLER::new();
    c.set_offset(1);
    let step = SAMPLER::STEP_RANGE.offset;
    let mut bytes = c.to_bytes();
    clayout::bits::write(&mut bytes, step as u64, 2, 0b10, clayout::abi::Abi::TARGET.byte_order).unwrap();
    let c = SAMPLER::from_bytes(bytes);
    assert_eq!(c.step().unwrap_err().value(), -2);
    assert_eq!(c.offset(), 1);
}

#[test]
fn an_open_enumeration_can_be_set_to_what_this_binding_does_not_know() {
    let c = SAMPLER::new().with_fallback(Open::from_repr(6));
    assert_eq!(c.fallback().known(), Err(UnknownValue::new(6)));
    assert_eq!(c.filter(), Ok(Filter::Point));
}

#[test]
fn setters_keep_neighbours_and_reserved_bits() {
    let ones = SAMPLER::from_bytes([0xff; size_of::<SAMPLER>()]);
    let mut c = ones;
    c.set_filter(Filter::Point);
    c.set_on(false);
    c.set_step(Step::Stay);
    let mut by_hand = [0xff; size_of::<SAMPLER>()];
    for range in [SAMPLER::FILTER_RANGE, SAMPLER::ON_RANGE, SAMPLER::STEP_RANGE] {
        let (offset, width) = (range.offset as u64, u32::try_from(range.width).unwrap());
        clayout::bits::write(&mut by_hand, offset, width, 0, clayout::abi::Abi::TARGET.byte_order).unwrap();
    }
    assert_eq!(c.to_bytes(), by_hand);
}

#[derive(CLayout)]
#[clayout(name = "CONTROL", rename_all = "PascalCase", overlay(Dword0: u32, Flags: u16))]
struct Control {
    #[bits(5, in = Dword0)]
    low: u8,
    #[bits(27, in = Dword0)]
    high: u32,
    #[bits(1, in = Flags)]
    first: bool,
    #[bits(15, in = Flags)]
    rest: (),
}

#[test]
fn overlay_words_and_their_bits_are_the_same_bytes() {
    let mut c = CONTROL::new().with_dword0(0xabcd_1234);
    let word = |low: u32, high: u32| {
        if cfg!(target_endian = "big") {
            low << 27 | high
        } else {
            high << 5 | low
        }
    };
    assert_eq!(c.dword0(), 0xabcd_1234);
    assert_eq!(word(u32::from(c.low()), c.high()), 0xabcd_1234);
    c.set_low(1);
    c.set_high(2);
    assert_eq!(c.dword0(), word(1, 2));
    c.set_flags(u16::MAX);
    assert!(c.first());
    c.set_first(false);
    assert_eq!(c.flags().count_ones(), 15);
    assert_eq!(c.dword0(), word(1, 2));
}

/// Everything that is `const` in a constant.
const CONST: SAMPLER = SAMPLER::new()
    .with_filter(Filter::Linear)
    .with_usage(Usage(3))
    .with_offset(-1);
const CONST_OFFSET: i16 = CONST.offset();
const CONST_FILTER: Result<Filter, UnknownValue<Filter>> = CONST.filter();
const CONST_BYTES: [u8; size_of::<SAMPLER>()] = CONST.to_bytes();
const CONST_BACK: SAMPLER = SAMPLER::from_bytes(CONST_BYTES);
const CONST_CHECKED: Result<(), clayout::OutOfRange> = {
    let mut c = CONST;
    c.set_usage_checked(Usage(512))
};
const CONST_WORD: u32 = CONTROL::new().with_dword0(9).dword0();

#[test]
fn accessors_work_in_constants() {
    assert_eq!((CONST_OFFSET, CONST_FILTER, CONST_WORD), (-1, Ok(Filter::Linear), 9));
    assert_eq!(CONST_BACK, CONST);
    assert_eq!(CONST_CHECKED.unwrap_err().width(), 9);
}

#[derive(CLayout)]
#[clayout(name = "PACKED_BUT_ALIGNED", packed, align = 4)]
struct PackedButAligned {
    first: u8,
    second: u64,
    #[bits(9)]
    bits: u16,
    third: bool,
    filter: Filter,
}

#[test]
fn members_that_rust_cannot_place_have_accessors() {
    const C: PACKED_BUT_ALIGNED = PACKED_BUT_ALIGNED::new().with_second(u64::MAX).with_third(true);
    let mut c = C;
    c.set_first(3);
    c.set_bits(511);
    c.set_filter(Filter::Anisotropic.into());
    assert_eq!((c.first(), c.second(), c.bits(), c.third()), (3, u64::MAX, 511, true));
    assert_eq!(c.filter(), Filter::Anisotropic);
    assert_eq!(
        (size_of::<PACKED_BUT_ALIGNED>(), align_of::<PACKED_BUT_ALIGNED>()),
        (16, 4)
    );
}
