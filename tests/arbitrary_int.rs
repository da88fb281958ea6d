//! The integers of the arbitrary-int crate as the types of bit-fields.

use arbitrary_int::prelude::*;
use clayout::CLayout;

#[derive(Clone, Copy, Debug, PartialEq, CLayout)]
#[clayout(name = "REGISTER", bits = u16)]
struct Register {
    #[bits(3)]
    mode: u3,
    #[bits(12)]
    count: u12,
    #[bits(5, i16)]
    level: i5,
    #[bits(2, u8)]
    narrow: u3,
    #[bits(3, u8)]
    own: u3,
}

const FIVE: REGISTER = REGISTER::new().with_mode(u3::new(5));

fn register() -> Register {
    Register {
        mode: u3::new(5),
        count: u12::new(0xABC),
        level: i5::new(-16),
        narrow: u3::new(3),
        own: u3::new(7),
    }
}

#[test]
fn values_go_in_and_come_out() {
    let c = register().to_c().unwrap();
    assert_eq!(
        (c.mode(), c.count(), c.level()),
        (u3::new(5), u12::new(0xABC), i5::new(-16))
    );
    assert_eq!((c.narrow(), c.own()), (u3::new(3), u3::new(7)));
    assert_eq!(Register::from_c(&c), Ok(register()));
    assert_eq!(FIVE.mode().value(), 5);
}

#[test]
fn every_pattern_is_a_value() {
    let ones = REGISTER::from_bytes([0xFF; REGISTER::LAYOUT.size]);
    assert_eq!(
        (ones.mode(), ones.count(), ones.level()),
        (u3::MAX, u12::MAX, i5::new(-1))
    );
    assert_eq!((ones.narrow().value(), ones.own().value()), (3, 7));
}

#[test]
fn a_field_that_is_narrower_than_the_type_is_checked() {
    let mut c = REGISTER::new();
    let error = c.set_narrow_checked(u3::new(4)).unwrap_err();
    assert_eq!(
        error.to_string(),
        "4 does not fit `REGISTER.narrow`, a bit-field of 2 bits that holds 0 to 3"
    );
    assert_eq!(c, REGISTER::new());
}

#[test]
fn without_a_c_type_it_is_that_of_the_integer_that_holds_it() {
    #[derive(CLayout)]
    #[clayout(name = "OWN")]
    struct Own {
        #[bits(12)]
        count: u12,
    }
    assert_eq!(Own::LAYOUT.size, 2);
    assert_eq!(OWN::LAYOUT.members[0].c_type.to_string(), "uint16_t");
}
