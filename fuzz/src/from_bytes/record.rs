//! What holds for every record, and a record with a member of each kind.

use clayout::abi::Abi;
use clayout::{CEnum, CLayout, Open, OutOfRange, bits};

use super::super::input::Input;

#[derive(Clone, Copy, Debug, PartialEq, Eq, CEnum)]
#[repr(u8)]
pub enum Kind {
    First = 1,
    Second = 2,
    Last = 7,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, CEnum)]
#[repr(i16)]
pub enum Signed {
    Below = -3,
    Zero = 0,
    Above = 300,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, CEnum)]
#[repr(transparent)]
pub struct Flags(u32);

/// A nested record; its last bits are padding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, CLayout)]
#[clayout(name = "INNER", rename_all = "PascalCase")]
pub struct Inner {
    #[bits(3, u32)]
    pub kind: Kind,
    #[bits(9, u32)]
    pub number: u16,
}

/// A member of each kind that bytes can be turned into.
#[derive(Clone, Copy, Debug, PartialEq, CLayout)]
#[clayout(name = "EVERYTHING", rename_all = "PascalCase", overlay(Word: u32))]
pub struct Everything {
    #[bits(5, u32, in = Word)]
    pub low: u8,
    #[bits(11, i32, in = Word)]
    pub signed: i16,
    #[bits(1, u32, in = Word)]
    pub flag: bool,
    #[bits(4, u32, in = Word)]
    pub reserved: (),
    #[bits(6, u32, in = Word)]
    pub flags: Flags,
    #[bits(3)]
    pub kind: Kind,
    #[bits(4, u8)]
    pub open: Open<Kind>,
    #[bits(0, u32, unnamed)]
    pub next: (),
    #[bits(7, i8)]
    pub lone: i8,
    #[bits(10)]
    pub negative: Signed,
    pub plain: u16,
    pub float: f32,
    pub array: [[i16; 3]; 2],
    pub inner: Inner,
    pub inners: [Inner; 2],
    pub whole: Signed,
    pub unknown: Open<Signed>,
    #[bits(55, u64)]
    pub wide: u64,
    #[bits(101, u128)]
    pub widest: u128,
}

/// Bytes that are read in several ways.
#[derive(Clone, Copy, CLayout)]
#[clayout(name = "PIECES", rename_all = "PascalCase")]
pub union Pieces {
    pub word: u32,
    pub bytes: [u8; 4],
    pub inner: Inner,
}

/// The values of a bit-field as numbers.
pub(super) trait Value: Copy {
    const IS_SIGNED: bool;
    fn number(self) -> i128;
    fn of(number: i128) -> Self;
}

macro_rules! values {
    ($signed:literal: $($ty:ty)*) => {$(
        impl Value for $ty {
            const IS_SIGNED: bool = $signed;

            #[allow(clippy::cast_lossless, clippy::cast_possible_wrap, reason = "of any integer, as its bits")]
            fn number(self) -> i128 {
                self as i128
            }

            #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "any value will do")]
            fn of(number: i128) -> Self {
                number as Self
            }
        }
    )*};
}

values!(false: u8 u16 u32 u64 u128);
values!(true: i8 i16);

impl Value for bool {
    const IS_SIGNED: bool = false;

    fn number(self) -> i128 {
        self.into()
    }

    fn of(number: i128) -> Self {
        number & 1 == 1
    }
}

/// Bytes to a record, to Rust and back: nothing is lost on the way. The record.
macro_rules! check_record {
    ($seen:ident, $input:ident, $rust:ty => $c:ty) => {{
        let bytes: [u8; size_of::<$c>()] = $input.bytes();
        let c = <$c>::from_bytes(bytes);
        assert_eq!(c.to_bytes(), bytes);
        assert_eq!(<$c>::from_slice(&bytes).map(|c| c.to_bytes()), Ok(bytes));
        assert!(<$c>::from_slice(&bytes[1..]).is_err());
        assert!(format!("{c:?}").starts_with(<$c as clayout::CLayout>::LAYOUT.name));
        match <$rust>::from_c(&c) {
            Ok(value) => {
                $seen.insert(format!("{} is valid", <$c as clayout::CLayout>::LAYOUT.name));
                let again = value.to_c().expect("what was read fits");
                let reread = <$rust>::from_c(&again).expect("what was written can be read");
                assert_eq!(reread.to_c().map(|c| c.to_bytes()), Ok(again.to_bytes()));
                assert_eq!(format!("{reread:?}"), format!("{value:?}"));
                // Reserved bits and padding stay.
                let mut over = c;
                value.write_to(&mut over).expect("what was read fits");
                assert_eq!(over.to_bytes(), bytes, "{value:?}");
            }
            Err(unknown) => {
                assert!(unknown.to_string().contains(unknown.member()));
                $seen.insert(format!("{} is unknown", unknown.member()));
            }
        }
        c
    }};
}
pub(super) use check_record;

/// The same for what a device answers, which has no way back.
macro_rules! check_answer {
    ($seen:ident, $input:ident, $rust:ty => $c:ty) => {{
        let bytes: [u8; size_of::<$c>()] = $input.bytes();
        let c = <$c>::from_bytes(bytes);
        assert_eq!(c.to_bytes(), bytes);
        assert!(format!("{c:?}").starts_with(<$c as clayout::CLayout>::LAYOUT.name));
        let _ = format!("{:?}", <$rust>::from(c));
        $seen.insert(format!("{} is valid", <$c as clayout::CLayout>::LAYOUT.name));
    }};
}
pub(super) use check_answer;

/// A getter reads, and a setter writes, the bits that the layout says, and no others. Whether the number fits.
pub(super) fn accessors<C: CLayout + Copy, T: Value>(
    c: C,
    (name, number): (&str, i128),
    get: fn(&C) -> T,
    set: fn(&mut C, T) -> Result<(), OutOfRange>,
    bytes: fn(&C) -> Vec<u8>,
) -> bool {
    let order = Abi::TARGET.byte_order;
    let place = C::LAYOUT.member(name).expect("a member").range();
    let (offset, width) = (place.offset as u64, u32::try_from(place.width).expect("a width"));
    let mut expected = bytes(&c);
    let raw = bits::read(&expected, offset, width, order).expect("in the record");
    let found = if T::IS_SIGNED {
        bits::sign_extend(raw, width)
    } else {
        raw.cast_signed()
    };
    assert_eq!(get(&c).number(), found, "{name}");

    let value = T::of(number);
    let fitting = if T::IS_SIGNED {
        bits::fit_signed(value.number(), width)
    } else {
        Some(value.number().cast_unsigned()).filter(|bits| bits >> width == 0)
    };
    let mut written = c;
    match set(&mut written, value) {
        Ok(()) => {
            let fitting = fitting.expect("what was taken fits");
            bits::write(&mut expected, offset, width, fitting, order).expect("in the record");
        }
        Err(error) => {
            assert_eq!((fitting, error.width()), (None, width), "{error}");
            assert!(error.to_string().contains(error.member()));
        }
    }
    assert_eq!(bytes(&written), expected, "{name} of {number}");
    fitting.is_some()
}

/// The accessors of bit-fields, with a number that may fit them.
macro_rules! check_bit_fields {
    ($seen:ident, $c:ident, $number:ident; $($name:literal $get:ident $set:ident $ty:ty;)*) => {$(
        let was_taken = record::accessors::<_, $ty>(
            $c,
            ($name, $number),
            |c| c.$get(),
            |c, value| c.$set(value),
            |c| c.to_bytes().to_vec(),
        );
        $seen.insert(format!("{} {} a number", $name, if was_taken { "takes" } else { "refuses" }));
    )*};
}
pub(super) use check_bit_fields;

/// A union is read in any way, and written in one.
pub(super) fn pieces(input: &mut Input<'_>) {
    let bytes: [u8; 4] = input.bytes();
    let mut pieces = PIECES::from_bytes(bytes);
    assert_eq!((pieces.bytes(), pieces.word().to_ne_bytes()), (bytes, bytes));
    let inner = pieces.inner();
    assert_eq!(inner.to_bytes(), bytes);
    let word = u32::from_ne_bytes(input.bytes());
    pieces.set_word(word);
    assert_eq!(pieces.to_bytes(), word.to_ne_bytes());
    assert!(!format!("{pieces:?}").is_empty());
}
