//! Calls every accessor of `records.rs` once, each in a function of its own whose instructions callgrind counts.

#[path = "../../runtime/benches/accessors/records.rs"]
mod records;

use records::{Packed, PackedMasks, Tail, TailMasks, WordMasks, Words};
use std::hint::black_box;

/// `<who>_get_<member>` and `<who>_set_<member>`, and a function that calls them all.
macro_rules! functions {
    ($($all:ident $record:ident { $($get:ident $set:ident $read:ident $write:ident $ty:ty = $value:literal;)* })*) => {$(
        $(
            #[unsafe(no_mangle)]
            #[inline(never)]
            fn $get(record: &$record) -> $ty {
                record.$read()
            }

            #[unsafe(no_mangle)]
            #[inline(never)]
            fn $set(record: &mut $record, value: $ty) {
                record.$write(value);
            }
        )*

        fn $all() {
            let mut record = black_box($record::new());
            $(
                $set(&mut record, black_box($value));
                assert_eq!($get(&record), $value);
            )*
        }
    )*};
}

functions! {
    words_by_clayout Words {
        clayout_get_level clayout_set_level level set_level u8 = 5;
        clayout_get_tilt clayout_set_tilt tilt set_tilt i8 = -7;
        clayout_get_ready clayout_set_ready ready set_ready bool = true;
        clayout_get_count clayout_set_count count set_count u16 = 0x1234;
        clayout_get_delta clayout_set_delta delta set_delta i16 = -300;
        clayout_get_index clayout_set_index index set_index u32 = 0x12_3456;
    }
    packed_by_clayout Packed {
        clayout_get_code clayout_set_code code set_code u16 = 0x1234;
        clayout_get_offset clayout_set_offset offset set_offset i32 = -300_000;
    }
    tail_by_clayout Tail {
        clayout_get_rest clayout_set_rest rest set_rest u32 = 0x12_3456;
    }
    words_by_hand WordMasks {
        masks_get_level masks_set_level level set_level u8 = 5;
        masks_get_tilt masks_set_tilt tilt set_tilt i8 = -7;
        masks_get_ready masks_set_ready ready set_ready bool = true;
        masks_get_count masks_set_count count set_count u16 = 0x1234;
        masks_get_delta masks_set_delta delta set_delta i16 = -300;
        masks_get_index masks_set_index index set_index u32 = 0x12_3456;
    }
    packed_by_hand PackedMasks {
        masks_get_code masks_set_code code set_code u16 = 0x1234;
        masks_get_offset masks_set_offset offset set_offset i32 = -300_000;
    }
    tail_by_hand TailMasks {
        masks_get_rest masks_set_rest rest set_rest u32 = 0x12_3456;
    }
}

fn main() {
    words_by_clayout();
    packed_by_clayout();
    tail_by_clayout();
    words_by_hand();
    packed_by_hand();
    tail_by_hand();
}
