//! Names in scope that mean something else, and members with the names of what is generated.

/// Without a prelude there is no `Ok`, no `From`, no `u32::MAX`, no `assert!`, no `Debug`.
mod no_prelude {
    #![no_implicit_prelude]

    #[derive(
        ::core::clone::Clone, ::core::marker::Copy, ::core::cmp::PartialEq, ::core::fmt::Debug, ::clayout::CEnum,
    )]
    #[repr(u8)]
    pub(super) enum Mode {
        Off,
        On = 2,
    }

    #[derive(
        ::core::clone::Clone, ::core::marker::Copy, ::core::cmp::PartialEq, ::core::fmt::Debug, ::clayout::CLayout,
    )]
    #[clayout(name = "INNER", rename_all = "PascalCase", overlay(Word0: u32), derive(::core::cmp::PartialOrd))]
    pub(super) struct Inner {
        #[bits(3, in = Word0)]
        pub(super) level: u8,
        #[bits(2, in = Word0)]
        pub(super) mode: Mode,
        #[bits(1, in = Word0)]
        pub(super) ready: bool,
        #[bits(26, in = Word0)]
        pub(super) reserved: (),
        #[bits(7, i32)]
        pub(super) offset: i8,
        #[bits(0, i32, unnamed)]
        pub(super) separator: (),
    }

    #[derive(::core::clone::Clone, ::core::marker::Copy, ::clayout::CLayout)]
    pub(super) union Either {
        pub(super) word: u32,
        pub(super) bytes: [u8; 4],
        #[bits(3, u32)]
        pub(super) low: u8,
    }

    #[derive(::core::clone::Clone, ::core::marker::Copy, ::clayout::CLayout)]
    pub(super) struct Outer<'a> {
        pub(super) inner: Inner,
        pub(super) array: [Inner; 2],
        pub(super) mode: Mode,
        pub(super) next: ::core::option::Option<&'a u32>,
        #[clayout(foreign)]
        pub(super) callback: ::core::option::Option<extern "C" fn(u32) -> u32>,
    }

    #[derive(::core::clone::Clone, ::core::marker::Copy, ::clayout::CLayout)]
    #[clayout(packed, align = 4)]
    pub(super) struct InBytes {
        pub(super) tag: u8,
        pub(super) word: u32,
        #[bits(3, u8)]
        pub(super) level: u8,
    }
}

/// Every name that the output is made of means something else.
mod shadowed {
    #![allow(
        dead_code,
        non_camel_case_types,
        non_upper_case_globals,
        reason = "the names only have to be there"
    )]

    pub(super) struct Ok;
    pub(super) struct Err;
    pub(super) struct Some;
    pub(super) struct None;
    pub(super) struct Result;
    pub(super) struct Option;
    pub(super) struct PhantomData;
    pub(super) struct Fact;
    pub(super) struct Storage;
    pub(super) trait Clone {}
    pub(super) trait Copy {}
    pub(super) trait Debug {}
    pub(super) trait Default {}
    pub(super) trait PartialEq {}
    pub(super) trait Eq {}
    pub(super) trait Hash {}
    pub(super) trait TryFrom {}
    pub(super) trait CLayout {}
    pub(super) trait Convert {}
    pub(super) trait BitField {}
    pub(super) trait Sized {}
    pub(super) type u32 = ();
    pub(super) type usize = ();
    pub(super) type u8 = ();
    pub(super) type bool = ();
    pub(super) mod __private {}
    pub(super) mod __rt {}
    // A constant in scope turns a pattern of its name into a comparison, and so does a static into an error.
    const value: ::core::primitive::u32 = 7;
    const c: ::core::primitive::u32 = 7;
    const next: ::core::primitive::u32 = 7;
    const state: ::core::primitive::u32 = 7;
    const bytes: ::core::primitive::u32 = 7;
    const other: ::core::primitive::u32 = 7;
    const level: ::core::primitive::u32 = 7;
    static f: ::core::primitive::u32 = 7;

    macro_rules! unusable {
        ($($name:ident)*) => {$(
            #[allow(unused_macros, reason = "it only has to be there")]
            macro_rules! $name { () => { compile_error!("a macro of the user's was used") } }
        )*};
    }
    unusable! { assert panic matches stringify concat offset_of }

    #[derive(::core::clone::Clone, ::core::marker::Copy, ::clayout::CLayout)]
    #[clayout(overlay(Word: ::core::primitive::u32))]
    pub(super) struct Inner {
        #[bits(3, in = Word)]
        pub(super) level: ::core::primitive::u8,
        #[bits(1, in = Word)]
        pub(super) value: ::core::primitive::bool,
        #[bits(28, in = Word)]
        pub(super) c: (),
        #[bits(3, ::core::primitive::i32)]
        pub(super) other: ::core::primitive::i8,
    }

    #[derive(::core::clone::Clone, ::core::marker::Copy, ::clayout::CLayout)]
    pub(super) struct Outer {
        pub(super) next: Inner,
        pub(super) f: [Inner; 2],
        pub(super) state: *const Inner,
        pub(super) bytes: ::core::primitive::u32,
    }

    #[derive(::core::clone::Clone, ::core::marker::Copy, ::clayout::CLayout)]
    pub(super) union Either {
        pub(super) value: ::core::primitive::u32,
        pub(super) f: ::core::primitive::f32,
    }
}

/// Members with the names of what the output defines.
mod homonyms {
    #![allow(non_snake_case, reason = "the output's names are what is tested")]

    #[derive(Clone, Copy, PartialEq, Debug, ::clayout::CLayout)]
    pub(super) struct Members {
        #[bits(3, u32)]
        pub(super) r#type: u8,
        #[bits(3, u32)]
        pub(super) r#match: u8,
        #[bits(3, u32)]
        pub(super) C: u8,
        #[bits(3, u32)]
        pub(super) __rt: u8,
        #[bits(3, u32)]
        pub(super) this: u8,
        #[bits(3, u32)]
        pub(super) clone: u8,
        #[bits(3, u32)]
        pub(super) fmt: u8,
        #[bits(3, u32)]
        pub(super) eq: u8,
        #[bits(3, u32)]
        #[clayout(name = "default_")]
        pub(super) default: u8,
        pub(super) r#loop: u8,
        pub(super) to_c: u8,
        pub(super) new: u8,
        pub(super) LAYOUT: u8,
    }

    #[derive(Clone, Copy, ::clayout::CLayout)]
    #[clayout(name = "match", overlay(Type: u8, Gen: u8))]
    pub(super) struct Keyword {
        #[bits(3, in = Type)]
        pub(super) low: u8,
        #[bits(3, in = Gen)]
        pub(super) high: u8,
    }

    #[expect(non_camel_case_types, reason = "a keyword's name is what is tested")]
    #[derive(Clone, Copy, ::clayout::CLayout)]
    pub(super) struct r#try {
        #[bits(3)]
        pub(super) low: u8,
    }

    /// Named like a primitive type.
    #[expect(non_camel_case_types, reason = "a primitive's name is what is tested")]
    pub(super) mod primitive {
        #[derive(Clone, Copy, ::clayout::CLayout)]
        pub(crate) struct u16 {
            #[bits(3)]
            pub(crate) low: u8,
        }

        /// With the path, the name means the struct.
        #[derive(Clone, Copy, ::clayout::CLayout)]
        pub(crate) struct Outer {
            pub(crate) inner: self::u16,
            #[bits(3, ::core::primitive::u16)]
            pub(crate) bits: u8,
        }
    }
}

#[test]
fn structs_work_everywhere() {
    let inner = no_prelude::Inner {
        level: 1,
        mode: no_prelude::Mode::On,
        ready: true,
        reserved: (),
        offset: -3,
        separator: (),
    };
    let outer = no_prelude::Outer {
        inner,
        array: [inner; 2],
        mode: no_prelude::Mode::Off,
        next: None,
        callback: None,
    };
    let c = outer.to_c().expect("all fit");
    assert_eq!((c.inner.word0(), c.array[1].offset()), (0b11_0001, -3));
    assert_eq!(no_prelude::CEither::new().with_word(0x0d).low(), 5);
    assert_eq!(no_prelude::CInBytes::new().with_word(3).with_level(2).word(), 3);

    let inner = shadowed::Inner {
        level: 1,
        value: true,
        c: (),
        other: -1,
    };
    let outer = shadowed::Outer {
        next: inner,
        f: [inner; 2],
        state: &raw const inner,
        bytes: 3,
    };
    assert_eq!(outer.to_c().map(|c| (c.next.word(), c.bytes)), Ok((9, 3)));
    assert_eq!(shadowed::CEither::new().with_value(3).value(), 3);
}

#[test]
fn names_of_the_output_are_free() {
    let c = homonyms::CMembers::new()
        .with_type(1)
        .with_match(2)
        .with_C(3)
        .with_default(4);
    assert_eq!((c.r#type(), c.r#match(), c.C(), c.default()), (1, 2, 3, 4));
    assert_eq!(homonyms::CMembers::TYPE_RANGE.offset, 0);
    assert_eq!(homonyms::Members::LAYOUT.members[0].name, "type");
    assert_eq!(homonyms::r#match::new().with_type(5).with_gen(6).r#type(), 5);
    assert_eq!(homonyms::Ctry::new().with_low(1).low(), 1);
    assert_eq!(homonyms::primitive::Cu16::LAYOUT.size, 1);
    assert_eq!(homonyms::primitive::COuter::LAYOUT.size, 2);
}
