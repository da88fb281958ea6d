//! The generated type as a whole: zero, bytes, equality, hashing, printing.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};

use clayout::{AnyBits, CEnum, CLayout, Open, PlainBytes, WrongLength, Zeroed};

#[derive(Clone, Copy, Debug, PartialEq, Eq, CEnum)]
#[repr(u8)]
enum Kind {
    First = 1,
    Second = 2,
}

#[derive(CLayout)]
#[clayout(name = "ENTRY", rename_all = "PascalCase")]
struct Entry {
    #[bits(3)]
    kind: Kind,
    #[bits(2, u8)]
    reserved: (),
    #[bits(1)]
    ready: bool,
    #[bits(0, u32, unnamed)]
    next: (),
    #[bits(11, i16)]
    shift: i16,
    word: u32,
    other: Kind,
}

#[test]
fn new_and_default_are_all_zero() {
    assert_eq!(ENTRY::new().to_bytes(), [0; size_of::<ENTRY>()]);
    assert_eq!(ENTRY::default(), ENTRY::new());
    // No enumerator has the value 0, yet the type has it.
    assert_eq!(ENTRY::new().kind().unwrap_err().value(), 0);
    assert_eq!(ENTRY::new().other, Open::from_repr(0));
}

#[test]
fn bytes_there_and_back() {
    let bytes: [u8; size_of::<ENTRY>()] = std::array::from_fn(|i| u8::try_from(i * 37 % 256).unwrap());
    let c = ENTRY::from_bytes(bytes);
    assert_eq!(c.to_bytes(), bytes);
    assert_eq!(c.word.to_ne_bytes(), bytes[8..12]);
    assert_eq!(ENTRY::from_slice(&bytes), Ok(c));
    let error = ENTRY::from_slice(&bytes[1..]).unwrap_err();
    assert_eq!((error.expected(), error.found()), (16, 15));
    assert_eq!(error.to_string(), "`ENTRY` has 16 bytes, not 15");
    let longer: Result<ENTRY, WrongLength> = ENTRY::from_slice(&[0; 17]);
    assert_eq!(longer.unwrap_err().found(), 17);
}

/// Two values with the same members; all other bits differ.
fn twins() -> (ENTRY, ENTRY) {
    let [mut zeros, mut ones] = [0x00, 0xff].map(|byte| ENTRY::from_bytes([byte; size_of::<ENTRY>()]));
    for c in [&mut zeros, &mut ones] {
        c.set_kind(Kind::Second);
        c.set_ready(true);
        c.set_shift(-7);
        c.word = 5;
        c.other = Kind::First.into();
    }
    assert_ne!(zeros.to_bytes(), ones.to_bytes());
    (zeros, ones)
}

fn hash(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

#[test]
fn padding_and_reserved_bits_are_not_compared_hashed_or_printed() {
    let (zeros, ones) = twins();
    assert_eq!(zeros, ones);
    assert_eq!(hash(&zeros), hash(&ones));
    assert_eq!(format!("{zeros:?}"), format!("{ones:?}"));
    assert_eq!(HashSet::from([zeros, ones]).len(), 1);
}

#[test]
fn each_member_is_compared_and_printed() {
    let (c, _) = twins();
    let mut others = [c; 5];
    others[0].set_kind(Kind::First);
    others[1].set_ready(false);
    others[2].set_shift(7);
    others[3].word = 6;
    others[4].other = Kind::Second.into();
    for other in others {
        assert_ne!(c, other);
        assert_ne!(format!("{c:?}"), format!("{other:?}"));
    }
    assert_eq!(
        format!("{c:?}"),
        "ENTRY { Kind: Second, Ready: true, Shift: -7, Word: 5, Other: First }"
    );
    let unknown = c.with_ready(false);
    let mut bytes = unknown.to_bytes();
    bytes[12] = 9;
    assert!(format!("{:?}", ENTRY::from_bytes(bytes)).ends_with("Other: Kind(9) }"));
}

#[derive(CLayout)]
#[clayout(name = "MOTION", derive(PartialOrd))]
struct Motion {
    speed: f32,
    #[bits(4, u8)]
    gear: u8,
}

#[test]
fn floats_are_compared_as_floats() {
    let motion = |speed, gear| Motion { speed, gear }.to_c().unwrap();
    assert_eq!(motion(0.0, 1), motion(-0.0, 1));
    assert_ne!(motion(f32::NAN, 1), motion(f32::NAN, 1));
    assert_ne!(motion(1.0, 1), motion(1.0, 2));
    assert_eq!(format!("{:?}", motion(0.5, 3)), "MOTION { speed: 0.5, gear: 3 }");
    assert!(motion(0.5, 3) < motion(1.5, 0));
}

/// No member can be all ones, so there is no `from_bytes`; all can be zero.
#[derive(CLayout)]
#[clayout(name = "SWITCHES")]
struct Switches<'a> {
    on: bool,
    #[bits(1)]
    locked: bool,
    name: Option<&'a str8>,
    #[clayout(foreign)]
    call: Option<extern "C" fn()>,
}

#[expect(non_camel_case_types, reason = "as a C header would call it")]
type str8 = [u8; 8];

#[test]
fn what_the_bytes_may_be() {
    fn zeroed<T: Zeroed + Copy>() {}
    fn plain<T: PlainBytes + AnyBits>() {}
    zeroed::<SWITCHES<'static>>();
    plain::<ENTRY>();
    plain::<MOTION>();
    let c = SWITCHES::new().with_locked(true);
    assert!(!c.on && c.locked() && c.name.is_none() && c.call.is_none());
    assert!(!SWITCHES::default().locked());
}
