//! What `#[derive(CEnum)]` gives an enum and an integer newtype.

use clayout::{AnyBits, BitField, CEnum, CName, CType, Convert, Number, Open, PlainBytes, UnknownValue, Zeroed};

#[derive(Clone, Copy, Debug, PartialEq, Eq, CEnum)]
#[clayout(name = "D3D12_TIER", prefix = "D3D12_TIER_", rename_all = "SCREAMING_SNAKE_CASE")]
#[repr(u32)]
enum Tier {
    NotSupported = 0,
    Tier1 = 10,
    #[clayout(name = "D3D12_TIER_1_1")]
    OnePointOne = 11,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, CEnum)]
#[repr(i8)]
enum Level {
    Lowest = i8::MIN,
    Low = -1,
    Middle,
    Highest = i8::MAX,
}

#[test]
fn numbers_become_enumerators_and_back() {
    assert_eq!(Tier::from_repr(11), Ok(Tier::OnePointOne));
    assert_eq!(Tier::try_from(10_u32), Ok(Tier::Tier1));
    assert_eq!(Tier::NotSupported.into_repr(), 0);
    assert_eq!(u32::from(Tier::Tier1), 10);
    assert_eq!(Level::from_repr(-128), Ok(Level::Lowest));
    assert_eq!(i8::from(Level::Middle), 0);
}

#[test]
fn an_unknown_number_is_kept() {
    for number in [1, 9, 12, u32::MAX] {
        assert_eq!(Tier::from_repr(number), Err(UnknownValue::new(number)));
        assert_eq!(Tier::try_from(number).unwrap_err().value(), number);
    }
    assert_eq!(
        Level::from_repr(-2).unwrap_err().to_string(),
        "-2 is no value of `Level`"
    );
    assert_eq!(
        Tier::from_repr(7).unwrap_err().to_string(),
        "7 is no value of `D3D12_TIER`"
    );
}

#[test]
fn every_number_of_a_byte_is_an_enumerator_or_unknown() {
    for number in i8::MIN..=i8::MAX {
        let known = [i8::MIN, -1, 0, i8::MAX].contains(&number);
        assert_eq!(Level::from_repr(number).is_ok(), known);
        match Level::from_repr(number) {
            Ok(level) => assert_eq!(level.into_repr(), number),
            Err(unknown) => assert_eq!(unknown.open().into_repr(), number),
        }
    }
}

#[test]
fn the_methods_are_const() {
    const TIER: Result<Tier, UnknownValue<Tier>> = Tier::from_repr(10);
    const NUMBER: u32 = Tier::Tier1.into_repr();
    const FLAGS: u16 = Flags::from_repr(5).into_repr();
    assert_eq!((TIER, NUMBER, FLAGS), (Ok(Tier::Tier1), 10, 5));
}

#[test]
fn names_are_those_of_c() {
    assert_eq!(Tier::C_NAME, "D3D12_TIER");
    let names: Vec<_> = Tier::ENUMERATORS
        .iter()
        .map(|enumerator| (enumerator.name, enumerator.c_name))
        .collect();
    assert_eq!(
        names,
        [
            ("NotSupported", "D3D12_TIER_NOT_SUPPORTED"),
            ("Tier1", "D3D12_TIER_TIER1"),
            ("OnePointOne", "D3D12_TIER_1_1"),
        ]
    );
    assert_eq!(Level::C_NAME, "Level");
    assert_eq!(Level::ENUMERATORS[1].c_name, "Low");
}

#[test]
fn enumerators_have_their_values() {
    let values: Vec<Number> = Level::ENUMERATORS.iter().map(clayout::Enumerator::value).collect();
    assert_eq!(values, [-128_i8, -1, 0, 127].map(Number::from));
}

/// Every `repr` at both ends of its range.
#[test]
#[expect(
    clippy::enum_clike_unportable_variant,
    reason = "the ends of 64 bits are what is tested"
)]
fn every_repr() {
    macro_rules! reprs {
        ($($repr:ident $min:ident $max:ident)*) => {$({
            #[derive(Clone, Copy, Debug, PartialEq, CEnum)]
            #[repr($repr)]
            enum Ends {
                Min = $repr::MIN,
                Max = $repr::MAX,
            }

            assert_eq!(Ends::from_repr($repr::MIN), Ok(Ends::Min));
            assert_eq!(Ends::from_repr($repr::MAX), Ok(Ends::Max));
            assert!(Ends::from_repr(7).is_err());
            assert_eq!($repr::from(Ends::Max), $repr::MAX);
            assert_eq!(Ends::ENUMERATORS[0].value(), Number::from($repr::MIN));
            assert_eq!(Ends::ENUMERATORS[1].value(), Number::from($repr::MAX));
            assert_eq!(<Ends as BitField>::BITS.signed, $repr::MIN != 0);
            assert_eq!(<Ends as CType>::TYPE.layout, <$repr as CType>::TYPE.layout);
        })*};
    }
    reprs! {
        u8 MIN MAX u16 MIN MAX u32 MIN MAX u64 MIN MAX u128 MIN MAX usize MIN MAX
        i8 MIN MAX i16 MIN MAX i32 MIN MAX i64 MIN MAX i128 MIN MAX isize MIN MAX
    }
}

#[test]
fn as_a_member_it_is_open() {
    let c: Open<Tier> = Tier::Tier1.convert_to().unwrap();
    assert_eq!(c, Tier::Tier1);
    assert_eq!(Tier::convert_from(&c), Ok(Tier::Tier1));
    let unknown = Tier::convert_from(&Open::from_repr(12)).unwrap_err();
    assert_eq!(
        unknown,
        clayout::Invalid::Value {
            value: Number::from(12_u32),
            type_name: "Tier"
        }
    );
    let below = Level::convert_from(&Open::from_repr(-2)).unwrap_err();
    assert_eq!(
        below,
        clayout::Invalid::Value {
            value: Number::from(-2_i8),
            type_name: "Level"
        }
    );
    assert_eq!(<Tier as CType>::TYPE.name.to_string(), "D3D12_TIER");
}

#[test]
fn an_open_value_compares_orders_and_prints() {
    let newer = Open::<Tier>::from_repr(12);
    assert!(newer > Tier::OnePointOne && newer != Tier::Tier1);
    assert_eq!(format!("{newer:?} {newer}"), "D3D12_TIER(12) 12");
    assert_eq!(format!("{0:?} {0}", Open::new(Tier::Tier1)), "Tier1 D3D12_TIER_TIER1");
}

/// Raw names, variants taken away by `cfg`, deprecated ones, discriminants that are expressions.
#[derive(Clone, Copy, Debug, PartialEq, CEnum)]
#[clayout(rename_all = "lowercase")]
#[repr(u8)]
enum Odd {
    r#Type = Odd::first(),
    #[cfg(any())]
    Absent,
    #[deprecated = "for the test"]
    Old = { 1 + 1 },
    #[cfg(test)]
    Present,
}

impl Odd {
    const fn first() -> u8 {
        1
    }
}

#[test]
fn odd_variants() {
    let found: Vec<_> = Odd::ENUMERATORS
        .iter()
        .map(|odd| (odd.name, odd.c_name, odd.value().to_string()))
        .collect();
    let expected = [("Type", "type", "1"), ("Old", "old", "2"), ("Present", "present", "3")];
    assert_eq!(
        found,
        expected.map(|(name, c_name, value)| (name, c_name, value.to_owned()))
    );
    assert_eq!(Odd::from_repr(3), Ok(Odd::Present));
    assert!(Odd::from_repr(0).is_err());
}

/// A `repr` in another spelling counts.
#[derive(Clone, Copy, Debug, PartialEq, CEnum)]
#[r#clayout(r#name = "RAW")]
#[r#repr(u16)]
enum Raw {
    One = 1,
}

#[test]
fn raw_attributes() {
    assert_eq!((Raw::C_NAME, Raw::from_repr(1)), ("RAW", Ok(Raw::One)));
    assert_eq!(size_of::<<Raw as CEnum>::Repr>(), 2);
}

/// Built by a macro, with everything that a macro can pass.
macro_rules! declare {
    ($name:ident: $repr:ident as $c_name:literal { $($variant:ident = $value:expr),* }) => {
        #[derive(Clone, Copy, Debug, PartialEq, CEnum)]
        #[clayout(name = $c_name)]
        #[repr($repr)]
        enum $name { $($variant = $value),* }
    };
    ($name:ident($ty:ty)) => {
        #[derive(Clone, Copy, Debug, PartialEq, CEnum)]
        #[repr(transparent)]
        struct $name($ty);
    };
}

declare! { Declared: u8 as "DECLARED" { A = 1, B = 1 + 1 } }
declare! { Word(u16) }

#[test]
fn through_a_macro() {
    assert_eq!(
        (Declared::C_NAME, Declared::from_repr(2)),
        ("DECLARED", Ok(Declared::B))
    );
    assert_eq!(Word::from_repr(3), Word(3));
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, CEnum)]
#[clayout(name = "D3D12_FLAGS")]
#[repr(transparent)]
struct Flags(u16);

type Alias = core::ffi::c_int;

#[derive(Clone, Copy, Debug, PartialEq, Eq, CEnum)]
#[repr(transparent)]
struct Named {
    bits: Alias,
}

/// A newtype of a newtype.
#[derive(Clone, Copy, Debug, PartialEq, Eq, CEnum)]
#[repr(transparent)]
struct Outer(pub(crate) Flags);

#[derive(Clone, Copy, Debug, PartialEq, Eq, CEnum)]
#[repr(transparent)]
struct Truth(bool);

#[test]
fn a_newtype_is_its_integer() {
    assert_eq!(Flags::from(3), Flags(3));
    assert_eq!(u16::from(Flags(3)), 3);
    assert_eq!(Flags::from_repr(3).into_repr(), 3);
    assert_eq!(Named::from(-1).into_repr(), -1);
    assert_eq!(Outer::from_repr(Flags(1)).into_repr(), Flags(1));
    assert_eq!(Flags(9).convert_to(), Ok(Flags(9)));
    assert_eq!(Named::convert_from(&Named { bits: 4 }), Ok(Named { bits: 4 }));
}

#[test]
fn a_newtype_has_the_facts_of_its_integer() {
    assert_eq!(
        [<Named as BitField>::BITS.signed, <Outer as BitField>::BITS.signed],
        [true, false]
    );
    assert_eq!(<Outer as BitField>::BITS.name, "Outer");
    for (facts, expected) in [
        (<Flags as CType>::TYPE, ("D3D12_FLAGS", "uint16_t")),
        (<Outer as CType>::TYPE, ("Outer", "uint16_t")),
    ] {
        let CName::Enumeration { name, repr } = facts.name else {
            panic!("{:?}", facts.name)
        };
        assert_eq!((name, repr), expected);
        assert_eq!(facts.layout, <u16 as CType>::TYPE.layout);
    }
}

#[test]
fn a_newtype_has_the_marks_of_its_integer() {
    fn plain<T: AnyBits + PlainBytes + Zeroed>() {}
    fn zeroed<T: Zeroed>() {}
    plain::<Flags>();
    plain::<Named>();
    plain::<Outer>();
    zeroed::<Truth>();
}
