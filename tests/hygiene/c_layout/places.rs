//! Where a struct stands, where the runtime is, and who sees what.

/// The runtime under another path, which is then the only one that is used.
mod renamed {
    pub(super) extern crate clayout as elsewhere;

    #[derive(Clone, Copy, elsewhere::CLayout)]
    #[clayout(crate = "elsewhere", overlay(Word: u32))]
    pub(super) struct Flags {
        #[bits(3, in = Word)]
        pub(super) low: u8,
    }

    #[derive(Clone, Copy, elsewhere::CLayout)]
    #[clayout(crate = "crate::c_layout::places::renamed::elsewhere")]
    pub(super) union Either {
        pub(super) flags: Flags,
        pub(super) word: u32,
    }

    pub(super) mod inner {
        #[derive(Clone, Copy, super::elsewhere::CLayout)]
        #[clayout(crate = "super::elsewhere")]
        pub(crate) struct Outer {
            pub(crate) flags: super::Flags,
            #[bits(3, u32)]
            pub(crate) low: u8,
        }
    }
}

/// Each visibility, from where it just reaches, and types less visible than the struct.
#[expect(unreachable_pub, reason = "a public item is what is tested")]
pub mod visibility {
    #![allow(private_interfaces, reason = "less visible fields are what is tested")]

    pub(super) mod inner {
        #[derive(Clone, Copy, Debug, PartialEq, ::clayout::CEnum)]
        #[repr(u8)]
        enum Private {
            Zero,
            One = 1,
        }

        #[derive(Clone, Copy, Debug, PartialEq, ::clayout::CLayout)]
        struct PrivateInner {
            #[bits(3, u8)]
            low: u8,
        }

        #[derive(Clone, Copy, Debug, PartialEq, ::clayout::CLayout)]
        pub(in crate::c_layout::places::visibility) struct Restricted {
            #[bits(2, u8)]
            private: Private,
            #[bits(2, u8)]
            pub(in crate::c_layout::places::visibility) nearby: u8,
            #[bits(2, u8)]
            pub(super) parent: u8,
            inner: PrivateInner,
        }

        pub(in crate::c_layout::places::visibility) fn private() -> (bool, u8) {
            let inner = PrivateInner { low: 5 };
            let restricted = Restricted {
                private: Private::One,
                nearby: 1,
                parent: 2,
                inner,
            };
            let c = restricted.to_c().expect("all fit");
            (c.private() == Ok(Private::One), c.inner.low() + c.parent() + c.nearby())
        }
    }

    #[derive(Clone, Copy, Debug, PartialEq, ::clayout::CLayout)]
    pub(crate) struct Hidden {
        #[bits(3, u8)]
        pub(crate) low: u8,
    }

    /// A public type with fields of less visible types, themselves less visible.
    #[derive(Clone, Copy, Debug, PartialEq, ::clayout::CLayout)]
    #[clayout(name = "PUBLIC")]
    pub struct Public {
        hidden: Hidden,
        pub(crate) crate_wide: Hidden,
        /// Bits.
        #[bits(3, u8)]
        pub open: u8,
    }

    #[test]
    fn methods_are_as_visible_as_the_fields() {
        assert_eq!(inner::private(), (true, 8));
        let hidden = Hidden { low: 1 };
        let public = Public {
            hidden,
            crate_wide: hidden,
            open: 2,
        };
        assert_eq!(public.to_c().expect("all fit").open(), 2);
    }
}

/// Two in one place, and inside one another's functions.
#[test]
fn in_a_function() {
    #[derive(Clone, Copy, Debug, PartialEq, ::clayout::CLayout)]
    struct Local {
        #[bits(WIDTH, u8)]
        low: u8,
        high: u8,
    }
    const WIDTH: u32 = 3;
    {
        #[derive(Clone, Copy, Debug, PartialEq, ::clayout::CLayout)]
        struct Local {
            #[bits(5, u8)]
            low: u8,
        }
        assert_eq!(CLocal::LOW_RANGE.width, 5);
        assert!(Local { low: 31 }.to_c().is_ok());
    }
    assert_eq!(CLocal::LOW_RANGE.width, 3);
    assert!(Local { low: 31, high: 0 }.to_c().is_err());
}

#[test]
fn the_runtime_may_be_elsewhere() {
    let flags = renamed::Flags { low: 3 };
    let c = renamed::inner::Outer { flags, low: 1 }.to_c().expect("all fit");
    assert_eq!((c.flags.word(), c.low()), (3, 1));
    assert_eq!(renamed::CEither::new().with_word(5).flags().low(), 5);
}
