// The sample:

#[derive(Clone, Copy, CEnum)]
#[repr(C)]
pub enum Tier {
    NotSupported,
}

// Its expansion:

::core::compile_error! {
    "the size of a `repr(C)` enum is the C compiler's choice: write the integer that it has in C, mostly `repr(u32)` or `repr(i32)`"
}
#[allow(deprecated)]
const _: () = {
    use ::clayout::__private as __rt;
    unsafe impl __rt::BitField for Tier
    where
        for<'any> __rt::If<'any, Tier>: ::core::marker::Copy,
    {
        type Get = ::core::result::Result<Self, __rt::UnknownValue<Self>>;
        type Unknown = __rt::UnknownValue<Self>;
        const BITS: __rt::BitType = __rt::REFUSED;
        const IN_C: ::core::option::Option<__rt::BitsInC> = <::core::primitive::u32 as __rt::BitField>::IN_C;
    }
    impl __rt::CType for Tier
    where
        for<'any> __rt::If<'any, Tier>: ::core::marker::Copy,
    {
        type C = __rt::Open<Self>;
        const TYPE: __rt::TypeFacts = <::core::primitive::u32 as __rt::CType>::TYPE;
    }
    impl __rt::Convert for Tier
    where
        for<'any> __rt::If<'any, Tier>: ::core::marker::Copy,
    {
        fn convert_to(
            &self,
        ) -> ::core::result::Result<__rt::Open<Self>, __rt::OutOfRange> {
            loop {}
        }
        fn convert_from(
            _: &__rt::Open<Self>,
        ) -> ::core::result::Result<Self, __rt::Invalid> {
            loop {}
        }
    }
    unsafe impl __rt::CEnum for Tier
    where
        for<'any> __rt::If<'any, Tier>: ::core::marker::Copy,
    {
        type Repr = ::core::primitive::u32;
        const C_NAME: &'static ::core::primitive::str = "";
        const ENUMERATORS: &'static [__rt::Enumerator] = &[];
    }
    impl Tier
    where
        for<'any> __rt::If<'any, Tier>: ::core::marker::Copy,
    {
        pub const fn from_repr(
            _: ::core::primitive::u32,
        ) -> ::core::result::Result<Self, __rt::UnknownValue<Self>> {
            loop {}
        }
        pub const fn into_repr(self) -> ::core::primitive::u32 {
            loop {}
        }
    }
    impl ::core::convert::TryFrom<::core::primitive::u32> for Tier
    where
        for<'any> __rt::If<'any, Tier>: ::core::marker::Copy,
    {
        type Error = __rt::UnknownValue<Self>;
        fn try_from(
            _: ::core::primitive::u32,
        ) -> ::core::result::Result<Self, __rt::UnknownValue<Self>> {
            loop {}
        }
    }
    impl ::core::convert::From<Tier> for ::core::primitive::u32
    where
        for<'any> __rt::If<'any, Tier>: ::core::marker::Copy,
    {
        fn from(_: Tier) -> Self {
            loop {}
        }
    }
};
