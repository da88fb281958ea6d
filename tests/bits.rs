//! [`clayout::bits`] against a model that knows one bit at a time.

use clayout::abi::ByteOrder;
use clayout::bits::{fit_signed, read, sign_extend, write};
use proptest::prelude::*;

/// A bit of a record, in storage order.
fn bit(bytes: &[u8], index: usize, order: ByteOrder) -> bool {
    match order {
        ByteOrder::Little => bytes[index / 8] & (1 << (index % 8)) != 0,
        ByteOrder::Big => bytes[index / 8] & (0x80 >> (index % 8)) != 0,
    }
}

/// Where bit `i` of a field's value, 0 being the least significant, is in the record.
fn place(offset: usize, width: usize, i: usize, order: ByteOrder) -> usize {
    match order {
        ByteOrder::Little => offset + i,
        ByteOrder::Big => offset + width - 1 - i,
    }
}

fn model(bytes: &[u8], offset: usize, width: usize, order: ByteOrder) -> u128 {
    (0..width)
        .map(|i| u128::from(bit(bytes, place(offset, width, i, order), order)) << i)
        .sum()
}

fn orders() -> impl Strategy<Value = ByteOrder> {
    prop_oneof![Just(ByteOrder::Little), Just(ByteOrder::Big)]
}

fn mask(width: u32) -> u128 {
    if width == 0 { 0 } else { u128::MAX >> (128 - width) }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn reads_what_the_model_reads(
        bytes in prop::collection::vec(any::<u8>(), 0..24), offset in 0usize..200, width in 0u32..=130, order in orders(),
    ) {
        let end = offset + width as usize;
        let expected = (width <= 128 && end <= bytes.len() * 8).then(|| model(&bytes, offset, width as usize, order));
        prop_assert_eq!(read(&bytes, offset as u64, width, order), expected);
    }

    #[test]
    fn writes_what_it_reads_and_nothing_else(
        before in prop::collection::vec(any::<u8>(), 17..24), offset in 0usize..8, width in 0u32..=128,
        value in any::<u128>(), order in orders(),
    ) {
        let value = value & mask(width);
        let mut after = before.clone();
        prop_assert_eq!(write(&mut after, offset as u64, width, value, order), Some(()));
        prop_assert_eq!(model(&after, offset, width as usize, order), value);
        for index in (0..before.len() * 8).filter(|index| !(offset..offset + width as usize).contains(index)) {
            prop_assert_eq!(bit(&before, index, order), bit(&after, index, order), "bit {}", index);
        }
    }

    #[test]
    fn refuses_what_does_not_fit(
        before in prop::collection::vec(any::<u8>(), 0..20), offset in any::<u64>(), width in any::<u32>(),
        value in any::<u128>(), order in orders(),
    ) {
        let mut after = before.clone();
        if write(&mut after, offset, width, value, order).is_none() {
            prop_assert_eq!(before, after);
        } else {
            prop_assert!(width == 128 || value >> width == 0);
        }
    }

    #[test]
    fn signs_survive(value in any::<i128>(), width in 0u32..=128) {
        let value = sign_extend(value.cast_unsigned(), width);
        let bits = fit_signed(value, width).unwrap();
        prop_assert!(bits <= mask(width));
        prop_assert_eq!(sign_extend(bits, width), value);
    }
}

#[test]
fn a_value_too_large_for_signed_bits() {
    for width in 1..128 {
        let end = 1i128 << (width - 1);
        assert_eq!(fit_signed(end, width), None);
        assert_eq!(fit_signed(-end - 1, width), None);
        assert_eq!(fit_signed(-end, width), Some(end.cast_unsigned()));
    }
}

#[test]
fn the_ends_of_what_exists() {
    let mut bytes = [0xFF; 17];
    for order in [ByteOrder::Little, ByteOrder::Big] {
        assert_eq!(read(&bytes, 7, 128, order), Some(u128::MAX));
        assert_eq!(read(&bytes, 8, 128, order), Some(u128::MAX));
        assert_eq!(read(&bytes, 9, 128, order), None);
        assert_eq!(read(&bytes, 136, 0, order), Some(0));
        assert_eq!(read(&bytes, 137, 0, order), None);
        assert_eq!(read(&bytes, u64::MAX, 1, order), None);
        assert_eq!(read(&bytes, 0, u32::MAX, order), None);
        assert_eq!(write(&mut bytes, 0, 0, 1, order), None);
    }
}

#[test]
fn works_at_compile_time() {
    const FIELD: Option<u128> = read(&[0x12, 0x34], 4, 8, ByteOrder::Big);
    const BYTES: [u8; 2] = {
        let mut bytes = [0; 2];
        assert!(write(&mut bytes, 4, 8, 0x23, ByteOrder::Big).is_some());
        bytes
    };
    assert_eq!((FIELD, BYTES), (Some(0x23), [0x02, 0x30]));
}
