//! Fields in every number of bytes, against [`crate::bits`].

use crate::CLayout;
use crate::abi::Abi;
use crate::bits;

/// Two bit-fields alone between plain members, in each number of bytes up to 8 and in 9.
macro_rules! between {
    ($($test:ident $record:ident $c:ident $first:literal $second:literal)*) => {$(
        #[derive(CLayout)]
        #[clayout(packed)]
        struct $record {
            before: u8,
            #[bits($first, u64)]
            first: u64,
            #[bits($second, i64)]
            second: i64,
            after: u8,
        }

        #[test]
        fn $test() {
            const SIZE: usize = $record::LAYOUT.size;
            assert_eq!(SIZE, 2 + usize::div_ceil($first + $second, 8));
            let (top, ones) = (1_i64 << ($second - 1), u64::MAX >> (64 - $first));
            for background in [0x00, 0xFF] {
                for first in [0, 1, ones, ones / 3, ones / 3 * 2] {
                    for second in [0, 1, -1, top - 1, -top, top / 3, -(top / 3)] {
                        let mut c = $c::from_bytes([background; SIZE]);
                        c.set_first(first);
                        assert_eq!(c.set_second_checked(second), Ok(()));
                        assert_eq!((c.first(), c.second()), (first, second));
                        let (bytes, order) = (c.to_bytes(), Abi::TARGET.byte_order);
                        let read = |range: crate::BitRange| {
                            let width = range.width.try_into().unwrap();
                            bits::read(&bytes, range.offset as u64, width, order)
                        };
                        assert_eq!(read($c::FIRST_RANGE), Some(first.into()));
                        let second = bits::fit_signed(second.into(), $second);
                        assert_eq!(read($c::SECOND_RANGE), second);
                        assert_eq!((c.before, c.after), (background, background));
                    }
                }
                let mut c = $c::from_bytes([background; SIZE]);
                assert_eq!(c.set_first_checked(ones + 1).map_err(|error| error.width), Err($first));
                assert_eq!(c.set_second_checked(top).map_err(|error| error.width), Err($second));
                assert_eq!(c.set_second_checked(-top - 1).map_err(|error| error.width), Err($second));
                assert_eq!(c.to_bytes(), [background; SIZE]);
            }
        }
    )*};
}

between! {
    in_one_byte One COne 3 5
    in_two_bytes Two CTwo 5 11
    in_three_bytes Three CThree 4 20
    in_four_bytes Four CFour 13 19
    in_five_bytes Five CFive 3 36
    in_six_bytes Six CSix 9 39
    in_seven_bytes Seven CSeven 2 54
    in_eight_bytes Eight CEight 1 62
    in_nine_bytes Nine CNine 5 63
}
