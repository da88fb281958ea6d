//! `#[derive(CEnum)]` as a guest.

/// Without a prelude there is no `Ok`, no `From`, no `u32::MAX`, no `assert!`.
mod no_prelude {
    #![no_implicit_prelude]

    #[derive(
        ::core::clone::Clone, ::core::marker::Copy, ::core::cmp::PartialEq, ::core::fmt::Debug, ::clayout::CEnum,
    )]
    #[clayout(name = "TIER", prefix = "TIER_", rename_all = "SCREAMING_SNAKE_CASE")]
    #[repr(u32)]
    pub(super) enum Tier {
        NotSupported,
        One = 10,
    }

    #[derive(
        ::core::clone::Clone, ::core::marker::Copy, ::core::cmp::PartialEq, ::core::fmt::Debug, ::clayout::CEnum,
    )]
    #[repr(transparent)]
    pub(super) struct Flags(u16);
}

/// Every name that the output is made of means something else.
mod shadowed {
    #![allow(dead_code, non_camel_case_types, reason = "the names only have to be there")]

    pub(super) struct Ok;
    pub(super) struct Err;
    pub(super) struct Some;
    pub(super) struct None;
    pub(super) struct Result;
    pub(super) struct Option;
    pub(super) struct Open;
    pub(super) struct UnknownValue;
    pub(super) struct Enumerator;
    pub(super) struct BitType;
    pub(super) trait From {}
    pub(super) trait Into {}
    pub(super) trait TryFrom {}
    pub(super) trait Copy {}
    pub(super) trait CEnum {}
    pub(super) trait CType {}
    pub(super) trait BitField {}
    pub(super) trait Convert {}
    pub(super) type u32 = ();
    pub(super) type u128 = ();
    pub(super) type str = ();
    pub(super) mod __private {}

    macro_rules! unusable {
        ($($name:ident)*) => {$(
            #[allow(unused_macros, reason = "it only has to be there")]
            macro_rules! $name { () => { compile_error!("a macro of the user's was used") } }
        )*};
    }
    unusable! { assert panic matches }

    #[derive(
        ::core::clone::Clone, ::core::marker::Copy, ::core::cmp::PartialEq, ::core::fmt::Debug, ::clayout::CEnum,
    )]
    #[repr(u32)]
    pub(super) enum Tier {
        Ok = 1,
        Err,
        Some,
        None,
    }

    #[derive(
        ::core::clone::Clone, ::core::marker::Copy, ::core::cmp::PartialEq, ::core::fmt::Debug, ::clayout::CEnum,
    )]
    #[repr(transparent)]
    pub(super) struct Flags(::core::primitive::u32);
}

/// Variants with the names of what the output defines.
mod homonyms {
    #![allow(
        non_camel_case_types,
        clippy::upper_case_acronyms,
        reason = "the output's names are what is tested"
    )]

    #[derive(Clone, Copy, PartialEq, Debug, ::clayout::CEnum)]
    #[repr(u8)]
    pub(super) enum Tier {
        Repr,
        Get,
        Unknown,
        Error,
        C,
        BITS,
        TYPE,
        C_NAME,
        ENUMERATORS,
        __rt,
        r#match,
        r#Self_,
    }

    #[derive(Clone, Copy, PartialEq, Debug, ::clayout::CEnum)]
    #[repr(u8)]
    pub(super) enum r#type {
        A,
    }

    #[derive(Clone, Copy, PartialEq, Debug, ::clayout::CEnum)]
    #[repr(transparent)]
    pub(super) struct Raw {
        pub(super) r#type: u8,
    }
}

/// The runtime under another path, which is then the only one that is used.
mod renamed {
    pub(super) extern crate clayout as elsewhere;

    #[derive(Clone, Copy, PartialEq, Debug, elsewhere::CEnum)]
    #[clayout(crate = "elsewhere")]
    #[repr(u32)]
    pub(super) enum Tier {
        One = 1,
    }

    #[derive(Clone, Copy, PartialEq, Debug, elsewhere::CEnum)]
    #[clayout(crate = "crate::c_enum::renamed::elsewhere")]
    #[repr(transparent)]
    pub(super) struct Flags(u32);

    pub(super) mod inner {
        #[derive(Clone, Copy, PartialEq, Debug, super::elsewhere::CEnum)]
        #[clayout(crate = "super::elsewhere")]
        #[repr(u32)]
        pub(crate) enum Tier {
            One = 1,
        }
    }
}

/// Each visibility, from where it just reaches.
mod visibility {
    pub(super) mod inner {
        #[derive(Clone, Copy, PartialEq, Debug, ::clayout::CEnum)]
        #[repr(u8)]
        pub(in crate::c_enum::visibility) enum Restricted {
            One = 1,
        }

        #[derive(Clone, Copy, PartialEq, Debug, ::clayout::CEnum)]
        #[repr(transparent)]
        struct Private(u8);

        pub(in crate::c_enum::visibility) fn private() -> u8 {
            Private::from_repr(3).into_repr()
        }
    }

    #[test]
    fn methods_are_as_visible_as_the_type() {
        assert_eq!(inner::Restricted::from_repr(1).map(inner::Restricted::into_repr), Ok(1));
        assert_eq!(inner::private(), 3);
    }
}

#[test]
fn enumerations_work_everywhere() {
    assert_eq!(no_prelude::Tier::from_repr(10), Ok(no_prelude::Tier::One));
    assert_eq!(no_prelude::Tier::NotSupported.into_repr(), 0);
    assert_eq!(no_prelude::Flags::from_repr(3).into_repr(), 3);
    assert_eq!(shadowed::Tier::try_from(2), Ok(shadowed::Tier::Err));
    assert_eq!(shadowed::Flags::from(2).into_repr(), 2);
    assert_eq!(homonyms::Tier::from_repr(4), Ok(homonyms::Tier::C));
    assert_eq!(homonyms::r#type::A.into_repr(), 0);
    assert_eq!(homonyms::Raw::from_repr(1), homonyms::Raw { r#type: 1 });
    assert_eq!(renamed::Tier::from_repr(1), Ok(renamed::Tier::One));
    assert_eq!(renamed::Flags::from_repr(1).into_repr(), 1);
    assert_eq!(renamed::inner::Tier::One.into_repr(), 1);
}

#[test]
fn raw_names_are_plain_in_c() {
    use ::clayout::CEnum;

    assert_eq!(<homonyms::r#type as CEnum>::C_NAME, "type");
    assert_eq!(<homonyms::Tier as CEnum>::ENUMERATORS[10].name, "match");
}

/// In a block, where `super` and `crate` still mean what they say.
#[test]
fn in_a_function() {
    #[derive(Clone, Copy, PartialEq, Debug, ::clayout::CEnum)]
    #[repr(i64)]
    enum Local {
        Only = -1,
    }

    assert_eq!(Local::from_repr(-1), Ok(Local::Only));
}
