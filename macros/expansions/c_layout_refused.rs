// The sample:

#[derive(CLayout)]
pub struct Flags<'a> {
    #[bits(0, u32)]
    pub ready: bool,
    pub next: &'a u32,
}

// Its expansion:

#[doc(hidden)]
pub struct CFlags<'a> {
    #[allow(missing_docs)]
    pub next: ::clayout::C<(), Flags<'a>>,
    __this: ::core::marker::PhantomData<fn() -> Flags<'a>>,
}
#[allow(deprecated)]
const _: () = {
    use ::clayout::__private as __rt;
    const __REFUSED: ::core::primitive::usize = {
        ::core::compile_error! {
            "a named bit-field has at least 1 bit: C's separator is `#[bits(0, type, unnamed)]` on a `()` field"
        }
    };
    impl<'a> __rt::Known for Flags<'a> {
        type Layout = [(); __REFUSED];
    }
    impl<'a> CFlags<'a> {
        pub const LAYOUT: &'static __rt::StructLayout = __rt::no_layout(__REFUSED);
        pub const fn new() -> Self {
            loop {}
        }
        pub const fn to_bytes(&self) -> __rt::C<(), Flags<'a>> {
            loop {}
        }
        pub const fn from_bytes(_: __rt::C<(), Flags<'a>>) -> Self {
            loop {}
        }
        pub fn from_slice(
            _: __rt::C<(), Flags<'a>>,
        ) -> ::core::result::Result<Self, __rt::WrongLength> {
            loop {}
        }
        #[allow(missing_docs)]
        pub const fn ready(&self) -> __rt::C<(), Flags<'a>> {
            loop {}
        }
        #[allow(missing_docs)]
        pub const fn set_ready(&mut self, _: __rt::C<(), Flags<'a>>) {
            loop {}
        }
        #[allow(missing_docs)]
        pub const fn with_ready(self, _: __rt::C<(), Flags<'a>>) -> Self {
            loop {}
        }
        #[allow(missing_docs)]
        pub const fn set_ready_checked(
            &mut self,
            _: __rt::C<(), Flags<'a>>,
        ) -> ::core::result::Result<(), __rt::OutOfRange> {
            loop {}
        }
        #[allow(missing_docs)]
        pub const READY_RANGE: __rt::BitRange = __rt::NO_RANGE;
    }
    impl<'a> Flags<'a> {
        pub const LAYOUT: &'static __rt::StructLayout = __rt::no_layout(__REFUSED);
        pub fn to_c(&self) -> ::core::result::Result<CFlags<'a>, __rt::OutOfRange> {
            loop {}
        }
        pub fn write_to(
            &self,
            _: &mut CFlags<'a>,
        ) -> ::core::result::Result<(), __rt::OutOfRange> {
            loop {}
        }
        pub fn from_c(
            _: &CFlags<'a>,
        ) -> ::core::result::Result<Self, __rt::InvalidMember>
        where
            Self: ::core::marker::Sized,
        {
            loop {}
        }
    }
    impl<'a> __rt::CLayout for Flags<'a> {
        type C = CFlags<'a>;
    }
    impl<'a> __rt::CLayout for CFlags<'a> {
        type C = CFlags<'a>;
        const LAYOUT: &'static __rt::StructLayout = __rt::no_layout(__REFUSED);
    }
    impl<'a> ::core::clone::Clone for CFlags<'a> {
        fn clone(&self) -> Self {
            loop {}
        }
    }
    impl<'a> ::core::marker::Copy for CFlags<'a> {}
    impl<'a> ::core::default::Default for CFlags<'a> {
        fn default() -> Self {
            loop {}
        }
    }
    impl<'a> ::core::fmt::Debug for CFlags<'a> {
        fn fmt(&self, _: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            loop {}
        }
    }
    impl<'a> ::core::cmp::PartialEq for CFlags<'a> {
        fn eq(&self, _: &Self) -> ::core::primitive::bool {
            loop {}
        }
    }
    impl<'a> ::core::cmp::Eq for CFlags<'a> {}
    impl<'a> ::core::hash::Hash for CFlags<'a> {
        fn hash<__H: ::core::hash::Hasher>(&self, _: &mut __H) {
            loop {}
        }
    }
    impl<'a> ::core::convert::TryFrom<Flags<'a>> for CFlags<'a> {
        type Error = __rt::OutOfRange;
        fn try_from(_: Flags<'a>) -> ::core::result::Result<Self, __rt::OutOfRange> {
            loop {}
        }
    }
    impl<'a> ::core::convert::TryFrom<CFlags<'a>> for Flags<'a> {
        type Error = __rt::InvalidMember;
        fn try_from(_: CFlags<'a>) -> ::core::result::Result<Self, __rt::InvalidMember> {
            loop {}
        }
    }
};
