//! `to_c`, `from_c` and `write_to`: the annotated struct and the generated type.

use clayout::{CEnum, CLayout, Number, Open};

#[derive(Clone, Copy, Debug, PartialEq, Eq, CEnum)]
#[clayout(name = "MODE")]
#[repr(u16)]
enum Mode {
    Off = 0,
    On = 3,
}

#[derive(Clone, Copy, Debug, PartialEq, CLayout)]
#[clayout(name = "INNER", bits = u16)]
struct Inner {
    #[bits(4)]
    level: u8,
    #[bits(5)]
    reserved: (),
    #[bits(3)]
    mode: Mode,
    side: u8,
}

#[derive(Clone, Debug, PartialEq, CLayout)]
#[clayout(name = "OUTER", bits = u32)]
struct Outer {
    #[bits(6)]
    tag: u8,
    #[bits(3, u32, unnamed)]
    spare: (),
    #[bits(7, i32)]
    id: i8,
    ratio: f32,
    mode: Mode,
    newest: Open<Mode>,
    list: [Mode; 2],
    inner: Inner,
    pair: [Inner; 2],
    last: bool,
}

impl Outer {
    const fn sample() -> Self {
        let inner = Inner {
            level: 9,
            reserved: (),
            mode: Mode::On,
            side: 200,
        };
        Self {
            tag: 33,
            spare: (),
            id: 55,
            ratio: 0.25,
            mode: Mode::On,
            newest: Open::from_repr(17),
            list: [Mode::Off, Mode::On],
            inner,
            pair: [
                Inner { level: 1, ..inner },
                Inner {
                    mode: Mode::Off,
                    ..inner
                },
            ],
            last: true,
        }
    }
}

#[test]
fn there_and_back() {
    let c = Outer::sample().to_c().unwrap();
    assert_eq!(
        (c.tag(), c.id(), c.mode, c.newest),
        (33, 55, Open::new(Mode::On), Open::from_repr(17))
    );
    assert_eq!((c.inner.level(), c.inner.mode(), c.inner.side), (9, Ok(Mode::On), 200));
    assert_eq!((c.pair[0].level(), c.pair[1].mode()), (1, Ok(Mode::Off)));
    assert!(c.last);
    assert_eq!(Outer::from_c(&c).unwrap(), Outer::sample());
    assert_eq!(OUTER::try_from(Outer::sample()).unwrap(), c);
    assert_eq!(Outer::try_from(c).unwrap(), Outer::sample());
}

#[test]
fn reserved_bits_and_padding_are_written_as_zero() {
    let ones = INNER::from_bytes_of_ones();
    let inner = Inner::from_c(&ones.with_mode(Mode::On)).unwrap();
    let mut by_hand = INNER::new();
    by_hand.set_level(15);
    by_hand.set_mode(Mode::On);
    by_hand.side = 255;
    assert_eq!(inner.to_c().unwrap().to_bytes(), by_hand.to_bytes());
}

impl INNER {
    fn from_bytes_of_ones() -> Self {
        Self::from_bytes([0xff; size_of::<Self>()])
    }
}

#[test]
fn write_to_keeps_reserved_bits_and_padding_of_nested_records_too() {
    let inner = Inner {
        level: 2,
        reserved: (),
        mode: Mode::Off,
        side: 3,
    };
    let ones = INNER::from_bytes_of_ones();
    let mut expected = ones.with_level(2).with_mode(Mode::Off);
    expected.side = 3;
    let mut written = ones;
    inner.write_to(&mut written).unwrap();
    assert_eq!(written.to_bytes(), expected.to_bytes());
    let mut outer = Outer::sample().to_c().unwrap();
    outer.inner = ones;
    outer.pair = [ones; 2];
    let sample = Outer {
        inner,
        pair: [inner; 2],
        ..Outer::sample()
    };
    sample.write_to(&mut outer).unwrap();
    for record in [outer.inner, outer.pair[0], outer.pair[1]] {
        assert_eq!(record.to_bytes(), expected.to_bytes());
    }
}

#[test]
fn a_failing_write_writes_nothing() {
    let mut c = Outer::sample().to_c().unwrap();
    let before = c;
    let mut wrong = Outer {
        tag: 1,
        ratio: 1.0,
        mode: Mode::Off,
        ..Outer::sample()
    };
    wrong.pair[1].level = 16;
    let error = wrong.write_to(&mut c).unwrap_err();
    assert_eq!(
        (error.record(), error.member(), error.value()),
        ("INNER", "level", Number::from(16))
    );
    assert_eq!(c, before);
}

/// What `from_c` says about a value that has been changed in one place.
fn refused(change: impl FnOnce(&mut OUTER)) -> (String, String, Number, String) {
    let mut c = Outer::sample().to_c().unwrap();
    change(&mut c);
    let error = Outer::from_c(&c).unwrap_err();
    assert_eq!(Outer::try_from(c), Err(error));
    (
        error.record().to_owned(),
        error.member().to_owned(),
        error.value(),
        error.to_string(),
    )
}

#[test]
fn from_c_names_the_member_and_keeps_the_value() {
    let expected = |record: &str, member: &str, value: i32| {
        let text = format!("`{record}.{member}` holds {value}, which is no value of `Mode`");
        (record.to_owned(), member.to_owned(), Number::from(value), text)
    };
    assert_eq!(refused(|c| c.mode = Open::from_repr(4)), expected("OUTER", "mode", 4));
    assert_eq!(
        refused(|c| c.list[1] = Open::from_repr(0xffff)),
        expected("OUTER", "list", 0xffff)
    );
    let unknown = INNER::from_bytes_of_ones();
    assert_eq!(refused(|c| c.inner = unknown), expected("INNER", "mode", 7));
    assert_eq!(refused(|c| c.pair[1] = unknown), expected("INNER", "mode", 7));
}

/// The generated type of another record as a member, as it is.
#[derive(CLayout)]
#[clayout(name = "HOLDER")]
struct Holder<'a> {
    #[bits(1, u8)]
    set: bool,
    inner: INNER,
    name: Option<&'a u32>,
    other: &'a u8,
}

#[test]
fn generated_types_and_references_are_members() {
    let (number, byte) = (5, 6);
    let holder = Holder {
        set: true,
        inner: INNER::new().with_level(4),
        name: Some(&number),
        other: &byte,
    };
    let c: HOLDER<'_> = holder.to_c().unwrap();
    assert_eq!((c.inner.level(), c.name, *c.other), (4, Some(&5), 6));
    let back = Holder::from_c(&c).unwrap();
    assert!(back.set && back.name.is_some_and(|name| std::ptr::eq(name, &raw const number)));
    assert!(std::ptr::eq(back.other, &raw const byte));
    assert_eq!(back.inner, holder.inner);
}
